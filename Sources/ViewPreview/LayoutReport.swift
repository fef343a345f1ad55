import ViewGraph
import ViewLayout
import ViewSource

/// Explains the size and the position of the views of a preview.
public struct LayoutReport {
  private let preview: Preview
  private let nodes: [Element]
  private let byLayout: [LayoutNodeID: Element]
  private var engine: LayoutEngine { preview.graph.engine }

  /// Collects the views of the preview, for any number of queries.
  public init(_ preview: Preview) {
    self.preview = preview
    var nodes: [Element] = []
    var open = Array(preview.graph.elements.reversed())
    while let node = open.popLast() {
      nodes.append(node)
      open += node.children.reversed()
    }
    self.nodes = nodes
    byLayout = Dictionary(
      nodes.compactMap { node in node.layout.map { ($0, node) } }, uniquingKeysWith: { first, _ in first })
  }

  private func isPlaced(_ element: Element) -> Bool {
    element.layout.flatMap { engine.placement(of: $0) } != nil
  }

  /// The paths of all placed views.
  public var paths: [String] { nodes.filter { isPlaced($0) }.map(\.path) }

  /// A suggestion for a query without a match: `; did you mean `Text`?`
  public func hint(for query: String) -> String {
    if let nearest = ViewPath(query).nearest(in: paths) { return "; the nearest is `\(nearest)`" }
    let names = nodes.flatMap { [$0.identifier, $0.text, $0.type].compactMap(\.self) }
    return Spelling.hint(for: query, in: paths + names)
  }

  /// The views that match a query: those with this path, from the outermost modifier to the view itself; otherwise
  /// those whose path ends with it; otherwise the first with this identifier, text or type. A group stands for its
  /// content.
  private func views(_ query: String) -> [Element] {
    let placed = nodes.filter { isPlaced($0) }
    for isLoose in [false, true] {
      let path = ViewPath(query)
      func matches(_ element: Element) -> Bool { path.isEnd(of: ViewPath(element.path), isLoose: isLoose) }
      let exact = placed.filter { $0.path == query }
      if !exact.isEmpty { return exact }
      if let first = placed.first(where: matches) { return placed.filter { $0.path == first.path } }
      // A view of the program is a group of the views in its body.
      if let group = nodes.first(where: matches), query.contains("/") || query.hasSuffix(".body") {
        return placed.first { $0.path.hasPrefix(group.path + "/") || $0.path.hasPrefix(group.path + ".") }.map { [$0] }
          ?? []
      }
    }
    let first =
      placed.first { $0.identifier == query } ?? placed.first { $0.text == query } ?? placed.first { $0.type == query }
    if let first { return [first] }
    // A view of the program is a group of the views in its body.
    guard let view = nodes.first(where: { $0.type == query }) else { return [] }
    var inner = view
    while !isPlaced(inner), inner.children.count == 1 { inner = inner.children[0] }
    return !isPlaced(inner) ? [] : [inner]
  }

  /// `Text "Garden"`, `HStack 1/ForEach(2)/PlantRow/body`: the path relative to `base` distinguishes views.
  private func name(_ layout: LayoutNodeID, below base: Element? = nil) -> String {
    guard let node = byLayout[layout] else { return "the stack around several views" }
    if let text = node.text { return "\(node.type) \"\(text)\"" }
    if let identifier = node.identifier { return "\(node.type) #\(identifier)" }
    guard let base, node.path.hasPrefix(base.path + "/") else { return node.type }
    return node.type + " " + node.path.dropFirst(base.path.count + 1)
  }

  private func heading(_ node: Element) -> String {
    "\(node.layout.map { name($0) } ?? node.type)  \(node.path)" + (node.source.map { "  \($0)" } ?? "") + "\n"
  }

  /// The explanation, in sentences, of a view's size and position; `nil` if there is no such view.
  public func why(_ query: String) -> String? {
    let views = views(query)
    guard !views.isEmpty else { return nil }
    return views.map { view in
      var text = heading(view)
      guard let explanation = view.layout.flatMap({ engine.explain($0) }) else { return text }
      let container = explanation.container.flatMap { byLayout[$0] }
      for sentence in explanation.sentences(name: { name($0, below: container) }) { text += "  \(sentence)\n" }
      return text
    }.joined(separator: "\n")
  }

  /// The proposals to a view, its proposals to its own views, and the resulting sizes, in a layout from scratch; `nil`
  /// if there is no such view.
  public func trace(_ query: String) -> String? {
    let views = views(query)
    guard !views.isEmpty, let root = preview.graph.rootLayout else { return nil }
    let trace = engine.recording { _ = engine.layout(root, in: preview.surface) }
    return views.map { view in
      var text = heading(view)
      guard let layout = view.layout else { return text }
      for exchange in trace.conversation(of: layout) {
        let isAsked = exchange.node == layout
        // A container's repeated proposals for placement are answered from the cache and left out.
        if !isAsked, exchange.isPlacing, exchange.reason == .remembered { continue }
        let asker = isAsked ? exchange.asker.map { ", by \(name($0))" } ?? "" : ""
        text += (isAsked ? "  " : "    ") + exchange.line(name: { name($0, below: view) }) + asker + "\n"
      }
      return text
    }.joined(separator: "\n")
  }

  /// The proposals and sizes of all views in a layout from scratch.
  func conversations() -> [LayoutNodeID: String] {
    guard let root = preview.graph.rootLayout else { return [:] }
    let trace = engine.recording { _ = engine.layout(root, in: preview.surface) }
    var result: [LayoutNodeID: String] = [:]
    for exchange in trace.exchanges {
      let asker = exchange.asker.map { ", by \(name($0))" } ?? ""
      if byLayout[exchange.node] != nil {
        result[exchange.node, default: ""] += exchange.line(name: { name($0) }) + asker + "\n"
      }
      guard let own = exchange.asker, let view = byLayout[own] else { continue }
      if exchange.isPlacing, exchange.reason == .remembered { continue }
      result[own, default: ""] += "  " + exchange.line(name: { name($0, below: view) }) + "\n"
    }
    return result
  }

  /// The explanation, in sentences, of a view's size and position; `nil` if it is not placed.
  func why(_ view: Element) -> String? {
    guard let explanation = view.layout.flatMap({ engine.explain($0) }) else { return nil }
    let container = explanation.container.flatMap { byLayout[$0] }
    return explanation.sentences(name: { name($0, below: container) }).filter { !$0.hasPrefix(" ") }
      .joined(separator: "\n")
  }
}
