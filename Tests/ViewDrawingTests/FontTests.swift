import FixtureSupport
import Testing
import ViewLayout

@testable import ViewDrawing

@Suite struct FontTests {
  @Test func aFontIsRead() throws {
    let font = try #require(FontFile(TestFont.bytes))
    #expect(font.unitsPerEm == 1_000)
    let square = try #require(font.glyph("A"))
    let both = try #require(font.glyph("B"))
    #expect(font.glyph("C") == nil && font.glyph("😀") == nil)
    #expect(font.advance(square) == 600 && font.advance(both) == 700)
    #expect(font.kerning(square, both) == -50 && font.kerning(both, square) == 0)
    #expect(font.outline(square).bounds == Rect(x: 100, y: 0, width: 400, height: 500))
    // The square and its half-sized copy, moved.
    let outline = font.outline(both)
    #expect(outline.bounds == Rect(x: 100, y: 0, width: 450, height: 500))
    #expect(outline.flattened().count == 2)
  }

  /// A font that a program brings is measured and drawn with its own glyphs; the replacement measures what it lacks.
  @Test func aFontOfTheProgramIsMeasuredAndDrawn() throws {
    let font = try #require(ProgramFont(file: TestFont.bytes))
    #expect(font.name == "Test-Bold" && font.family == "Test-Bold")
    #expect(font.weight == .bold && font.isItalic)
    var text = TextFont(size: 10, weight: .bold, isItalic: true)
    let measurer = IOSTextMeasurer()
    let width = measurer.advance(of: "C", in: text)
    text.face = font.face
    #expect(measurer.advance(ofASCII: 0x41, in: text) == 6 && measurer.advance(of: "B", in: text) == 7)
    #expect(measurer.advance(of: "C", in: text) == width)
    #expect(
      measurer.metrics(of: text) == FontMetrics(ascent: 8, descent: 2, leading: 0.5, capHeight: 6.5))
    let style = TextRunStyle(font: DrawnFont(text), paint: .black)
    let run = DrawnText.Run(text: "A", x: 0, width: 6, style: style)
    let line = DrawnText.Line(frame: Rect(x: 0, y: 0, width: 6, height: 10), baseline: 8, runs: [run])
    let drawn = DrawnText(lines: [line])
    var list = DisplayList()
    list.append(.text(drawn), node: 0)
    let book = FontBook(home: nil, folders: [], for: list, programFont: { $0 == font.name ? font : nil })
    let bounds = try #require(book.outlines(of: drawn).first?.path.bounds)
    #expect(abs(bounds.minX - 1) < 0.001 && abs(bounds.maxX - 5) < 0.001 && abs(bounds.minY - 3) < 0.001)
  }

  /// Reading a damaged file always ends.
  @Test func damagedFontsAreHarmless() {
    var generator = SeededGenerator(seed: 9)
    for round in 0..<300 {
      var bytes = TestFont.bytes
      for _ in 0..<1 + round % 7 {
        bytes[Int.random(in: 0..<bytes.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
      }
      if round % 3 == 0 { bytes.removeLast(Int.random(in: 0..<bytes.count, using: &generator)) }
      _ = ProgramFont(file: bytes)
      guard let font = FontFile(bytes) else { continue }
      for character in ["A", "B", "C"] as [Unicode.Scalar] {
        guard let glyph = font.glyph(character) else { continue }
        _ = font.outline(glyph)
        _ = font.advance(glyph) + font.kerning(glyph, 1)
      }
    }
  }

  /// A glyph that consists of itself again and again ends.
  @Test func endlessGlyphsEnd() throws {
    let font = try #require(FontFile(TestFont.endless))
    _ = font.outline(try #require(font.glyph("B")))
  }

  /// Without fonts each character is drawn as a box, with the width that was measured.
  @Test func withoutFontsThereAreBoxes() throws {
    let run = DrawnText.Run(
      text: "ab c", x: 10, width: 40, style: TextRunStyle(font: DrawnFont(size: 10), paint: .black))
    let line = DrawnText.Line(frame: Rect(x: 10, y: 0, width: 40, height: 12), baseline: 10, runs: [run])
    let outlines = FontBook().outlines(of: DrawnText(lines: [line]))
    let bounds = try #require(outlines.first?.path.bounds)
    #expect(bounds.minX > 10 && bounds.maxX < 50)
    #expect(FontBook(home: nil, folders: ["/nowhere"]).fileNames.isEmpty)
  }

  /// Emoji are replaced by symbols, faces and flags; those without a drawing are known.
  @Test func emojiWithoutDrawingsAreKnown() {
    #expect(EmojiReplacement.undrawn(in: "a 🇫🇷 😢 ✅ 🍕 🇦🇶").map { String($0) } == ["🍕", "🇦🇶"])
    let frame = Rect(x: 0, y: 0, width: 10, height: 10)
    #expect(EmojiReplacement.drawing("\u{1F1EB}", before: "\u{1F1F7}", in: frame).count == 3)
    #expect(EmojiReplacement.drawing("\u{1F1EB}", before: nil, in: frame).count == 1)
    let run = DrawnText.Run(
      text: "🍕", x: 0, width: 12, style: TextRunStyle(font: DrawnFont(size: 10), paint: .black))
    let line = DrawnText.Line(frame: Rect(x: 0, y: 0, width: 12, height: 12), baseline: 10, runs: [run])
    var list = DisplayList()
    list.append(.text(DrawnText(lines: [line])), node: 0)
    #expect(FontBook.undrawnEmoji(in: list) == ["🍕"])
  }

  @Test func hebrewIsTurnedRound() {
    #expect(WritingDirection.visualOrder("ab") == "ab")
    #expect(WritingDirection.visualOrder("אב") == "בא")
    #expect(WritingDirection.visualOrder("x אב גד y") == "x דג בא y")
  }
}

/// A handmade font with two glyphs: a square, and the square with a half-sized copy of it.
private enum TestFont {
  static let bytes = make(components: words(0x23, 1, 0, 0) + words(0x0B, 1, 300, 0, 0x2000))
  /// The second glyph has sixty copies of itself.
  static let endless = make(components: (0..<60).flatMap { _ in words(0x23, 2, 0, 0) })

  private static func words(_ values: Int...) -> [UInt8] {
    values.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
  }

  private static func make(components: [UInt8]) -> [UInt8] {
    func long(_ value: Int) -> [UInt8] { words(value >> 16, value) }
    let head = [UInt8](repeating: 0, count: 18) + words(1_000) + [UInt8](repeating: 0, count: 30) + words(0, 0)
    let square =
      words(1, 100, 0, 500, 500, 3, 0) + [1, 1, 1, 1] + words(100, 0, 400, 0)
      + words(0, 500, 0, -500)
    let composite = words(-1, 0, 0, 0, 0) + components
    let glyf = square + composite
    let tables: [(String, [UInt8])] = [
      ("cmap", words(0, 1, 3, 1) + long(12) + words(4, 32, 0, 4, 0, 0, 0, 66, 0xFFFF, 0, 65, 0xFFFF, -64, 1, 0, 0)),
      ("glyf", glyf), ("head", head),
      ("hhea", long(0x10000) + words(800, -200, 50) + [UInt8](repeating: 0, count: 24) + words(3)),
      ("hmtx", words(500, 0, 600, 100, 700, 100)),
      ("kern", words(0, 1, 0, 20, 1, 1, 0, 0, 0, 1, 2, -50)),
      ("loca", words(0, 0, square.count / 2, glyf.count / 2)), ("maxp", long(0x10000) + words(3)),
      (
        "name",
        words(0, 1, 18, 3, 1, 0x409, 6, 18, 0) + "Test-Bold".utf16.flatMap { words(Int($0)) }
      ),
      (
        "OS/2",
        words(2, 0, 700) + [UInt8](repeating: 0, count: 56) + words(1) + [UInt8](repeating: 0, count: 24) + words(650)
          + words(0, 0, 0)
      ),
    ]
    var header = long(0x10000) + words(tables.count, 0, 0, 0)
    var body: [UInt8] = []
    for (tag, content) in tables {
      header += Array(tag.utf8) + long(0) + long(12 + 16 * tables.count + body.count) + long(content.count)
      body += content
      while body.count % 4 != 0 { body.append(0) }
    }
    return header + body
  }
}
