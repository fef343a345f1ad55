import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about two presentations on one view that the same state controls.
struct SharedPresentationRule: Rule {
  static let info = RuleInfo(
    "alert_state_shared", .correctness, .warning, isFixable: false,
    summary: "the same state turns on two presentations",
    explanation: """
      One of the presentations appears, the other fails with a warning at run time. A view can present one thing at a \
      time, and two sheets, alerts or covers that are bound to the same `Bool` are told to appear at the same time. \
      Give each its own state, or keep the content to present in one optional.
      """,
    silence: """
      Presentations with different state are fine, also on one view. The rule ignores presentations of which a \
      condition, in the code or in a modifier of the program, shows only one, and presentations in a row, behind a \
      link or inside presented content: they may never exist at the same time.
      """,
    examples: [
      RuleExample(
        """
        struct Example: View {
          @State private var isShown = false
          var body: some View {
            Text("Example")
              .sheet(isPresented: $isShown) { Text("Sheet") }
              .↓alert("Alert", isPresented: $isShown) { Text("OK") }
          }
        }
        """),
      RuleExample(
        """
        struct Example: View {
          @State private var isShown = false
          var body: some View {
            Button("Show") { isShown = true }
              .popover(isPresented: $isShown) { Text("Popover") }
              .padding()
              .↓sheet(isPresented: $isShown) { Text("Sheet") }
          }
        }
        """),
      RuleExample(
        """
        struct Example: View {
          @State private var isShown = false
          @State private var asks = false
          var body: some View {
            Text("Example")
              .sheet(isPresented: $isShown) { Text("Sheet") }
              .alert("Alert", isPresented: $asks) { Text("OK") }
          }
        }
        """),
      RuleExample(
        """
        struct Example: View {
          @State private var isShown = false
          var body: some View {
            Text("Example")
              .sheet(isPresented: $isShown) { Toggle("Shown", isOn: $isShown) }
          }
        }
        """),
      RuleExample(
        """
        struct Example: View {
          @State private var isShown = false
          @State private var asks = false
          let isPhone: Bool
          var body: some View {
            NavigationStack {
              VStack {
                Text("One").alert("One", isPresented: $isShown) { Text("OK") }
                Text("Two").↓alert("Two", isPresented: $isShown) { Text("OK") }
              }
              .↓sheet(isPresented: self.$isShown) { Text("Sheet") }
              if isPhone {
                Text("Phone").sheet(isPresented: $asks) { Text("Sheet") }
              } else {
                Text("Pad").popover(isPresented: $asks) { Text("Popover") }
              }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Warning: ViewModifier {
          @Binding var isPresented: Bool
          func body(content: Content) -> some View {
            content.alert("Careful", isPresented: $isPresented) { Text("OK") }
          }
        }
        struct AddButton: View {
          @Binding var isAdding: Bool
          var body: some View {
            Button("Add") { isAdding = true }.sheet(isPresented: $isAdding) { Text("Add") }
          }
        }
        extension View {
          func asking(_ isAsking: Binding<Bool>) -> some View {
            confirmationDialog("Sure?", isPresented: isAsking) { Text("Yes") }
          }
          @ViewBuilder func shown(if isShown: Bool) -> some View { if isShown { self } }
        }
        @Observable final class Desk {
          var isOpen = false
          var isAdding = false
          var asks = false
        }
        struct Example: View {
          @State private var isShown = false
          @Bindable var desk: Desk
          let isWide: Bool
          private var button: some View {
            Button("Show") { isShown = true }.popover(isPresented: $isShown) { Text("Popover") }
          }
          private func note(_ title: String) -> some View {
            Text(title).↓sheet(isPresented: $isShown) { Text("Sheet") }
          }
          private var wide: some View { Text("Wide").sheet(isPresented: $desk.isOpen) { Text("Sheet") } }
          private var narrow: some View { Text("Narrow").popover(isPresented: $desk.isOpen) { Text("Popover") } }
          var body: some View {
            VStack {
              button
              note("Note").↓modifier(Warning(isPresented: $isShown))
              AddButton(isAdding: $desk.isAdding)
              Text("Add").↓alert("Add", isPresented: $desk.isAdding) { Text("OK") }
              Text("Ask").sheet(isPresented: $desk.asks) { Text("Sheet") }
              Button("Ask") { desk.asks = true }.↓asking($desk.asks)
              if isWide { wide } else { narrow }
              ViewThatFits {
                wide
                narrow
              }
              wide.shown(if: isWide)
              narrow.shown(if: !isWide)
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 16, of: 16, inApps: 46))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// Helpers, modifiers and views may be in other files.
  static let dependsOnWholeProgram = true

  static func checksCalls(_ callee: Callee) -> Bool {
    callee.presents(kinds) || callee.mayPassOn { callee.analyzer.isBindingToAnswer($0) }
  }

  private static let kinds: [PresentedContent] = [.view, .message]

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard context.isViewCode, let name = node.calleeName, isBoundTwice(node, context), mayPresent(node, context),
      !context.isPreview
    else { return }
    let all = context.foundTogether(with: node, Self.info.id, presentations, at: \.place.node)
    guard let index = all.firstIndex(where: { $0.place.node == node }) else { return }
    let own = all[index]
    let others = all.indices.filter { $0 != index && all[$0].together == own.together && all[$0].state == own.state }
    guard let other = others.map({ all[$0] }).first(where: { isBefore($0.place, own.place) }) else { return }
    let state = context.analyzer.name(of: own.state.property) + own.state.path
    let end = own.place.node == own.call.node ? context.argument(node, .isPresented)?.range.end : nil
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(state)` turns on this `\(word(own.call))` and \(RuleText.article(word(other.call))) "
          + "`\(word(other.call))` at once, and one of them is lost; give each its own state",
        in: context.file, at: SourceRange(Int(name.start), end ?? node.range.end),
        notes: [note(other), own.note]
          .compactMap(\.self)))
  }

  /// Code of a view without presentations is not visited.
  private func namesPresentation(_ shown: ExpandedCode) -> Bool {
    let type = shown.context.ownerType.flatMap { shown.context.isOwn($0) ? shown.context.analyzer.node(of: $0) : nil }
    return (type ?? shown.node).mentions(.isPresented)
  }

  private func word(_ call: ExpandedCode) -> String {
    call.node.calleeName.map { call.node.text(of: $0) } ?? ""
  }

  private func note(_ other: Presentation) -> Diagnostic.Note {
    let place = other.place
    let start = place.node.calleeName.map { Int($0.start) } ?? place.node.range.start
    return Diagnostic.Note("the other one", in: place.context.file, at: SourceRange(start, place.node.range.end))
  }

  /// The second of two presentations is reported. A presentation that is shown twice is its own first.
  private func isBefore(_ other: ExpandedCode, _ own: ExpandedCode) -> Bool {
    if other.context.fileID != own.context.fileID { return other.context.fileID.index < own.context.fileID.index }
    guard let first = other.node.calleeName, let second = own.node.calleeName else { return false }
    return first.start <= second.start
  }

  /// Whether a call presents, or passes on a binding for a presentation.
  private func mayPresent(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    if context.presents(node, Self.kinds) { return true }
    let code = ExpandedCode(node, in: context)
    // The presentations of a helper are visited in the helper's own code.
    if code.isHelper { return false }
    return code.shown(ifGiven: { context.analyzer.isBindingToAnswer($0) }).map(namesPresentation) ?? false
  }

  /// Whether the view uses the binding of a call at another place, too, or uses the helper with the call twice.
  /// Otherwise there is no second presentation.
  private func isBoundTwice(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    guard let type = context.ownerType, context.isOwn(type) else { return true }
    let counts = context.perView(Self.info.id, type) {
      var counts: [Name: Int] = [:]
      for part in [type] + context.analyzer.extensions(of: type) { context.analyzer.node(of: part).countNames(&counts) }
      return counts
    }
    if let decl = context.decl, !context.analyzer.isViewContent(decl),
      counts[context.analyzer.decl(decl).name, default: 0] > 2
    {
      return true
    }
    return node.projectionsPassed.contains { counts[$0, default: 0] > 1 }
  }

  /// A presentation with its code. Two presentations of the same code are shown together.
  private struct Presentation {
    let call: ExpandedCode
    /// The place in the view itself that leads to the presentation, if a child view or a modifier of the program makes
    /// it.
    let place: ExpandedCode
    let state: ExpandedCode.State
    /// The number of the branch, the row or the presented content that contains the presentation.
    let together: Int

    /// The place of the presentation, if it is not reported there.
    var note: Diagnostic.Note? {
      guard place.node != call.node else { return nil }
      let start = call.node.calleeName.map { Int($0.start) } ?? call.node.range.start
      return Diagnostic.Note("presented here", in: call.context.file, at: SourceRange(start, call.node.range.end))
    }
  }

  /// The presentations of a view that state controls.
  private func presentations(in body: ExpandedCode) -> [Presentation] {
    var found: [Presentation] = []
    var open = [(code: body, together: 0)]
    var count = 1
    var marks = PresentationMarks()
    while let (code, together) = open.popLast() {
      let (node, context) = (code.node, code.context)
      if let state = state(code) {
        found.append(Presentation(call: code, place: code.place(inViewOf: body), state: state, together: together))
      }
      if let shown = code.shown(ifGiven: { context.analyzer.isBindingToAnswer($0) }),
        code.isHelper || namesPresentation(shown)
      {
        open.append((shown, together))
      }
      let isChoice = code.isChoice
      let staysTogether = node.kind != .functionCallExpr || isStack(node, context)
      for part in isChoice ? code.alternatives : code.parts where marks.mayPresent(part) {
        let isBase = node.children.first.map { $0.range.contains(part.node.range) } ?? false
        let isApart = isChoice || !staysTogether && !isBase
        if isApart { count += 1 }
        open.append((part, isApart ? count : together))
      }
    }
    return found
  }

  /// Whether a call makes a container that shows all of its content.
  private func isStack(_ call: SyntaxNode, _ context: RuleContext) -> Bool {
    guard let made = context.madeType(call), context.analyzer.isFromCatalogue(made) else { return false }
    return context.analyzer.catalogueText(.offers, of: made) != nil
      || context.analyzer.fact(.axis, of: made) != nil
      || context.analyzer.catalogueText(.scrolls, of: made) != nil
      || context.analyzer.fact(.navigates, of: made) != nil
      || context.analyzer.decl(made).has(.isTransparent)
  }

  /// The state that controls a presentation.
  private func state(_ code: ExpandedCode) -> ExpandedCode.State? {
    guard code.node.kind == .functionCallExpr, code.context.presents(code.node, Self.kinds),
      let binding = code.context.argument(code.node, .isPresented)
    else { return nil }
    return code.part(binding).state
  }
}

extension SyntaxNode {
  /// Counts the occurrences of names and projections in the code.
  fileprivate func countNames(_ counts: inout [Name: Int]) {
    for index in tokenIndices {
      let kind = token(index).kind
      if kind == .identifier || kind == .dollarIdentifier { counts[name(at: index), default: 0] += 1 }
    }
  }
}
