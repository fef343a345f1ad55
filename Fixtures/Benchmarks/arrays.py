from harness import timed


def sieve(limit):
    is_prime = [True] * (limit + 1)
    count = 0
    for number in range(2, limit + 1):
        if is_prime[number]:
            count += 1
            multiple = number * number
            while multiple <= limit:
                is_prime[multiple] = False
                multiple += number
    return count


def matrix(size, seed):
    rows = []
    for i in range(size):
        row = []
        for j in range(size):
            row.append(float((i * seed + j) % 10))
        rows.append(row)
    return rows


def product(a, b):
    size = len(a)
    result = [[0.0] * size for _ in range(size)]
    for i in range(size):
        for j in range(size):
            total = 0.0
            for k in range(size):
                total += a[i][k] * b[k][j]
            result[i][j] = total
    return result


def insertion_sorted(count):
    items = []
    seed = 17
    for _ in range(count):
        seed = (seed * 1103 + 12345) % 65536
        items.append(seed)
        place = len(items) - 1
        while place > 0 and items[place - 1] > items[place]:
            other = items[place]
            items[place] = items[place - 1]
            items[place - 1] = other
            place -= 1
    return items


def main():
    print(sieve(500_000))
    result = product(matrix(70, 3), matrix(70, 7))
    print(int(result[0][0] + result[69][69] + result[35][20]))
    items = insertion_sorted(800)
    print(items[0], items[400], items[799])


timed(main)
