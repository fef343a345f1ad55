import FixtureSupport
import Testing
import ViewLayout

@testable import ViewDrawing

@Suite struct PathTests {
  private static let frame = Rect(x: 10, y: 20, width: 100, height: 60)

  @Test func boundsOfShapes() throws {
    for path in [
      DrawnPath.rectangle(PathTests.frame), .ellipse(in: PathTests.frame), .capsule(in: PathTests.frame),
      .roundedRectangle(PathTests.frame, cornerRadius: 12),
      .roundedRectangle(PathTests.frame, cornerRadius: 12, style: .continuous),
      .roundedRectangle(PathTests.frame, cornerRadius: 29, style: .continuous),
    ] {
      let bounds = try #require(path.bounds)
      #expect(abs(bounds.minX - 10) < 1e-9 && abs(bounds.maxX - 110) < 1e-9, "\(path.elements)")
      #expect(abs(bounds.minY - 20) < 1e-9 && abs(bounds.maxY - 80) < 1e-9)
    }
  }

  /// Formulas: areas of circles, ellipses, capsules and rounded corners.
  @Test func areas() {
    func area(_ path: DrawnPath) -> Double {
      path.flattened(tolerance: 0.001).reduce(0) { $0 + PathTests.area($1.points) }
    }
    #expect(abs(area(.circle(in: PathTests.frame)) - .pi * 900) < 1)
    #expect(abs(area(.ellipse(in: PathTests.frame)) - .pi * 50 * 30) < 2)
    #expect(abs(area(.capsule(in: PathTests.frame)) - (40 * 60 + .pi * 900)) < 1)
    #expect(abs(area(.roundedRectangle(PathTests.frame, cornerRadius: 10)) - (6_000 - (4 - .pi) * 100)) < 0.5)
    // A continuous corner leaves a little less than a circular one. Without room for it, it becomes circular.
    let smooth = area(.roundedRectangle(PathTests.frame, cornerRadius: 10, style: .continuous))
    #expect(smooth < 5_915 && smooth > 5_890)
    #expect(abs(area(.capsule(in: PathTests.frame, style: .continuous)) - (40 * 60 + .pi * 900)) < 1)
    var arc = DrawnPath()
    arc.addArc(center: .zero, radius: 10, start: .zero, sweep: Angle(degrees: 360))
    #expect(abs(area(arc) - .pi * 100) < 0.2)
  }

  /// The area of a polygon, positive if it runs clockwise on the screen.
  private static func area(_ points: [Point]) -> Double {
    points.indices.reduce(0) { sum, index in
      let (a, b) = (points[index], points[(index + 1) % points.count])
      return sum + (a.x * b.y - b.x * a.y) / 2
    }
  }

  /// `clockwise` in SwiftUI refers to coordinates that grow upwards.
  @Test func arcsOfSwiftUI() throws {
    var path = DrawnPath()
    path.addArc(center: .zero, radius: 10, from: .zero, to: Angle(degrees: 90), isClockwise: false)
    let bounds = try #require(path.bounds)
    #expect(abs(bounds.minX) < 1e-9 && abs(bounds.minY) < 1e-9 && abs(bounds.maxY - 10) < 1e-9)
    var other = DrawnPath()
    other.addArc(center: .zero, radius: 10, from: .zero, to: Angle(degrees: 90), isClockwise: true)
    let around = try #require(other.bounds)
    #expect(abs(around.minX + 10) < 1e-2 && abs(around.minY + 10) < 1e-2)
  }

  /// The winding number is the sum of the angles under which the sides appear from the point.
  @Test func windingAgreesWithAngles() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<60 {
      let points = (0..<9).map { _ in
        Point(x: .random(in: 0...100, using: &generator), y: .random(in: 0...100, using: &generator))
      }
      let path = DrawnPath([.move(points[0])] + points.dropFirst().map { .line($0) } + [.close])
      for _ in 0..<20 {
        let place = Point(x: .random(in: 0...100, using: &generator), y: .random(in: 0...100, using: &generator))
        var angle = 0.0
        for index in points.indices {
          let (a, b) = (points[index] - place, points[(index + 1) % points.count] - place)
          angle += DrawingMath.angle(x: a.x * b.x + a.y * b.y, y: a.x * b.y - a.y * b.x)
        }
        let winding = Int((angle / (2 * .pi)).rounded())
        #expect(path.contains(place) == (winding != 0))
        #expect(path.contains(place, rule: .evenOdd) == (winding % 2 != 0))
      }
    }
  }

  @Test func trimmedPartsHaveTheirShareOfTheLength() {
    func length(_ path: DrawnPath) -> Double { path.flattened(tolerance: 0.0005).reduce(0) { $0 + $1.length } }
    for path in [DrawnPath.circle(in: PathTests.frame), .roundedRectangle(PathTests.frame, cornerRadius: 14)] {
      let whole = length(path)
      for (from, to) in [(0.0, 0.25), (0.1, 0.9), (0.5, 0.55), (0.75, 1)] {
        #expect(abs(length(path.trimmed(from: from, to: to)) - whole * (to - from)) < 0.02)
      }
    }
    #expect(DrawnPath.circle(in: PathTests.frame).trimmed(from: 0.5, to: 0.5).isEmpty)
    // The first quarter of a circle ends at the bottom.
    let end = DrawnPath.circle(in: PathTests.frame).trimmed(from: 0, to: 0.25).currentPoint ?? .zero
    #expect(abs(end.x - 60) < 0.01 && abs(end.y - 80) < 0.01)
  }

  /// Formulas: the areas of a line with each cap, of an angle with each join, of dashes and of a ring.
  @Test func areasOfLines() {
    func area(_ path: DrawnPath, _ style: StrokeStyle) -> Double {
      let parts = path.stroked(style).transformed(by: .scale(x: 8, y: 8)).flattened()
      let clip = PixelRect(left: 0, top: 0, right: 900, bottom: 500)
      let coverage = ScanConverter.coverage(parts, rule: .nonZero, clip: clip)
      return coverage.values.reduce(0) { $0 + Double($1) } / 255 / 64
    }
    let line = DrawnPath([.move(Point(x: 10, y: 20)), .line(Point(x: 50, y: 20))])
    #expect(abs(area(line, StrokeStyle(width: 6)) - 240) < 1)
    #expect(abs(area(line, StrokeStyle(width: 6, cap: .square)) - 276) < 1)
    #expect(abs(area(line, StrokeStyle(width: 6, cap: .round)) - (240 + .pi * 9)) < 1)
    #expect(abs(area(line, StrokeStyle(width: 6, dash: [5, 3])) - 6 * 25) < 1)
    #expect(abs(area(line, StrokeStyle(width: 6, dash: [5, 3], dashPhase: 5)) - 6 * 25) < 1)
    let angle = DrawnPath([
      .move(Point(x: 10, y: 40)), .line(Point(x: 40, y: 40)), .line(Point(x: 40, y: 10)),
    ])
    // Both sides, minus the square that they share.
    let sides = 2.0 * 30 * 6 - 9
    #expect(abs(area(angle, StrokeStyle(width: 6, join: .bevel)) - (sides + 4.5)) < 1)
    #expect(abs(area(angle, StrokeStyle(width: 6)) - (sides + 9)) < 1)
    #expect(abs(area(angle, StrokeStyle(width: 6, join: .round)) - (sides + .pi * 9 / 4)) < 1)
    let ring = DrawnPath.circle(in: Rect(x: 10, y: 10, width: 40, height: 40))
    #expect(abs(area(ring, StrokeStyle(width: 6)) - .pi * (23 * 23 - 17 * 17)) < 2)
    // A line wide enough to cover the middle leaves no hole.
    let dot = DrawnPath.circle(in: Rect(x: 30, y: 20, width: 6, height: 6))
    #expect(abs(area(dot, StrokeStyle(width: 20)) - .pi * 13 * 13) < 3)
  }

  @Test func formsAreRecognized() {
    let frame = PathTests.frame
    #expect(PathForm(.rectangle(frame)) == .rectangle(frame))
    #expect(PathForm(.ellipse(in: frame)) == .ellipse(frame))
    #expect(PathForm(.roundedRectangle(frame, cornerRadius: 8)) == .rounded(frame, corner: 8))
    if case .rounded(let rect, let corner) = PathForm(.roundedRectangle(frame, cornerRadius: 8, style: .continuous)) {
      #expect(rect == frame && abs(corner - 8 * 1.528665) < 1e-6)
    } else {
      Issue.record("a smooth corner is round")
    }
    let turned = DrawnPath.rectangle(frame).transformed(by: .rotation(Angle(degrees: 10)))
    #expect(PathForm(turned) == .other)
    #expect(PathForm(DrawnPath([.move(.zero), .line(Point(x: 5, y: 5))])) == .other)
  }
}
