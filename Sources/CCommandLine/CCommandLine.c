#define _GNU_SOURCE
#include "CCommandLine.h"

#include <getopt.h>
#include <stdlib.h>
#include <string.h>

struct ccommandline_scanner {
    int argc;
    char **argv;
    /// A colon first, so that a missing value is told from an unknown option; before it a plus if
    /// the first operand ends the options.
    char *shorts;
    struct option *longs;
    int first_operand;
};

ccommandline_scanner *ccommandline_open(
    int argc, char **argv, const char *shorts, const ccommandline_option *options, size_t count,
    bool stops_at_operand) {
    ccommandline_scanner *scanner = calloc(1, sizeof *scanner);
    if (!scanner)
        return NULL;
    scanner->argc = argc;
    scanner->argv = argv;
    scanner->shorts = malloc(strlen(shorts) + 3);
    scanner->longs = calloc(count + 1, sizeof *scanner->longs);
    if (!scanner->shorts || !scanner->longs) {
        ccommandline_close(scanner);
        return NULL;
    }
    strcpy(scanner->shorts, stops_at_operand ? "+:" : ":");
    strcat(scanner->shorts, shorts);
    for (size_t i = 0; i < count; i++) {
        scanner->longs[i].name = options[i].name;
        scanner->longs[i].has_arg = options[i].takes_value ? required_argument : no_argument;
        scanner->longs[i].val = options[i].identifier;
    }
    opterr = 0;
    optind = 0; // glibc: forget any pass before, permutation included
    return scanner;
}

ccommandline_event ccommandline_next(ccommandline_scanner *scanner) {
    optopt = 0;
    int found =
        getopt_long(scanner->argc, scanner->argv, scanner->shorts, scanner->longs, NULL);
    ccommandline_event event = {
        .kind = ccommandline_found,
        .identifier = found,
        .value = found > 0 ? optarg : NULL,
        .argument = optind > 0 && optind <= scanner->argc ? scanner->argv[optind - 1] : NULL,
    };
    if (found == -1) {
        event.kind = ccommandline_end;
        scanner->first_operand = optind;
    } else if (found == ':') {
        event.kind = ccommandline_missing_value;
        event.identifier = optopt;
    } else if (found == '?') {
        // A short letter that is not in the table comes back in optopt too; only a known long
        // option, whose identifier is above every byte, was given a value it does not take.
        event.kind = optopt > 255 ? ccommandline_unwanted_value : ccommandline_unknown;
        event.identifier = optopt > 255 ? optopt : optopt & 0xFF;
        event.value = NULL;
        // Amid a cluster, as the first byte of a letter past ASCII is, its argument is not yet done.
        if (event.identifier >= 0x80 && event.identifier <= 0xFF && optind < scanner->argc)
            event.argument = scanner->argv[optind];
    }
    return event;
}

int ccommandline_first_operand(const ccommandline_scanner *scanner) {
    return scanner->first_operand;
}

void ccommandline_close(ccommandline_scanner *scanner) {
    if (!scanner)
        return;
    free(scanner->shorts);
    free(scanner->longs);
    free(scanner);
}
