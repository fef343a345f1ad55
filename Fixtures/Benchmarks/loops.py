from harness import timed


def pairs(n):
    count = 0
    for i in range(1, n + 1):
        for j in range(1, n + 1):
            if (i + j) % 3 == 0:
                count += i ^ j
    return count


def primes(limit):
    count = 0
    number = 2
    while number < limit:
        divisor = 2
        is_prime = True
        while divisor * divisor <= number:
            if number % divisor == 0:
                is_prime = False
                break
            divisor += 1
        if is_prime:
            count += 1
        number += 1
    return count


def area(steps):
    total = 0.0
    width = 1.0 / steps
    x = width / 2
    for _ in range(steps):
        total += 4.0 / (1.0 + x * x) * width
        x += width
    return total


def main():
    print(pairs(1200))
    print(primes(60_000))
    print(int(area(1_000_000) * 1_000_000))


timed(main)
