import FixtureSupport
import Testing
import ViewLayout

@testable import ViewDrawing

@Suite struct PixelTests {
  private static let clip = PixelRect(left: 0, top: 0, right: 40, bottom: 40)

  /// The total coverage equals the area, and the coverage of each pixel equals the share of small samples inside the
  /// path.
  @Test func coverageIsArea() {
    var generator = SeededGenerator(seed: 3)
    for round in 0..<12 {
      let points = (0..<5).map { _ in
        Point(x: .random(in: 1...39, using: &generator), y: .random(in: 1...39, using: &generator))
      }
      let path = DrawnPath([.move(points[0])] + points.dropFirst().map { .line($0) } + [.close])
      let rule: FillRule = round % 2 == 0 ? .nonZero : .evenOdd
      let coverage = ScanConverter.coverage(path.flattened(), rule: rule, clip: PixelTests.clip)
      for y in stride(from: 2, to: 38, by: 5) {
        for x in stride(from: 2, to: 38, by: 5) {
          var count = 0
          for sample in 0..<64 {
            let place = Point(
              x: Double(x) + (Double(sample % 8) + 0.5) / 8, y: Double(y) + (Double(sample / 8) + 0.5) / 8)
            if path.contains(place, rule: rule) { count += 1 }
          }
          #expect(abs(Double(coverage[x, y]) / 255 - Double(count) / 64) < 0.12, "\(x) \(y) of \(points)")
        }
      }
    }
  }

  private func bitmap(
    _ size: Double = 20, scale: Double = 1, background: Color = .white, _ draw: (inout DisplayList) -> Void
  ) throws -> Bitmap {
    var list = DisplayList()
    draw(&list)
    let renderer = PixelRenderer(list, size: Size(width: size, height: size), background: background)
    return try #require(renderer.bitmap(scale: scale))
  }

  private static let square = Rect(x: 4, y: 4, width: 12, height: 12)
  private static let red = Color(red: 1, green: 0, blue: 0)

  @Test func groupsAreOnePicture() throws {
    let picture = try bitmap { list in
      list.push(.opacity(0.5), node: 1)
      list.append(.fill(.rectangle(PixelTests.square), .color(.black)), node: 2)
      list.append(.fill(.rectangle(PixelTests.square), .color(PixelTests.red)), node: 3)
      list.pop()
    }
    let color = picture.color(x: 10, y: 10)
    #expect(abs(color.red - 1) < 0.01 && abs(color.green - 0.5) < 0.01)
    #expect(picture.color(x: 2, y: 2) == .white)
  }

  @Test func clipsMasksAndTransforms() throws {
    let clipped = try bitmap { list in
      list.push(.clip(.rectangle(Rect(x: 0, y: 0, width: 10, height: 20))), node: 1)
      list.append(.fill(.rectangle(PixelTests.square), .color(.black)), node: 2)
      list.pop()
    }
    #expect(clipped.color(x: 8, y: 8) == .black && clipped.color(x: 12, y: 8) == .white)
    var mask = DisplayList()
    mask.append(.fill(.rectangle(Rect(x: 0, y: 0, width: 20, height: 10)), .color(PixelTests.red.faded(0.5))), node: 3)
    let masked = try bitmap { list in
      list.push(.mask(mask), node: 1)
      list.append(.fill(.rectangle(PixelTests.square), .color(.black)), node: 2)
      list.pop()
    }
    #expect(abs(masked.color(x: 8, y: 8).red - 0.5) < 0.01 && masked.color(x: 8, y: 12) == .white)
    let moved = try bitmap { list in
      list.push(.transform(.translation(Point(x: -4, y: -4))), node: 1)
      list.append(.fill(.rectangle(PixelTests.square), .color(.black)), node: 2)
      list.pop()
    }
    #expect(moved.color(x: 0, y: 0) == .black && moved.color(x: 13, y: 13) == .white)
  }

  /// A blur preserves the total of the pixel values.
  @Test func blurAndShadow() throws {
    let blurred = try bitmap(60) { list in
      list.push(.blur(radius: 4), node: 1)
      list.append(.fill(.rectangle(Rect(x: 24, y: 24, width: 12, height: 12)), .color(.black)), node: 2)
      list.pop()
    }
    var sum = 0.0
    for y in 0..<60 { for x in 0..<60 { sum += 1 - blurred.color(x: x, y: y).red } }
    #expect(abs(sum - 144) < 6)
    #expect(abs(blurred.color(x: 20, y: 30).red - blurred.color(x: 39, y: 30).red) < 0.02)
    let shadow = try bitmap(40) { list in
      list.push(.shadow(Shadow(color: .black, radius: 0, offset: Point(x: 3, y: 0))), node: 1)
      list.append(.fill(.rectangle(PixelTests.square), .color(PixelTests.red)), node: 2)
      list.pop()
    }
    #expect(shadow.color(x: 15, y: 10) == PixelTests.red && shadow.color(x: 18, y: 10) == .black)
    #expect(shadow.color(x: 20, y: 10) == .white)
  }

  /// The formulas of the W3C, worked out by hand.
  @Test func blending() throws {
    func mixed(_ mode: BlendMode) throws -> Color {
      try bitmap(background: Color(red: 0.8, green: 0.4, blue: 0.2)) { list in
        list.push(.blend(mode), node: 1)
        list.append(
          .fill(.rectangle(PixelTests.square), .color(Color(red: 0.5, green: 0.5, blue: 1))), node: 2)
        list.pop()
      }.color(x: 10, y: 10)
    }
    func isNear(_ color: Color, _ red: Double, _ green: Double, _ blue: Double) -> Bool {
      abs(color.red - red) < 0.01 && abs(color.green - green) < 0.01 && abs(color.blue - blue) < 0.01
    }
    #expect(isNear(try mixed(.multiply), 0.4, 0.2, 0.2))
    #expect(isNear(try mixed(.screen), 0.9, 0.7, 1))
    #expect(isNear(try mixed(.difference), 0.3, 0.1, 0.8))
    #expect(isNear(try mixed(.darken), 0.5, 0.4, 0.2))
    #expect(isNear(try mixed(.plusLighter), 1, 0.9, 1))
    let grey = ColorMatrix.grayscale(1).apply(to: Color(red: 1, green: 0, blue: 0))
    #expect(isNear(grey, 0.2126, 0.2126, 0.2126))
    #expect(isNear(ColorMatrix.hueRotation(Angle(degrees: 360)).apply(to: PixelTests.red), 1, 0, 0))
  }

  @Test func gradients() throws {
    let frame = Rect(x: 0, y: 0, width: 20, height: 20)
    let linear = try bitmap { list in
      let gradient = Gradient(.linear(start: .leading, end: .trailing), colors: [.black, .white])
      list.append(.fill(.rectangle(frame), .gradient(gradient, in: frame)), node: 1)
    }
    for x in 0..<20 { #expect(abs(linear.color(x: x, y: 7).red - (Double(x) + 0.5) / 20) < 0.01) }
    let place = GradientPlace(.angular(center: .center, start: .zero, end: Angle(degrees: 360)), in: frame)
    #expect(abs(place.location(of: Point(x: 10, y: 20)) - 0.25) < 1e-9)
    #expect(abs(place.location(of: Point(x: 10, y: 0)) - 0.75) < 1e-9)
    // White that fades shows no grey.
    let faded = Color.white.mixed(with: .clear, part: 0.5)
    #expect(faded.red == 1 && faded.opacity == 0.5)
  }

  /// A sliced image keeps its corners, a tiled image is repeated, and a template image applies its opacity to a colour.
  @Test func bitmaps() throws {
    // A red image with a blue pixel in each corner and a transparent one in the middle.
    var bytes: [UInt8] = []
    for index in 0..<25 {
      let isCorner = [0, 4, 20, 24].contains(index)
      bytes += isCorner ? [0, 0, 255, 255] : [255, 0, 0, index == 12 ? 0 : 255]
    }
    let own = try #require(Bitmap(width: 5, height: 5, bytes: bytes))
    let frame = Rect(x: 0, y: 0, width: 20, height: 20)
    func drawn(
      _ rendering: DrawnImage.Rendering = .original, _ resizing: DrawnImage.Resizing = .stretch
    ) throws -> Bitmap {
      var list = DisplayList()
      let image = DrawnImage(
        name: "own", frame: frame, kind: .bitmap, rendering: rendering, resizing: resizing, isSmooth: false)
      list.append(.image(image), node: 1)
      return try #require(PixelRenderer(list, size: frame.size, bitmaps: ["own": own]).bitmap(scale: 1))
    }
    let blue = Color(red: 0, green: 0, blue: 1)
    let stretched = try drawn()
    #expect(stretched.color(x: 3, y: 3) == blue && stretched.color(x: 4, y: 4) == PixelTests.red)
    #expect(stretched.color(x: 10, y: 10) == .white)
    let insets = EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
    let sliced = try drawn(.original, .slices(insets, Size(width: 5, height: 5)))
    #expect(sliced.color(x: 0, y: 0) == blue && sliced.color(x: 19, y: 19) == blue)
    #expect(sliced.color(x: 1, y: 1) == PixelTests.red && sliced.color(x: 18, y: 0) == PixelTests.red)
    let tiled = try drawn(.original, .tile(Size(width: 5, height: 5)))
    #expect(tiled.color(x: 5, y: 10) == blue && tiled.color(x: 7, y: 12) == .white)
    let template = try drawn(.template(.color(.black)))
    #expect(template.color(x: 3, y: 3) == .black && template.color(x: 10, y: 10) == .white)
    let svg = SVGRenderer(
      {
        var list = DisplayList()
        list.append(.image(DrawnImage(name: "own", frame: frame, kind: .bitmap)), node: 1)
        return list
      }(), size: frame.size, bitmaps: ["own": own]
    ).text
    #expect(svg.contains("data:image/png;base64,iVBORw0KGgo"))
  }

  /// Drawing with coordinates that are NaN, infinite or very far away always ends, whether it draws something or
  /// nothing.
  @Test func hostileNumbers() throws {
    let values = [0, .nan, .infinity, -.infinity, 1e300, -1e18, 3.5]
    var list = DisplayList()
    for value in values {
      let rect = Rect(x: value, y: 2, width: 10, height: value)
      list.append(.fill(.roundedRectangle(rect, cornerRadius: value), .color(.black)), node: 1)
      list.append(.stroke(.ellipse(in: rect), .color(.black), StrokeStyle(width: 2, dash: [value, 1])), node: 1)
      list.append(
        .stroke(.rectangle(Rect(x: 0, y: 0, width: 10, height: 10)), .black, StrokeStyle(width: value)), node: 1)
      list.append(
        .fill(.rectangle(rect), .gradient(Gradient(.linear(start: .top, end: .top), colors: []), in: rect)), node: 1)
      list.append(.image(DrawnImage(name: "star.fill", frame: rect, kind: .symbol())), node: 1)
      list.append(.image(DrawnImage(name: "none", frame: rect, kind: .missing)), node: 1)
      let run = DrawnText.Run(
        text: "a", x: value, width: value, style: TextRunStyle(font: DrawnFont(size: value), paint: .black))
      list.append(.text(DrawnText(lines: [DrawnText.Line(frame: rect, baseline: value, runs: [run])])), node: 1)
      for effect in [
        GroupEffect.blur(radius: value), .shadow(Shadow(radius: value, offset: Point(x: value, y: 0))),
        .opacity(value), .transform(.scale(x: value, y: 0)),
      ] {
        list.push(effect, node: 1)
        list.append(.fill(.rectangle(Rect(x: 2, y: 2, width: 3, height: 3)), .color(.black)), node: 1)
        list.pop()
      }
    }
    let size = Size(width: 20, height: 20)
    #expect(PixelRenderer(list, size: size).bitmap(scale: 1) != nil)
    #expect(try CellRenderer(list, size: size).canvas.columns == 3)
    #expect(!SVGRenderer(list, size: size).text.contains("nan"))
    _ = list.nodes(at: Point(x: 3, y: 3))
  }
}
