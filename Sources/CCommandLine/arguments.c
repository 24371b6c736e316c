// The arguments of the process, as the Swift runtime asks for them.
//
// glibc hands them to every constructor. The runtime (6.3) looks for them on the stack instead, whose
// place it reads from /proc/self/maps before main: 0.1 to 0.2 ms of the 2 ms that a start takes.
// Where the runtime is an archive, these take the place of its own; a shared one keeps its own.

#include <features.h>

#ifdef __GLIBC__

#define RUNTIME_INTERFACE __attribute__((visibility("hidden")))

// Declared in the runtime's header SwiftShims/RuntimeStubs.h.
RUNTIME_INTERFACE char **_swift_stdlib_getUnsafeArgvArgc(int *count);
RUNTIME_INTERFACE void _swift_stdlib_overrideUnsafeArgvArgc(char **arguments, int count);

static char **all_arguments;
static int argument_count;

void _swift_stdlib_overrideUnsafeArgvArgc(char **arguments, int count) {
    all_arguments = arguments;
    argument_count = count;
}

char **_swift_stdlib_getUnsafeArgvArgc(int *count) {
    *count = argument_count;
    return all_arguments;
}

__attribute__((constructor)) static void keep_arguments(int count, char **arguments) {
    _swift_stdlib_overrideUnsafeArgvArgc(arguments, count);
}

#endif
