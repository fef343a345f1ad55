import ViewLayout
import ViewSource

/// The fonts of a machine with which characters are drawn in pixels.
public struct FontBook: Sendable {
  /// The names of the font files, without folders. If there are none, characters are drawn as boxes.
  public var fileNames: [String] { faces.map(\.name) }

  private let faces: [FontFace]
  /// Whether the display list has no characters.
  public let isUnneeded: Bool

  /// A book without fonts: characters are drawn as boxes.
  public init() {
    faces = []
    isUnneeded = false
  }

  /// The fonts of a machine.
  ///
  /// - Parameters:
  ///   - home: the user's home folder, for the user's own fonts; `nil` for system fonts only.
  ///   - folders: the folders to search; `nil` for those of Linux and macOS.
  ///   - list: the display list to draw: only the fonts that it needs are read. `nil` for all system fonts, without
  ///     custom fonts of the program.
  ///   - programFont: finds a font that the program brings, by the name of its face.
  public init(
    home: String?, folders: [String]? = nil, for list: DisplayList? = nil,
    programFont: (String) -> ProgramFont? = { _ in nil }
  ) {
    var folders =
      folders ?? [
        "/usr/share/fonts", "/usr/local/share/fonts", "/System/Library/Fonts", "/Library/Fonts",
      ]
    if let home {
      folders += ["/.fonts", "/.local/share/fonts", "/Library/Fonts"].map { home + $0 }
    }
    let files = FontFinder.files(in: folders)
    var faces: [FontFace] = []
    let need = list.map { RequiredFont($0) }
    var wanted = FontFace.wanted(among: files.map(\.name), need?.families ?? [])
    if let need { wanted = need.chosen(wanted) }
    for (kind, name) in wanted {
      // A damaged file is ignored.
      guard let file = files.first(where: { $0.name == name }), let bytes = try? FileSystem.readFound(file.path),
        let font = FontFile(bytes.bytes.array(SourceRange(0, bytes.count)))
      else { continue }
      faces.append(FontFace(name: name, kind: kind, font: font))
    }
    for name in need?.families ?? [] {
      guard let font = programFont(name) else { continue }
      let kind = FontFace.Kind(family: name, design: .default, weight: font.weight, isItalic: font.isItalic)
      faces.append(FontFace(name: name, kind: kind, font: font.file))
    }
    self.faces = faces
    isUnneeded = need?.fonts.isEmpty ?? false
  }

  /// The nearest face to a font that has a glyph for a character, and the index of the glyph.
  private func face(_ font: DrawnFont, _ scalar: Unicode.Scalar) -> (face: FontFace, glyph: Int)? {
    var best: (face: FontFace, glyph: Int, distance: Int)?
    for face in faces {
      let distance = face.kind.distance(to: font)
      if let best, best.distance <= distance { continue }
      if let glyph = face.font.glyph(scalar) { best = (face, glyph, distance) }
    }
    return best.map { ($0.face, $0.glyph) }
  }

  /// The outlines of the characters of a text and their paints, in points.
  func outlines(of text: DrawnText) -> [(path: DrawnPath, paint: Paint)] {
    var result: [(DrawnPath, Paint)] = []
    for line in text.lines {
      for run in line.runs where !run.text.isEmpty {
        let style = run.style
        let baseline = line.baseline - style.baselineOffset
        var signs: [(DrawnPath, Paint)] = []
        let path = faces.isEmpty ? boxes(run, baseline) : outline(run, baseline, signs: &signs)
        if !path.isEmpty { result.append((path, style.paint)) }
        result += signs
        result += run.decorationLines(baseline: baseline)
      }
    }
    return result
  }

  /// - Parameter signs: receives the emoji, which have their own colours.
  private func outline(_ run: DrawnText.Run, _ baseline: Double, signs: inout [(DrawnPath, Paint)]) -> DrawnPath {
    let font = run.style.font
    var glyphs: [(face: FontFace, glyph: Int, x: Double)] = []
    var emoji: [(scalar: Unicode.Scalar, next: Unicode.Scalar?, x: Double)] = []
    var missing: [(x: Double, width: Double)] = []
    var x = 0.0
    var isJoined = false
    var wasFlag = false
    let scalars = Array(WritingDirection.visualOrder(run.text).unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      // Joiners, variation selectors and enclosing keycaps are not drawn.
      if scalar == "\u{200D}" || scalar == "\u{20E3}" || (0xFE00...0xFE0F).contains(scalar.value)
        || PrintableText.isActive(scalar)
      {
        isJoined = isJoined || scalar == "\u{200D}"
        continue
      }
      if EmojiReplacement.isShown(scalar, before: index + 1 < scalars.count ? scalars[index + 1] : nil) {
        // A skin tone modifier, a joined emoji, and the second half of a flag are parts of one emoji.
        let isFlag = scalar.properties.isEmojiPresentation && (0x1F1E6...0x1F1FF).contains(scalar.value)
        let isPart = isJoined || scalar.properties.isEmojiModifier || isFlag && wasFlag
        (isJoined, wasFlag) = (false, isFlag && !wasFlag)
        guard !isPart else { continue }
        emoji.append((scalar, index + 1 < scalars.count ? scalars[index + 1] : nil, x))
        x += font.size * EmojiReplacement.advance
        continue
      }
      (isJoined, wasFlag) = (false, false)
      guard let found = face(font, scalar) else {
        if scalar.value >= 0x2000, scalar.properties.isEmoji {
          // A sign that only the font of the emoji has.
          emoji.append((scalar, nil, x))
          x += font.size * EmojiReplacement.advance
          continue
        }
        // East Asian characters are as wide as high.
        let width = font.size * (scalar.value >= 0x1100 ? 1 : 0.5)
        if !scalar.properties.isWhitespace { missing.append((x, width)) }
        x += width
        continue
      }
      let scale = font.size / found.face.font.unitsPerEm
      if let last = glyphs.last, last.face.name == found.face.name {
        x += found.face.font.kerning(last.glyph, found.glyph) * scale
      }
      glyphs.append((found.face, found.glyph, x))
      x += found.face.font.advance(found.glyph) * scale
    }
    // The text is stretched to its measured width, because it may have been measured in another font.
    let spacing = run.style.kerning * Double(glyphs.count + emoji.count)
    let stretch = x > 0 && run.width > spacing ? min(max((run.width - spacing) / x, 0.5), 2) : 1
    for sign in emoji {
      let room = font.size * EmojiReplacement.advance * stretch
      let side = min(font.size * 1.1, room)
      let place = Rect(
        x: run.x + sign.x * stretch + (room - side) / 2, y: baseline - font.size * 0.36 - side / 2, width: side,
        height: side)
      signs += EmojiReplacement.drawing(sign.scalar, before: sign.next, in: place).map { ($0.path, $0.paint) }
    }
    var path = DrawnPath()
    // A box for each character that no font has.
    for box in missing {
      let width = box.width * stretch
      let outline = Rect(
        x: run.x + box.x * stretch + width * 0.1, y: baseline - font.size * 0.75, width: width * 0.8,
        height: font.size * 0.8)
      path.append(DrawnPath.rectangle(outline).stroked(StrokeStyle(width: max(font.size / 20, 0.5))))
    }
    for (index, glyph) in glyphs.enumerated() {
      let scale = font.size / glyph.face.font.unitsPerEm
      let slant = font.isItalic && !glyph.face.kind.isItalic ? 0.2 : 0
      path.append(
        glyph.face.font.outline(glyph.glyph).transformed(
          by: AffineTransform(
            a: scale * stretch, b: 0, c: slant * scale, d: -scale,
            tx: run.x + glyph.x * stretch + run.style.kerning * Double(index), ty: baseline)))
    }
    return path
  }

  /// The emoji of a display list for which tiles stand, because they have no drawing.
  public static func undrawnEmoji(in list: DisplayList) -> [Character] {
    var found: [Character] = []
    for item in list.items {
      switch item.step {
      case .draw(.text(let text)):
        for run in text.lines.flatMap(\.runs) where !run.text.utf8.allSatisfy({ $0 < 0x80 }) {
          found += EmojiReplacement.undrawn(in: run.text)
        }
      case .push(.mask(let mask)): found += undrawnEmoji(in: mask)
      case .draw, .push, .pop: break
      }
    }
    return found
  }

  /// A box for each character, if there are no fonts.
  private func boxes(_ run: DrawnText.Run, _ baseline: Double) -> DrawnPath {
    var path = DrawnPath()
    let step = run.width / Double(run.text.count)
    let height = run.style.font.size * 0.7
    for (index, character) in run.text.enumerated() where !character.isWhitespace {
      let box = Rect(
        x: run.x + step * (Double(index) + 0.1), y: baseline - height, width: max(step * 0.8, 0.5), height: height)
      path.append(DrawnPath.rectangle(box).stroked(StrokeStyle(width: max(run.style.font.size / 16, 0.5))))
    }
    return path
  }
}

/// The fonts that a display list needs.
private struct RequiredFont {
  private(set) var fonts: Set<DrawnFont> = []
  /// Whether there are characters that a font may lack.
  private(set) var needsFallbacks = false

  init(_ list: DisplayList) {
    for item in list.items {
      switch item.step {
      case .draw(.text(let text)):
        for run in text.lines.flatMap(\.runs) {
          fonts.insert(run.style.font)
          if !run.text.utf8.allSatisfy({ $0 < 0x80 }) { needsFallbacks = true }
        }
      case .push(.mask(let mask)):
        let need = RequiredFont(mask)
        fonts.formUnion(need.fonts)
        needsFallbacks = needsFallbacks || need.needsFallbacks
      case .draw(.image):
        // The name may be drawn in place of an image.
        fonts.insert(DrawnFont(size: 12))
      case .draw, .push, .pop: break
      }
    }
  }

  var families: [String] { Set(fonts.compactMap(\.family)).sorted() }

  /// The faces that are nearest to one of the fonts.
  func chosen(_ faces: [(kind: FontFace.Kind, name: String)]) -> [(kind: FontFace.Kind, name: String)] {
    var chosen: Set<String> = []
    for font in fonts {
      let nearest = faces.min { $0.kind.distance(to: font) < $1.kind.distance(to: font) }
      if let nearest { chosen.insert(nearest.name) }
    }
    return faces.filter { chosen.contains($0.name) || needsFallbacks && $0.kind.isFallback }
  }
}

/// A font of a book.
struct FontFace: Sendable {
  let name: String
  let kind: Kind
  let font: FontFile

  /// The properties by which a face is selected.
  struct Kind: Equatable, Sendable {
    /// The name of a custom font of the program; `nil` for replacements of system fonts.
    var family: String?
    var design: TextFont.Design
    var weight: TextFont.Weight
    var isItalic: Bool
    /// Used only for characters that the other faces lack.
    var isFallback = false

    /// The difference between the face and the wanted font.
    func distance(to font: DrawnFont) -> Int {
      var distance = abs(weight.rawValue - font.weight.rawValue)
      if isItalic != font.isItalic { distance += 2_000 }
      if isFallback { distance += 100_000 }
      if let family { return family == font.family ? distance : distance + 1_000_000 }
      // A custom font that exists is nearer than any replacement.
      if font.family != nil { distance += 50_000 }
      // A rounded design is nearer to the default one than to any other.
      let wanted = font.design == .rounded ? .default : font.design
      if design != wanted { distance += 10_000 }
      return distance
    }
  }

  /// The files to use, of those that exist.
  static func wanted(among names: [String], _ families: [String]) -> [(kind: Kind, name: String)] {
    let known = Set(names)
    var result: [(Kind, String)] = []
    func add(_ design: TextFont.Design, _ stems: [String], family: String? = nil) {
      for (weight, words) in weights {
        for isItalic in [false, true] {
          let candidates = stems.flatMap { stem in
            words.flatMap { word in fileNames(stem, word, isItalic: isItalic) }
          }
          guard let name = candidates.first(where: { known.contains($0) }) else { continue }
          result.append((Kind(family: family, design: design, weight: weight, isItalic: isItalic), name))
        }
      }
    }
    // One family per design: a mix of families for different weights would look inconsistent.
    for (design, stems) in systemFamilies(known) { add(design, [stems]) }
    for family in families { add(.default, [family.filter { $0 != " " }, family], family: family) }
    for name in fallbacks where known.contains(name) {
      result.append((Kind(design: .default, weight: .regular, isItalic: false, isFallback: true), name))
    }
    return result
  }

  /// The first existing family for each design; the candidates are ordered by similarity to Apple's fonts.
  private static func systemFamilies(_ known: Set<String>) -> [(TextFont.Design, String)] {
    let candidates: [(TextFont.Design, [String])] = [
      (.default, ["SF-Pro-Text", "Inter", "Roboto", "NotoSans", "LiberationSans", "DejaVuSans", "Arial", "FreeSans"]),
      (.monospaced, ["SF-Mono", "JetBrainsMono", "NotoSansMono", "LiberationMono", "DejaVuSansMono", "FreeMono"]),
      (.serif, ["NewYork", "NotoSerif", "LiberationSerif", "DejaVuSerif", "FreeSerif"]),
    ]
    return candidates.compactMap { design, stems in
      stems.first { stem in
        ["", "Regular"].contains { word in fileNames(stem, word, isItalic: false).contains { known.contains($0) } }
      }.map { (design, $0) }
    }
  }

  private static let weights: [(TextFont.Weight, [String])] = [
    (.ultraLight, ["Thin", "UltraLight"]), (.thin, ["ExtraLight"]), (.light, ["Light"]), (.regular, ["Regular", ""]),
    (.medium, ["Medium"]), (.semibold, ["SemiBold", "Semibold"]), (.bold, ["Bold"]), (.heavy, ["ExtraBold", "Heavy"]),
    (.black, ["Black"]),
  ]

  private static func fileNames(_ stem: String, _ weight: String, isItalic: Bool) -> [String] {
    let styles = isItalic ? [weight + "Italic", weight + "Oblique"] : [weight]
    return styles.flatMap { style in
      // Only the regular italic has the style name "Italic".
      let style = style == "RegularItalic" ? "Italic" : style
      let name = style.isEmpty ? stem : "\(stem)-\(style)"
      return [".ttf", ".otf"].map { name + $0 }
    }
  }

  /// Fonts with large character sets.
  private static let fallbacks = [
    "DejaVuSans.ttf", "NotoSansSymbols2-Regular.ttf", "NotoSansSymbols-Regular.ttf", "NotoSansArabic-Regular.ttf",
    "NotoSansHebrew-Regular.ttf", "NotoSansCJK-Regular.ttc", "NotoSansJP-Regular.otf", "wqy-microhei.ttc",
    "DroidSansFallbackFull.ttf", "unifont.ttf", "Arial Unicode.ttf",
  ]
}

/// Finds font files.
private enum FontFinder {
  /// The files in folders and their subfolders.
  static func files(in folders: [String]) -> [(name: String, path: String)] {
    var result: [(name: String, path: String)] = []
    var pending = folders.map { ($0, depth: 0) }
    var next = 0
    while next < pending.count {
      let (folder, depth) = pending[next]
      next += 1
      for suffix in [".ttf", ".otf", ".ttc"] {
        // A folder that is missing or not readable has no fonts.
        guard let content = try? FileSystem.entries(inFolder: folder, ofFilesEndingIn: suffix) else { break }
        for entry in content.entries where entry.isExact {
          let path = folder + "/" + entry.name
          if entry.kind == .folder {
            // Folders are listed with every suffix; the depth limit ends cycles of links.
            if suffix == ".ttf", depth < 4 { pending.append((path, depth + 1)) }
          } else if entry.name.hasSuffix(suffix) {
            result.append((entry.name, path))
          }
        }
      }
    }
    return result
  }
}

/// Reorders right-to-left text for display without a bidirectional algorithm: it reverses runs. Arabic letters are not
/// joined.
enum WritingDirection {
  static func visualOrder(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isRightToLeft) else { return text }
    var result: [Character] = []
    var stretch: [Character] = []
    func turn() {
      // Trailing spaces of a run belong to the text after it.
      let spaces = stretch.reversed().prefix { $0.isWhitespace }.count
      result += stretch.dropLast(spaces).reversed() + stretch.suffix(spaces)
      stretch = []
    }
    for character in text {
      let isTurned = character.unicodeScalars.first.map(isRightToLeft) ?? false
      if isTurned || !stretch.isEmpty && (character.isWhitespace || character.isPunctuation) {
        stretch.append(character)
      } else {
        turn()
        result.append(character)
      }
    }
    turn()
    return String(result)
  }

  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC: true
    default: false
    }
  }
}
