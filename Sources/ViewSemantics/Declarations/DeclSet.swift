/// A set of declarations: one bit for each declaration of a file. Membership tests do not hash.
///
/// Takes some bytes for every file of the program, so it is not for sets that exist once per file.
public struct DeclSet: Sendable {
  private var words: [[UInt64]] = []
  /// The same for local declarations.
  private var localWords: [UInt64] = []

  /// An empty set, without an allocation.
  public init() {}

  /// A set with the given declarations.
  public init(_ decls: some Sequence<DeclID>) {
    for decl in decls { insert(decl) }
  }

  /// Whether the set contains the declaration.
  public func contains(_ decl: DeclID) -> Bool {
    if decl.file == .local { return DeclSet.contains(decl.index, in: localWords) }
    let file = Int(decl.file.index)
    return file < words.count && DeclSet.contains(decl.index, in: words[file])
  }

  /// Inserts a declaration; returns whether it is new.
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
