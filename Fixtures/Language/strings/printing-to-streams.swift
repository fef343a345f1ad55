// `print` gives a stream each separator and each value separately.
struct Pieces: TextOutputStream {
  var pieces: [String] = []
  mutating func write(_ string: String) { pieces.append(string) }
}
var pieces = Pieces()
print("a", 2, separator: "-", to: &pieces)
debugPrint("b", to: &pieces)
print(to: &pieces)
print(pieces.pieces)
