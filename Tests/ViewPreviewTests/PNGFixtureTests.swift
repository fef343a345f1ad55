import FixtureSupport
import Foundation
import Testing
import ViewDrawing
import ViewGraph
import ViewLayout
import ViewMachine
import ViewPreview
import ViewSemantics
import ViewSource

/// The bitmaps of the fixtures that are drawn in points: the size of each, and a checksum of its pixels.
///
/// Characters are drawn as boxes, since the available fonts depend on the computer. The checksums are stored in one
/// file, which `UPDATE_FIXTURES=1` rewrites; look at every image whose line changes.
@Suite struct PNGFixtureTests {
  @Test func picturesHaveTheSamePixelsAsBefore() throws {
    let list = Fixture.package.appendingPathComponent("Tests/Goldens/pixels-of-pictures.txt")
    let text = try Fixture.all(in: "Run").filter { $0.has("svg") }.map { fixture in
      let source = SourceFile(path: "\(fixture.name).swift", buffer: SourceBuffer(try fixture.source()))
      return "\(fixture.name): \(PNGFixtureTests.summary(source))\n"
    }.joined()
    if ProcessInfo.processInfo.environment["UPDATE_FIXTURES"] == "1" { try Data(text.utf8).write(to: list) }
    #expect(text == (try String(contentsOf: list, encoding: .utf8)))
  }

  /// `320x240 1f3a…` for the image as it is read back from its file.
  private static func summary(_ source: SourceFile) -> String {
    SVGFixtureTests.ofViews(in: source) { preview in
      let renderer = PixelRenderer(
        preview.displayList, size: preview.size, background: preview.isDark ? .black : .white,
        bitmaps: preview.graph.bitmaps)
      guard let bitmap = Bitmap(file: renderer.png(scale: 1)) else { return "no picture" }
      var number: UInt64 = 0xCBF2_9CE4_8422_2325
      for byte in bitmap.bytes {
        // The lowest bits of a colour depend on the rounding of the computer.
        number = (number ^ UInt64((Int(byte) + 8) / 16)) &* 0x100_0000_01B3
      }
      return "\(bitmap.width)x\(bitmap.height) \(String(number, radix: 16))"
    }
  }
}
