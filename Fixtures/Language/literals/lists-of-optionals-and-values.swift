// `first` is also a method; the call on the list decides that its elements are optional.
func braces(_ lines: [String]) -> String { ["{", lines.first, "}"].compactMap { $0 }.joined(separator: " ") }
print(braces([]), braces(["a"]))
let words = ["x"]
print(["q", words.last, nil].compactMap { word in word }.count, ["q", words.first].compactMap(\.self).joined())
print([1, words.isEmpty ? nil : 2, 3].compactMap { $0 }.reduce(0, +))
print(type(of: [words.first, words.last]), ["q", words.first].count)
