import ViewDrawing
import ViewGraph
import ViewLayout
import ViewPreview
import ViewSource

/// A recorded preview: an image in characters, and the frames of its views.
public struct ViewSnapshot: Equatable, Sendable {
  /// The title of the preview; with a number if the title is not unique in its file.
  public let name: String
  /// The layout options: `393×852 light`.
  public let surroundings: String
  /// The lines of the image, without trailing spaces.
  public let picture: [String]
  /// The placed views, in the order of the program.
  public let views: [View]
  /// Failures and deviations from SwiftUI, with places in the project.
  public let remarks: [String]

  /// A placed view.
  public struct View: Equatable, Sendable {
    /// The number of placed ancestors.
    public let depth: Int
    public let type: String
    /// In hundredths of a point: x, y, width, height.
    public let frame: [Int]
    /// The colours of its own drawing, in order, as `#RRGGBB` or `#RRGGBBAA`.
    public let colors: [String]
    public let text: String?
    public let path: String
  }

  init(name: String, surroundings: String, picture: [String], views: [View], remarks: [String]) {
    self.name = name
    self.surroundings = surroundings
    self.picture = picture
    self.views = views
    self.remarks = remarks
  }
}

extension ViewSnapshot {
  /// The snapshot of the current state of a preview.
  init(_ preview: Preview, name: String) {
    let size = preview.size
    let colors = ViewSnapshot.colors(in: preview.displayList)
    var views: [View] = []
    var number = 0
    func visit(_ element: Element, _ depth: Int) {
      number += 1
      let own = number
      var depth = depth
      if let frame = element.layout.flatMap({ preview.graph.engine.frame(of: $0) }) {
        views.append(
          View(
            depth: depth, type: element.type,
            frame: [frame.minX, frame.minY, frame.width, frame.height].map(ViewSnapshot.hundredths),
            colors: colors[own] ?? [], text: element.text, path: element.path))
        depth += 1
      }
      for child in element.children { visit(child, depth) }
    }
    for element in preview.graph.elements { visit(element, 0) }
    let picture = (try? preview.canvas(showsFills: true).text(keepingMargins: false)) ?? "the picture is too large\n"
    let faults = preview.graph.faults.map {
      "error: " + ($0.place.map { "\($0.path):\($0.line): " } ?? "") + $0.message
    }
    let notes = preview.graph.notes.map { "note: " + ($0.place.map { "\($0.path):\($0.line): " } ?? "") + $0.message }
    self.init(
      name: name,
      surroundings: "\(ViewSnapshot.text(ViewSnapshot.hundredths(size.width)))×"
        + "\(ViewSnapshot.text(ViewSnapshot.hundredths(size.height))) \(preview.isDark ? "dark" : "light")",
      picture: ViewSnapshot.lines(picture), views: views, remarks: (faults + notes).map(ViewSnapshot.oneLine))
  }

  /// The snapshot of a preview that could not be made.
  init(failed message: String, name: String) {
    self.init(
      name: name, surroundings: "", picture: [], views: [], remarks: ["error: " + ViewSnapshot.oneLine(message)])
  }

  /// Rounds, because machines differ in the last bits of a sum.
  private static func hundredths(_ number: Double) -> Int { Int(clamping: (number * 100).rounded()) }

  private static func oneLine(_ text: String) -> String { text.split { $0.isNewline }.joined(separator: " ") }

  private static func lines(_ picture: String) -> [String] {
    var lines = picture.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }
    while lines.last == "" { lines.removeLast() }
    return lines
  }

  /// `12.5`
  static func text(_ hundredths: Int) -> String {
    let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    let sign = hundredths < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    return "\(sign)\(whole)." + (rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)")
  }

  // MARK: Colours

  /// The colours drawn for each element, by its index.
  private static func colors(in list: DisplayList) -> [Int: [String]] {
    var result: [Int: [String]] = [:]
    func add(_ paint: ViewDrawing.Paint, _ node: Int) {
      for color in paint.shownColors.map(\.hex) where !(result[node] ?? []).contains(color) {
        result[node, default: []].append(color)
      }
    }
    for item in list.items {
      guard case .draw(let command) = item.step else { continue }
      switch command {
      case .fill(_, let paint, _), .stroke(_, let paint, _): add(paint, item.node)
      case .text(let text): for run in text.lines.flatMap(\.runs) { add(run.style.paint, item.node) }
      case .image(let image):
        switch image.rendering {
        case .template(let paint): add(paint, item.node)
        case .palette(let paints): for paint in paints { add(paint, item.node) }
        case .original, .multicolor: break
        }
      }
    }
    return result
  }
}

extension ViewDrawing.Paint {
  /// The colours of the paint; none for an image.
  fileprivate var shownColors: [ViewDrawing.Color] {
    switch self {
    case .color(let color): [color]
    case .gradient(let gradient, _): gradient.stops.map(\.color)
    case .material(let material): [material.tint]
    case .image: []
    }
  }
}

extension ViewDrawing.Color {
  /// `#RRGGBB`, followed by the opacity if it is not 1.
  fileprivate var hex: String {
    func digits(_ part: Double) -> String {
      let number = Int((min(max(part, 0), 1) * 255).rounded())
      return (number < 16 ? "0" : "") + String(number, radix: 16, uppercase: true)
    }
    let parts = [red, green, blue] + (opacity < 1 ? [opacity] : [])
    return "#" + parts.map(digits).joined()
  }
}
