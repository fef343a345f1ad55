let line = "one,two,,three,"
print(line.split(separator: ","))
print(line.split(separator: ",", omittingEmptySubsequences: false))
print(line.split(separator: ",", maxSplits: 1), line.split(separator: ",", maxSplits: 2).last!)
print("a1b22c".split { $0.isNumber }, "  two  words ".split(separator: " "))
print("first\nsecond\r\nthird".split(whereSeparator: \.isNewline))
print("a--b--c".split(separator: "--"), "".split(separator: ","), "".split(separator: ",", omittingEmptySubsequences: false).count)
print(["x", "y", "z"].joined(), ["x", "y", "z"].joined(separator: "-"), [String]().joined(separator: ","))
print(Array([[1, 2], [], [3]].joined()), Array([[1, 2], [3]].joined(separator: [0, 0])))
let words = "the quick brown fox".split(separator: " ").map(String.init)
print(words, words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " "))
print(words.map(\.count), words.max { $0.count < $1.count }!, words.sorted().first!)
let pairs = "a=1;b=2;c=3".split(separator: ";").map { $0.split(separator: "=") }
for pair in pairs { print(pair[0], Int(pair[1])! * 10) }
let dictionary = Dictionary(uniqueKeysWithValues: pairs.map { (String($0[0]), Int($0[1])!) })
print(dictionary["b"]!, dictionary.count)
print(String(repeating: "ab", count: 3), String(repeating: "=", count: 0).isEmpty, "x" + "y" + String(7))
print("racecar" == String("racecar".reversed()), "stressed".reversed().map { String($0) }.joined())
