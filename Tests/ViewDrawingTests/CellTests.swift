import FixtureSupport
import Testing
import ViewLayout
import ViewSource

@testable import ViewDrawing

@Suite struct CellTests {
  private static func text(
    _ text: String, _ column: Double, _ row: Double, _ paint: Paint = .black, weight: TextFont.Weight = .regular
  ) -> DrawingCommand {
    let frame = Rect(x: column * 8, y: row * 16, width: Double(CharacterWidth.cells(text)) * 8, height: 16)
    let run = DrawnText.Run(
      text: text, x: frame.minX, width: frame.width,
      style: TextRunStyle(font: DrawnFont(size: 16, weight: weight), paint: paint))
    return .text(DrawnText(lines: [DrawnText.Line(frame: frame, baseline: frame.minY + 12, runs: [run])]))
  }

  private static func cells(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    Rect(x: x * 8, y: y * 16, width: width * 8, height: height * 16)
  }

  private func canvas(
    _ columns: Int, _ rows: Int, showsFills: Bool = false, _ draw: (inout DisplayList) -> Void
  ) throws -> CellCanvas {
    var list = DisplayList()
    draw(&list)
    let size = Size(width: Double(columns) * 8, height: Double(rows) * 16)
    return try CellRenderer(list, size: size, showsFills: showsFills).canvas
  }

  @Test func boxesGiveWayToText() throws {
    let line = StrokeStyle(width: 1)
    let picture = try canvas(16, 5) { list in
      list.append(.stroke(.rectangle(CellTests.cells(1, 1, 5, 1)), .black, line), node: 1)
      list.append(.stroke(.roundedRectangle(CellTests.cells(8, 1, 7, 3), cornerRadius: 8), .black, line), node: 2)
      list.append(CellTests.text("Tight", 1, 1), node: 3)
      list.append(CellTests.text("Loose", 9, 2), node: 4)
    }
    #expect(
      picture.text()
        == """
        ┌─────┐
        │Tight│ ╭─────╮
        └─────┘ │Loose│
                ╰─────╯

        """.replacing("\n\n", with: "\n"))
  }

  @Test func linesJoinWhereTheyMeet() throws {
    let picture = try canvas(9, 3) { list in
      for x in [0.0, 4] {
        list.append(.stroke(.rectangle(CellTests.cells(x, 0, 5, 3)), .black, StrokeStyle(width: 1)), node: 1)
      }
      list.append(
        .stroke(
          DrawnPath([.move(Point(x: 4, y: 24)), .line(Point(x: 68, y: 24))]), .black, StrokeStyle(width: 1)), node: 2)
    }
    #expect(picture.text() == "┌───┬───┐\n┼───┼───┼\n└───┴───┘\n")
    #expect(picture.text(isASCII: true) == "+---+---+\n+---+---+\n+---+---+\n")
  }

  @Test func textInASCIIKeepsLettersAndSpaces() throws {
    let picture = try canvas(24, 1) { list in
      list.append(CellTests.text("Ňandú 9:41\u{202F}AM ― ☎🎉日", 0, 0), node: 1)
    }
    // The wide characters take two cells.
    #expect(picture.text(isASCII: true) == "Nandu 9:41 AM - ** ?\n")
  }

  @Test func areasCoverTextAndShowIt() throws {
    let picture = try canvas(12, 3) { list in
      list.append(CellTests.text("covered", 0, 1), node: 1)
      list.append(.fill(.rectangle(CellTests.cells(2, 1, 3, 1)), Paint(red: 1, green: 0, blue: 0)), node: 2)
      list.append(CellTests.text("ok", 3, 1, .color(.white), weight: .bold), node: 3)
    }
    #expect(picture.text() == "\nco ok" + "ed\n")
    #expect(picture[3, 1].top == Color(red: 1, green: 0, blue: 0) && picture[3, 1].attributes == .bold)
    #expect(picture[0, 1].top == .white)
  }

  /// A round edge covers its corner cells partially.
  @Test func edgesAreSmooth() throws {
    let picture = try canvas(8, 4) { list in
      list.append(.fill(.ellipse(in: CellTests.cells(0, 0, 8, 4)), .color(.black)), node: 1)
    }
    #expect(picture[0, 0].top == .white && picture[3, 1].top == .black)
    let corner = picture[1, 0].bottom.red
    #expect(corner > 0.02 && corner < 0.98)
    // The shape is symmetric horizontally and vertically.
    for row in 0..<4 {
      for column in 0..<8 {
        #expect(abs(picture[column, row].top.red - picture[7 - column, row].top.red) < 0.01)
        #expect(abs(picture[column, row].top.red - picture[column, 3 - row].bottom.red) < 0.01)
      }
    }
  }

  @Test func smallThingsAreCharacters() throws {
    let picture = try canvas(12, 4) { list in
      list.append(.fill(.ellipse(in: Rect(x: 0, y: 4, width: 8, height: 8)), .black), node: 1)
      list.append(.fill(.rectangle(Rect(x: 0, y: 16, width: 48, height: 1)), .black), node: 2)
      list.append(.fill(.capsule(in: Rect(x: 0, y: 38, width: 48, height: 4)), .black), node: 3)
      let image = DrawnImage(name: "star.fill", frame: Rect(x: 72, y: 0, width: 16, height: 16), kind: .symbol())
      list.append(.image(image), node: 4)
    }
    #expect(picture.text() == "●        ★\n──────\n━━━━━━\n")
  }

  /// Even where wide characters overlap each other, each row is as wide as the image.
  @Test func rowsAreNeverSheared() throws {
    var generator = SeededGenerator(seed: 5)
    let pieces = ["日本", "a", "👩‍👩‍👧 x", "e\u{301}é", "❤️", "🇩🇪!", "\u{200B}", "x\u{1B}[2J"]
    for _ in 0..<40 {
      let picture = try canvas(11, 3) { list in
        for _ in 0..<12 {
          let piece = pieces.randomElement(using: &generator) ?? ""
          let column = Double(Int.random(in: -2...11, using: &generator))
          list.append(CellTests.text(piece, column, Double(Int.random(in: 0...2, using: &generator))), node: 1)
          if Bool.random(using: &generator) {
            list.append(
              .fill(
                .rectangle(CellTests.cells(Double(Int.random(in: 0...10, using: &generator)), 1, 1, 1)), .color(.black)),
              node: 2)
          }
        }
      }
      for row in 0..<3 {
        var width = 0
        for column in 0..<11 {
          let cell = picture[column, row]
          if cell.isContinuation {
            #expect(column > 0 && picture[column - 1, row].character.map { CharacterWidth.cells($0) } == 2)
          } else {
            width += cell.character.map { CharacterWidth.cells($0) } ?? 1
          }
        }
        #expect(width == 11)
      }
      #expect(!picture.text().contains("\u{1B}"))
    }
  }

  /// A terminal that receives only the changes shows the new image.
  @Test func onlyChangesAreWritten() throws {
    func picture(_ word: String, _ color: Color) throws -> CellCanvas {
      try canvas(20, 4) { list in
        list.append(.fill(.rectangle(CellTests.cells(2, 1, 10, 2)), .color(color)), node: 1)
        list.append(CellTests.text(word, 3, 1), node: 2)
      }
    }
    let first = try picture("one", .white)
    let second = try picture("two", .white)
    #expect(second.changes(from: second, .every) == "")
    let changes = second.changes(from: first, .every, line: 5, column: 3)
    #expect(changes.hasPrefix("\u{1B}[6;6H"))
    #expect(changes.contains("tw") && changes.utf8.count < 80)
    #expect(first.changes(from: nil, .none).contains("one"))
  }

  @Test func colorsOfTerminals() {
    #expect(ColorDepth.every.foreground(Color(red: 1, green: 0.5, blue: 0)) == "\u{1B}[38;2;255;128;0m")
    #expect(ColorDepth.palette.background(Color(white: 1)) == "\u{1B}[48;5;231m")
    #expect(ColorDepth.sixteen.foreground(Color(red: 1, green: 0, blue: 0)) == "\u{1B}[91m")
    #expect(ColorDepth.sixteen.background(Color(white: 0)) == "\u{1B}[40m")
    #expect(ColorDepth.none.foreground(.black) == "")
  }

  /// Corners of the colour cube, greys between those of the cube, and a colour near a step of the cube.
  @Test(arguments: [
    ([0, 0, 0], 16), ([255, 255, 255], 231), ([255, 0, 0], 196), ([118, 118, 118], 243), ([8, 8, 8], 232),
    ([90, 140, 250], 69),
  ])
  func theNearestOfThePalette(_ parts: [Int], _ number: Int) {
    #expect(ColorDepth.nearest(to: parts) == number)
  }

  /// Small type is narrower in points than in cells; the end of a line must not be lost at the edge.
  @Test func textWiderThanInPointsStaysWhole() throws {
    var list = DisplayList()
    let frame = Rect(x: 20, y: 0, width: 28, height: 20)
    let run = DrawnText.Run(
      text: "caption", x: 20, width: 28, style: TextRunStyle(font: DrawnFont(size: 8), paint: .black))
    list.append(.text(DrawnText(lines: [DrawnText.Line(frame: frame, baseline: 15, runs: [run])])), node: 1)
    let size = Size(width: 64, height: 20)
    #expect(try CellRenderer(list, size: size).canvas.text() == " caption\n")
    #expect(try CellRenderer(list, size: Size(width: 48, height: 20)).canvas.text() == "captio\n")
    let grown = try CellRenderer(list, size: Size(width: 48, height: 20), growsForText: true).canvas
    #expect(grown.columns == 10 && grown.text() == "   caption\n")
  }

  /// The three image protocols, as specified in their documents.
  @Test func picturesInTerminals() throws {
    let bytes: [UInt8] = [255, 0, 0, 255, 255, 255, 255, 255, 0, 0, 0, 0, 255, 0, 0, 255]
    let bitmap = try #require(Bitmap(width: 2, height: 2, bytes: bytes))
    #expect(
      TerminalGraphics.sixel.escapes(bitmap, columns: 1, rows: 1)
        == "\u{1B}Pq\"1;1;2;2#196;2;100;0;0#231;2;100;100;100#196@A$#231?@$-\u{1B}\\")
    let kitty = TerminalGraphics.kitty.escapes(bitmap, columns: 3, rows: 2)
    #expect(kitty.hasPrefix("\u{1B}_Ga=T,f=100,q=2,c=3,r=2,m=0;iVBORw0KGgo") && kitty.hasSuffix("\u{1B}\\"))
    let inline = TerminalGraphics.iTerm.escapes(bitmap, columns: 3, rows: 2)
    #expect(inline.hasPrefix("\u{1B}]1337;File=inline=1;width=3;height=2;") && inline.hasSuffix("\u{7}"))
    #expect(Base64.text(Array("Man".utf8)) == "TWFu" && Base64.text(Array("Ma".utf8)) == "TWE=")
    // A large image is sent in chunks of at most 4096 characters.
    var generator = SeededGenerator(seed: 8)
    let noise = (0..<60 * 60 * 4).map { _ in UInt8.random(in: 0...255, using: &generator) }
    let large = try #require(Bitmap(width: 60, height: 60, bytes: noise))
    let pieces = TerminalGraphics.kitty.escapes(large, columns: 9, rows: 9).split(separator: "\u{1B}_G")
    #expect(pieces.count > 2 && pieces.dropLast().allSatisfy { $0.contains("m=1;") })
    #expect(pieces.allSatisfy { $0.drop { $0 != ";" }.count <= 4_096 + 3 })
  }

  @Test func fillsWithoutColors() throws {
    let picture = try canvas(6, 2, showsFills: true) { list in
      list.append(.fill(.rectangle(Rect(x: 0, y: 0, width: 16, height: 32)), .color(.black)), node: 1)
      list.append(.fill(.rectangle(Rect(x: 16, y: 8, width: 16, height: 8)), .color(.black)), node: 1)
      list.append(.fill(.rectangle(Rect(x: 32, y: 0, width: 16, height: 16)), .color(Color(white: 0.6))), node: 1)
    }
    #expect(picture.text() == "██▄▄▒▒\n██\n")
  }

  @Test func picturesThatAreTooLargeAreRefused() {
    #expect(throws: PictureTooLarge.self) { try CellRenderer(DisplayList(), size: Size(width: 1e12, height: 1e12)) }
    #expect(throws: PictureTooLarge.self) { try CellRenderer(DisplayList(), size: Size(width: .infinity, height: 10)) }
  }
}
