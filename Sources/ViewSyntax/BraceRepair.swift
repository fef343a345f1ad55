/// Braces of a file that do not match, and how to read them so that the rest of the file keeps its structure.
struct BraceRepair {
  static let none = BraceRepair()
}

extension Parser {
  mutating func repairingBraces() -> Parser? { nil }
}
