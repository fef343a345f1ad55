import ViewSource

/// The symbols that Xcode generates for manually added texts of string catalogs: `LocalizedStringResource.welcomeTitle`
/// for `welcome_title`, and a function if the text has placeholders.
struct StringSymbols: Sendable {
  /// The suffix of string catalogs.
  static let suffix = ".xcstrings"

  /// The tables that Xcode fills by itself, without symbols.
  private static let otherTables: Set<String> = ["InfoPlist", "AppShortcuts"]
  /// The table whose symbols are members of `LocalizedStringResource` itself; those of other tables are in a nested
  /// type.
  private static let usualTable = "Localizable"

  /// The declarations by table and name.
  private var members: [String: [String: String]] = [:]

  var isEmpty: Bool { members.isEmpty }

  /// Reads string catalogs; for equal symbols, the first one counts.
  init(_ paths: [String]) {
    for path in paths.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      let table = String(FilePath.name(of: path).dropLast(StringSymbols.suffix.utf8.count))
      guard !StringSymbols.otherTables.contains(table), let buffer = try? FileSystem.readFound(path),
        let value = try? JSONReader.read(buffer)
      else { continue }
      let language = value["sourceLanguage"]?.string ?? "en"
      for member in value["strings"]?.members ?? [] where member.value["extractionState"]?.string == "manual" {
        add(member.key, member.value["localizations"]?[language], table)
      }
    }
  }

  /// The declarations; empty if there are none.
  var text: String {
    if members.isEmpty { return "" }
    var text = "import Foundation\nextension LocalizedStringResource {\n"
    for (table, found) in members.sorted(by: { $0.key < $1.key }) {
      let lines = found.sorted { $0.key < $1.key }.map { $0.value + "\n" }.joined()
      let type = AssetName(table).namespace
      text += table == StringSymbols.usualTable ? lines : "public enum `\(type)` {\n\(lines)}\n"
    }
    return text + "}\n"
  }

  private mutating func add(_ key: String, _ localization: JSONValue?, _ table: String) {
    // The words between the placeholders of a key are its name: `minSec` for `%d min %d sec`. [believed]
    let words = StringFormat(key).pieces.map { if case .text(let text) = $0 { text } else { " " } }.joined()
    let name = AssetName(words).member
    guard !name.isEmpty, members[table]?[name] == nil else { return }
    let format = localization?["stringUnit"]?["value"]?.string ?? key
    var (value, parameters): (String, [String]) = ("", [])
    for piece in StringFormat(format).pieces {
      switch piece {
      case .text(let text): value += StringSymbols.escaped(text)
      case .value(let number, let label, let type):
        value += "\\(arg\(number))"
        while parameters.count < number { parameters.append("") }
        parameters[number - 1] = "\(label.map { "`\($0)`" } ?? "_") arg\(number): \(type)"
      }
    }
    // A position without a placeholder is a value that is not shown.
    for index in parameters.indices where parameters[index].isEmpty { parameters[index] = "_ arg\(index + 1): String" }
    let tableArgument = table == StringSymbols.usualTable ? "" : ", table: \"\(StringSymbols.escaped(table))\""
    let made = "LocalizedStringResource(\"\(StringSymbols.escaped(key))\", defaultValue: \"\(value)\"\(tableArgument))"
    let head =
      parameters.isEmpty
      ? "var `\(name)`: LocalizedStringResource"
      : "func `\(name)`(\(parameters.joined(separator: ", "))) -> LocalizedStringResource"
    members[table, default: [:]][name] = "public static \(head) { \(made) }"
  }

  /// The text as the contents of a string literal.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text.unicodeScalars {
      switch character {
      case "\"", "\\": result += "\\\(character)"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }
}

/// A format string with placeholders `%@`, `%lld`, `%2$@`, `%1$(name)@`, and `%%` for the character itself.
struct StringFormat {
  enum Piece: Equatable {
    case text(String)
    /// A placeholder: its 1-based position among the values, its label, and the type of its value.
    case value(Int, label: String?, type: String)
  }

  private(set) var pieces: [Piece] = []

  init(_ format: String) {
    var text = ""
    var next = 1
    var rest = Substring(format)
    while let character = rest.popFirst() {
      guard character == "%" else {
        text.append(character)
        continue
      }
      if rest.first == "%" {
        rest.removeFirst()
        text.append("%")
        continue
      }
      guard let place = StringFormat.place(&rest) else {
        text.append("%")
        continue
      }
      if !text.isEmpty { pieces.append(.text(text)) }
      text = ""
      pieces.append(.value(place.number ?? next, label: place.label, type: place.type))
      next = (place.number ?? next) + 1
    }
    if !text.isEmpty { pieces.append(.text(text)) }
  }

  /// Parses a placeholder after `%`; returns `nil` and consumes nothing if there is none.
  private static func place(_ rest: inout Substring) -> (number: Int?, label: String?, type: String)? {
    var left = rest
    var (number, label): (Int?, String?) = (nil, nil)
    let digits = left.prefix { $0.isNumber }
    if let found = Int(digits), found > 0, found < 100, left.dropFirst(digits.count).first == "$" {
      number = found
      left = left.dropFirst(digits.count + 1)
    }
    if left.first == "(", let end = left.firstIndex(of: ")") {
      label = String(left[left.index(after: left.startIndex)..<end])
      left = left[left.index(after: end)...]
    }
    left = left.drop { "0123456789.+-#".contains($0) }
    let length = left.prefix { "hlqzLtj".contains($0) }
    left = left.dropFirst(length.count)
    guard let letter = left.popFirst() else { return nil }
    let type: String
    switch letter {
    case "@": type = "String"
    case "d", "i", "D": type = "Int"
    case "u", "U", "x", "X", "o", "O": type = "UInt"
    case "f", "F", "e", "E", "g", "G", "a", "A": type = "Double"
    default: return nil
    }
    rest = left
    return (number, label, type)
  }
}
