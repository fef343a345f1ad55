import Testing
import ViewDrawing
import ViewLayout

/// Pages of PDF files as images of apps.
@Suite struct PDFImageTests {
  /// A page of 24 by 24 points with a content stream and its resources.
  private static func page(_ content: String, resources: String = "<< >>") -> [UInt8] {
    let text = """
      %PDF-1.7
      1 0 obj
      << /Length 3 0 R >>
      stream
      \(content)
      endstream
      endobj
      2 0 obj
      << /Type /Page /MediaBox [ 0 0 24 24 ] /Contents 1 0 R /Resources \(resources) >>
      endobj
      """
    return Array(text.utf8)
  }

  @Test func areasStandOnTheirHeads() throws {
    let image = try #require(PDFImage(file: PDFImageTests.page("1 0 0 rg 2 4 6 8 re f")))
    #expect(image.size == Size(width: 24, height: 24))
    let item = try #require(image.list.items.first)
    guard case .draw(.fill(let path, let paint, _)) = item.step else {
      Issue.record("no area is drawn")
      return
    }
    #expect(path.bounds == Rect(x: 2, y: 12, width: 6, height: 8))
    #expect(paint == .color(Color(red: 1, green: 0, blue: 0)))
  }

  @Test func linesFollowTheScaleAroundThem() throws {
    let image = try #require(PDFImage(file: PDFImageTests.page("q 2 0 0 2 0 0 cm 3 w 1 J 1 1 m 5 1 l S Q")))
    guard case .draw(.stroke(let path, _, let style))? = image.list.items.first?.step else {
      Issue.record("no line is drawn")
      return
    }
    #expect(path.bounds == Rect(x: 2, y: 22, width: 8, height: 0))
    #expect(style.width == 6)
    #expect(style.cap == .round)
  }

  @Test func opacityIsThatOfTheResources() throws {
    let resources = "<< /ExtGState << /E1 << /ca 0.25 >> >> >>"
    let image = try #require(PDFImage(file: PDFImageTests.page("/E1 gs 0 g 0 0 4 4 re f", resources: resources)))
    guard case .draw(.fill(_, let paint, _))? = image.list.items.first?.step else {
      Issue.record("no area is drawn")
      return
    }
    #expect(paint == .color(Color(white: 0, opacity: 0.25)))
  }

  /// Drawing ends even if a form draws itself many times, on a page that does the same.
  @Test func whatIsAskedForAgainAndAgainEnds() throws {
    let form = """

      3 0 obj
      << /Subtype /Form /Resources << /XObject << /F 3 0 R >> >> /Padding (\(String(repeating: "x", count: 100_000))) >>
      stream
      0 0 1 1 re f \(String(repeating: "/F Do ", count: 2_000))
      endstream
      endobj
      """
    let page = PDFImageTests.page("0 0 2 2 re f /F Do", resources: "<< /XObject << /F 3 0 R >> >>")
    let image = try #require(PDFImage(file: page + Array(form.utf8)))
    #expect(image.list.items.count < 10_000)
  }

  @Test func numbersBeyondAnyPageAreNone() {
    #expect(PDFImage(file: PDFImageTests.page("+inf 0 1e300 4 re f")) == nil)
  }

  @Test func whatHasNothingToDrawIsNoPicture() {
    #expect(PDFImage(file: PDFImageTests.page("BT ET")) == nil)
    #expect(PDFImage(file: Array("<svg/>".utf8)) == nil)
  }

  /// The page is in an object stream, and has the box and the resources of its parent.
  @Test func aPageInheritsFromItsParent() throws {
    let page = "<< /Type /Page /Parent 5 0 R /Contents 1 0 R >> "
    let pages = "<< /Type /Pages /Kids [ 4 0 R ] /MediaBox [ 0 0 10 20 ] /Resources 6 0 R >>"
    let header = "4 0 5 \(page.utf8.count) "
    let text = """
      %PDF-1.7
      1 0 obj
      << >>
      stream
      /G gs 0 0 5 5 re f
      endstream
      endobj
      2 0 obj
      << /Type /ObjStm /N 2 /First \(header.utf8.count) >>
      stream
      \(header)\(page)\(pages)
      endstream
      endobj
      6 0 obj << /ExtGState << /G 7 0 R >> >> endobj
      7 0 obj << /ca 0.5 >> endobj
      8 0 obj << /Type /Catalog /Pages 5 0 R >> endobj
      trailer << /Root 8 0 R >>
      """
    let image = try #require(PDFImage(file: Array(text.utf8)))
    #expect(image.size == Size(width: 10, height: 20))
    guard case .draw(.fill(let path, let paint, _))? = image.list.items.first?.step else {
      Issue.record("no area is drawn")
      return
    }
    #expect(path.bounds == Rect(x: 0, y: 15, width: 5, height: 5))
    #expect(paint == .color(Color(white: 0, opacity: 0.5)))
  }

  /// The colour of a pixel of a page at a point from its upper left corner.
  private static func color(_ x: Double, _ y: Double, of page: [UInt8]) throws -> Color {
    let image = try #require(PDFImage(file: page))
    let bitmap = try #require(image.bitmap)
    let scale = Double(bitmap.width) / image.size.width
    return bitmap.color(x: Int(x * scale), y: Int(y * scale))
  }

  @Test func whatIsNotDrawnIsNamed() throws {
    let image = try #require(PDFImage(file: PDFImageTests.page("0 0 4 4 re f BT (a) Tj ET /P scn 0 0 4 4 re f")))
    #expect(image.omissions == ["text", "tiles"])
    #expect(try #require(PDFImage(file: PDFImageTests.page("0 0 4 4 re f"))).omissions.isEmpty)
  }

  @Test func clipsEndWithTheirState() throws {
    let page = PDFImageTests.page("q 0 0 12 24 re W n 1 0 0 rg 0 0 24 24 re f Q 0 0 1 rg 0 0 24 4 re f")
    #expect(try PDFImageTests.color(6, 6, of: page) == Color(red: 1, green: 0, blue: 0))
    #expect(try PDFImageTests.color(18, 6, of: page).opacity == 0)
    #expect(try PDFImageTests.color(18, 22, of: page) == Color(red: 0, green: 0, blue: 1))
  }

  /// Red at the left edge, blue in the middle; the end does not extend.
  @Test(arguments: [
    "<< /FunctionType 2 /Domain [0 1] /C0 [1 0 0] /C1 [0 0 1] /N 1 >>",
    """
    << /FunctionType 3 /Domain [0 1] /Bounds [0.5] /Encode [0 0.5 0.5 1] /Functions [
      << /FunctionType 2 /Domain [0 1] /C0 [1 0 0] /C1 [0 0 1] /N 1 >>
      << /FunctionType 2 /Domain [0 1] /C0 [1 0 0] /C1 [0 0 1] /N 1 >> ] >>
    """,
    "9 0 R",
  ])
  func gradientsFillTheClip(_ function: String) throws {
    let program = """

      9 0 obj
      << /FunctionType 4 /Domain [0 1] /Range [0 1 0 1 0 1] >>
      stream
      { dup 1 exch sub exch 0 exch dup 2 gt { pop 0.5 } if }
      endstream
      endobj
      """
    let shading =
      "<< /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 12 0] /Extend [true false] /Function \(function) >>"
    let page = PDFImageTests.page("/S sh", resources: "<< /Shading << /S \(shading) >> >>") + Array(program.utf8)
    let start = try PDFImageTests.color(0.2, 12, of: page)
    #expect(start.red > 0.95 && start.blue < 0.05 && start.green < 0.01)
    let middle = try PDFImageTests.color(6, 12, of: page)
    #expect(abs(middle.red - 0.5) < 0.03 && abs(middle.blue - 0.5) < 0.03)
    #expect(try PDFImageTests.color(18, 12, of: page).opacity == 0)
  }

  /// Two pixels beside each other, the right one half transparent.
  @Test func imagesHaveTheirOpacities() throws {
    let objects = """

      3 0 obj
      << /Subtype /Image /Width 2 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceRGB /Filter /ASCIIHexDecode /SMask 4 0 R >>
      stream
      FF0000 0000FF>
      endstream
      endobj
      4 0 obj
      << /Subtype /Image /Width 2 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray /Filter /ASCIIHexDecode >>
      stream
      FF80>
      endstream
      endobj
      """
    let page = PDFImageTests.page("24 0 0 24 0 0 cm /I Do", resources: "<< /XObject << /I 3 0 R >> >>")
    let file = page + Array(objects.utf8)
    #expect(try PDFImageTests.color(2, 12, of: file) == Color(red: 1, green: 0, blue: 0))
    let right = try PDFImageTests.color(22, 12, of: file)
    #expect(right.blue == 1 && abs(right.opacity - 0.5) < 0.01)
  }

  /// Damaged and hostile files end with a picture or without one.
  @Test(arguments: [
    "[[[[[[[[[[[[[[[[", "<< /A << /A << /A", "(((((", "<ff", "1 0 obj", "/A#", "{ { { {",
    String(repeating: "q 0 0 1 1 re W n ", count: 5_000) + "0 0 1 1 re f",
    String(repeating: "[", count: 100_000), String(repeating: "<<", count: 100_000),
    String(repeating: "trailer << ", count: 20_000), String(repeating: "7 0 obj << >> stream ", count: 5_000),
  ])
  func nothingInAFileCrashes(_ content: String) {
    _ = PDFImage(file: PDFImageTests.page(content))
    _ = PDFImage(file: Array("%PDF-1.7 1 0 obj \(content)".utf8))
  }
}
