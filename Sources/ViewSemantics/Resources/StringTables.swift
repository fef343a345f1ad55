import ViewSource

/// The localized texts of a project in one language, from `Localizable.strings` in `.lproj` folders and from
/// `.xcstrings` catalogs.
public struct StringTables: Sendable {
  /// The text of a key, with its plural forms by name: `one`, `other`.
  struct Entry: Sendable {
    var text: String
    var forms: [String: String] = [:]
  }

  /// The entries by table and key; of several files for one table, the first with a key counts.
  private var tables: [String: [String: Entry]] = [:]

  /// Makes tables without texts: a key has itself as its text.
  public init() {}

  /// Reads the tables below folders, of which the first one with a key counts.
  ///
  /// - Parameter language: the language, for example `en`. The development language is the fallback for missing texts.
  public init(below folders: [String], language: String = "en") {
    for path in folders.flatMap({ StringTables.files(below: $0, language: language) }) {
      guard let buffer = try? FileSystem.read(path) else { continue }
      let name = String(FilePath.name(of: path).prefix { $0 != "." })
      let found =
        path.hasSuffix(StringSymbols.suffix)
        ? StringTables.catalogue(buffer, language)
        : StringTables.table(buffer.bytes.array(SourceRange(0, buffer.count)))
      tables[name, default: [:]].merge(found) { old, _ in old }
    }
  }

  /// The text of a key; `nil` if no table has it.
  ///
  /// - Parameter count: the first number in the text, which selects the plural form by the rules of English.
  public func text(for key: String, table: String? = nil, count: Int? = nil) -> String? {
    guard let entry = tables[table ?? "Localizable"]?[key] else { return nil }
    if let count, let form = entry.forms[count == 0 ? "zero" : count == 1 ? "one" : "other"] { return form }
    return entry.forms["other"] ?? entry.text
  }

  // MARK: Files

  private static let maximumDepth = 16

  /// The table files below a folder, in order of precedence.
  public static func files(below folder: String, language: String = "en") -> [String] {
    var files: [(path: String, rank: Int)] = []
    search(folder, language, depth: 0, &files)
    return files.sorted { ($0.rank, $0.path) < ($1.rank, $1.path) }.map(\.path)
  }

  private static func search(
    _ folder: String, _ language: String, depth: Int, _ files: inout [(path: String, rank: Int)]
  ) {
    guard depth < maximumDepth, let found = try? FileSystem.entries(inFolder: folder, ofFilesEndingIn: "strings") else {
      return
    }
    for entry in found.entries {
      let path = folder + "/" + entry.name
      if entry.name.hasSuffix(StringSymbols.suffix) {
        files.append((path, 0))
      } else if entry.name.hasSuffix(".strings") {
        if let rank = rank(ofTableIn: FilePath.name(of: folder), language) { files.append((path, rank)) }
      } else if entry.kind == .folder, !SourceFinder.passesOver(folder: entry.name) {
        search(path, language, depth: depth + 1, &files)
      }
    }
  }

  /// The precedence of a table's folder: the language, then the development language, then no language; `nil` for
  /// another language.
  private static func rank(ofTableIn folder: String, _ language: String) -> Int? {
    switch folder {
    case language + ".lproj": 1
    case language.prefix { $0 != "-" } + ".lproj": 2
    case "Base.lproj": 3
    case "en.lproj": 4
    default: folder.hasSuffix(".lproj") ? nil : 5
    }
  }

  // MARK: String catalogs

  private static func catalogue(_ buffer: SourceBuffer, _ language: String) -> [String: Entry] {
    guard let value = try? JSONReader.read(buffer), let strings = value["strings"]?.members else { return [:] }
    let source = value["sourceLanguage"]?.string ?? "en"
    var result: [String: Entry] = [:]
    for member in strings {
      let localizations = member.value["localizations"]
      guard let found = localizations?[language] ?? localizations?[source] else { continue }
      if let entry = entry(found) { result[member.key] = entry }
    }
    return result
  }

  private static func entry(_ localization: JSONValue) -> Entry? {
    if let text = localization["stringUnit"]?["value"]?.string { return Entry(text: text) }
    guard let plural = localization["variations"]?["plural"]?.members else { return nil }
    var forms: [String: String] = [:]
    for form in plural { forms[form.key] = form.value["stringUnit"]?["value"]?.string }
    return forms["other"].map { Entry(text: $0, forms: forms) }
  }

  // MARK: Tables

  /// Parses a strings file: `"key" = "value";`, with comments.
  static func table(_ bytes: [UInt8]) -> [String: Entry] {
    let characters = Array(text(of: bytes))
    var result: [String: Entry] = [:]
    var words: [String] = []
    var index = 0
    while index < characters.count {
      let character = characters[index]
      if character == "/", index + 1 < characters.count, characters[index + 1] == "/" {
        while index < characters.count, !characters[index].isNewline { index += 1 }
      } else if character == "/", index + 1 < characters.count, characters[index + 1] == "*" {
        index += 2
        while index + 1 < characters.count, !(characters[index] == "*" && characters[index + 1] == "/") { index += 1 }
        index += 2
      } else if character == "\"" {
        words.append(quoted(characters, &index))
      } else {
        if character == ";" {
          if words.count == 2 { result[words[0]] = Entry(text: words[1]) }
          words = []
        }
        index += 1
      }
    }
    return result
  }

  /// Parses a quoted text from the quotation mark at `index`.
  private static func quoted(_ characters: [Character], _ index: inout Int) -> String {
    var text = ""
    index += 1
    while index < characters.count, characters[index] != "\"" {
      if characters[index] == "\\", index + 1 < characters.count {
        index += 1
        switch characters[index] {
        case "n": text.append("\n")
        case "t": text.append("\t")
        default: text.append(characters[index])
        }
      } else {
        text.append(characters[index])
      }
      index += 1
    }
    index += 1
    return text
  }

  /// Decodes UTF-8, or UTF-16 with a byte order mark.
  private static func text(of bytes: [UInt8]) -> String {
    guard bytes.count > 1, (bytes[0] == 0xFF && bytes[1] == 0xFE) || (bytes[0] == 0xFE && bytes[1] == 0xFF) else {
      return String(decoding: bytes, as: UTF8.self)
    }
    let isLittle = bytes[0] == 0xFF
    var units: [UInt16] = []
    for index in stride(from: 2, to: bytes.count - 1, by: 2) {
      let first = UInt16(bytes[index])
      let second = UInt16(bytes[index + 1])
      units.append(isLittle ? second << 8 | first : first << 8 | second)
    }
    return String(decoding: units, as: UTF16.self)
  }
}
