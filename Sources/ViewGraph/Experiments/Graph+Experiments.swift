import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// A place of a view where a condition decides what is there.
public struct ConditionalPlace {
  /// Stays the same as long as the place is there.
  public let node: ViewNode
  /// What is there at present.
  public let shown: ViewNode?
  /// `true`, `false`, `some`; empty for nothing.
  public let side: String
  /// Where the program makes what is there, down to the nearest views with a body.
  public let places: Set<SourcePlace>
}

/// The rows that a `ForEach` has made.
public struct RowList {
  /// Stays the same as long as the list is there.
  public let node: ViewNode
  /// In the order of the elements.
  public let rows: [Row]
  /// Where the program makes it, or the view that makes it of some data.
  public let place: SourcePlace?

  public struct Row {
    public let node: ViewNode
    /// What a person reads in it.
    public let words: [String]
  }
}

/// What experiments ask of views and do to them.
extension Graph {
  /// The views with a body of a type, from the outside inwards.
  public func views(named name: String) -> [ViewNode] {
    all(below: window).filter { node in
      guard case .body(let plan) = node.behavior else { return false }
      return plan.name == name
    }
  }

  /// The views of the program with a body that are there, from the outside inwards.
  public var ownViews: [ViewNode] { all(below: window).filter { isOwnView($0) } }

  /// The nearest view with a body around a view: whose code makes it.
  public func maker(of node: ViewNode) -> ViewNode? { node.parent?.owner }

  /// The path of a view's body, as events name it.
  public func eventPath(of node: ViewNode) -> String { bodyPath(node) }

  /// Whether a view has not ended.
  public func isAlive(_ node: ViewNode) -> Bool { node.isAlive }

  /// The name of a view's type, without generic arguments.
  public func name(of node: ViewNode) -> String { typeName(node.type) }

  /// Whether a view is one of the program's with a body.
  public func isOwnView(_ node: ViewNode) -> Bool {
    if case .body(let plan) = node.behavior { plan.isOwn } else { false }
  }

  /// Everything at and below a view, the view first.
  public func all(below node: ViewNode?) -> [ViewNode] {
    var result: [ViewNode] = []
    var open = [node].compactMap { $0 }
    while let next = open.popLast() {
      result.append(next)
      open += next.children.reversed()
    }
    return result
  }

  // MARK: Acting

  /// Runs a view's body again, as if something that it depends on had changed to what it was.
  public func runAgain(_ node: ViewNode) {
    perform { invalidate(node, .property("nothing")) }
  }

  /// Runs what has made a view again: it makes the view's value anew.
  ///
  /// - Returns: Whether there is anything that does.
  public func makeAgain(_ node: ViewNode) -> Bool {
    guard let maker = node.parent?.owner else { return false }
    runAgain(maker)
    return true
  }

  /// Shows a view that needs nothing to be made, in a parent that makes it anew whenever it runs.
  ///
  /// - Throws: `ViewFault` if the view cannot be made.
  public func host(_ view: RunnableView, in environment: EnvironmentStore) throws {
    guard let decl = view.decl else { return try show(view, settings: [], in: environment) }
    let type = analyzer.typeItself(decl)
    do { _ = try makeRoot(type, decl, [:]) } catch { throw report(error, at: view.place) }
    let parent = NativeView { update in
      let graph = update.graph
      if !update.isRelisting { update.node.content = try graph.makeRoot(type, decl, [:]) }
      update.pass(update.child(.field("hosted"), update.node.content, type, segment: ""))
    }
    show(with: parent, name: "", place: view.place, in: environment)
  }

  // MARK: Looking

  /// The places in a view where a condition decides.
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

  /// The lists of rows at and below a view.
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

  /// The types of what a list of rows is made of, as Swift writes them.
  public func elementsText(of list: RowList) -> String { analyzer.text(of: list.node.type) }

  /// The views whose identity the program gives by `.id` at and below a view.
  public func explicitlyIdentified(below node: ViewNode? = nil) -> [ViewNode] {
    all(below: node ?? window).filter { node in
      node.parent.map { machine.catalogueName($0.type) == "IDView" } ?? false
    }
  }

  /// What tells the object that a stored property of a view holds from all others that are alive; `nil` if it holds none.
  public func object(in property: String, of node: ViewNode) -> AnyObject? {
    for name in [property, "_" + property] {
      guard var value = machine.fieldValue(name, of: node.value) else { continue }
      if let inner = machine.fieldValue("wrappedValue", of: value) { value = inner }
      if case .ref(let box) = machine.opened(value), box is ObjectBox { return box }
    }
    return nil
  }
}
