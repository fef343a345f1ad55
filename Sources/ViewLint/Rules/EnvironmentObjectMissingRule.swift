import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about an object that a view requires from the environment and that no code provides.
struct EnvironmentObjectMissingRule: ProgramRule {
  static let info = RuleInfo(
    "environment_object_missing", .state, .warning, isFixable: false,
    summary: "the app crashes, because nothing above this view puts the object that it reads into the environment",
    explanation: """
      The app crashes as soon as the property is read, and the compiler cannot warn of it. `@EnvironmentObject` and \
      `@Environment(Model.self)` find an object that a view further up has put into the environment. Add \
      `environmentObject(_:)` or `environment(_:)` around the view that the message names.
      """,
    silence: """
      Views that no path from an `App`, a preview or a hosting controller reaches, through all linted files. In a \
      preview, sheets and links are not followed, nor content that is only sometimes there: a branch, a row of data, \
      a page. SwiftUI itself provides the delegates of an app. One object that an app lacks is reported once, and so \
      is a preview, whatever it lacks, as a note: it crashes only in Xcode. Of several apps, each of which is built \
      from some of the files, none has to have what another one provides. A container or modifier of the program \
      provides everything that is provided anywhere in it. An optional `@Environment(Model.self) var model: Model?` \
      may be missing, and so may an object that is never read; in a preview also one that only an action reads, which \
      a person would have to start.
      """,
    examples: examples, precision: RuleInfo.Precision(right: 153, of: 156, inApps: 114))

  /// A view with a missing object, and the path from a root to it.
  private struct Missing {
    let need: ViewGraph.Need
    let path: ViewGraphPaths.Path
    /// Whether the object is read on every path.
    let isSure: Bool
  }

  func check(_ program: ProgramContext) {
    let graph = program.facts.graph
    var paths = ViewGraphPaths(graph, program.analyzer)
    // A missing object at a root is one mistake for any number of views, and so is a preview without any objects.
    var order: [[DeclID]] = []
    var groups: [[DeclID]: [Missing]] = [:]
    for need in graph.needs where program.facts.used.contains(need.property) {
      guard let path = paths.path(to: need.view, without: need.object) else { continue }
      // In a preview, actions that would need the object do not run.
      if path.root.isPreview, !program.facts.shown.contains(need.property) { continue }
      let key = path.root.isPreview ? [path.root.decl] : [path.root.decl, need.object]
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(
        Missing(
          need: need, path: path, isSure: path.isSure && program.facts.surelyShown.contains(need.property)))
    }
    for key in order {
      // Of two paths of the same length, the one whose property comes first in the source.
      let all = (groups[key] ?? []).enumerated().sorted {
        ($0.element.path.edges.count, $0.offset) < ($1.element.path.edges.count, $1.offset)
      }
      var missing = all.map(\.element)
      if missing.first?.path.root.isPreview == true {
        // Other objects that the preview lacks are provided at the same place.
        missing = missing.filter(\.isSure) + missing.filter { !$0.isSure }
        if missing.first?.isSure != true { continue }
      }
      report(missing, program)
    }
  }

  /// - Parameter all: the missing objects of one root, beginning with the nearest view.
  private func report(_ all: [Missing], _ program: ProgramContext) {
    guard let nearest = all.first, let first = nearest.path.edges.first, let last = nearest.path.edges.last else {
      return
    }
    let analyzer = program.analyzer
    let (need, isPreview) = (nearest.need, nearest.path.root.isPreview)
    let objects = all.map { analyzer.name(of: $0.need.object) }
    let names = RuleText.list(
      all.map { "\(RuleText.article(analyzer.name(of: $0.need.object))) `\(analyzer.name(of: $0.need.object))`" })
    let property = analyzer.name(of: need.property)
    let effect = isPreview ? "the preview crashes" : "the app crashes"
    let message =
      nearest.path.isOnFirstScreen
      ? "\(names) is provided on the first screen inside of the navigation stack, and "
        + "`\(analyzer.name(of: need.view))` is a pushed screen, which inherits from the stack: \(effect) when "
        + "`\(property)` is read; put it around the stack"
      : "nothing on the way from \(nearest.path.root.name)\(stations(of: nearest, analyzer)) to `\(analyzer.name(of: need.view))` "
        + "provides \(names): \(effect) when `\(property)` is read; put \(Set(objects).count == 1 ? "one" : "them") into the environment"
    // The fix for a preview belongs into the preview, because its views have other users, which provide the object.
    let place =
      isPreview
      ? first.place : ProgramFacts.Place(file: need.property.file, range: analyzer.nameRange(of: need.property))
    var notes: [Diagnostic.Note] = []
    if !isPreview || nearest.path.edges.count > 1 {
      notes.append(
        Diagnostic.Note(
          "`\(analyzer.name(of: need.view))` is created here", in: program.source(last.place.file), at: last.place.range
        ))
    }
    for missing in all.dropFirst(isPreview ? 0 : 1).prefix(3) {
      let property = missing.need.property
      let text =
        isPreview
        ? "`\(analyzer.name(of: property))` is declared here"
        : "`\(analyzer.name(of: missing.need.view))` lacks it too"
      notes.append(Diagnostic.Note(text, in: program.source(property.file), at: analyzer.nameRange(of: property)))
    }
    program.report(
      Diagnostic(
        // A problem of a preview does not affect users of the program.
        isPreview ? .note : Self.info.level, Self.info.id, message, in: program.source(place.file), at: place.range,
        notes: notes),
      in: place.file)
  }

  /// ` through ` with the views between a root and the view that reads an object.
  private func stations(of missing: Missing, _ analyzer: Analyzer) -> String {
    let between = missing.path.edges.dropLast().map(\.target).filter { analyzer.decl($0).kind == .structure }
    let names = between.map { "`\(analyzer.name(of: $0))`" }
    return names.isEmpty ? "" : " through \(RuleText.list(names))"
  }
}
