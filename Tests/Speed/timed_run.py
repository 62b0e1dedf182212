#!/usr/bin/env python3
"""Runs a command and prints its wall, user and system seconds and its largest memory in megabytes.

    timed_run.py COMMAND ...

What the command prints is dropped, unless it fails: then it is shown and its exit code is ours.
"""

import resource
import subprocess
import sys
import time

started = time.monotonic()
done = subprocess.run(sys.argv[1:], stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
wall = time.monotonic() - started
if done.returncode:
    sys.stderr.write(done.stdout.decode("utf-8", "replace")[-2000:])
    sys.exit(done.returncode)
used = resource.getrusage(resource.RUSAGE_CHILDREN)
print(f"{wall:.3f} {used.ru_utime:.2f} {used.ru_stime:.2f} {used.ru_maxrss // 1024}")
