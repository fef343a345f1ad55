import ViewSemantics
import ViewSource

extension ProgramFacts {
  /// A place in a view's code that makes another view and runs again while that is there, because something changes that
  /// the view subscribes to; the first in the order of the source.
  ///
  /// Looks at every use of a view in the program: for the few findings that ask.
  func remake(of view: DeclID, _ analyzer: Analyzer) -> Place? {
    var uses: [(from: DeclID, place: Place)] = []
    // What only a preview makes is made once; a `#Preview` is no declaration.
    let previews = Set(graph.roots.filter(\.isPreview).map(\.decl))
    for (from, edges) in graph.edges where !previews.contains(from) {
      for edge in edges where edge.target == view && !edge.isLater { uses.append((from, edge.place)) }
    }
    uses.sort { ($0.place.file.index, $0.place.range.start) < ($1.place.file.index, $1.place.range.start) }
    return uses.first { use in
      guard let maker = analyzer.owner(of: use.from).flatMap({ analyzer.nominal(of: $0) }), maker != view else {
        return false
      }
      return runsAgain(maker, analyzer)
    }?.place
  }

  /// Whether the body of a view subscribes to something that somebody writes.
  private func runsAgain(_ view: DeclID, _ analyzer: Analyzer) -> Bool {
    for dependencies in analyzer.dependencies(in: view.file, view: analyzer.name(of: view)) {
      guard analyzer.owner(of: dependencies.decl).flatMap({ analyzer.nominal(of: $0) }) == view else { continue }
      return dependencies.subscriptions.contains { isWritten($0.property, analyzer) }
    }
    return false
  }

  /// Whether a property is written, or what is observed of the object in it.
  private func isWritten(_ property: DeclID, _ analyzer: Analyzer) -> Bool {
    if written[property] != nil { return true }
    let type = analyzer.variableType(of: property)
    guard analyzer.types.kind(type) == .nominal, analyzer.decl(analyzer.types.decl(type)).kind == .classType else {
      return false
    }
    return analyzer.children(of: analyzer.types.decl(type)).contains { written[$0] != nil && analyzer.isObserved($0) }
  }
}
