import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// A position in a view where a condition selects the content.
public struct ConditionalPlace {
  /// The conditional view, which stays the same while the position exists.
  public let node: ViewNode
  /// The current content.
  public let shown: ViewNode?
  /// The branch of the content: `true`, `false` or `some`; empty for no content.
  public let side: String
  /// The source locations of the content, down to the nearest views with a body.
  public let places: Set<SourcePlace>
}

/// The rows of a `ForEach`.
public struct RowList {
  /// The `ForEach`, which stays the same while the list exists.
  public let node: ViewNode
  /// The rows, in the order of the elements.
  public let rows: [Row]
  /// The source location of the `ForEach`, or of the view that creates it from data.
  public let place: SourcePlace?

  public struct Row {
    public let node: ViewNode
    /// The visible texts in the row.
    public let words: [String]
  }
}

/// Queries and actions for experiments.
extension Graph {
  /// The views with a body whose type has this name, outermost first.
  public func views(named name: String) -> [ViewNode] {
    all(below: window).filter { node in
      guard case .body(let plan) = node.behavior else { return false }
      return plan.name == name
    }
  }

  /// The live views with a body that the program declares, outermost first.
  public var ownViews: [ViewNode] { all(below: window).filter { isOwnView($0) } }

  /// The nearest enclosing view with a body, whose code creates the view.
  public func maker(of node: ViewNode) -> ViewNode? { node.parent?.owner }

  /// The path of a view's body, as in events.
  public func eventPath(of node: ViewNode) -> String { bodyPath(node) }

  /// Whether the lifetime of a view has not ended.
  public func isAlive(_ node: ViewNode) -> Bool { node.isAlive }

  /// The name of a view's type, without generic arguments.
  public func name(of node: ViewNode) -> String { typeName(node.type) }

  /// Whether the program declares the view and its body.
  public func isOwnView(_ node: ViewNode) -> Bool {
    if case .body(let plan) = node.behavior { plan.isOwn } else { false }
  }

  /// A view and all its descendants, in preorder.
  public func all(below node: ViewNode?) -> [ViewNode] {
    var result: [ViewNode] = []
    var open = [node].compactMap { $0 }
    while let next = open.popLast() {
      result.append(next)
      open += next.children.reversed()
    }
    return result
  }

  // MARK: Actions

  /// Evaluates a view's body again, as if a dependency had been written with the same value.
  public func runAgain(_ node: ViewNode) {
    perform { invalidate(node, .property("nothing")) }
  }

  /// Evaluates the body that creates a view again, which creates the view's value anew.
  ///
  /// - Returns: Whether there is such a body.
  public func makeAgain(_ node: ViewNode) -> Bool {
    guard let maker = node.parent?.owner else { return false }
    runAgain(maker)
    return true
  }

  /// Shows a view without required inputs in a parent that creates it anew in each update.
  ///
  /// - Throws: `ViewFault` if the view cannot be created.
  public func host(_ view: RunnableView, in environment: EnvironmentStore) throws {
    guard let decl = view.decl else { return try show(view, settings: [], in: environment) }
    let type = analyzer.selfType(decl)
    do { _ = try makeRoot(type, decl, [:]) } catch { throw report(error, at: view.place) }
    let parent = NativeView { update in
      let graph = update.graph
      if !update.isRelisting { update.node.content = try graph.makeRoot(type, decl, [:]) }
      update.pass(update.child(.field("hosted"), update.node.content, type, segment: ""))
    }
    show(with: parent, name: "", place: view.place, in: environment)
  }

  // MARK: Queries

  /// The conditional positions in a view.
  public func conditionalPlaces(below node: ViewNode? = nil) -> [ConditionalPlace] {
    all(below: node ?? window).compactMap { node in
      guard let name = machine.catalogueName(node.type), name == "_ConditionalContent" || name == "Optional" else {
        return nil
      }
      let shown = node.children.first
      return ConditionalPlace(node: node, shown: shown, side: shown?.segment ?? "", places: places(in: shown))
    }
  }

  private func places(in node: ViewNode?) -> Set<SourcePlace> {
    var result: Set<SourcePlace> = []
    var open = [node].compactMap { $0 }
    while let next = open.popLast() {
      if let place = next.source { result.insert(place) }
      if case .body(let plan) = next.behavior, plan.isOwn { continue }
      open += next.children
    }
    return result
  }

  /// The `ForEach` rows in a view.
  public func rowLists(below node: ViewNode? = nil) -> [RowList] {
    all(below: node ?? window).compactMap { node in
      guard machine.catalogueName(node.type) == "ForEach" else { return nil }
      let rows = node.children.map { RowList.Row(node: $0, words: words(of: $0)) }
      return RowList(node: node, rows: rows, place: nearestPlace(of: node))
    }
  }

  private func nearestPlace(of node: ViewNode) -> SourcePlace? {
    var current: ViewNode? = node
    while let next = current {
      if let place = next.source { return place }
      if case .body(let plan) = next.behavior, plan.isOwn { return nil }
      current = next.parent
    }
    return nil
  }

  private func words(of node: ViewNode) -> [String] {
    var result: [String] = []
    var open = Array(node.elements.reversed())
    while let element = open.popLast() {
      if let title = element.title { result.append(title) }
      if let text = element.text { result.append(text) }
      open += element.children.reversed()
    }
    return result
  }

  /// The type of a list of rows, as Swift writes it.
  public func elementsText(of list: RowList) -> String { analyzer.text(of: list.node.type) }

  /// The views in a view whose identity is set with `.id`.
  public func explicitlyIdentified(below node: ViewNode? = nil) -> [ViewNode] {
    all(below: node ?? window).filter { node in
      node.parent.map { machine.catalogueName($0.type) == "IDView" } ?? false
    }
  }

  /// The identity of the object in a stored property of a view; `nil` if it does not hold one.
  public func object(in property: String, of node: ViewNode) -> AnyObject? {
    for name in [property, "_" + property] {
      guard var value = machine.fieldValue(name, of: node.value) else { continue }
      if let inner = machine.fieldValue("wrappedValue", of: value) { value = inner }
      if case .ref(let box) = machine.opened(value), box is ObjectBox { return box }
    }
    return nil
  }
}
