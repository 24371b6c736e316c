// getopt_long behind a small interface.
//
// Swift's Glibc module has no getopt_long, and its globals (optarg, optind, optopt) are mutable
// state that Swift 6 does not let through. A scanner owns one pass over the arguments.

#ifndef CCOMMANDLINE_H
#define CCOMMANDLINE_H

#include <stdbool.h>
#include <stddef.h>

/// One long option.
typedef struct {
    const char *name;
    bool takes_value;
    /// What the scanner answers for it; above 255, as short options answer their own byte.
    int identifier;
} ccommandline_option;

typedef enum {
    ccommandline_end,
    ccommandline_found,
    /// Not in the table, or an abbreviation of several long options.
    ccommandline_unknown,
    ccommandline_missing_value,
    /// A value was given with `=` to an option that takes none.
    ccommandline_unwanted_value,
} ccommandline_kind;

typedef struct {
    ccommandline_kind kind;
    /// The option's identifier or its short letter's byte; 0 for an unknown long option.
    int identifier;
    /// The option's value, or NULL.
    const char *value;
    /// The argument of a long option or of a letter past ASCII, for messages, or NULL.
    const char *argument;
} ccommandline_event;

typedef struct ccommandline_scanner ccommandline_scanner;

/// Starts a pass over `argv`, which is permuted in place and must outlive the scanner, as must the
/// names. `shorts` is in the form of getopt: a letter, and a colon if it takes a value. NULL when
/// out of memory. Only one scanner at a time, as getopt_long's state is global.
/// `stops_at_operand`: the first operand ends the options, instead of operands moving to the end.
ccommandline_scanner *ccommandline_open(
    int argc, char **argv, const char *shorts, const ccommandline_option *options, size_t count,
    bool stops_at_operand);

/// Reads on to the next option; at the end all operands are at the end of `argv`.
ccommandline_event ccommandline_next(ccommandline_scanner *scanner);

/// After the end: the index in `argv` of the first operand.
int ccommandline_first_operand(const ccommandline_scanner *scanner);

void ccommandline_close(ccommandline_scanner *scanner);

#endif
