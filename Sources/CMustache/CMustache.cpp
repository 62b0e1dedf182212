#include "CMustache.h"
#include <kainjow/mustache.hpp>
extern "C" int cmustache_version(void) { return 41; }
