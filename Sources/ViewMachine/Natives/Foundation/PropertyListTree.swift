import Foundation

/// A tree that Foundation's property list coders write and read.
///
/// The conversion avoids `PropertyListSerialization`, which rejects the arrays of `JSONSerialization` in statically
/// linked programs on Linux.
struct PropertyListTree: DecodableTree, Encodable {
  let tree: JSONTree

  static func leaf(_ value: any SingleValueDecodingContainer) throws -> JSONTree {
    if let isTrue = try? value.decode(Bool.self) { return .bool(isTrue) }
    if let date = try? value.decode(Date.self) { return .date(date) }
    if let bytes = try? value.decode(Data.self) { return .bytes(bytes) }
    if let text = try? value.decode(String.self) { return .string(text) }
    return try number(value)
  }

  func encode(to encoder: any Encoder) throws {
    switch tree {
    case .array(let elements):
      var list = encoder.unkeyedContainer()
      for element in elements { try list.encode(PropertyListTree(tree: element)) }
    case .object(let pairs):
      var table = encoder.container(keyedBy: TreeKey.self)
      for pair in pairs { try table.encode(PropertyListTree(tree: pair.value), forKey: .init(stringValue: pair.key)) }
    default:
      var value = encoder.singleValueContainer()
      try encodeLeaf(to: &value)
    }
  }

  /// A URL as property lists store it: its relative string and its base.
  static func tree(of url: URL) -> JSONTree {
    let base = url.baseURL.map { [("base", tree(of: $0))] } ?? []
    return .object(base + [("relative", .string(url.relativeString))])
  }

  /// The URL that a tree describes; `nil` for other trees.
  static func url(_ tree: JSONTree) -> URL? {
    guard case .object(let pairs) = tree,
      case .string(let text)? = pairs.first(where: { $0.key == "relative" })?.value
    else { return nil }
    return URL(string: text, relativeTo: pairs.first { $0.key == "base" }.flatMap { url($0.value) })
  }

  private func encodeLeaf(to value: inout any SingleValueEncodingContainer) throws {
    switch tree {
    case .null, .array, .object: try value.encodeNil()
    case .bool(let isTrue): try value.encode(isTrue)
    case .string(let text): try value.encode(text)
    case .date(let date): try value.encode(date)
    case .bytes(let bytes): try value.encode(bytes)
    case .number(let text):
      if let number = Int(text) {
        try value.encode(number)
      } else if let number = UInt64(text) {
        try value.encode(number)
      } else {
        try value.encode(Double(text) ?? 0)
      }
    }
  }
}

extension JSONTree {
  /// Parses a property list in any of its formats; `nil` if the data is not a property list.
  init?(propertyList data: Data) {
    guard let list = try? PropertyListDecoder().decode(PropertyListTree.self, from: data) else { return nil }
    self = list.tree
  }

  /// The kind's name in Foundation's error for a property list that is a single value; `nil` for an array or a
  /// dictionary, the only values that a property list can consist of.
  var nameOfFragment: String? {
    switch self {
    case .array, .object: nil
    case .null, .string: "string"
    case .bool: "boolean"
    case .number: "number"
    case .date: "date"
    case .bytes: "data"
    }
  }
}

extension Machine {
  /// The data of a property list.
  ///
  /// - Parameter format: A `PropertyListFormat` of the program.
  func propertyList(_ tree: JSONTree, _ format: Value) throws -> Data {
    let encoder = PropertyListEncoder()
    // The tag of the case `xml`.
    encoder.outputFormat = try format.tag == 1 ? .xml : .binary
    do { return try encoder.encode(PropertyListTree(tree: tree)) } catch { throw cocoaError(3851) }
  }
}
