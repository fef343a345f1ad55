import FixtureSupport
import Testing
import ViewPreview

/// Parses the bytes that a terminal sends into events.
@Suite struct InputParserTests {
  private static func events(_ text: String) -> [InputEvent] {
    var parser = InputParser()
    return parser.feed(text.utf8) + parser.flush()
  }

  private static let cases: [(String, [InputEvent])] = [
    ("aé漢", [.key(.character("a")), .key(.character("é")), .key(.character("漢"))]),
    ("\r\n\t\u{7F}\u{8}", [.key(.enter), .key(.enter), .key(.tab), .key(.backspace), .key(.backspace)]),
    ("\u{3}\u{1A}", [.key(Key(.character("c"), .control)), .key(Key(.character("z"), .control))]),
    ("\u{1B}", [.key(.escape)]),
    ("\u{1B}\u{1B}", [.key(.escape), .key(.escape)]),
    ("\u{1B}x", [.key(Key(.character("x"), .alt))]),
    ("\u{1B}[", [.key(Key(.character("["), .alt))]),
    ("\u{1B}[A\u{1B}OB\u{1B}[C\u{1B}[D", [.key(.up), .key(.down), .key(.right), .key(.left)]),
    ("\u{1B}[1;5C\u{1B}[1;2A", [.key(Key(.right, .control)), .key(Key(.up, .shift))]),
    (
      "\u{1B}[H\u{1B}[4~\u{1B}[3~\u{1B}[5~\u{1B}[6~",
      [
        .key(.home), .key(.end), .key(.delete), .key(.pageUp), .key(.pageDown),
      ]
    ),
    ("\u{1B}[Z\u{1B}[13;2u", [.key(Key(.tab, .shift)), .key(Key(.enter, .shift))]),
    (
      "\u{1B}[<0;3;5M\u{1B}[<32;4;5M\u{1B}[<0;4;5m",
      [
        .pointer(Pointer(.press, column: 2, row: 4)), .pointer(Pointer(.drag, column: 3, row: 4)),
        .pointer(Pointer(.release, column: 3, row: 4)),
      ]
    ),
    (
      "\u{1B}[<64;1;1M\u{1B}[<65;1;1M\u{1B}[<67;1;1M",
      [
        .pointer(Pointer(.wheel(0, -1), column: 0, row: 0)), .pointer(Pointer(.wheel(0, 1), column: 0, row: 0)),
        .pointer(Pointer(.wheel(1, 0), column: 0, row: 0)),
      ]
    ),
    ("\u{1B}[200~a\r\nb\u{1B}[A\u{1B}[201~c", [.paste("a\nb\u{1B}[A"), .key(.character("c"))]),
    // Unknown sequences are skipped as a whole.
    ("\u{1B}[?1;2c\u{1B}]11;rgb:0/0/0\u{1B}\\\u{1B}P1$r\u{7}\u{1B}[M!!!\u{1B}[99~z", [.key(.character("z"))]),
    ("\u{1B}[<1;2M\u{1B}[<0;0;0Mz", [.key(.character("z"))]),
  ]

  @Test func readsKeysMouseAndPastedText() {
    for (text, expected) in InputParserTests.cases {
      #expect(InputParserTests.events(text) == expected, "\(text.debugDescription)")
    }
  }

  @Test func bytesMayComeInAnyPieces() {
    let text = InputParserTests.cases.filter { !["\u{1B}", "\u{1B}\u{1B}", "\u{1B}["].contains($0.0) }.map(\.0).joined()
    let whole = InputParserTests.events(text)
    for size in 1...7 {
      var parser = InputParser()
      var events: [InputEvent] = []
      var rest = Array(text.utf8)[...]
      while !rest.isEmpty {
        events += parser.feed(rest.prefix(size))
        rest = rest.dropFirst(size)
      }
      #expect(events == whole, "pieces of \(size)")
      #expect(!parser.isWaiting)
    }
  }

  @Test func onlyTimeTellsTheEscapeKey() {
    var parser = InputParser()
    #expect(parser.feed([0x1B]).isEmpty)
    #expect(parser.isWaiting)
    #expect(parser.flush() == [.key(.escape)])
    #expect(!parser.isWaiting)
  }

  @Test func noBytesMakeItStop() {
    var generator = SeededGenerator(seed: 7)
    var parser = InputParser()
    for _ in 0..<200 { _ = parser.feed((0..<100).map { _ in UInt8.random(in: 0...255, using: &generator) }) }
    _ = parser.flush()
    let events = parser.feed("\u{1B}[201~\u{7}\u{1B}\\".utf8) + parser.flush() + parser.feed("q".utf8)
    #expect(events.last == .key(.character("q")))
  }

  @Test func brokenCharactersAreLeftOut() {
    var parser = InputParser()
    let events = parser.feed([0xC3, 0x61, 0xFF, 0xE2, 0x82, 0x1B, 0x5B, 0x41, 0xED, 0xA0, 0x80, 0x62])
    #expect(events == [.key(.character("a")), .key(.up), .key(.character("b"))])
  }
}
