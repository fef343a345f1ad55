import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about an endless animation that starts again when its value is set back.
struct ForeverAnimationNeverEndsRule: Rule {
  static let info = RuleInfo(
    "forever_animation_never_ends", .animation, .warning, isFixable: false,
    summary: "setting the value back starts the endless animation again instead of ending it",
    explanation: """
      The view moves for ever, and uses the processor though nothing is in progress. \
      `animation(.linear.repeatForever(), value: isOn)` animates each change of `isOn`, also that from `true` to \
      `false`, and repeats the way back. The same happens when `withAnimation(.linear.repeatForever()) { \
      isOn.toggle() }` runs again. Choose the animation by the new value: `.animation(isOn ? .linear.repeatForever() \
      : .default, value: isOn)`.
      """,
    silence: """
      The rule ignores other animations that a condition chooses, values that are only set to one constant, changes that \
      start the animation when the view appears or end it when the view disappears, and views that a condition shows \
      only for some of the values.
      """,
    examples: [
      RuleExample(
        """
        struct RecordDot: View {
          @Binding var isRecording: Bool
          private var pulse: Animation { .easeInOut.repeatForever() }
          var body: some View {
            Circle().scaleEffect(isRecording ? 2 : 1).↓animation(pulse, value: isRecording)
          }
        }
        struct Recorder: View {
          @State private var isRecording = false
          var body: some View {
            RecordDot(isRecording: $isRecording)
            Button("Record") { isRecording.toggle() }
          }
        }
        """),
      RuleExample(
        """
        struct Dot: View {
          let isRunning: Bool
          @State private var isPinging = false
          @State private var isShaking = false
          var body: some View {
            Circle()
              .scaleEffect(isPinging ? 2 : 1)
              .↓animation(.easeOut.repeatForever(autoreverses: false), value: isPinging)
              .onChange(of: isRunning) { isPinging = isRunning }
            Button("Shake") { ↓withAnimation(.linear.repeatForever()) { isShaking.toggle() } }
              .rotationEffect(.degrees(isShaking ? 9 : 0))
          }
        }
        """),
      RuleExample(
        """
        struct Dot: View {
          let isRunning: Bool
          @State private var isPinging = false
          @State private var isTurning = false
          var body: some View {
            Circle()
              .scaleEffect(isPinging ? 2 : 1)
              .animation(isPinging ? .easeOut.repeatForever(autoreverses: false) : .default, value: isPinging)
              .onChange(of: isRunning) { isPinging = isRunning }
            Circle()
              .rotationEffect(.degrees(isTurning ? 360 : 0))
              .animation(.linear.repeatForever(autoreverses: false), value: isTurning)
              .onAppear { isTurning = true }
              .onDisappear { isTurning = false }
          }
        }
        struct Beacon: View {
          @State private var isGlowing = false
          @State private var isRising = false
          var body: some View {
            Circle()
              .opacity(isGlowing ? 1 : 0.2)
              .animation(.easeInOut.repeatForever(), value: isGlowing)
              .offset(y: isRising ? -9 : 0)
              .onAppear { isGlowing.toggle() }
              .onAppear(perform: rise)
          }
          private func rise() {
            withAnimation(.easeInOut.repeatForever()) { isRising.toggle() }
          }
        }
        struct Sky: View {
          @State private var start = UnitPoint.top
          let ticks: Int
          var body: some View {
            LinearGradient(colors: [.red, .blue], startPoint: start, endPoint: .bottom)
              .animation(.easeInOut.repeatForever(), value: start)
              .onChange(of: ticks) { start = UnitPoint(x: Double(ticks), y: 0) }
          }
        }
        struct Ear: View {
          @State private var isListening = false
          var body: some View {
            if isListening {
              Circle()
                .scaleEffect(isListening ? 1.2 : 0.8)
                .animation(.easeInOut.repeatForever(), value: isListening)
            }
            Button("Listen") { isListening.toggle() }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 2, of: 2, inApps: 162))

  static let visits: [NodeKind] = [.functionCallExpr]

  private static let function: Name = "withAnimation"

  static func checksCalls(_ callee: Callee) -> Bool {
    callee.isAny(of: [.animation]) || isFunction(callee.decl, callee.analyzer)
  }

  private static func isFunction(_ decl: DeclID, _ analyzer: Analyzer) -> Bool {
    analyzer.isFromCatalogue(decl) && analyzer.decl(decl).name == function
  }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard let name = node.calleeName, let animation = node.arguments.first, !context.isPreview,
      let use = context.record.uses[node.id]
    else { return }
    if let state = stateThatChoosesNone(animation, node, context) {
      return context.report(
        Diagnostic(
          Self.info.level, Self.info.id,
          "`nil` does not end the endless animation: the view goes on moving when `\(state)` is set back; use a finite "
            + "animation in its place, such as `.default`",
          in: context.file, at: name.range))
    }
    guard context.repeatsForever(animation) else { return }
    if Self.isFunction(use.decl, analyzer) {
      guard let action = analyzer.arguments(of: node, context.record).last?.node, action.kind == .closureExpr,
        let toggle = action.subtree.firstNonNil({ toggle(at: $0, context) }),
        let again = context.placedWrites(of: toggle.property).first(where: { $0.write.node.id == toggle.node.id }),
        // Code that also runs as the view appears starts the animation.
        again.moments == [.other]
      else { return }
      return report(name.range, toggle, context)
    }
    guard let value = context.argument(node, "value"), let watched = context.record.decl(of: value),
      // The view may get the state from the view that makes it.
      let (state, owner) = context.isShownState(watched) ? (watched, context) : context.stateGiven(for: watched),
      owner.fileID == context.fileID, !analyzer.isOwnState(state) || analyzer.isUsedInGivenFilesOnly(state),
      !isShownOnly(with: analyzer.decl(watched).name, context), let back = writeBack(of: state, owner)
    else { return }
    report(name.range, back, context)
  }

  /// Whether a condition around the view asks for the state, so that the view and its animation end with it.
  private func isShownOnly(with state: Name, _ context: RuleContext) -> Bool {
    context.ancestors.contains { around in
      around.kind == .ifExpr && around.conditions.contains { $0.mentions(state) }
    }
  }

  private func report(_ range: SourceRange, _ write: PropertyWrite, _ context: RuleContext) {
    let name = context.analyzer.name(of: write.property)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "setting `\(name)` back starts this endless animation again instead of ending it: the view moves for ever; "
          + "choose the animation by the new value, as in `\(name) ? … : .default`",
        in: context.file, at: range,
        notes: [Diagnostic.Note("it is changed here", in: context.file, at: write.node.range)]))
  }

  /// The write that changes a state again while its view is shown, after another write has started the animation.
  private func writeBack(of state: DeclID, _ context: RuleContext) -> PropertyWrite? {
    let analyzer = context.analyzer
    let isOnOff = analyzer.isKnown(analyzer.variableType(of: state), .bool)
    let writes = context.placedWrites(of: state).map { ($0, $0.moments) }.filter { $0.1 != [.disappearance] }
    let again = writes.filter { $0.1.contains(.other) }.map(\.0).filter { later in
      // A number or a point that changes all the time is meant to move.
      if later.write.value.map(isConstant) != true { return isOnOff }
      return writes.contains { later.changes(after: $0.0) }
        && (isOnOff || later.write.value.map { analyzer.isInitialValue($0, of: state) } == true)
    }
    let back = again.first { $0.write.value.map { analyzer.isInitialValue($0, of: state) } ?? true } ?? again.first
    return back?.write
  }

  private func isConstant(_ value: SyntaxNode) -> Bool {
    switch value.kind {
    case .booleanLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .implicitMemberExpr, .prefixOperatorExpr,
      .nilLiteralExpr:
      true
    case .memberAccessExpr: !value.isNameOrMemberOfSelf
    default: false
    }
  }

  private func toggle(at node: SyntaxNode, _ context: RuleContext) -> PropertyWrite? {
    guard node.kind == .functionCallExpr || node.kind == .assignmentExpr,
      let write = PropertyWrite(node, context.record, context.analyzer), write.flips,
      context.isShownState(write.property)
    else { return nil }
    return write
  }

  /// The watched state that chooses between an endless animation and `nil`: `isOn ? forever : nil`.
  private func stateThatChoosesNone(_ animation: SyntaxNode, _ call: SyntaxNode, _ context: RuleContext) -> String? {
    guard animation.kind == .ternaryExpr, animation.children.count == 3, let value = context.argument(call, "value"),
      let state = context.record.decl(of: value), context.record.decl(of: animation.children[0]) == state,
      animation.children[2].kind == .nilLiteralExpr, context.repeatsForever(animation.children[1]),
      context.analyzer.isOwn(state)
    else { return nil }
    return context.analyzer.name(of: state)
  }
}
