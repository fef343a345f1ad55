import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about state that only a sheet reads and that is set when the sheet is presented.
struct UnreadPresentedStateRule: Rule {
  static let info = RuleInfo(
    "presentation_reads_unread_state", .correctness, .warning, isFixable: false,
    summary: "the sheet first shows the old value of a state that only the sheet reads",
    explanation: """
      If an action sets the state and presents the sheet, the content is created with the earlier value. SwiftUI \
      updates a `@State` for the body that reads it. The content of a sheet or cover is created later, by a closure \
      that the body has passed on: the body does not depend on a state that only this closure reads. Present by the \
      value itself with `sheet(item:)`, which passes it to the content; or pass the content a binding, or read the \
      state in the body.
      """,
    silence: """
      Reported only if one action sets the state and presents the sheet, and nothing else in the view reads the state: \
      no other part of the body, modifier such as `onChange(of:)`, computed property or binding. An action that also \
      writes something that the body reads causes an evaluation of the body, which updates the state. Code of the \
      content that runs later, such as the action of a button, reads the current value.
      """,
    examples: [
      RuleExample(
        """
        struct Lessons: View {
          @State private var chapter = 1
          @State private var isOpen = false
          var body: some View {
            Button("Second chapter") {
              chapter = 2
              isOpen = true
            }
            .sheet(isPresented: $isOpen) {
              Text("Chapter \\(↓chapter)")
            }
          }
        }
        """),
      RuleExample(
        """
        struct Page: View { let title: String; let text: String; var body: some View { Text(title + text) } }
        struct Lessons: View {
          @State private var title: String?
          @State private var text = ""
          @State private var isOpen = false
          var body: some View {
            Button("Second chapter") { open("Second") }
              .fullScreenCover(isPresented: $isOpen) { page }
          }
          private var page: some View { Page(title: ↓title ?? "", text: text) }
          private func open(_ title: String) {
            self.title = title
            isOpen.toggle()
            text = title.lowercased()
            isOpen = true
          }
        }
        """),
      RuleExample(
        """
        struct Chapter: Identifiable { let id: Int }
        struct Lessons: View {
          @State private var chapter: Chapter?
          var body: some View {
            Button("Second chapter") { chapter = Chapter(id: 2) }
              .sheet(item: $chapter) { chapter in Text("Chapter \\(chapter.id)") }
          }
        }
        """),
      RuleExample(
        """
        struct Reader: View {
          @Binding var chapter: Int
          var body: some View { Stepper("Chapter", value: $chapter) }
        }
        struct Lessons: View {
          @State private var read = 1
          @State private var watched = 1
          @State private var bound = 1
          @State private var used = 1
          @State private var later = 1
          @State private var isOpen = false
          private var heading: String { "Chapter \\(used)" }
          var body: some View {
            VStack {
              Text("Chapter \\(read)")
              Text(heading)
              Button("Open") {
                (read, watched, bound) = (2, 2, 2)
                used = 2
                bound = 3
                watched = 3
                isOpen = true
              }
              Button("Later") { later = 2 }
            }
            .onChange(of: watched) { print("another one") }
            .sheet(isPresented: $isOpen) {
              Text("Chapter \\(read), \\(watched), \\(used), \\(later)")
              Reader(chapter: $bound)
              Button("Log") { print(bound) }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Lessons: View {
          @State private var chapter = 1
          @State private var asks = false
          var body: some View {
            Button("Delete") {
              chapter = 2
              asks = true
            }
            .alert("Delete?", isPresented: $asks) { Button("Delete \\(chapter)") {} }
          }
        }
        """),
      RuleExample(
        """
        final class Router: ObservableObject {
          @Published var tab = 0
        }
        struct Tabs: View {
          @EnvironmentObject private var router: Router
          @State private var draft = ""
          @State private var isWriting = false
          var body: some View {
            Text("\\(router.tab)")
              .onTapGesture {
                draft = "new"
                isWriting = true
                router.tab = 1
              }
              .sheet(isPresented: $isWriting) { Text(draft) }
          }
        }
        struct Page: View {
          @State private var draft = ""
          @State private var isWriting = false
          @State private var count = 0
          @State private var unread = 0
          var body: some View {
            Text("\\(count)")
              .onTapGesture {
                draft = "new"
                isWriting = true
                count += 1
              }
              .sheet(isPresented: $isWriting) { Text(draft) }
          }
        }
        struct Plain: View {
          @State private var draft = ""
          @State private var isWriting = false
          @State private var unread = 0
          var body: some View {
            Text("Write")
              .onTapGesture {
                draft = "new"
                isWriting = true
                unread = 1
              }
              .sheet(isPresented: $isWriting) { Text(↓draft) }
          }
        }
        """),
      RuleExample(
        """
        struct Settings: View {
          @State private var hint = ""
          @State private var isShown = false
          var body: some View {
            Button("Help") { present("Adjusts the dose") }
              .sheet(isPresented: $isShown) { Text(↓hint) }
          }
          private func present(_ text: String) {
            hint = text
            isShown.toggle()
          }
        }
        """),
      RuleExample(
        """
        struct Export: View {
          @State private var isShown = false
          @State private var format: String?
          var body: some View {
            Button("Export") { export() }
              .popover(isPresented: $isShown) { confirmation }
          }
          private var confirmation: some View { Text("Exported \\(↓format?.uppercased() ?? "")") }
          private func export() {
            format = "pdf"
            Task { @MainActor in isShown = true }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 7, of: 7, inApps: 61))

  static let visits: [NodeKind] = [.functionCallExpr]

  static func checksCalls(_ callee: Callee) -> Bool { callee.presents([.view]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard context.runsWithBody, let name = node.calleeName, let binding = context.argument(node, .isPresented),
      let flag = context.propertyBound(by: binding), let content = context.argument(node, .content),
      SheetOptionalRule().need(of: node, in: context) == nil
    else { return }
    let code = ExpandedCode(content, in: context)
    var seen: Set<DeclID> = []
    for read in reads(in: code) where seen.insert(read.property).inserted {
      guard let action = PresentingAction(setting: read.property, presentingBy: flag, context.analyzer),
        !isReadOutside(read.property, context), !runsBody(action, except: [read.property, flag], context)
      else { continue }
      return report(read, action, node.text(of: name), context)
    }
  }

  private func report(
    _ read: (property: DeclID, code: ExpandedCode), _ action: PresentingAction, _ modifier: String,
    _ context: RuleContext
  ) {
    let analyzer = context.analyzer
    let state = analyzer.name(of: read.property)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "this first shows the earlier value of `\(state)`: only the content of the `\(modifier)` reads it, so the "
          + "body is not evaluated again; use `\(modifier)(item:)`, or read `\(state)` in the body",
        in: read.code.context.file, at: read.code.node.range,
        notes: [
          Diagnostic.Note(
            "this action sets it and presents the `\(modifier)`", in: analyzer.program.file(action.file).source,
            at: action.write.range)
        ]))
  }

  /// The places where the content reads state of the view during its evaluation, without actions.
  private func reads(in content: ExpandedCode) -> [(property: DeclID, code: ExpandedCode)] {
    var found: [(property: DeclID, code: ExpandedCode)] = []
    var open = [content]
    while let next = open.popLast() {
      let context = next.context
      if next.node.kind == .closureExpr, next.node.id != content.node.id, context.record.builders[next.node.id] == nil {
        continue
      }
      if let use = context.record.uses[next.node.id], use.part == .value, context.isOwn(use.decl),
        context.analyzer.isOwnState(use.decl), next.frame.view == content.frame.view
      {
        found.append((use.decl, next))
      }
      if let shown = next.shown, shown.frame.view == content.frame.view { open.append(shown) }
      open += next.parts.reversed()
    }
    return found
  }

  // MARK: Outside of the presentation

  /// Whether an action also writes state or an observed property that the current body depends on.
  private func runsBody(_ action: PresentingAction, except known: Set<DeclID>, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    let others = action.written.subtracting(known)
    guard !others.isEmpty, let view = context.ownerType else { return false }
    return analyzer.subscriptions(of: view).contains { subscription in
      guard subscription.how == .declared else {
        // State that only the content reads does not invalidate the body.
        return others.contains(subscription.property) && subscription.places.contains { $0.content == nil }
          && isReadOutside(subscription.property, context)
      }
      // Any change of the object invalidates the body.
      let object = context.nominal(analyzer.variableType(of: subscription.property))
      return others.contains { other in
        other == subscription.property
          || analyzer.isObserved(other) && object != nil
            && analyzer.owner(of: other).flatMap { analyzer.nominal(of: $0) } == object
      }
    }
  }

  /// Whether a body of the view reads or binds a state other than for the presentation, directly or possibly through
  /// computed values.
  private func isReadOutside(_ property: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    let name = analyzer.decl(property).name
    return analyzer.bodiesNear(property).contains { body in
      guard analyzer.node(of: body).mentions(name), !analyzer.isInitializer(body) else { return false }
      let other = RuleContext(analyzer, body.file)
      other.enter(body)
      guard reads(property, in: analyzer.node(of: body), other) else { return false }
      guard analyzer.decl(body).kind == .function || analyzer.decl(body).has(.isComputed) else { return true }
      if analyzer.isViewContent(body) { return true }
      if other.isViewCode { return !isOnlyPresented(body, other) }
      // An action returns nothing.
      return analyzer.decl(body).kind != .function || analyzer.signature(of: body).result != analyzer.void
    }
  }

  private func reads(_ property: DeclID, in node: SyntaxNode, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    if let use = context.record.uses[node.id] {
      if use.decl == property { return true }
      if node.kind == .functionCallExpr, Self.presents(use.decl, analyzer),
        let content = context.argument(node, .content)
      {
        return node.children.contains { !$0.range.contains(content.range) && reads(property, in: $0, context) }
      }
    }
    switch node.kind {
    // `if let chapter`
    case .optionalBindingCondition where node.child(.initializerClause) == nil:
      guard let name = node.children.first(where: { $0.kind.isPattern })?.lastToken else { return false }
      return node.name(of: name) == analyzer.decl(property).name
    case .assignmentExpr where context.record.decl(of: node.children.first ?? node) == property:
      return node.children.dropFirst().contains { reads(property, in: $0, context) }
    case .closureExpr where context.isViewCode && context.record.builders[node.id] == nil: return false
    case .functionCallExpr:
      // `titles.map { $0 + chapter }`
      return node.children.contains { child in
        if child.kind == .closureExpr, analyzer.runsAtOnce(child, in: node, context.record) {
          return child.children.contains { reads(property, in: $0, context) }
        }
        return reads(property, in: child, context)
      }
    default: return node.children.contains { reads(property, in: $0, context) }
    }
  }

  private static func presents(_ modifier: DeclID, _ analyzer: Analyzer) -> Bool {
    analyzer.fact(.presents, of: modifier) == .view
  }

  /// Whether all uses of a helper are in presented content.
  private func isOnlyPresented(_ helper: DeclID, _ context: RuleContext) -> Bool {
    let places = context.helperPlaces(of: helper)
    return !places.isEmpty
      && places.allSatisfy { place in
        place.context.ancestors.contains { around in
          around.kind == .functionCallExpr
            && place.context.record.uses[around.id].map { Self.presents($0.decl, context.analyzer) } == true
            && place.context.argument(around, .content)?.range.contains(place.node.range) == true
        }
      }
  }
}
