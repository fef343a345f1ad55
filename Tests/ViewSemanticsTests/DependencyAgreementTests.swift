import FixtureSupport
import Testing
import ViewSource

@testable import ViewSemantics

/// The predictions for one change in several bodies are consistent.
@Suite struct DependencyAgreementTests {
  @Test(arguments: Fixture.all(in: "Dependencies"))
  func linesAboutOneChangeAgree(_ fixture: Fixture) throws {
    let file = SourceFile(path: fixture.name + ".swift", buffer: SourceBuffer(try fixture.source()))
    let program = Program([.init(name: "Main", files: [file])])
    let found = Workers.onDeepStack { () -> [String] in
      let analyzer = Analyzer(program)
      let views = program.userDecls.filter { analyzer.decl($0).kind.isNominal && analyzer.updatedMember(of: $0) != nil }
      return Lines(analyzer, views).contradictions
    }
    #expect(found == [])
  }
}

/// The predictions for all bodies of a program.
private struct Lines {
  let analyzer: Analyzer
  /// The predicted effects of a change, by view and property.
  var effects: [DeclID: [DeclID: [ViewDependencies.Effect]]] = [:]
  var views: [DeclID] = []

  init(_ analyzer: Analyzer, _ views: [DeclID]) {
    self.analyzer = analyzer
    self.views = views
    for view in views {
      guard let dependencies = analyzer.dependencies(of: view) else { continue }
      let properties = Set(dependencies.properties.map(\.decl) + dependencies.published.map(\.decl))
      let known = analyzer.withTouchedInputs(dependencies)
      for property in properties where analyzer.isOfObject(property) {
        effects[view, default: [:]][property] = known.effects(ofDecl: property).map {
          analyzer.withEffectsBelow($0, in: known)
        }
      }
    }
  }

  var contradictions: [String] {
    views.flatMap { root in
      (effects[root] ?? [:]).flatMap { property, lines in
        lines.flatMap { contradictions(of: $0, property, in: root) }
      }
    }.sorted()
  }

  private func contradictions(
    of line: ViewDependencies.Effect, _ property: DeclID, in root: DeclID
  ) -> [String] {
    let name = { (view: DeclID) in analyzer.decl(view).name.text }
    var found: [String] = []
    let children = analyzer.placedChildren(of: root)
    let below = analyzer.viewsBelow(view: root).filter { $0 != root }
    // A body that is evaluated on its own is not skipped by the one above.
    for child in below where children.contains(where: { $0.view == child }) {
      // Each view may observe another object of an observable class; the predictions are per property, not per object.
      let runs =
        analyzer.isObservableProperty(property)
        && (effects[child]?[property] ?? []).contains { $0.runsBody && !$0.isPossible }
      let isSkipped = line.skipped.contains(name(child)) && !line.updated.contains(name(child))
      if runs, isSkipped {
        found.append("\(name(root)) skips \(name(child)), which runs when \(line.property) changes")
      }
    }
    // If a body further down is predicted to be evaluated, not all of the views that make it may predict that it is
    // skipped.
    for view in line.below {
      let makers = below.filter { maker in analyzer.placedChildren(of: maker).contains { name($0.view) == view } }
      let all = makers.map { maker in
        (effects[maker]?[property] ?? []).contains { effect in
          effect.skipped.contains(view) && !effect.updated.contains(view) && !effect.below.contains(view)
        }
      }
      if !all.isEmpty, all.allSatisfy({ $0 }), !children.contains(where: { name($0.view) == view }) {
        found.append("\(name(root)) runs \(view) further down when \(line.property) changes, which its makers skip")
      }
    }
    // A body that an intermediate body evaluates is neither omitted nor skipped by the one above.
    for maker in below {
      for inner in effects[maker]?[property] ?? [] where inner.runsBody && !inner.isPossible && line.runsBody {
        let said = Set(line.below + line.children.filter { $0.fate != .skipped }.map(\.name))
        for view in inner.updated where !said.contains(view) {
          found.append("\(name(root)) leaves out \(view), which \(name(maker)) runs when \(line.property) changes")
        }
      }
    }
    // A view below that reads the environment value of a modifier does not miss its change.
    for child in children {
      for case .surrounding(let around) in child.writers {
        let keys = analyzer.keysPassedOn(by: around.view)[property] ?? []
        let runs = (effects[around.view]?[property] ?? []).contains { $0.runsBody && !$0.isPossible }
        guard runs, keys.contains(where: { analyzer.reads(child.view, $0) && child.environment[$0] != nil }) else {
          continue
        }
        if line.skipped.contains(name(child.view)), !line.updated.contains(name(child.view)) {
          found.append(
            "\(name(root)) skips \(name(child.view)), for which \(name(around.view)) writes \(line.property)")
        }
      }
    }
    return found
  }
}
