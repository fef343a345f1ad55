import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// The parts that a view consists of, made where a container asks for them and placed where the container's code puts
/// them: `Group(subviews:)`, `ForEach(sections:)`.
///
/// A part is an element of the graph. Its node, and with it its state, belongs to the view that it was made in, wherever
/// it is placed.
final class ResolvedSubviews {
  private unowned let graph: Graph
  private unowned let node: ViewNode
  /// In the order of the program.
  private(set) var parts: [SubviewPart] = []
  /// Parts that go are drawn where they were.
  private(set) var departures: [Element] = []
  private var sections: [Section] = []
  /// The numbers of sections, by what they are known by; the objects are kept so that no other takes their place.
  private var sectionNumbers: [ObjectIdentifier: (object: AnyObject, number: Int)] = [:]
  private var count = 0
  private var hasChanged = false
  private var willCover = false

  /// Parts of one section, or some that are in none.
  private struct Section {
    /// The view; `nil` of parts in none.
    let node: ViewNode?
    let number: Int
    var parts: [SectionPart: [SubviewPart]] = [:]

    enum SectionPart { case header, content, footer }
  }

  init(_ graph: Graph, _ node: ViewNode) {
    self.graph = graph
    self.node = node
  }

  /// Whether the parts are others than when this was asked last.
  func takeChange() -> Bool {
    defer { hasChanged = false }
    return hasChanged
  }

  /// The elements of the view may be others.
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

  // MARK: Values

  /// The parts as values of the program: `Subview`.
  var subviews: [Value] { parts.map { $0.value(in: graph) } }

  /// The sections as values of the program: `SectionConfiguration`.
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

  /// What a part says to its container.
  func values(of part: SubviewPart) -> ContainerValuesBox { ContainerValuesBox(part.element, in: node, outside: nil) }

  /// The view that a part is made by, with nothing else.
  func source(of part: SubviewPart) -> ViewNode {
    var element = part.element
    while hasSeveralParts(element.node), let inner = element.inner { element = inner }
    var node = element.node
    while let parent = node.parent, parent !== self.node, !hasSeveralParts(parent) { node = parent }
    return node
  }

  /// Gives a part the environment of the place that it is put in.
  func give(_ environment: EnvironmentStore, to part: SubviewPart) {
    let source = source(of: part)
    let placement = placement(of: source, at: environment)
    if let known = source.placement, known.isSame(as: placement) { return }
    guard source.placement != nil || !environment.isSame(as: node.environment) else { return }
    if graph.place(source, in: placement), let parent = source.parent { graph.updateAgain(parent) }
  }

  /// The environment of a part's view at a place.
  func placement(of source: ViewNode, at environment: EnvironmentStore) -> PartEnvironment {
    PartEnvironment(source.placement?.given ?? source.environment, of: node.environment, at: environment)
  }

  /// By which value of a type a view is named: by `.id` or as the row of a `ForEach`; `nil` if by none of that type.
  func identifier(of part: SubviewPart, as type: TypeID) -> Value? {
    graph.ancestor(of: part.element, in: node) { place -> Value? in
      guard case .identifier(let key) = place.key, key.type == type else { return nil }
      return key.value
    }
  }

  /// Whether a view consists of more than one part; of a long list no more than two are looked at.
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

  /// Parts that are placed nowhere are not on the screen: they are told so once it is known.
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

/// One part of a view, to be placed.
final class SubviewPart {
  /// The innermost of its elements, by which it stays the same one though modifiers around it change.
  let core: Element
  /// What is placed.
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

  /// The view that places it; `nil` if it is placed nowhere.
  var owner: ViewNode? {
    get { place.flatMap { $0.isAlive ? $0 : nil } }
    set { place = newValue }
  }

  /// - Returns: Whether it is another element, or says something else to its container.
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

  /// `Subview` for the program.
  func value(in graph: Graph) -> Value {
    if let known { return known }
    let made = graph.structure("Subview", [graph.identifier(number, of: "Subview"), .ref(SubviewBox(self))])
    known = made
    return made
  }
}

/// What a `Subview` of the program stands for.
final class SubviewBox: Box {
  let part: SubviewPart

  init(_ part: SubviewPart) { self.part = part }
}

extension Element {
  /// The innermost of the elements that modifiers have been put around.
  fileprivate var core: Element {
    var element = self
    while let inner = element.inner { element = inner }
    return element
  }
}

extension Graph {
  /// `Subview.ID` or `SectionConfiguration.ID`.
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
