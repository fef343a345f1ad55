let names = ["one", "two", "three", "four"]
let lengths = Dictionary(uniqueKeysWithValues: names.map { ($0, $0.count) })
print(lengths["three"]!, lengths.count)
let byLength = Dictionary(grouping: names) { $0.count }
print(byLength.keys.sorted().map { "\($0):\(byLength[$0]!)" })
let lastOfLength = Dictionary(names.map { ($0.count, $0) }) { first, _ in first }
print(lastOfLength.sorted { $0.key < $1.key }.map(\.value))
print(lengths.mapValues { $0 * 10 }["one"]!, lengths.filter { $0.value > 3 }.keys.sorted())
print(lengths.compactMapValues { $0 == 3 ? nil : String($0) }.sorted { $0.key < $1.key }.map { $0.key + $0.value })
print(lengths.map { $0.value }.sorted(), lengths.reduce(0) { $0 + $1.value })
let inverted = Dictionary(uniqueKeysWithValues: zip(1..., names))
print(inverted[4]!, inverted.keys.max()!)
for (key, value) in inverted.sorted(by: <) { print(key, value, terminator: " ") }
print()
for entry in inverted.sorted(by: { $0.value < $1.value }) { print(entry.key, entry.value, terminator: " ") }
print()
print(inverted.contains { $0.value == "two" }, inverted.allSatisfy { $0.key > 0 })
print(inverted.max { $0.key < $1.key }!, inverted.min { $0.value < $1.value }!.value)
struct Point: Hashable { var x, y: Int }
var board: [Point: String] = [Point(x: 0, y: 0): "start"]
board[Point(x: 2, y: 1)] = "end"
print(board[Point(x: 2, y: 1)] ?? "-", board[Point(x: 1, y: 1)] ?? "-")
let pairs: KeyValuePairs = ["z": 1, "a": 2, "z": 3]
print(pairs, pairs.count, pairs[2].value, pairs.map(\.key))
print(Array(["k": [1: true]]), ["only": ("t", 1)])
let functions: [String: (Int, Int) -> Int] = ["add": (+), "times": { $0 * $1 }]
print(functions["add"]!(2, 3), functions["times"]?(4, 5) ?? 0, functions["none"]?(1, 1) as Any)
