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
      << /Subtype /Form /Resources << /F 3 0 R >> /Padding (\(String(repeating: "x", count: 100_000))) >>
      stream
      0 0 1 1 re f \(String(repeating: "/F Do ", count: 2_000))
      endstream
      endobj
      """
    let page = PDFImageTests.page("0 0 2 2 re f /F Do", resources: "<< /F 3 0 R >>")
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
}
