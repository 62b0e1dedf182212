"""What was checked and what was wrong with it."""


MOST_SHOWN = 8


class Report:
    """Counts checks that passed and prints each one that failed."""

    def __init__(self, name):
        self.name = name
        self.passed = 0
        self.failed = 0

    def check(self, what, where, faults):
        """Counts one check of one place; its first faults are printed."""
        if not faults:
            self.passed += 1
            return
        self.failed += 1
        for fault in faults[:MOST_SHOWN]:
            print(f"{where}: {what}: {fault}", flush=True)
        if len(faults) > MOST_SHOWN:
            print(f"{where}: {what}: and {len(faults) - MOST_SHOWN} more", flush=True)

    def close(self, remark=""):
        """Prints the closing line and gives the exit code."""
        tail = f" ({remark})" if remark else ""
        print(f"{self.name}: {self.passed} passed, {self.failed} failed{tail}", flush=True)
        return 1 if self.failed else 0
