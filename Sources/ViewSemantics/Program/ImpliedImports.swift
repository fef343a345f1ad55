import ViewCatalog
import ViewSource

/// Catalogue modules that a file uses without importing them, because another module re-exports them: Foundation brings
/// the keychain. They are recognized by name prefixes, which the catalogue declares.
enum ImpliedImports {
  private struct Beginning: Sendable {
    let bytes: UInt64
    let mask: UInt64
    let count: Int
    let module: Name
  }

  /// The prefixes by first byte.
  private static let beginnings: [[Beginning]] = {
    var table = Array(repeating: [Beginning](), count: 256)
    for module in Catalogue.modules {
      for text in module.beginnings {
        let bytes = Array(text.utf8.prefix(8))
        let head = bytes.enumerated().reduce(UInt64(0)) { $0 | UInt64($1.element) << (8 * UInt64($1.offset)) }
        let mask = bytes.count == 8 ? UInt64.max : 1 << (8 * UInt64(bytes.count)) &- 1
        table[Int(bytes[0])].append(Beginning(bytes: head, mask: mask, count: bytes.count, module: Name(module.name)))
      }
    }
    return table
  }()

  /// The modules with a prefix of some word in the file. The meaning of the word does not matter: an unneeded module
  /// only costs the time to read it.
  static func modules(namedIn bytes: SourceBytes) -> [Name] {
    var found: [Name] = []
    var isInWord = false
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      let isPart = byte >= 97 && byte <= 122 || byte >= 65 && byte <= 90 || byte == 95 || byte >= 48 && byte <= 57
      if isPart, !isInWord, !beginnings[Int(byte)].isEmpty {
        let head = bytes.word(at: index)
        for beginning in beginnings[Int(byte)]
        where head & beginning.mask == beginning.bytes && !found.contains(beginning.module) {
          found.append(beginning.module)
        }
      }
      isInWord = isPart
      index += 1
    }
    return found
  }
}
