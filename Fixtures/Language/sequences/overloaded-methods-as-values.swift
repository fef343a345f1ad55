// Methods of which there are several, as values.
print(["x", "q"].map("abcx".contains))
print(["ab", "zz"].filter("cabd".contains))
let words = ["apple", "bob", "cat"]

print([1, 2, 3].map([2, 3].contains), words.filter("applecat".contains))
let s: Set = [1, 2, 3]
print([2, 9].map(s.contains), [1, 2, 3, 4].filter(s.contains))
print(["a", "b"].allSatisfy("abc".contains), ["ap", "bo"].map("apple".hasPrefix))

var acc: [Int] = []
[1, 2, 3].forEach { acc.append($0) }
print(acc, words.map(\.count), ["1", "x"].compactMap(Int.init), ["3", "4"].map(Double.init))
print(words.map { $0.uppercased() }, [1, 5].map((0..<3).contains))
