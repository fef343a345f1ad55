from harness import timed


class Node:
    __slots__ = ("key", "left", "right")

    def __init__(self, key):
        self.key = key
        self.left = None
        self.right = None


def full(depth):
    node = Node(depth)
    if depth > 0:
        node.left = full(depth - 1)
        node.right = full(depth - 1)
    return node


def check(node):
    if node is None:
        return 0
    return 1 + check(node.left) + check(node.right)


def insert(key, node):
    if node is None:
        return Node(key)
    if key < node.key:
        node.left = insert(key, node.left)
    else:
        node.right = insert(key, node.right)
    return node


def depth(node):
    if node is None:
        return 0
    return 1 + max(depth(node.left), depth(node.right))


def sum(node, limit):
    if node is None:
        return 0
    result = node.key if node.key < limit else 0
    result += sum(node.left, limit)
    if node.key < limit:
        result += sum(node.right, limit)
    return result


def main():
    total = 0
    for _ in range(20):
        total += check(full(10))
    print(total)
    root = None
    seed = 99
    for _ in range(8000):
        seed = (seed * 1_103_515_245 + 12345) % 2_147_483_648
        root = insert(seed % 100_000, root)
    print(check(root), depth(root))
    sums = 0
    for limit in range(1, 21):
        sums += sum(root, limit * 5000)
    print(sums)


timed(main)
