// peak COMMAND [ARGUMENT]... runs a command without its output, writes how many kilobytes of memory
// it held at most, and ends as it did.
//
// A process counts as its own what the one that started it held. This program is small, so what it
// starts counts next to nothing of the benchmark's memory.

#include <fcntl.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

int main(int count, char **arguments) {
    if (count < 2) return 127;
    pid_t process = fork();
    if (process < 0) return 127;
    if (process == 0) {
        int nowhere = open("/dev/null", O_WRONLY);
        if (nowhere < 0 || dup2(nowhere, STDOUT_FILENO) < 0) _exit(127);
        execvp(arguments[1], arguments + 1);
        _exit(127);
    }
    int status = 0;
    struct rusage usage;
    if (wait4(process, &status, 0, &usage) < 0) return 127;
    printf("%ld\n", usage.ru_maxrss);
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128;
}
