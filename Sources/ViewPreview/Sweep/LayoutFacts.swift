import ViewGraph
import ViewLayout

/// The qualitative layout of views at one width: their arrangement, not their coordinates.
struct LayoutFacts: Equatable {
  /// In the order of the program.
  private(set) var views: [Key] = []
  private(set) var facts: [Key: Facts] = [:]
  /// The index of the view that each `ViewThatFits` chooses, and the number of its views.
  private(set) var choices: [Key: Choice] = [:]

  /// Identifies a view of a run, independent of the width.
  struct Key: Hashable {
    let path: String
    let type: String
    /// The number of earlier views with the same path and type.
    var occurrence = 0
  }

  struct Facts: Equatable {
    /// `Text "Garden"`
    let name: String
    /// The nearest ancestor that is laid out.
    let parent: Key?
    /// Whether it exists only while it is visible.
    let isLazy: Bool
    var lines: Int?
    var isTruncated = false
    /// The previous view in its container, and the position relative to it.
    var neighbour: Key?
    var relation: Relation?
  }

  struct Choice: Equatable {
    let index: Int
    let count: Int
    let name: String
  }

  /// The position of a view relative to the previous one.
  enum Relation: String {
    case right = "to the right of"
    case left = "to the left of"
    case below
    case above
    case over
  }

  init(_ graph: Graph) {
    for element in graph.elements { visit(element, graph.engine, parent: nil, isLazy: false) }
  }

  private mutating func visit(_ element: Element, _ engine: LayoutEngine, parent: Key?, isLazy: Bool) {
    guard let layout = element.layout, engine.frame(of: layout) != nil else {
      for child in element.children { visit(child, engine, parent: parent, isLazy: isLazy) }
      return
    }
    let key = add(element, layout, engine, parent: parent, isLazy: isLazy)
    var makesRows = false
    if case .container(let kind) = engine.kind(of: layout) {
      switch kind {
      case .lazy: makesRows = true
      case .viewThatFits:
        let views = members(of: element, engine)
        if let index = views.firstIndex(where: { $0.frame != nil }) {
          choices[key] = Choice(index: index, count: views.count, name: LayoutFacts.name(of: views[index].element))
        }
      case .stack, .zStack, .grid, .geometryReader, .layout: break
      }
    }
    for child in element.children { visit(child, engine, parent: key, isLazy: isLazy || makesRows) }
    if case .container(let kind) = engine.kind(of: layout) { relate(members(of: element, engine), kind) }
  }

  private mutating func add(
    _ element: Element, _ layout: LayoutNodeID, _ engine: LayoutEngine, parent: Key?, isLazy: Bool
  ) -> Key {
    var key = Key(path: element.path, type: element.type)
    while facts[key] != nil { key.occurrence += 1 }
    var own = Facts(name: LayoutFacts.name(of: element), parent: parent, isLazy: isLazy)
    if let text = engine.textLayout(of: layout) {
      own.lines = text.lines.count
      own.isTruncated = text.isTruncated
    }
    facts[key] = own
    views.append(key)
    keys[ObjectIdentifier(element)] = key
    return key
  }

  /// For this width only; not compared.
  private var keys: [ObjectIdentifier: Key] = [:]

  static func == (left: LayoutFacts, right: LayoutFacts) -> Bool {
    left.views == right.views && left.facts == right.facts && left.choices == right.choices
  }

  private static func name(of element: Element) -> String {
    guard let text = element.text else { return element.identifier.map { "\(element.type) #\($0)" } ?? element.type }
    let line = text.split(separator: "\n").first.map(String.init) ?? ""
    return "\(element.type) \"\(line.count > 40 ? line.prefix(39) + "…" : line)\""
  }

  // MARK: Neighbours

  private typealias Member = (element: Element, frame: Rect?)

  /// The views that a container arranges, with groups flattened.
  private func members(of container: Element, _ engine: LayoutEngine) -> [Member] {
    container.children.flatMap { child -> [Member] in
      guard let layout = child.layout, !child.isGroup else { return members(of: child, engine) }
      return [(child, engine.frame(of: layout))]
    }
  }

  /// Records the position of each view of a container relative to the previous one.
  private mutating func relate(_ members: [Member], _ kind: ContainerKind) {
    switch kind {
    case .stack, .grid, .lazy, .layout: break
    // Views on top of each other, and single views, have no neighbours.
    case .zStack, .viewThatFits, .geometryReader: return
    }
    var last: (key: Key, frame: Rect)?
    for member in members {
      guard let frame = member.frame, let key = keys[ObjectIdentifier(member.element)] else { continue }
      if let last {
        facts[key]?.neighbour = last.key
        facts[key]?.relation = LayoutFacts.relation(of: frame, to: last.frame)
      }
      last = (key, frame)
    }
  }

  /// A view in the next line is below, at any horizontal position.
  private static func relation(of frame: Rect, to other: Rect) -> Relation {
    let tolerance = 0.01
    let overlap = min(frame.maxY, other.maxY) - max(frame.minY, other.minY)
    // A view without height, such as a spacer in a row, is beside the views at its vertical position.
    let isBeside = overlap > (min(frame.height, other.height) > tolerance ? tolerance : -tolerance)
    if isBeside, frame.minX >= other.maxX - tolerance { return .right }
    if isBeside, frame.maxX <= other.minX + tolerance { return .left }
    if frame.minY >= other.maxY - tolerance { return .below }
    if frame.maxY <= other.minY + tolerance { return .above }
    if frame.minX >= other.maxX - tolerance { return .right }
    return frame.maxX <= other.minX + tolerance ? .left : .over
  }
}
