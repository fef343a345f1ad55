from functools import cmp_to_key

from harness import timed


def numbers(count):
    items = []
    seed = 7
    for _ in range(count):
        seed = (seed * 1_103_515_245 + 12345) % 2_147_483_648
        items.append(seed % 100_000)
    return items


def quicksort(items, low, high):
    if low >= high:
        return
    pivot = items[(low + high) // 2]
    i = low
    j = high
    while i <= j:
        while items[i] < pivot:
            i += 1
        while items[j] > pivot:
            j -= 1
        if i <= j:
            items[i], items[j] = items[j], items[i]
            i += 1
            j -= 1
    quicksort(items, low, j)
    quicksort(items, i, high)


def merge_sorted(items):
    if len(items) <= 1:
        return items
    middle = len(items) // 2
    left = merge_sorted(items[:middle])
    right = merge_sorted(items[middle:])
    result = []
    i = 0
    j = 0
    while i < len(left) and j < len(right):
        if left[i] <= right[j]:
            result.append(left[i])
            i += 1
        else:
            result.append(right[j])
            j += 1
    while i < len(left):
        result.append(left[i])
        i += 1
    while j < len(right):
        result.append(right[j])
        j += 1
    return result


def order(a, b):
    if a % 1000 == b % 1000:
        return -1 if a < b else 1
    return -1 if a % 1000 < b % 1000 else 1


def main():
    items = numbers(30_000)
    first = list(items)
    quicksort(first, 0, len(first) - 1)
    second = merge_sorted(items)
    third = sorted(items)
    fourth = sorted(items, key=cmp_to_key(order))
    print(first[0], first[15_000], first[29_999])
    print(second[0], second[15_000], second[29_999])
    print(str(third == first).lower(), str(third == second).lower())
    print(fourth[0], fourth[15_000], fourth[29_999])


timed(main)
