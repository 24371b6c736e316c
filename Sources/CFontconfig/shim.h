#ifndef TAGFLOW_CFONTCONFIG_SHIM_H
#define TAGFLOW_CFONTCONFIG_SHIM_H

#include <fontconfig/fontconfig.h>

#endif
