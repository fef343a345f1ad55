import FixtureSupport
import Foundation
import Testing
import ViewGraph
import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// What a run shows of identities against what the analyzer says of them, without running: every view that is seen must be
/// where `viewlint identity` has one.
@Suite struct StaticAgreementTests {
  @Test(arguments: ["Run", "Identity"])
  func identitiesOfTheRunAreThoseOfTheAnalysis(_ folder: String) throws {
    let list = Fixture.package.appendingPathComponent("Tests/ViewGraphTests/not-yet-agreeing-\(folder).txt")
    var found: [String] = []
    for fixture in Fixture.all(in: folder) {
      let source = SourceFile(path: "\(fixture.name).swift", buffer: SourceBuffer(try fixture.source()))
      found += StaticAgreementTests.contradictions(in: source).map { "\(fixture.name): \($0)" }
    }
    let text = found.sorted().map { $0 + "\n" }.joined()
    if ProcessInfo.processInfo.environment["UPDATE_FIXTURES"] == "1" { try Data(text.utf8).write(to: list) }
    #expect(text == (try String(contentsOf: list, encoding: .utf8)))
  }

  /// The views that are seen where the analysis has none, each with its path.
  private static func contradictions(in source: SourceFile) -> [String] {
    Workers.onDeepStack {
      let program = Program([Program.ModuleSource(name: "Main", files: [source])], jobs: 1)
      var result: Set<String> = []
      var known: [String: Set<String>] = [:]
      let analyzer = Analyzer(program)
      for file in program.userFileIDs {
        for tree in analyzer.identities(in: file) {
          var open = tree.roots
          while let node = open.popLast() {
            known[tree.view, default: []].insert(canonical(ownName(in: "\(node.path)")))
            open += node.children
          }
        }
      }
      let probe = Graph(Machine(program, addNatives: Graph.addNatives), engine: LayoutEngine())
      let views = probe.runnableViews(in: program.userFileIDs)
      for view in views {
        let graph = Graph(Machine(program, addNatives: Graph.addNatives), engine: LayoutEngine())
        graph.surface = LayoutSurface(size: Size(width: 320, height: 480))
        graph.makesAllRows = true
        guard (try? graph.show(view, settings: [], in: graph.environment(Surroundings()))) != nil else { continue }
        for identity in graph.observedIdentities {
          let places = identity.paths.filter { known[$0.owner] != nil }
          guard let first = places.first else { continue }
          // What the catalogue puts around several views that it is given is where they are: it has no place in the program.
          let isAround = identity.view.hasPrefix("_")
          let isKnown = places.contains { place in
            let path = canonical(place.path)
            return known[place.owner]?.contains { $0 == path || isAround && $0.hasPrefix(path + "/") } ?? false
          }
          if !isKnown { result.insert("\(first.path): \(identity.view)") }
        }
      }
      return result.sorted()
    }
  }

  /// A path whose first view is named without the types that it is declared in.
  private static func ownName(in path: String) -> String {
    guard let end = path.range(of: ".body"), let start = path[..<end.lowerBound].lastIndex(of: ".") else { return path }
    return String(path[path.index(after: start)...])
  }

  /// A path without the identifiers of rows, which the analysis has as the expressions that give them.
  private static func canonical(_ path: String) -> String {
    var result = ""
    var depth = 0
    for character in path {
      if character == ")" { depth -= 1 }
      if depth == 0 { result.append(character) }
      if character == "(" { depth += 1 }
    }
    return result
  }
}
