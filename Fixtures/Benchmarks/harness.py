"""Runs a benchmark and writes the processor seconds that it took to standard error."""

import sys
import time


def timed(main):
    sys.setrecursionlimit(10_000)
    start = time.process_time()
    main()
    sys.stdout.flush()
    print(time.process_time() - start, file=sys.stderr)
