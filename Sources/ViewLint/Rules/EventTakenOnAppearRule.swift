import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about an event in an object that a view takes only when it appears.
struct EventTakenOnAppearRule: Rule {
  static let info = RuleInfo(
    "event_taken_on_appear", .correctness, .warning, isFixable: false,
    summary:
      "the view takes the waiting value only when it appears, so one that comes while it is shown is not noticed",
    explanation: """
      A link or a notification does nothing while its screen is open, and takes effect when the user comes back to the \
      screen later. An object keeps the value until a view has taken it and set it to `nil`, and the view looks for it \
      only in `onAppear` or `task`. Look for it whenever it changes too: `onChange(of: links.pending, initial: true)`.
      """,
    silence: """
      Values that any code of the program waits for, with `onChange`, `task(id:)`, `onReceive` or a presentation, and \
      values that only the view itself sets.
      """,
    examples: [
      RuleExample(
        """
        import SwiftUI
        @Observable final class Links {
          static let shared = Links()
          var pending: String?
        }
        struct Threads: View {
          @State private var path: [String] = []
          var body: some View {
            NavigationStack(path: $path) { Text("Threads") }
              .↓onAppear {
                if let thread = Links.shared.pending {
                  Links.shared.pending = nil
                  path.append(thread)
                }
              }
          }
        }
        @main struct ThreadsApp: App {
          var body: some Scene {
            WindowGroup { Threads().onOpenURL { Links.shared.pending = $0.lastPathComponent } }
          }
        }
        """),
      RuleExample(
        """
        import SwiftUI
        @Observable final class Links {
          static let shared = Links()
          var pending: String?
        }
        struct Threads: View {
          @State private var path: [String] = []
          var body: some View {
            NavigationStack(path: $path) { Text("Threads") }
              .onAppear { open() }
              .onChange(of: Links.shared.pending) { open() }
          }
          private func open() {
            guard let thread = Links.shared.pending else { return }
            Links.shared.pending = nil
            path.append(thread)
          }
        }
        @main struct ThreadsApp: App {
          var body: some Scene {
            WindowGroup { Threads().onOpenURL { Links.shared.pending = $0.lastPathComponent } }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 33))

  static let visits: [NodeKind] = [.functionCallExpr]
  static let usesProgramFacts = true
  static let dependsOnWholeProgram = true

  static func checksCalls(_ callee: Callee) -> Bool {
    callee.fact(.lifecycle)?.startsOnAppear ?? false
  }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard let name = node.calleeName, context.isViewCode, !context.isPreview, analyzer.hasEntry,
      analyzer.isWholeModule(around: context.fileID), context.argument(node, .id) == nil,
      let action = analyzer.arguments(of: node, context.record).last?.node,
      let code = context.code(ofAction: action)
    else { return }
    let writes = CalledWrites(in: code.statements, code.context).found
    for found in writes where found.write.value?.kind == .nilLiteralExpr {
      let property = found.write.property
      guard let owner = analyzer.owner(of: property).flatMap({ analyzer.nominal(of: $0) }),
        analyzer.decl(owner).kind == .classType, found.context.ownerType != owner,
        isTaken(property, code), let setting = setting(of: property, besides: found.context, analyzer),
        !isAwaited(property, analyzer)
      else { continue }
      let text = analyzer.name(of: property)
      return context.report(
        Diagnostic(
          Self.info.level, Self.info.id,
          "`\(text)` is taken only when this view appears: one that is set while the view is shown stays unnoticed; "
            + "look for it in `onChange` too",
          in: context.file, at: name.range,
          notes: [Diagnostic.Note("it is set here", in: setting.file, at: setting.node.range)]))
    }
  }

  /// Whether the code unwraps the property to use its value.
  private func isTaken(_ property: DeclID, _ code: RuleContext.ActionCode) -> Bool {
    code.statements.flatMap(\.subtree).contains { part in
      part.kind == .optionalBindingCondition
        && part.subtree.contains { code.context.record.uses[$0.id]?.decl == property }
    }
  }

  /// A place in other code that gives the property a value.
  private func setting(
    of property: DeclID, besides taking: RuleContext, _ analyzer: Analyzer
  ) -> (node: SyntaxNode, file: SourceFile)? {
    let uses = PropertyUses(of: property, analyzer)
    guard uses.bindings.isEmpty else { return nil }
    let index = uses.writes.indices.first { index in
      uses.writes[index].value.map { $0.kind != .nilLiteralExpr } ?? false && uses.writers[index] != taking.decl
    }
    return index.map { (uses.writes[$0].node, analyzer.program.file(uses.writers[$0].file).source) }
  }

  /// Whether code of the program waits for the property to change, or may do so.
  private func isAwaited(_ property: DeclID, _ analyzer: Analyzer) -> Bool {
    let name = analyzer.decl(property).name
    return analyzer.program.bodies(namingObjectProperty: name).contains { body in
      let code = analyzer.node(of: body)
      return code.mentions(name)
        && code.subtree.contains { call in
          guard call.kind == .functionCallExpr, let callee = call.calleeName else { return false }
          return Self.waiting.contains(call.name(of: callee))
            && call.arguments.contains {
              $0.kind != .closureExpr && ($0.mentions(name) || $0.mentions(name.projection))
            }
        }
        || code.subtree.contains { part in
          // `links.$pending.sink { … }`
          part.kind == .memberAccessExpr && part.lastToken.map { part.name(of: $0) == name.projection } ?? false
        }
    }
  }

  private static let waiting: Set<Name> = [
    "onChange", "task", "onReceive", "sheet", "fullScreenCover", "alert", "popover", "confirmationDialog",
    "navigationDestination", "withObservationTracking",
  ]
}
