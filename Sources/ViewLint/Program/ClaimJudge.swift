import ViewSemantics
import ViewSource

/// Answers whether what rules claim of a program holds, from the facts of all its files.
final class ClaimJudge {
  let facts: ProgramFacts
  let analyzer: Analyzer
  /// The views of which it is claimed that they are made again.
  private let remade: Set<DeclID>
  /// Where each of these is made and shown as long as its maker is, in the order of the source.
  private lazy var uses = findUses()
  /// What navigation shows as screens, and what the helpers make that give it them.
  private lazy var pushed = findPushed()

  private struct Use {
    let from: DeclID
    let place: ProgramFacts.Place
  }

  init(_ claims: some Sequence<Claim>, _ facts: ProgramFacts, _ analyzer: Analyzer) {
    self.facts = facts
    self.analyzer = analyzer
    remade = Set(claims.compactMap { if case .remade(let view, _) = $0.condition { view } else { nil } })
  }

  /// A place in a view's code that makes another view and runs again while that is there, because something changes that
  /// the view subscribes to; the first in the order of the source.
  func remake(of view: DeclID) -> ProgramFacts.Place? {
    uses[view]?.first { use in
      guard let maker = analyzer.owner(of: use.from).flatMap({ analyzer.nominal(of: $0) }), maker != view else {
        return false
      }
      return runsAgain(maker)
    }?.place
  }

  /// Whether navigation shows a view as a screen.
  func isPushed(_ view: DeclID) -> Bool { pushed.contains(view) }

  /// Each declaration that leads to a screen is looked at once.
  private func findPushed() -> Set<DeclID> {
    var found = facts.pushed
    var open = Array(found)
    while let next = open.popLast() {
      // The body of a view that is pushed makes parts of the screen.
      if analyzer.decl(next).kind.isNominal { continue }
      for edge in facts.graph.edges[next] ?? [] where !edge.isLater && found.insert(edge.target).inserted {
        open.append(edge.target)
      }
    }
    return found
  }

  private func findUses() -> [DeclID: [Use]] {
    // What only a preview makes is made once; a `#Preview` is no declaration.
    let previews = Set(facts.graph.roots.filter(\.isPreview).map(\.decl))
    var found: [DeclID: [Use]] = [:]
    for (from, edges) in facts.graph.edges where !previews.contains(from) {
      for edge in edges where !edge.isLater && remade.contains(edge.target) {
        found[edge.target, default: []].append(Use(from: from, place: edge.place))
      }
    }
    return found.mapValues { uses in
      uses.sorted { ($0.place.file.index, $0.place.range.start) < ($1.place.file.index, $1.place.range.start) }
    }
  }

  /// Whether the body of a view subscribes to something that somebody writes.
  private func runsAgain(_ view: DeclID) -> Bool {
    // To know what the body reads takes typing it.
    let mayBeWritten = analyzer.children(of: view).contains { member in
      analyzer.decl(member).kind == .variable && (facts.written[member] != nil || holdsObject(member))
    }
    guard mayBeWritten else { return false }
    for dependencies in analyzer.dependencies(in: view.file, view: analyzer.name(of: view)) {
      guard analyzer.owner(of: dependencies.decl).flatMap({ analyzer.nominal(of: $0) }) == view else { continue }
      return dependencies.subscriptions.contains { isWritten($0.property) }
    }
    return false
  }

  /// Whether a property is written, or what is observed of the object in it.
  private func isWritten(_ property: DeclID) -> Bool {
    if facts.written[property] != nil { return true }
    guard holdsObject(property) else { return false }
    let type = analyzer.variableType(of: property)
    return analyzer.children(of: analyzer.types.decl(type)).contains {
      facts.written[$0] != nil && analyzer.isObserved($0)
    }
  }

  private func holdsObject(_ property: DeclID) -> Bool {
    let type = analyzer.variableType(of: property)
    return analyzer.types.kind(type) == .nominal && analyzer.decl(analyzer.types.decl(type)).kind == .classType
  }
}
