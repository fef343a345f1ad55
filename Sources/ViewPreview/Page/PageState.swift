import ViewDrawing
import ViewGraph
import ViewLayout
import ViewSource

/// An image of a page: one appearance, width and time.
struct PageState {
  /// `light`, `dark`
  let appearance: String
  /// In points.
  let size: Size
  /// In seconds of the program's clock.
  let time: Double
  /// The image; its identifiers have a unique prefix.
  let svg: String
  /// The views as a JSON array, in the order of the program.
  let views: String

  /// A page with more views contains only their frames.
  private static let maximumExplained = 3_000

  /// - Parameters:
  ///   - number: the number of the image on its page.
  ///   - width: the current width of the preview.
  ///   - isExplained: whether to include the views' properties and layout exchanges.
  init(_ preview: Preview, number: Int, width: Double, time: Double, isExplained: Bool) {
    size = Size(width: width, height: preview.size.height)
    appearance = preview.isDark ? "dark" : "light"
    self.time = time
    svg = preview.svg(size: size, prefix: "p\(number)")
    let isExplained = isExplained && preview.graph.elementCount <= PageState.maximumExplained
    views = PageViews(preview, isExplained: isExplained).json
  }
}

/// Encodes the views of a preview for the script of a page.
private struct PageViews {
  private let graph: Graph
  private let isExplained: Bool
  private let report: LayoutReport
  private let conversations: [LayoutNodeID: String]
  private var writer = JSONWriter()
  /// The index of the first element of each view of the program, which carries the view's properties.
  private var owners: [ObjectIdentifier: Int] = [:]

  init(_ preview: Preview, isExplained: Bool) {
    graph = preview.graph
    self.isExplained = isExplained
    report = LayoutReport(preview)
    conversations = isExplained ? report.conversations() : [:]
  }

  var json: String {
    var copy = self
    var open = graph.elements.reversed().map { (element: $0, depth: 0) }
    var count = 0
    copy.writer.beginArray()
    while let (element, depth) = open.popLast() {
      copy.write(element, depth, number: count)
      count += 1
      open += element.children.reversed().map { ($0, depth + 1) }
    }
    copy.writer.endArray()
    return copy.writer.text
  }

  private mutating func write(_ element: Element, _ depth: Int, number: Int) {
    writer.beginObject()
    writer.member("type", element.type)
    writer.member("path", element.path)
    writer.member("depth", depth)
    if let text = element.text { writer.member("text", text) }
    if let identifier = element.identifier { writer.member("identifier", identifier) }
    if let source = element.source { writer.member("source", source.description) }
    if let placement = element.layout.flatMap({ graph.engine.placement(of: $0) }) {
      let frame = placement.frame
      write("frame", [frame.minX, frame.minY, frame.width, frame.height])
      write("proposal", [placement.proposal.width, placement.proposal.height])
    }
    if isExplained { explain(element, number) }
    writer.endObject()
  }

  private mutating func explain(_ element: Element, _ number: Int) {
    if let owner = graph.owner(of: element) {
      writer.member("owner", graph.name(of: owner))
      if let known = owners[ObjectIdentifier(owner)] {
        writer.member("like", known)
      } else {
        owners[ObjectIdentifier(owner)] = number
        writer.key("properties")
        writer.beginArray()
        for property in graph.properties(of: owner) {
          writer.beginArray()
          for text in [property.wrapper, property.name, property.value] { writer.value(text) }
          writer.endArray()
        }
        writer.endArray()
      }
    }
    if let why = report.why(element) { writer.member("why", why) }
    if let trace = element.layout.flatMap({ conversations[$0] }) { writer.member("trace", trace) }
  }

  /// Rounds to hundredths of a point, which are not visible.
  private mutating func write(_ key: String, _ numbers: [Double?]) {
    writer.key(key)
    writer.beginArray()
    for number in numbers {
      if let number { writer.value(number.isFinite ? (number * 100).rounded() / 100 : number) } else { writer.null() }
    }
    writer.endArray()
  }
}
