// What Swift's module `Glibc` leaves out of the C library: how its allocator is tuned.
#if defined(__linux__)
#include_next <malloc.h>
#endif
