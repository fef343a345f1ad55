// The allocator settings of the Linux C library, which the Swift module `Glibc` does not include.
#if defined(__linux__)
#include_next <malloc.h>
#endif
