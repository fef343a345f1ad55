/// A set of declarations, as one bit for each declaration of their files: asked without hashing.
///
/// For sets that files do not each have one of: it takes some bytes for every file of the program.
public struct DeclSet: Sendable {
  private var words: [[UInt64]] = []
  /// The same for what is declared inside bodies.
  private var localWords: [UInt64] = []

  /// Takes no memory until the first declaration is inserted.
  public init() {}

  /// A set of some declarations.
  public init(_ decls: some Sequence<DeclID>) {
    for decl in decls { insert(decl) }
  }

  /// Whether the declaration has been inserted.
  public func contains(_ decl: DeclID) -> Bool {
    if decl.file == .local { return DeclSet.contains(decl.index, in: localWords) }
    let file = Int(decl.file.index)
    return file < words.count && DeclSet.contains(decl.index, in: words[file])
  }

  /// Whether the declaration was not in the set.
  @discardableResult
  public mutating func insert(_ decl: DeclID) -> Bool {
    if decl.file == .local { return DeclSet.insert(decl.index, into: &localWords) }
    let file = Int(decl.file.index)
    if file >= words.count { words.append(contentsOf: repeatElement([], count: file + 1 - words.count)) }
    return DeclSet.insert(decl.index, into: &words[file])
  }

  private static func contains(_ index: UInt32, in words: [UInt64]) -> Bool {
    let word = Int(index >> 6)
    return word < words.count && words[word] & 1 << UInt64(index & 63) != 0
  }

  private static func insert(_ index: UInt32, into words: inout [UInt64]) -> Bool {
    let (word, bit) = (Int(index >> 6), UInt64(1) << UInt64(index & 63))
    if word >= words.count { words.append(contentsOf: repeatElement(0, count: word + 1 - words.count)) }
    defer { words[word] |= bit }
    return words[word] & bit == 0
  }
}
