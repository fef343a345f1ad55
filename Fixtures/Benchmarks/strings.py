from harness import timed


def built(lines):
    text = ""
    for i in range(lines):
        text += "line "
        text += str(i)
        text += ", third" if i % 3 == 0 else ", plain"
        text += "\n"
    return text


def vowels(text):
    count = 0
    for character in text:
        if character == "a" or character == "e" or character == "i" or character == "o" or character == "u":
            count += 1
    return count


def word_count(text):
    total = 0
    for word in text.split(" "):
        total += len(word)
    return total


def labels(count):
    size = 0
    for i in range(count):
        label = f"item {i} of {count}"
        if label.startswith("item 1"):
            size += len(label)
        if label == f"item 77 of {count}":
            size += 1000
    return size


def joined(count):
    parts = []
    for i in range(count):
        parts.append(str(i * 37 % 1000))
    return len(", ".join(parts))


def main():
    text = built(20_000)
    print(len(text))
    print(vowels(text))
    print(word_count(text))
    print(labels(60_000))
    print(joined(50_000))


timed(main)
