import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// A layout of the program, which calls its functions for the engine.
final class ProgramLayout: Layout {
  /// The result of `makeCache`, with the type of its layout.
  struct Cache {
    var type: TypeID
    var value: Value
  }

  private unowned let graph: Graph
  private let value: Value
  private let type: TypeID
  /// The source location of the view with the layout.
  private let source: SourcePlace?
  let layoutProperties: LayoutProperties

  init(_ graph: Graph, _ value: Value, _ type: TypeID, _ source: SourcePlace?) {
    self.graph = graph
    self.value = value
    self.type = type
    self.source = source
    let requirements = graph.service(LayoutRequirements.self)
    let properties = requirements.properties.flatMap { member in
      try? graph.machine.call(graph.prepared(member, of: type, isStatic: true), [])
    }
    let orientation = properties.flatMap { graph.machine.fieldValue("stackOrientation", of: $0) }
    switch orientation.flatMap({ graph.caseName($0) }) {
    case "horizontal": layoutProperties = LayoutProperties(stackOrientation: .horizontal)
    case "vertical": layoutProperties = LayoutProperties(stackOrientation: .vertical)
    default: layoutProperties = LayoutProperties()
    }
  }

  private var requirements: LayoutRequirements { graph.service(LayoutRequirements.self) }

  func makeCache(subviews: Subviews) -> Cache {
    var arguments = [value, graph.subviews(subviews)]
    return Cache(type: type, value: ask(requirements.makeCache, &arguments) ?? .void)
  }

  func updateCache(_ cache: inout Cache, subviews: Subviews) {
    guard cache.type == type else { return cache = makeCache(subviews: subviews) }
    var arguments = [value, cache.value, graph.subviews(subviews)]
    cache.value = .void
    _ = ask(requirements.updateCache, &arguments)
    cache.value = arguments[1]
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> Size {
    var arguments = [value, graph.proposal(proposal), graph.subviews(subviews), cache.value]
    cache.value = .void
    let result = ask(requirements.sizeThatFits, &arguments)
    cache.value = arguments[3]
    return result.map { graph.size($0) } ?? proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    var arguments = [value, graph.rect(bounds), graph.proposal(proposal), graph.subviews(subviews), cache.value]
    cache.value = .void
    _ = ask(requirements.placeSubviews, &arguments)
    cache.value = arguments[4]
  }

  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard let member = requirements.spacing, isOwn(member) else { return unionSpacing(of: subviews) }
    var arguments = [value, graph.subviews(subviews), cache.value]
    cache.value = .void
    let result = ask(member, &arguments)
    cache.value = arguments[2]
    return result.flatMap { $0.viewSpacing } ?? unionSpacing(of: subviews)
  }

  private func unionSpacing(of subviews: Subviews) -> ViewSpacing {
    var all = ViewSpacing()
    for subview in subviews { all.formUnion(subview.spacing) }
    return all
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> Double? {
    guard let member = requirements.horizontalGuide, isOwn(member), let alignment = graph.value(of: guide) else {
      return DefaultGuides(layout: self).explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    return explicitAlignment(member, alignment, bounds, proposal, subviews, &cache)
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> Double? {
    guard let member = requirements.verticalGuide, isOwn(member), let alignment = graph.value(of: guide) else {
      return DefaultGuides(layout: self).explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    return explicitAlignment(member, alignment, bounds, proposal, subviews, &cache)
  }

  private func explicitAlignment(
    _ member: DeclID, _ alignment: Value, _ bounds: Rect, _ proposal: ProposedViewSize, _ subviews: Subviews,
    _ cache: inout Cache
  ) -> Double? {
    var arguments = [
      value, alignment, graph.rect(bounds), graph.proposal(proposal), graph.subviews(subviews), cache.value,
    ]
    cache.value = .void
    let result = ask(member, &arguments)
    cache.value = arguments[5]
    return result?.unwrapped.flatMap { graph.length($0) }
  }

  /// Whether the program implements a requirement itself.
  private func isOwn(_ member: DeclID) -> Bool {
    graph.witness(member, in: type).map { graph.analyzer.isOwn($0) } ?? false
  }

  /// Calls the implementation of a requirement. Its reads are no dependencies of a view.
  private func ask(_ member: DeclID?, _ arguments: inout [Value]) -> Value? {
    guard let member else { return nil }
    let outer = graph.reader
    graph.reader = nil
    defer { graph.reader = outer }
    graph.machine.beginEvaluation()
    do {
      return try graph.machine.call(graph.prepared(member, of: type), changing: &arguments)
    } catch {
      graph.report(error, at: source)
      return nil
    }
  }
}

/// A layout that uses SwiftUI's default alignment guides.
private struct DefaultGuides: Layout {
  typealias Cache = ProgramLayout.Cache
  let layout: ProgramLayout

  func makeCache(subviews: Subviews) -> Cache { layout.makeCache(subviews: subviews) }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> Size {
    layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

/// The requirements of `Layout`.
final class LayoutRequirements: GraphService {
  let properties: DeclID?
  let makeCache: DeclID?
  let updateCache: DeclID?
  let spacing: DeclID?
  let sizeThatFits: DeclID?
  let placeSubviews: DeclID?
  private(set) var horizontalGuide: DeclID?
  private(set) var verticalGuide: DeclID?

  init(_ graph: Graph) {
    let analyzer = graph.analyzer
    func all(_ name: Name) -> [DeclID] {
      guard let owner = analyzer.knownDecl("Layout") else { return [] }
      return analyzer.memberDecls(name, of: owner).filter { analyzer.parent(of: $0) == owner }
    }
    properties = all("layoutProperties").first
    makeCache = all("makeCache").first
    updateCache = all("updateCache").first
    spacing = all("spacing").first
    sizeThatFits = all("sizeThatFits").first
    placeSubviews = all("placeSubviews").first
    for guide in all("explicitAlignment") {
      let parameters = analyzer.signature(of: guide).parameters
      let type = parameters.first.flatMap { graph.machine.catalogueName($0.type) }
      if type == "HorizontalAlignment" { horizontalGuide = guide } else { verticalGuide = guide }
    }
  }
}
