import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// The subviews of a view, created for a container and placed by the container's code: `Group(subviews:)`,
/// `ForEach(sections:)`.
///
/// A subview is an element of the graph. Its node and state belong to the view that created it, wherever it is placed.
final class ResolvedSubviews {
  private unowned let graph: Graph
  private unowned let node: ViewNode
  /// The subviews, in view order.
  private(set) var parts: [SubviewPart] = []
  /// The removed subviews that are still drawn.
  private(set) var departures: [Element] = []
  private var sections: [Section] = []
  /// The numbers of sections by identity. Retaining the objects prevents a reuse of their identifiers.
  private var sectionNumbers: [ObjectIdentifier: (object: AnyObject, number: Int)] = [:]
  private var count = 0
  private var hasChanged = false
  private var willCover = false

  /// The subviews of a section, or consecutive ones without a section.
  private struct Section {
    /// The section view; `nil` without a section.
    let node: ViewNode?
    let number: Int
    var parts: [SectionPart: [SubviewPart]] = [:]

    enum SectionPart { case header, content, footer }
  }

  init(_ graph: Graph, _ node: ViewNode) {
    self.graph = graph
    self.node = node
  }

  /// Whether the subviews have changed since the last call.
  func consumeChange() -> Bool {
    defer { hasChanged = false }
    return hasChanged
  }

  /// Updates the subviews from the elements of the view.
  func follow(_ content: ViewNode) {
    let leaves = content.elements.flatMap { graph.leaves(of: $0) }
    departures = content.elements.flatMap { departing(in: $0) }
    let known = Dictionary(
      parts.map { (ObjectIdentifier($0.core), $0) }, uniquingKeysWith: { first, _ in first })
    var found: [SubviewPart] = []
    for leaf in leaves {
      let core = leaf.core
      let part = known[ObjectIdentifier(core)] ?? SubviewPart(core, leaf, in: self, number: nextNumber())
      if part.follow(leaf, in: graph) { hasChanged = true }
      found.append(part)
    }
    if !found.elementsEqual(parts, by: ===) { hasChanged = true }
    parts = found
    findSections()
    coverLater()
  }

  private func nextNumber() -> Int {
    count += 1
    return count
  }

  private func departing(in element: Element) -> [Element] {
    if element.departure != nil { return [element] }
    return element.isGroup ? element.children.flatMap { departing(in: $0) } : []
  }

  private func findSections() {
    sections = []
    var numbers: [ObjectIdentifier: (object: AnyObject, number: Int)] = [:]
    for part in parts {
      let place = graph.ancestor(of: part.element, in: node) { graph.section(around: $0) }
      if sections.isEmpty || sections[sections.count - 1].node !== place?.section {
        let object: AnyObject = place?.section ?? part.core
        let number = sectionNumbers[ObjectIdentifier(object)]?.number ?? nextNumber()
        numbers[ObjectIdentifier(object)] = (object, number)
        sections.append(Section(node: place?.section, number: number))
      }
      let kind: Section.SectionPart =
        switch place?.role {
        case .header: .header
        case .footer: .footer
        case .row, nil: .content
        }
      sections[sections.count - 1].parts[kind, default: []].append(part)
    }
    sectionNumbers = numbers
  }

  // MARK: Program values

  /// The subviews as `Subview` values.
  var subviews: [Value] { parts.map { $0.value(in: graph) } }

  /// The sections as `SectionConfiguration` values.
  var sectionConfigurations: [Value] {
    sections.map { section in
      func collection(_ kind: Section.SectionPart) -> Value {
        graph.structure("SubviewsCollection", [.array((section.parts[kind] ?? []).map { $0.value(in: graph) })])
      }
      let id = graph.identifier(section.number, of: "SectionConfiguration")
      let first = [.header, .content, .footer].lazy.compactMap { section.parts[$0]?.first }.first
      let values = first.map { ContainerValuesBox($0.element, in: node, outside: section.node) } ?? ContainerValuesBox()
      return graph.structure(
        "SectionConfiguration", [id, collection(.header), collection(.footer), collection(.content), .ref(values)])
    }
  }

  /// The container values of a subview.
  func values(of part: SubviewPart) -> ContainerValuesBox { ContainerValuesBox(part.element, in: node, outside: nil) }

  /// The outermost view that contains only this subview.
  func source(of part: SubviewPart) -> ViewNode {
    var element = part.element
    while hasSeveralParts(element.node), let inner = element.inner { element = inner }
    var node = element.node
    while let parent = node.parent, parent !== self.node, !hasSeveralParts(parent) { node = parent }
    return node
  }

  /// Sets the environment of a subview's place.
  func give(_ environment: EnvironmentStore, to part: SubviewPart) {
    let source = source(of: part)
    let placement = placement(of: source, at: environment)
    if let known = source.placement, known.isSame(as: placement) { return }
    guard source.placement != nil || !environment.isSame(as: node.environment) else { return }
    if graph.place(source, in: placement), let parent = source.parent { graph.updateAgain(parent) }
  }

  /// The environment of a subview's view at a place.
  func placement(of source: ViewNode, at environment: EnvironmentStore) -> PartEnvironment {
    PartEnvironment(source.placement?.given ?? source.environment, of: node.environment, at: environment)
  }

  /// The identifier of a subview with a type, from `.id` or its `ForEach`; `nil` if there is none.
  func identifier(of part: SubviewPart, as type: TypeID) -> Value? {
    graph.ancestor(of: part.element, in: node) { place -> Value? in
      guard case .identifier(let key) = place.key, key.type == type else { return nil }
      return key.value
    }
  }

  /// Whether a view has more than one subview. The search stops after two.
  private func hasSeveralParts(_ node: ViewNode) -> Bool {
    var count = 0
    func isCounted(_ element: Element) -> Bool {
      if element.departure != nil { return false }
      if element.isGroup { return element.children.contains(where: isCounted) }
      count += 1
      return count > 1
    }
    return node.elements.contains(where: isCounted)
  }

  func leaves(of node: ViewNode) -> [Element] { node.elements.flatMap { graph.leaves(of: $0) } }

  /// Schedules covering the subviews without a place, which are not on screen.
  func coverLater() {
    guard !willCover else { return }
    willCover = true
    graph.pending.change(node) { [weak self] in
      guard let self else { return }
      self.willCover = false
      guard self.node.isAlive else { return }
      for part in self.parts { self.graph.cover(self.source(of: part), part.owner == nil) }
    }
  }
}

/// A subview of a view.
final class SubviewPart {
  /// The innermost element, which identifies the subview when its modifiers change.
  let core: Element
  /// The element to place.
  private(set) var element: Element
  let number: Int
  unowned let list: ResolvedSubviews
  private var isNew = true
  private var said: [[EnvironmentStore.Key: TraitValue]] = []
  private var known: Value?
  private weak var place: ViewNode?

  init(_ core: Element, _ element: Element, in list: ResolvedSubviews, number: Int) {
    self.core = core
    self.element = element
    self.list = list
    self.number = number
  }

  /// The view that places it; `nil` if it has no place.
  var owner: ViewNode? {
    get { place.flatMap { $0.isAlive ? $0 : nil } }
    set { place = newValue }
  }

  /// - Returns: Whether its element or its container values have changed.
  fileprivate func follow(_ leaf: Element, in graph: Graph) -> Bool {
    var now: [[EnvironmentStore.Key: TraitValue]] = []
    var next: Element? = leaf
    while let current = next {
      if !current.containerValues.isEmpty { now.append(current.containerValues) }
      next = current.inner
    }
    let isSame =
      !isNew && leaf === element && now.count == said.count
      && zip(now, said).allSatisfy { graph.saysSame($0, $1) }
    (isNew, element, said) = (false, leaf, now)
    if !isSame { known = nil }
    return !isSame
  }

  /// The `Subview` value.
  func value(in graph: Graph) -> Value {
    if let known { return known }
    let made = graph.structure("Subview", [graph.identifier(number, of: "Subview"), .ref(SubviewBox(self))])
    known = made
    return made
  }
}

/// The state behind a `Subview`.
final class SubviewBox: Box {
  let part: SubviewPart

  init(_ part: SubviewPart) { self.part = part }
}

extension Element {
  /// The innermost element inside of modifiers.
  fileprivate var core: Element {
    var element = self
    while let inner = element.inner { element = inner }
    return element
  }
}

extension Graph {
  /// A `Subview.ID` or `SectionConfiguration.ID`.
  fileprivate func identifier(_ number: Int, of name: Name) -> Value {
    let type = machine.fields(of: analyzer.known(name)).first?.type ?? analyzer.unknownType
    return .ref(StructBox(type, [.int(number)]))
  }

  fileprivate func saysSame(
    _ left: [EnvironmentStore.Key: TraitValue], _ right: [EnvironmentStore.Key: TraitValue]
  ) -> Bool {
    left.count == right.count
      && left.allSatisfy { key, said in right[key].map { isSame(said.value, $0.value, said.type) } ?? false }
  }
}
