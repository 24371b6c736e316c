// What the Swift runtime (6.3) looks for before main, at a price that a run of 2 ms feels. Where the
// runtime is an archive, these take the place of its own functions; a shared one keeps its own.

#include <features.h>
#include <stddef.h>

#ifdef __GLIBC__

#define RUNTIME_INTERFACE __attribute__((visibility("hidden")))

// The arguments of the process, which glibc hands to every constructor. The runtime's own function
// looks for them on the stack, whose place it reads from /proc/self/maps: 0.1 to 0.2 ms. Declared in
// the runtime's header SwiftShims/RuntimeStubs.h.
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

// Where a program that comes with the runtime lies. It asks for `swift-backtrace` alone, tries nine
// places around this program and finds it in none; the setting `swift-backtrace` of the environment's
// SWIFT_BACKTRACE names it still. Declared in the runtime's header swift/Runtime/Paths.h.
RUNTIME_INTERFACE const char *swift_copyAuxiliaryExecutablePath(const char *name);

const char *swift_copyAuxiliaryExecutablePath(const char *name) {
    (void)name;
    return NULL;
}

#endif
