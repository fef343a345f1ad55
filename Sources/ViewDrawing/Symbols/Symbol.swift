import ViewLayout

/// A system symbol by its name: a drawing of `SymbolTable`, modified by the rest of the name.
///
///     heart              the drawing
///     heart.fill         its areas filled
///     heart.circle.fill  taken out of a circle
///     heart.slash        with a line through it
///     heart.badge.plus   with a small plus at its corner
struct Symbol: Hashable {
  /// The shape that encloses a symbol.
  enum Enclosure: String {
    case circle, square, rectangle, app, diamond, seal, shield, triangle
    case bubble, folder, hexagon, octagon
  }

  /// The name of the drawing; a single letter or digit stands for itself.
  var base: String
  var isFilled = false
  var enclosure: Enclosure?
  var isSlashed = false
  /// The name of the drawing of the badge.
  var badge: String?

  private struct Entry {
    let characters: String
    let drawing: String
  }

  private static let entries: [String: Entry] = {
    var entries: [String: Entry] = [:]
    for line in [SymbolTable.drawings, SymbolTable.drawingsOfBodies].flatMap({ $0.split(separator: "\n") }) {
      let words = line.split(separator: " ", maxSplits: 2)
      entries[String(words[0])] = Entry(characters: String(words[1]), drawing: String(words[2]))
    }
    return entries
  }()

  private static let aliases: [String: String] = {
    var aliases: [String: String] = [:]
    for line in [SymbolTable.aliases, SymbolTable.aliasesOfBodies].flatMap({ $0.split(separator: "\n") }) {
      let words = line.split(separator: " ")
      aliases[String(words[0])] = String(words[1])
    }
    return aliases
  }()

  /// The symbol with a name; `nil` if it is unknown.
  init?(_ name: String) {
    if let symbol = Symbol(name, depth: 0) {
      self = symbol
      return
    }
    // Of several names joined by `and`, the first is drawn: `icloud.and.arrow.down.fill` as `icloud.fill`.
    guard let several = name.firstRange(of: ".and."),
      var symbol = Symbol(String(name[..<several.lowerBound]), depth: 0)
    else { return nil }
    symbol.isFilled = symbol.isFilled || name.hasSuffix(".fill")
    self = symbol
  }

  private init?(_ name: String, depth: Int) {
    if Symbol.entries[name] != nil {
      self.init(base: name)
      return
    }
    // The depth limit ends cycles of aliases.
    guard depth < 4 else { return nil }
    if let other = Symbol.aliases[name] {
      self.init(other, depth: depth + 1)
      return
    }
    var words = name.split(separator: ".").map(String.init)
    var isFilled = false
    var enclosure: Enclosure?
    var isSlashed = false
    var badge: String?
    var rest: Symbol?
    // The suffixes of the name, the last one first.
    while rest == nil, words.count > 1, let last = words.last {
      words.removeLast()
      switch last {
      case "fill": isFilled = true
      case "slash": isSlashed = true
      // A dot at the corner.
      case "badge": badge = "dot"
      case "rtl", "inverse", "dotted", "portrait": break
      default:
        if words.last == "badge" {
          words.removeLast()
          badge = Symbol.entries[last] != nil ? last : "dot"
        } else if let shape = Enclosure(rawValue: last) {
          enclosure = shape
        } else {
          return nil
        }
      }
      rest = Symbol(words.joined(separator: "."), depth: depth + 1)
    }
    if rest == nil, words.count == 1, words[0].count <= 2, enclosure != nil,
      words[0].allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) })
    {
      rest = Symbol(base: words[0].uppercased())
    }
    guard var symbol = rest else { return nil }
    symbol.isFilled = symbol.isFilled || isFilled
    symbol.isSlashed = symbol.isSlashed || isSlashed
    symbol.enclosure = symbol.enclosure ?? enclosure
    symbol.badge = symbol.badge ?? badge
    self = symbol
  }

  private init(base: String) { self.base = base }

  /// Whether the symbol has an outline.
  static func isKnown(_ name: String) -> Bool { Symbol(name) != nil }

  /// The character that replaces a symbol in a terminal.
  static func character(_ name: String) -> Character {
    guard let symbol = Symbol(name) else { return "◆" }
    guard let entry = entries[symbol.base] else { return symbol.base.first ?? "◆" }
    let isFilled = symbol.isFilled && symbol.enclosure == nil
    return (isFilled ? entry.characters.last : entry.characters.first) ?? "◆"
  }

  /// The parts of the drawing; empty for letters.
  var parts: [SymbolPart] { Symbol.parts(base) }

  static func parts(_ base: String) -> [SymbolPart] {
    entries[base].map { $0.drawing.split(separator: ";").compactMap { SymbolPart($0) } } ?? []
  }

  /// The names of all drawings, for tests.
  static var knownNames: [String] { entries.keys.sorted() }
  /// The targets of aliases, for tests.
  static var aliasTargets: [String] { aliases.values.sorted() }
}

/// A part of the drawing of a symbol.
struct SymbolPart {
  /// The kind of a part; see `SymbolTable` for the letters.
  enum Kind: Character {
    case line = "s"
    case area = "o"
    case solid = "f"
    case cutLine = "c"
    case cutArea = "h"
    case ring = "r"
  }

  let kind: Kind
  let path: DrawnPath

  /// `s M4 12H20`
  init?(_ text: Substring) {
    guard let letter = text.first, let kind = Kind(rawValue: letter) else { return nil }
    self.kind = kind
    var reader = SymbolPathReader(text.dropFirst())
    path = reader.read()
  }
}

/// Reads the paths of `SymbolTable`.
private struct SymbolPathReader {
  private var rest: Substring
  private var path = DrawnPath()

  init(_ text: Substring) { rest = text }

  mutating func read() -> DrawnPath {
    while true {
      rest = rest.drop { $0 == " " }
      guard let command = rest.popFirst() else { return path }
      let values = numbers()
      var index = 0
      func next() -> Double {
        defer { index += 1 }
        return index < values.count ? values[index] : 0
      }
      func point() -> Point { Point(x: next(), y: next()) }
      let current = path.currentPoint ?? .zero
      switch command {
      case "M": path.move(to: point())
      // Coordinates without a letter repeat the previous command.
      case "L": while index < values.count { path.addLine(to: point()) }
      case "H": path.addLine(to: Point(x: next(), y: current.y))
      case "V": path.addLine(to: Point(x: current.x, y: next()))
      case "Q":
        let control = point()
        path.addQuad(to: point(), control: control)
      case "C":
        let (control1, control2) = (point(), point())
        path.addCubic(to: point(), control1: control1, control2: control2)
      case "Z": path.close()
      case "O":
        let (center, radius) = (point(), next())
        path.append(
          .ellipse(in: Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)))
      case "R":
        let rect = Rect(origin: point(), size: Size(width: next(), height: next()))
        path.append(.roundedRectangle(rect, cornerRadius: next()))
      case "A":
        let (center, radius) = (point(), next())
        path.addArc(center: center, radius: radius, start: Angle(degrees: next()), sweep: Angle(degrees: next()))
      default: return path
      }
    }
  }

  /// The numbers up to the next letter.
  private mutating func numbers() -> [Double] {
    let text = rest.prefix { !$0.isLetter }
    rest = rest.dropFirst(text.count)
    return text.split(separator: " ").compactMap { Double($0) }
  }
}
