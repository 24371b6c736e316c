// PeakMemory FILE COMMAND [ARGUMENT]... runs a command, writes into a file how many kilobytes of
// memory the largest of its processes held, and ends as the command did.
//
// A process that was started by another counts that one's memory as its own from before it became
// another program. This program is small, so what it starts counts nothing of the tests' memory.

#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

int main(int count, char **arguments) {
    if (count < 3) return 127;
    pid_t process = fork();
    if (process < 0) return 127;
    if (process == 0) {
        execvp(arguments[2], arguments + 2);
        _exit(127);
    }
    int status = 0;
    struct rusage usage;
    if (wait4(process, &status, 0, &usage) < 0) return 127;
    FILE *file = fopen(arguments[1], "w");
    if (file == NULL || fprintf(file, "%ld", usage.ru_maxrss) < 0 || fclose(file) != 0) return 127;
    return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
}
