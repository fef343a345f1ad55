import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a row that is not updated because its element counts as unchanged.
struct InputEqualityRule: Rule {
  static let info = RuleInfo(
    "input_equality_incomplete", .correctness, .warning, isFixable: false,
    summary:
      "the view keeps showing the old value, because the `==` of its input does not compare the part that it shows",
    explanation: """
      The row keeps showing "Running" until the user leaves the screen and comes back. SwiftUI compares the inputs of a \
      view with their `==`, and does not evaluate the body if they are equal. A `==` that compares only the `id` makes \
      an element with another status equal to the earlier one. Compare all parts that views show, or let the compiler \
      generate `==`.
      """,
    silence: """
      A `==` that the compiler generates or that calls functions of the program, parts that no code changes, elements \
      that nothing replaces, and views with a closure or a value made anew among their inputs, which never count as \
      unchanged.
      """,
    examples: [
      RuleExample(
        """
        struct Builder: Identifiable, Equatable {
          let id: String
          var status: String
          static func == (lhs: Builder, rhs: Builder) -> Bool { lhs.id == rhs.id }
        }
        struct BuilderRow: View {
          let builder: Builder
          var body: some View { Text(↓builder.status) }
        }
        struct Builders: View {
          @State private var builders: [Builder] = []
          var body: some View {
            List(builders) { BuilderRow(builder: $0) }
            Button("Stop") { builders[0].status = "Stopped" }
          }
        }
        """),
      RuleExample(
        """
        struct Builder: Identifiable, Equatable {
          let id: String
          var status: String
          static func == (lhs: Builder, rhs: Builder) -> Bool { lhs.id == rhs.id && lhs.status == rhs.status }
        }
        struct BuilderRow: View {
          let builder: Builder
          var body: some View { Text(builder.status) }
        }
        struct Job: Identifiable, Equatable {
          let id: String
          var status: String
          static func == (lhs: Job, rhs: Job) -> Bool { lhs.id == rhs.id }
        }
        struct JobRow: View {
          let job: Job
          let stop: () -> Void
          var body: some View { Button(job.status, action: stop) }
        }
        struct Builders: View {
          @State private var builders: [Builder] = []
          @State private var jobs: [Job] = []
          var body: some View {
            List(builders) { BuilderRow(builder: $0) }
            List(jobs) { job in JobRow(job: job) { jobs[0].status = "Stopped" } }
            Button("Stop") { builders[0].status = "Stopped" }
          }
        }
        """),
      RuleExample(
        """
        struct Chore: Identifiable, Equatable {
          let id: String
          var isDone: Bool
          static func == (lhs: Chore, rhs: Chore) -> Bool { lhs.id == rhs.id }
        }
        struct ChoreRow: View {
          let chore: Chore
          private let id = UUID()
          var body: some View { Text(chore.isDone ? "Done" : "Open") }
        }
        struct Chores: View {
          @State private var chores: [Chore] = []
          var body: some View {
            List(chores) { ChoreRow(chore: $0) }
            Button("Done") { chores[0].isDone = true }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 2, of: 2, inApps: 244))

  static let visits: [NodeKind] = [.memberAccessExpr]
  /// The type and the code that changes its values may be in other files.
  static let dependsOnWholeProgram = true

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard let base = node.children.first, base.kind.isExpr, let use = context.record.uses[node.id], use.part == .value,
      let input = context.record.uses[base.id], input.part == .value, analyzer.isInput(input.decl),
      context.isOfSameType(input.decl), let type = context.nominal(analyzer.variableType(of: input.decl)),
      context.isOwn(type), analyzer.decl(type).kind == .structure, isVariable(use.decl, of: type, analyzer),
      let owner = context.ownerType, context.conforms(owner, to: .view), context.runsForBody, !context.isPreview,
      let comparison = analyzer.perProgram(Self.info.id, { Comparisons(analyzer) }).comparison(of: type),
      !comparison.compared.contains(use.decl),
      context.perView(Self.info.id, owner, { isComparable(owner, context) }),
      !context.conforms(owner, to: "Equatable"), isFirst(node, use.decl, context),
      let change = analyzer.perProgram(Self.info.id, { Comparisons(analyzer) }).change(of: use.decl)
    else { return }
    let (name, element) = (analyzer.name(of: use.decl), analyzer.name(of: type))
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "this keeps showing the old `\(name)`: `==` of `\(element)` does not compare it, so SwiftUI takes the changed "
          + "value for the same and does not update `\(analyzer.name(of: owner))`; compare `\(name)` as well",
        in: context.file, at: node.range,
        notes: [context.note("the comparison", at: comparison.function), change]))
  }

  /// Whether a property is stored and may change.
  private func isVariable(_ part: DeclID, of type: DeclID, _ analyzer: Analyzer) -> Bool {
    let decl = analyzer.decl(part)
    return decl.kind == .variable && decl.flags.isDisjoint(with: [.isComputed, .isConstant, .isStatic])
      && analyzer.owner(of: part).flatMap { analyzer.nominal(of: $0) } == type
  }

  /// Whether the node is the first in its declaration that reads a part, which alone is reported.
  private func isFirst(_ node: SyntaxNode, _ part: DeclID, _ context: RuleContext) -> Bool {
    let known = context.perBody(Self.info.id) { FirstReads() }
    return known.insert(part)
  }

  private final class FirstReads {
    private var seen: Set<DeclID> = []
    func insert(_ part: DeclID) -> Bool { seen.insert(part).inserted }
  }

  /// Whether SwiftUI can find two values of a view equal: no input is a closure or of an unknown type, and no wrapper
  /// observes an object.
  private func isComparable(_ view: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    return analyzer.children(of: view).allSatisfy { member in
      let decl = analyzer.decl(member)
      guard decl.kind == .variable, decl.flags.isDisjoint(with: [.isComputed, .isStatic]) else { return true }
      // State and the environment are not part of the comparison.
      if let wrapper = analyzer.propertyWrappers(of: member).first {
        return analyzer.catalogueText(.observes, of: wrapper.decl) == nil
          && wrapper.decl != analyzer.knownDecl(.binding)
      }
      // `let id = UUID()` differs each time.
      if context.freshPart(of: analyzer.node(of: member), analyzer.record(of: member)) != nil { return false }
      let type = analyzer.variableType(of: member)
      let plain = analyzer.wrapped(type) ?? type
      return analyzer.types.kind(plain) == .nominal && analyzer.isComplete(plain)
    }
  }

  /// The program's `==` functions that compare only some properties, and the places that change the others.
  private final class Comparisons {
    private static let equals: Name = "=="
    private let analyzer: Analyzer
    private var known: [DeclID: Comparison?] = [:]
    private var changes: [DeclID: Diagnostic.Note?] = [:]

    struct Comparison {
      let function: DeclID
      let compared: Set<DeclID>
    }

    init(_ analyzer: Analyzer) { self.analyzer = analyzer }

    /// The comparison of a type; `nil` if the compiler generates it, or if what it compares is unknown.
    func comparison(of type: DeclID) -> Comparison? {
      if let found = known[type] { return found }
      let found = find(type)
      known[type] = found
      return found
    }

    private func find(_ type: DeclID) -> Comparison? {
      let members = ([type] + analyzer.extensions(of: type)).flatMap { analyzer.children(of: $0) }
      guard let function = members.first(where: { analyzer.decl($0).name == Self.equals }) else { return nil }
      let own = analyzer.record(of: function).uses.values.map(\.decl).filter {
        analyzer.isOwn($0) && analyzer.owner(of: $0) != nil && $0 != function
      }
      let isPlain = own.allSatisfy {
        analyzer.decl($0).kind == .variable && !analyzer.decl($0).has(.isComputed)
          && analyzer.owner(of: $0).flatMap { analyzer.nominal(of: $0) } == type
      }
      return isPlain && !own.isEmpty ? Comparison(function: function, compared: Set(own)) : nil
    }

    /// The first place of the program that changes a part of a value in place.
    func change(of part: DeclID) -> Diagnostic.Note? {
      if let found = changes[part] { return found }
      let found = place(of: part)
      changes[part] = found
      return found
    }

    private func place(of part: DeclID) -> Diagnostic.Note? {
      let name = analyzer.decl(part).name
      for file in analyzer.program.userFileIDs where analyzer.program.file(file).tree.root.mentions(name) {
        for body in analyzer.bodies(in: file) where analyzer.node(of: body).mentions(name) {
          guard !analyzer.isInitializer(body) else { continue }
          let record = analyzer.record(of: body)
          let found = analyzer.node(of: body).subtree.first { node in
            guard let target = node.kind == .assignmentExpr || node.isAssigningOperation ? node.children.first : nil,
              target.kind == .memberAccessExpr, record.decl(of: target) == part, let base = target.children.first
            else { return false }
            return !base.isSelfReference
              // A local copy may be dropped.
              && (base.kind != .declReferenceExpr
                || record.uses[base.id].map { $0.decl.file != analyzer.localFile } ?? false)
          }
          if let found {
            return Diagnostic.Note("it changes here", in: analyzer.program.file(file).source, at: found.range)
          }
        }
      }
      return nil
    }
  }
}
