import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a call of another view's method that changes that view's state.
struct StateOfViewValueRule: Rule {
  static let info = RuleInfo(
    "state_of_view_value", .state, .warning, isFixable: false,
    summary: "the method changes the state of a view value that SwiftUI does not show, so nothing happens",
    explanation: """
      Nothing happens on the screen. `let banner = Banner()` is a value that describes a view. SwiftUI connects its \
      `@State` only while it evaluates the body of the view that it shows, so `banner.shake()` in a button's action \
      reads the initial value, and writes nothing. Keep the state in the parent, and pass it as a value or a binding; \
      or move it to an observable object that both views have.
      """,
    silence: """
      The rule ignores methods that write no state of their view, calls in a view of its own methods, and views that \
      are passed in: a view that passes itself on from its body is the one that SwiftUI shows.
      """,
    examples: [
      RuleExample(
        """
        struct Banner: View {
          @State private var shift: CGFloat = 0
          var body: some View { Text("Try again").offset(x: shift) }
          func shake() { withAnimation { shift = 12 } }
        }
        struct Quiz: View {
          private let banner = Banner()
          var body: some View {
            VStack {
              banner
              Button("Wrong") { ↓banner.shake() }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Counter: View {
          @State var count = 0
          var body: some View { Text("\\(count)") }
        }
        struct Quiz: View {
          var body: some View {
            let counter = Counter()
            VStack {
              counter
              Button("Right") { ↓counter.count += 1 }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Banner: View {
          @State private var shift: CGFloat = 0
          @Binding var isOpen: Bool
          var body: some View { Text("Try again").offset(x: shift).onTapGesture { shake() } }
          private func shake() { shift = 12 }
          func close() { isOpen = false }
          func wide() -> some View { frame(maxWidth: .infinity) }
        }
        struct Quiz: View {
          @State private var isOpen = true
          var body: some View {
            let banner = Banner(isOpen: $isOpen)
            banner.wide()
            Button("Close") { banner.close() }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 26))

  static let visits: [NodeKind] = [.functionCallExpr, .assignmentExpr, .infixOperatorExpr]
  /// The other view may be in another file.
  static let dependsOnWholeProgram = true

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard !context.isPreview else { return }
    if node.kind == .functionCallExpr, checkMethod(node, context) { return }
    checkWrite(node, context)
  }

  /// `banner.shake()`
  private func checkMethod(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    guard let name = node.calleeName, let receiver = node.memberBase, let use = context.record.uses[node.id],
      analyzer.isOwnFunction(use.decl), !analyzer.decl(use.decl).has(.isStatic),
      let view = analyzer.owner(of: use.decl).flatMap({ analyzer.nominal(of: $0) }),
      isOtherView(view, receiver, context), let block = analyzer.calledBlock(of: use)
    else { return false }
    let inner = RuleContext(analyzer, use.decl.file)
    inner.enter(use.decl)
    let write = inner.calledCode(of: [block]).firstNonNil { place in
      place.node.subtree.firstNonNil { part in
        PropertyWrite(part, place.context.record, analyzer).flatMap { write in
          isState(write.property, of: view, analyzer) ? (write, place.context.file) : nil
        }
      }
    }
    guard let (found, file) = write else { return false }
    report(
      found.property, of: view, "`\(node.text(of: name))` changes",
      at: SourceRange(receiver.range.start, Int(name.end)), context,
      notes: [Diagnostic.Note("the state is changed here", in: file, at: found.node.range)])
    return true
  }

  /// `counter.count += 1`
  private func checkWrite(_ node: SyntaxNode, _ context: RuleContext) {
    let analyzer = context.analyzer
    let target: SyntaxNode? =
      switch node.kind {
      case .assignmentExpr: node.children.first
      case .infixOperatorExpr: node.isAssigningOperation ? node.children.first : nil
      // `counter.names.append("a")`
      case .functionCallExpr:
        context.record.uses[node.id].map { analyzer.decl($0.decl).has(.isMutating) } == true ? node.memberBase : nil
      default: nil
      }
    guard let target, target.kind == .memberAccessExpr, let receiver = target.children.first, receiver.kind.isExpr,
      let state = context.record.decl(of: target),
      let view = analyzer.owner(of: state).flatMap({ analyzer.nominal(of: $0) }), isState(state, of: view, analyzer),
      isOtherView(view, receiver, context)
    else { return }
    report(state, of: view, "this changes", at: target.range, context, notes: [])
  }

  private func report(
    _ state: DeclID, of view: DeclID, _ change: String, at range: SourceRange, _ context: RuleContext,
    notes: [Diagnostic.Note]
  ) {
    let (name, type) = (context.analyzer.name(of: state), context.analyzer.name(of: view))
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "nothing happens on the screen: \(change) `\(name)` of a `\(type)` value, which is not the one that SwiftUI "
          + "shows; keep `\(name)` here, and pass it to the `\(type)`",
        in: context.file, at: range, notes: notes))
  }

  private func isState(_ property: DeclID, of view: DeclID, _ analyzer: Analyzer) -> Bool {
    analyzer.isOwnState(property) && analyzer.owner(of: property).flatMap { analyzer.nominal(of: $0) } == view
  }

  /// Whether a receiver is a value of another view of the program that this code makes. A view that passes itself on is
  /// one that SwiftUI shows: its state is connected.
  private func isOtherView(_ view: DeclID, _ receiver: SyntaxNode, _ context: RuleContext) -> Bool {
    guard !receiver.isSelfReference, context.isOwn(view), context.analyzer.decl(view).kind == .structure,
      context.conforms(view, to: .view), context.nominal(of: receiver) == view
    else { return false }
    if context.madeType(receiver) == view { return true }
    if let value = context.localValue(of: receiver) { return context.madeType(value) == view }
    guard let property = context.record.decl(of: receiver), context.isOwn(property),
      context.analyzer.decl(property).kind == .variable, !context.analyzer.decl(property).has(.isComputed),
      case let node = context.analyzer.node(of: property),
      let value = node.initialValue ?? node.child(.patternBinding)?.initialValue
    else { return false }
    let inner = RuleContext(context.analyzer, property.file)
    inner.enter(property)
    return inner.madeType(value) == view
  }
}
