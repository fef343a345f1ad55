import ViewMachine
import ViewSemantics

/// The text of a `LocalizedStringKey`: the entry of the project's string tables, or else the key itself.
struct LocalizedText {
  /// A string, or an interpolated `Text`.
  enum Piece {
    case text(String)
    case view(Value)
  }

  private(set) var pieces: [Piece] = []

  init(_ graph: Graph, _ key: Value, table: String?) {
    var plain: [Piece] = []
    var arguments: [Piece] = []
    var format = ""
    var count: Int?
    // If the type of a literal was not resolved, the key is a plain string.
    if let text = key.ifString {
      plain.append(.text(text))
      format = text
    }
    for part in graph.elements(graph.machine.fieldValue("parts", of: key) ?? .void) {
      let payload = graph.payload(part)
      guard let content = payload.first else { continue }
      let text = content.ifString
      let piece = text.map { Piece.text($0) } ?? .view(content)
      plain.append(piece)
      if payload.count > 1, let specifier = payload[1].ifString {
        format += specifier
        arguments.append(piece)
        if count == nil, specifier.hasSuffix("d"), let text { count = Int(text.filter { $0 != "," }) }
      } else if let text {
        format += text
      } else {
        format += "%@"
        arguments.append(piece)
      }
    }
    guard let found = graph.strings.text(for: format, table: table, count: count) else {
      pieces = Inflection.inflect(plain)
      return
    }
    pieces = Inflection.inflect(LocalizedText.fill(found, arguments))
  }

  /// Fills a format with its arguments: `%@`, `%lld`, `%1$@`, `%1$(name)@`, `%%`.
  static func fill(_ format: String, _ arguments: [Piece]) -> [Piece] {
    var pieces: [Piece] = []
    var text = ""
    var next = 0
    var rest = Substring(format)
    while let character = rest.popFirst() {
      guard character == "%" else {
        text.append(character)
        continue
      }
      if rest.first == "%" {
        text.append("%")
        rest.removeFirst()
        continue
      }
      let specifier = rest.prefix { $0.isNumber || "$.+-#lhqzLtj ".contains($0) }
      rest = rest.dropFirst(specifier.count)
      // A named argument: `%1$(name)@`.
      if rest.first == "(", let end = rest.firstIndex(of: ")") {
        rest = rest[rest.index(after: end)...]
        rest = rest.drop { $0.isNumber || ".+-#lhqzLtj ".contains($0) }
      }
      rest = rest.dropFirst()
      var index = next
      if let dollar = specifier.firstIndex(of: "$"), let number = Int(specifier[..<dollar]) { index = number - 1 }
      next = index + 1
      guard arguments.indices.contains(index) else { continue }
      if case .text(let argument) = arguments[index] {
        text += argument
      } else {
        pieces.append(.text(text))
        text = ""
        pieces.append(arguments[index])
      }
    }
    pieces.append(.text(text))
    return pieces
  }
}

/// String table lookups by code of the program.
extension NativeTable {
  mutating func addStringTables() {
    add("Bundle.localizedString(forKey:value:table:)") { call in
      let key = try call.string(1)
      let table = try call[3].unwrapped?.asString
      if let found = call.graph.strings.text(for: key, table: table) { return .string(found) }
      let value = try call[2].unwrapped?.asString ?? ""
      return .string(value.isEmpty ? key : value)
    }
  }
}
