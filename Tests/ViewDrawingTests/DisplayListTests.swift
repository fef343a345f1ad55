import Testing
import ViewLayout
import ViewSource

@testable import ViewDrawing

@Suite struct DisplayListTests {
  private static let frame = Rect(x: 10, y: 20, width: 100, height: 60)

  @Test func aListKeepsItsNodes() {
    var list = DisplayList()
    list.append(.fill(.ellipse(in: DisplayListTests.frame), .color(.black)), node: 1)
    list.push(.opacity(0.5), node: 2)
    list.append(.fill(.rectangle(DisplayListTests.frame), .color(.white)), node: 3)
    list.pop()
    #expect(list.items.map(\.node) == [1, 2, 3, 2])
    #expect(list.openGroupCount == 0)
  }

  @Test func whatIsInFrontIsHit() {
    var list = DisplayList()
    list.append(.fill(.rectangle(DisplayListTests.frame), .color(.white)), node: 1)
    list.append(.fill(.circle(in: DisplayListTests.frame), .color(.black)), node: 2)
    list.push(.clip(.rectangle(Rect(x: 10, y: 20, width: 20, height: 60))), node: 3)
    list.append(.fill(.rectangle(DisplayListTests.frame), .color(.black)), node: 4)
    list.pop()
    list.push(.transform(.translation(Point(x: 200, y: 0))), node: 5)
    list.append(.stroke(.rectangle(DisplayListTests.frame), .black, StrokeStyle(width: 4)), node: 6)
    list.pop()
    list.push(.opacity(0), node: 7)
    list.append(.fill(.rectangle(DisplayListTests.frame), .color(.black)), node: 8)
    list.pop()
    #expect(list.topmostNode(at: Point(x: 60, y: 50)) == 2)
    #expect(list.nodes(at: Point(x: 60, y: 50)) == [2, 1])
    #expect(list.topmostNode(at: Point(x: 100, y: 22)) == 1)
    #expect(list.topmostNode(at: Point(x: 15, y: 50)) == 4)
    #expect(list.topmostNode(at: Point(x: 211, y: 50)) == 6)
    #expect(list.topmostNode(at: Point(x: 250, y: 50)) == nil)
    #expect(list.topmostNode(at: Point(x: 5, y: 50)) == nil)
  }

  @Test func svg() {
    var list = DisplayList()
    list.append(
      .fill(
        .rectangle(Rect(x: 1, y: 2, width: 3.25, height: 4)), .color(Color(red: 1, green: 0.5, blue: 0, opacity: 0.5))),
      node: 1)
    list.push(.opacity(0.25), node: 2)
    let run = DrawnText.Run(
      text: "a < b", x: 5, width: 40,
      style: TextRunStyle(font: DrawnFont(size: 17, weight: .bold, design: .monospaced), paint: .black))
    list.append(
      .text(DrawnText(lines: [DrawnText.Line(frame: DisplayListTests.frame, baseline: 30, runs: [run])])), node: 3)
    list.pop()
    let text = SVGRenderer(list, size: Size(width: 100, height: 50), background: nil, marksNodes: true).text
    #expect(
      text == """
        <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="100" height="50" \
        viewBox="0 0 100 50">
        <path data-node="1" d="M1 2L4.25 2L4.25 6L1 6Z" fill="#ff8000" fill-opacity="0.5"/>
        <g data-node="2" opacity="0.25">
        <text data-node="3" xml:space="preserve"><tspan x="5" y="30" textLength="40" lengthAdjust="spacingAndGlyphs" \
        font-family="ui-monospace, 'SF Mono', Menlo, 'DejaVu Sans Mono', monospace" font-size="17" font-weight="700" \
        fill="#000000">a &lt; b</tspan></text>
        </g>
        </svg>

        """)
  }

  /// Every symbol fits its box, and the filled symbol covers more than its outline.
  @Test func symbols() throws {
    let box = Rect(x: -0.5, y: -0.5, width: 25, height: 25)
    for name in Symbol.knownNames {
      let symbol = try #require(Symbol(name))
      #expect(!symbol.parts.isEmpty, "\(name)")
      for part in symbol.parts {
        let bounds = try #require(part.path.bounds, "\(name)")
        #expect(box.intersection(bounds) == bounds, "\(name): \(bounds)")
      }
      #expect(!SymbolOutline(symbol, weight: .regular).front.isEmpty, "\(name)")
    }
    for name in Symbol.aliasTargets { #expect(Symbol.isKnown(name), "\(name)") }
    #expect(Symbol.knownNames.count >= 300)
    #expect(Symbol("heart.slash.fill") == Symbol("heart.fill.slash") || Symbol.isKnown("heart.slash.fill"))
    #expect(Symbol.character("star") == "☆" && Symbol.character("star.fill") == "★")
    #expect(Symbol.character("checkmark.circle.fill") == "✓" && Symbol.character("no.such.symbol") == "◆")
    #expect(!Symbol.isKnown("") && !Symbol.isKnown("fill") && !Symbol.isKnown("no.fill"))
    // The checkmark is cut out of its circle.
    let mark = try #require(Symbol("checkmark.circle.fill"))
    let outline = SymbolOutline(mark, weight: .regular).front
    #expect(outline.contains(Point(x: 12, y: 4)) && !outline.contains(Point(x: 10.7, y: 15.2)))
  }

  /// The replacement character of a symbol takes one cell, so that the rows stay aligned.
  @Test func symbolCharactersAreNarrow() {
    for name in Symbol.knownNames {
      for character in [Symbol.character(name), Symbol.character(name + ".fill")] {
        #expect(character.unicodeScalars.count == 1 && CharacterWidth.cells(character) == 1, "\(name)")
      }
    }
  }
}
