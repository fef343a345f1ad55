from functools import reduce

from harness import timed


def pipeline(size, rounds):
    numbers = list(range(size))
    total = 0
    for round in range(rounds):
        scaled = list(map(lambda number: number * 3 + round, numbers))
        even = list(filter(lambda number: number % 2 == 0, scaled))
        total += reduce(lambda sum, number: sum + number, even, 0)
        total %= 1_000_003
    return total


def counter(step):
    count = 0

    def next():
        nonlocal count
        count += step
        return count

    return next


def counted(rounds):
    first = counter(1)
    second = counter(3)
    total = 0
    for _ in range(rounds):
        total += first() + second()
    return total % 1_000_003


def composed(f, g):
    return lambda value: g(f(value))


def chained(rounds):
    step = composed(lambda value: value + 1, composed(lambda value: value * 2, lambda value: value % 1000))
    value = 1
    for _ in range(rounds):
        value = step(value)
    return value


def main():
    print(pipeline(2000, 100))
    print(counted(200_000))
    print(chained(100_000))


timed(main)
