from harness import timed


def fib(n):
    return n if n < 2 else fib(n - 1) + fib(n - 2)


def ackermann(m, n):
    if m == 0:
        return n + 1
    if n == 0:
        return ackermann(m - 1, 1)
    return ackermann(m - 1, ackermann(m, n - 1))


def is_even(n):
    return True if n == 0 else is_odd(n - 1)


def is_odd(n):
    return False if n == 0 else is_even(n - 1)


def clamp(value, low, high):
    if value < low:
        return low
    return high if value > high else value


def clamped(count):
    total = 0
    for i in range(count):
        total += clamp(i % 100, 20, 80)
    return total


def evens(count):
    found = 0
    for i in range(count):
        if is_even(i % 50):
            found += 1
    return found


def main():
    print(fib(27))
    print(ackermann(2, 300))
    print(clamped(500_000))
    print(evens(20_000))


timed(main)
