import Testing

@testable import ViewLayout

/// Text in cells of 8 × 16, so that all numbers are formulas.
@Suite struct TextTests {
  private func lines(_ content: TextContent, _ width: Double?, _ height: Double? = nil) -> [String] {
    content.layout(in: ProposedViewSize(width: width, height: height), measurer: CellTextMeasurer()).lines.map(\.text)
  }

  private func size(_ content: TextContent, _ width: Double?, _ height: Double? = nil) -> Size {
    content.layout(in: ProposedViewSize(width: width, height: height), measurer: CellTextMeasurer()).size
  }

  @Test func breaksAtWords() {
    let text = TextContent("The quick brown fox")
    #expect(lines(text, nil) == ["The quick brown fox"])
    #expect(lines(text, 80) == ["The quick", "brown fox"])
    #expect(lines(text, 72) == ["The quick", "brown fox"])
    #expect(lines(text, 71) == ["The", "quick", "brown", "fox"])
    #expect(size(text, 71) == Size(width: 40, height: 64))
  }

  @Test func breaksWordsThatAreTooLong() {
    #expect(lines(TextContent("a incomprehensible b"), 48) == ["a", "incomp", "rehens", "ible b"])
    #expect(lines(TextContent("abc"), 0) == ["a", "b", "c"])
    #expect(size(TextContent("abc"), 0) == Size(width: 8, height: 48))
  }

  @Test func spacesHangAtTheEndOfALine() {
    #expect(lines(TextContent("one   two"), 24) == ["one", "two"])
    #expect(size(TextContent("one "), nil) == Size(width: 32, height: 16))
    #expect(size(TextContent("one "), 24) == Size(width: 24, height: 16))
    #expect(lines(TextContent("one\u{A0}two three"), 56) == ["one\u{A0}two", "three"])
  }

  @Test func breaksAfterHyphensAndAroundIdeographs() {
    #expect(lines(TextContent("well-known"), 48) == ["well-", "known"])
    #expect(lines(TextContent("日本語の文字"), 48) == ["日本語", "の文字"])
    #expect(lines(TextContent("字。字"), 40) == ["字。", "字"])
    #expect(size(TextContent("日本語"), nil).width == 48)
  }

  @Test func paragraphsEndAtNewlines() {
    #expect(lines(TextContent("one\ntwo three\n"), 72) == ["one", "two three", ""])
    #expect(lines(TextContent("a\r\nb"), nil) == ["a", "b"])
    #expect(lines(TextContent("\n"), nil) == ["", ""])
    #expect(size(TextContent("a\n\nb"), nil) == Size(width: 8, height: 48))
    #expect(lines(TextContent(""), nil) == [])
  }

  @Test func charactersTakeCells() {
    #expect(size(TextContent("e\u{301}a\u{308}"), nil).width == 16)
    #expect(size(TextContent("👨‍👩‍👧‍👦🇩🇪👍🏽"), nil).width == 48)
    #expect(size(TextContent("ＡＢ"), nil).width == 32)
    #expect(lines(TextContent("👨‍👩‍👧‍👦👨‍👩‍👧‍👦"), 16) == ["👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦"])
  }

  @Test func aLineLimitTruncates() {
    var text = TextContent("one two three four")
    text.lineLimit = LineLimit(2)
    #expect(lines(text, 64) == ["one two", "three f…"])
    #expect(lines(text, 56) == ["one two", "three…"])
    text.lineLimit = LineLimit(1)
    #expect(lines(text, nil) == ["one two three four"])
    #expect(lines(text, 40) == ["one…"])
    #expect(lines(text, 0) == ["…"])
  }

  @Test(arguments: [(TruncationMode.tail, "abcd…"), (.head, "…ghij"), (.middle, "ab…ij")])
  func truncationModes(mode: TruncationMode, line: String) {
    var text = TextContent("abcdefghij")
    text.truncation = mode
    text.lineLimit = LineLimit(1)
    #expect(lines(text, 40) == [line])
    #expect(size(text, 40) == Size(width: 40, height: 16))
  }

  @Test func onlyTheLastLineIsTruncated() {
    var text = TextContent("one two three four five six")
    text.lineLimit = LineLimit(2)
    text.truncation = .head
    #expect(lines(text, 64) == ["one two", "…ive six"])
    text.truncation = .middle
    #expect(lines(text, 64) == ["one two", "thr…six"])
  }

  @Test func aShortHeightTruncates() {
    let text = TextContent("one two three")
    #expect(lines(text, 40, 32) == ["one", "two…"])
    #expect(lines(text, 40, 31) == ["one…"])
    #expect(lines(text, 40, 0) == ["one…"])
    #expect(size(text, 40, 0) == Size(width: 32, height: 16))
  }

  @Test func aLimitMayReserveSpace() {
    var text = TextContent("one")
    text.lineLimit = LineLimit(3, reservesSpace: true)
    #expect(size(text, nil) == Size(width: 24, height: 48))
    text.lineLimit = LineLimit(2...4)
    #expect(size(text, nil).height == 32)
    text.runs = [TextRun("one two three four five")]
    #expect(lines(text, 24).count == 4)
    text.lineLimit = LineLimit(2...)
    #expect(lines(text, 40) == ["one", "two", "three", "four", "five"])
  }

  @Test func aScaleFactorKeepsTextWhole() {
    var text = TextContent("abcdefghij")
    text.lineLimit = LineLimit(1)
    text.minimumScaleFactor = 0.5
    let layout = text.layout(in: ProposedViewSize(width: 60, height: nil), measurer: CellTextMeasurer())
    #expect(layout.lines.map(\.text) == ["abcdefghij"])
    #expect(abs(layout.scale - 0.75) < 0.001)
    #expect(layout.size.width <= 60)
    #expect(layout.size.height == 12)
    let small = text.layout(in: ProposedViewSize(width: 24, height: nil), measurer: CellTextMeasurer())
    #expect(small.scale == 0.5)
    #expect(small.lines.map(\.text) == ["abcde…"])
    #expect(small.isTruncated)
  }

  /// Formula: text that fits is not scaled; with a proposed size of zero it is scaled as far as allowed.
  @Test func aScaleFactorUnderEachProposal() {
    var text = TextContent("abcdefghij")
    text.lineLimit = LineLimit(1)
    text.minimumScaleFactor = 0.5
    for width in [nil, 80, 100, Double.infinity] {
      #expect(size(text, width) == Size(width: 80, height: 16))
    }
    let least = text.layout(in: .zero, measurer: CellTextMeasurer())
    #expect(least.scale == 0.5)
    #expect(least.lines.map(\.text) == ["…"])
    #expect(least.size == Size(width: 4, height: 8))
    text.lineLimit = LineLimit(2)
    #expect(text.layout(in: ProposedViewSize(width: 40, height: nil), measurer: CellTextMeasurer()).scale == 1)
  }

  /// Formula: space is reserved whatever the width of the text.
  @Test func aReservedLimitUnderEachProposal() {
    var text = TextContent("one")
    text.lineLimit = LineLimit(3, reservesSpace: true)
    for width in [nil, 24, 100, Double.infinity] { #expect(size(text, width) == Size(width: 24, height: 48)) }
    #expect(size(text, 8) == Size(width: 8, height: 48))
    #expect(size(text, 0) == Size(width: 8, height: 48))
  }

  /// Formula: the guides of a text are the baselines of its first and last lines; the baseline of a line is that of its
  /// largest run.
  @Test func baselinesOfRuns() throws {
    let text = TextContent(runs: [
      TextRun("small ", font: TextFont(size: 10)), TextRun("large", font: TextFont(size: 20, weight: .bold)),
    ])
    for (alignment, width) in [
      (VerticalAlignment.firstTextBaseline, 50.0), (.lastTextBaseline, 50), (.lastTextBaseline, 300),
    ] {
      let engine = LayoutEngine(textMeasurer: IOSTextMeasurer())
      let box = engine.insert(.frame(width: 8, height: 40), children: [engine.insert(.color)])
      let view = engine.insert(.text(text))
      let narrow = engine.insert(.frame(width: width, height: nil, alignment: .topLeading), children: [view])
      let root = engine.insert(.hStack(alignment: alignment, spacing: 0), children: [box, narrow])
      engine.layout(root, in: LayoutSurface(size: Size(width: 400, height: 100)))
      let lines = try #require(engine.textLayout(of: view)).lines
      #expect(lines.count == (width == 50 ? 2 : 1))
      let line = try #require(alignment == .firstTextBaseline ? lines.first : lines.last)
      let size = alignment == .firstTextBaseline ? 10.0 : 20
      #expect(line.baseline.isNear(line.frame.minY + size * 0.952148))
      let distance = (engine.frame(of: box)?.maxY ?? 0) - (engine.frame(of: view)?.minY ?? 0)
      #expect(distance.isNear(line.baseline))
    }
  }

  @Test(arguments: [(TextAlignment.leading, [0.0, 0]), (.center, [0, 12]), (.trailing, [0, 24])])
  func linesAreAligned(alignment: TextAlignment, lefts: [Double]) {
    var text = TextContent("abcdef abc")
    text.alignment = alignment
    let layout = text.layout(in: ProposedViewSize(width: 48, height: nil), measurer: CellTextMeasurer())
    #expect(layout.lines.map(\.frame.minX) == lefts)
    let mirrored = text.layout(
      in: ProposedViewSize(width: 48, height: nil), measurer: CellTextMeasurer(), direction: .rightToLeft)
    #expect(mirrored.lines.map { 48 - $0.frame.maxX } == lefts)
  }

  @Test func lineSpacingLiesBetweenLines() {
    var text = TextContent("one two three")
    text.lineSpacing = 5
    let layout = text.layout(in: ProposedViewSize(width: 40, height: nil), measurer: CellTextMeasurer())
    #expect(layout.size.height == 58)
    #expect(layout.lines.map(\.frame.minY) == [0, 21, 42])
    #expect(layout.lines.map(\.baseline) == [12, 33, 54])
  }

  /// Formula: a line is as high as its largest run, and all runs share its baseline.
  @Test func runsOfDifferentFonts() {
    let text = TextContent(runs: [
      TextRun("small ", font: TextFont(size: 10)), TextRun("large", font: TextFont(size: 20, weight: .bold)),
    ])
    let layout = text.layout(in: .unspecified, measurer: IOSTextMeasurer(), pixels: PixelGrid(scale: 3))
    #expect(layout.lines.count == 1)
    #expect(layout.lines[0].segments.map(\.text) == ["small ", "large"])
    #expect(layout.lines[0].segments.map(\.run) == [0, 1])
    #expect(layout.lines[0].segments[1].x == layout.lines[0].segments[0].width)
    #expect(layout.lines[0].baseline.isNear(20 * 0.952148))
    let narrow = text.layout(in: ProposedViewSize(width: 50, height: nil), measurer: IOSTextMeasurer())
    #expect(narrow.lines.map(\.frame.height).map { $0.rounded() } == [12, 24])
  }

  /// Published: `Hello, world!` in body is 95 × 20.33 at three pixels per point; `T` takes 11 × 21 whole pixels.
  @Test func publishedSizesOnIOS() {
    let hello = TextContent("Hello, world!").layout(
      in: .unspecified, measurer: IOSTextMeasurer(), pixels: PixelGrid(scale: 3))
    #expect(abs(hello.size.width - 95) <= 1)
    #expect(abs(hello.size.height - 20.33) <= 0.01)
    let letter = TextContent("T").layout(in: .unspecified, measurer: IOSTextMeasurer())
    #expect(letter.size == Size(width: 11, height: 21))
  }

  /// Documentation: Apple's sizes of text styles.
  @Test func dynamicTypeSizes() {
    #expect(TextStyle.body.size() == 17)
    #expect(TextStyle.largeTitle.size(at: .accessibility5) == 60)
    #expect(TextStyle.caption2.size(at: .xSmall) == 11)
    #expect(TextFont(.headline, at: .xxxLarge) == TextFont(size: 23, weight: .semibold))
    #expect(TextStyle.body.scaled(100, at: .large, pixels: PixelGrid(scale: 2)) == 100)
    #expect(TextStyle.body.scaled(100, at: .xSmall, pixels: PixelGrid(scale: 2)) == 82.5)
    #expect(DynamicTypeSize.allCases.map(\.name) == DynamicTypeSize.allCases.map { "\($0)" })
    #expect(DynamicTypeSize(name: "xxLarge") == .xxLarge && DynamicTypeSize(name: "huge") == nil)
    #expect(DynamicTypeSize.accessibility1.isAccessibilitySize && !DynamicTypeSize.xxxLarge.isAccessibilitySize)
    for style in TextStyle.allCases {
      let sizes = DynamicTypeSize.allCases.map { style.size(at: $0) }
      #expect(zip(sizes, sizes.dropFirst()).allSatisfy { $0 <= $1 })
    }
  }

  @Test func widthsOfKindsOfCharacters() {
    let measurer = IOSTextMeasurer()
    let font = TextFont(size: 100)
    func width(_ character: Character, _ font: TextFont) -> Double { measurer.advance(of: character, in: font) }
    #expect(width("é", font) == width("e", font))
    #expect(width("字", font) > width("W", font))
    #expect(width("i", TextFont(size: 100, weight: .bold)) > width("i", font))
    #expect(
      width("i", TextFont(size: 100, design: .monospaced)) == width("W", TextFont(size: 100, design: .monospaced)))
    #expect(width("\u{301}", font) == 0)
    for byte in UInt8(0x20)..<0x7F {
      #expect(measurer.advance(ofASCII: byte, in: font) == width(Character(Unicode.Scalar(byte)), font))
    }
  }

  /// The drawn lines are the measured ones, for the proposal of the placement.
  @Test func anEngineAnswersTheLinesThatItMeasured() throws {
    let tree = try Tree("(frame 40 32 center (text \"one two three\" #text))")
    tree.layout(40, 32)
    let text = try tree.node("text")
    let layout = try #require(tree.engine.textLayout(of: text))
    #expect(layout.lines.map(\.text) == ["one", "two…"])
    #expect(layout.size == tree["text"]?.size)
    #expect(tree.engine.textLayout(of: tree.root) == nil)
  }

  @Test func images() throws {
    let engine = LayoutEngine(metrics: LayoutMetrics(pixels: PixelGrid(scale: 3)), textMeasurer: IOSTextMeasurer())
    let large = engine.insert(.image(ImageContent(symbolIn: TextFont(.body), scale: .large)))
    let medium = engine.insert(.image(ImageContent(symbolIn: TextFont(.body))))
    let ideal = engine.sizeThatFits(medium, in: .zero)
    #expect(engine.sizeThatFits(large, in: .zero).width.isNear(ideal.width * 1.29))
    let text = engine.insert(.text(TextContent("Title")))
    let row = engine.insert(.hStack(alignment: .firstTextBaseline), children: [medium, text])
    engine.layout(row, proposal: .unspecified)
    // The middle of a symbol is that of the capitals beside it.
    let capitals = (engine.frame(of: text)?.minY ?? 0) + 17 * (0.952148 - 0.704590 / 2)
    #expect(engine.frame(of: medium)?.midY.isNear(capitals) == true)
    let picture = engine.insert(.image(ImageContent(size: Size(width: 40, height: 20), isResizable: true)))
    let fitted = engine.insert(.aspectRatio(nil, .fit), children: [picture])
    #expect(engine.sizeThatFits(fitted, in: ProposedViewSize(width: 100, height: 100)) == Size(width: 100, height: 50))
  }
}
