from harness import timed


def counts(rounds):
    found = {}
    seed = 42
    for _ in range(rounds):
        seed = (seed * 1_103_515_245 + 12345) % 2_147_483_648
        found[seed % 5000] = found.get(seed % 5000, 0) + 1
    best = 0
    for key in range(5000):
        count = found.get(key)
        if count is not None and count > best:
            best = count
    return best * 10_000 + len(found)


def words(rounds):
    names = ["ash", "birch", "cedar", "elm", "fir", "hazel", "larch", "maple", "oak", "pine", "rowan", "yew"]
    seen = {}
    for i in range(rounds):
        name = names[i * 7 % len(names)]
        count = seen.get(name)
        if count is not None:
            seen[name] = count + i % 3
        else:
            seen[name] = 1
    total = 0
    for name in names:
        total += seen.get(name, 0)
    return total


def churn(rounds):
    table = {}
    found = 0
    for i in range(rounds):
        table[i] = i * 2
        if i >= 100:
            old = table.get(i - 50)
            if old is not None:
                found += old
            del table[i - 100]
    return found + len(table)


def main():
    print(counts(300_000))
    print(words(300_000))
    print(churn(150_000))


timed(main)
