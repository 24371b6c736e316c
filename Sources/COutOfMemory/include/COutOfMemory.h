#ifndef COUTOFMEMORY_H
#define COUTOFMEMORY_H

// Nothing to call: a program that is linked with this ends when memory is short, with a message and
// exit code 1, whichever library asked for it.

#endif
