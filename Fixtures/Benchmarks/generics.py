from harness import timed


class Stack:
    def __init__(self):
        self.items = []

    def push(self, item):
        self.items.append(item)

    def pop(self):
        return self.items.pop() if self.items else None


class Ring:
    def __init__(self, capacity):
        self.items = [None] * capacity
        self.head = 0
        self.count = 0

    def write(self, item):
        if self.count == len(self.items):
            return False
        self.items[(self.head + self.count) % len(self.items)] = item
        self.count += 1
        return True

    def read(self):
        if self.count == 0:
            return None
        item = self.items[self.head]
        self.items[self.head] = None
        self.head = (self.head + 1) % len(self.items)
        self.count -= 1
        return item


class Money:
    __slots__ = ("cents",)

    def __init__(self, cents):
        self.cents = cents

    def __lt__(self, other):
        return self.cents < other.cents


def largest(items):
    result = items[0]
    for item in items:
        if result < item:
            result = item
    return result


def sum(items, start):
    result = start
    for item in items:
        result += item
    return result


def stacked(rounds):
    stack = Stack()
    total = 0
    for i in range(rounds):
        stack.push(i)
        if i % 3 == 2:
            while (top := stack.pop()) is not None:
                total += top
    return total


def queued(rounds):
    ring = Ring(64)
    total = 0
    for i in range(rounds):
        if not ring.write(i):
            for _ in range(32):
                item = ring.read()
                total += item if item is not None else 0
    return total


def main():
    print(stacked(200_000))
    print(queued(200_000))
    prices = list(map(lambda i: Money(i * 7919 % 10_007), range(1000)))
    numbers = list(map(lambda i: i * 7919 % 10_007, range(1000)))
    ratios = list(map(lambda number: number / 2, numbers))
    results = [0, 0, 0.0]
    for _ in range(100):
        results[0] += largest(prices).cents
        results[1] += sum(numbers, 0) + largest(numbers)
        results[2] += sum(ratios, 0.0)
    print(results[0], results[1], int(results[2]))


timed(main)
