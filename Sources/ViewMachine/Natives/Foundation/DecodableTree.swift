import Foundation

/// A tree that a decoder of Foundation reads without knowing the types of the values.
///
/// Each format has its own order of trials for single values.
protocol DecodableTree: Decodable {
  var tree: JSONTree { get }

  init(tree: JSONTree)

  /// The tree of a single value that is not null.
  static func leaf(_ value: any SingleValueDecodingContainer) throws -> JSONTree
}

extension DecodableTree {
  init(from decoder: any Decoder) throws {
    if var list = try? decoder.unkeyedContainer() {
      var elements: [JSONTree] = []
      while !list.isAtEnd { elements.append(try list.decode(Self.self).tree) }
      self.init(tree: .array(elements))
    } else if let pairs = try? decoder.container(keyedBy: TreeKey.self) {
      let keys = pairs.allKeys.sorted { $0.stringValue < $1.stringValue }
      self.init(tree: .object(try keys.map { ($0.stringValue, try pairs.decode(Self.self, forKey: $0).tree) }))
    } else {
      let value = try decoder.singleValueContainer()
      self.init(tree: value.decodeNil() ? .null : try Self.leaf(value))
    }
  }

  /// The tree of a number.
  static func number(_ value: any SingleValueDecodingContainer) throws -> JSONTree {
    if let number = try? value.decode(Int.self) { return .number(String(number)) }
    if let number = try? value.decode(UInt64.self) { return .number(String(number)) }
    return .number(String(try value.decode(Double.self)))
  }
}

/// A key of an object in a tree.
struct TreeKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
