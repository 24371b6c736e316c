#ifndef TAGFLOW_CHARFBUZZSUBSET_SHIM_H
#define TAGFLOW_CHARFBUZZSUBSET_SHIM_H

#include <hb-subset.h>

#endif
