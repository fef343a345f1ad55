import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a transition on a view whose state is never changed with an animation.
struct TransitionWithoutAnimationRule: Rule {
  static let info = RuleInfo(
    "transition_without_animation", .animation, .warning, isFixable: false,
    summary: "the transition never runs: no change of the state that shows the view is animated",
    explanation: """
      The view appears and disappears at once, whatever its transition. A transition shows how a view appears and \
      disappears during an animated change, and no change of this condition is animated. Make the change in \
      `withAnimation`, or put `animation(_:value:)` on a view around the condition.
      """,
    silence: """
      Reported only where the condition depends only on `@State` of the view or on properties of observable objects, the \
      file mentions no animation or transaction except `animation(_:value:)` on other views or for other state, and every change of the state is in an action that \
      SwiftUI calls: other code may animate a binding that is passed on, and what a view or a function of the program \
      calls. Changes in `onChange` and `onReceive` may belong to an animated change.
      """,
    examples: [
      RuleExample(
        """
        struct Details: View {
          @State private var isOn = false
          var body: some View {
            Toggle("Details", isOn: $isOn)
            if isOn { Text("More").↓transition(.opacity) }
          }
        }
        """),
      RuleExample(
        """
        struct Details: View {
          @State private var isExpanded = false
          @State private var isOther = false
          var body: some View {
            VStack {
              Button("Toggle") { isExpanded.toggle() }.animation(.spring, value: isExpanded)
              if isExpanded {
                Text("Details").↓transition(.opacity)
              }
            }
            VStack {
              Button("Toggle") { isOther.toggle() }
              if isOther { Text("Other").transition(.opacity) }
            }
            .animation(.spring, value: isOther)
          }
        }
        """),
      RuleExample(
        """
        struct Notice: View {
          @State private var isShown = false
          @State private var text: String?
          var body: some View {
            ZStack {
              if isShown { Text("Saved").↓transition(.move(edge: .top)) }
              if let text { Text(text).padding().↓transition(.opacity) }
              Button("Save") {
                isShown = true
                DispatchQueue.main.asyncAfter(deadline: .now() + 2) { isShown = false }
              }
              Button("Note", action: note)
            }
          }
          private func note() { text = "noted" }
        }
        """),
      RuleExample(
        """
        struct Confirmation: View {
          let onDelete: () -> Void
          let onCancel: () -> Void
          var body: some View {
            Button("Delete") { onDelete() }
            Button("Cancel", action: onCancel)
          }
        }
        struct Account: View {
          @State private var isAsking = false
          var body: some View {
            Button("Delete") { isAsking = true }
              .overlay {
                if isAsking {
                  Color.black.opacity(0.5)
                  Confirmation(onDelete: { isAsking = false }, onCancel: { isAsking = false })
                    .↓transition(.opacity)
                    .animation(.easeInOut, value: isAsking)
                }
              }
          }
        }
        """),
      RuleExample(
        """
        struct Menu<Label: View>: View {
          let act: () -> Void
          let label: Label
          var body: some View { label.onTapGesture(perform: act) }
        }
        struct Switch: View {
          @Binding var isOn: Bool
          var body: some View { Toggle("On", isOn: $isOn.animation()) }
        }
        struct Notice: View {
          let isOn: Bool
          @Binding var isBound: Bool
          @State private var isShown = false
          @State private var isGiven = false
          @State private var isLater = false
          @State private var isCalled = false
          var body: some View {
            ZStack {
              if isOn { Text("Saved").transition(.slide) }
              if isBound { Text("Saved").transition(.slide) }
              if isShown { Text("Saved").transition(.slide) }
              if isGiven { Text("Saved").transition(.slide) }
              if isLater { Text("Saved").transition(.slide) }
              if isCalled { Text("Saved").transition(.slide) }
              Menu(act: { isShown = true }, label: Text("Show"))
              Menu(act: call, label: Text("Call"))
              Switch(isOn: $isGiven)
            }
            .onChange(of: isOn) { isLater = isOn }
          }
          private func call() { isCalled = true }
        }
        """),
      RuleExample(
        """
        struct Notice: View {
          @State private var isShown = false
          var body: some View {
            ZStack {
              if isShown { Text("Saved").transition(.slide) }
              Button("Save") { withAnimation { isShown = true } }
            }
          }
        }
        """),
      RuleExample(
        """
        import Observation
        @Observable final class Toasts {
          var text: String?
          func show(_ text: String) { self.text = text }
        }
        struct Host: View {
          @State private var toasts = Toasts()
          var body: some View {
            ZStack {
              Button("Show") { toasts.show("Saved") }
              if let text = toasts.text {
                Text(text).↓transition(.move(edge: .top))
              }
            }
          }
        }
        """),
      RuleExample(
        """
        import Observation
        @Observable final class Toasts {
          var text: String?
          func show(_ text: String) {
            withAnimation { self.text = text }
          }
        }
        struct Host: View {
          @State private var toasts = Toasts()
          var body: some View {
            ZStack {
              Button("Show") { toasts.show("Saved") }
              if let text = toasts.text {
                Text(text).transition(.move(edge: .top))
              }
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 9, of: 9, inApps: 187))

  static let visits: [NodeKind] = [.functionCallExpr]

  private static let later = [
    CatalogueMember.onChange, CatalogueMember("View", "onReceive"), CatalogueMember("View", "onPreferenceChange"),
    CatalogueMember("View", "onGeometryChange"),
  ]

  static func checksCalls(_ callee: Callee) -> Bool { callee.has(.isTransition) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let name = node.calleeName, let states = Self.unanimatedStates(bringing: node, in: context) else { return }
    let changed = RuleText.list(states.map { "`\(context.analyzer.name(of: $0))`" })
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "no change of \(changed) is animated, so the view appears and disappears at once, and this transition never "
          + "runs; change it in `withAnimation`, or put `animation(_:value:)` around the condition",
        in: context.file, at: SourceRange(Int(name.start), node.range.end)))
  }

  /// The states that insert the view with a transition, if none of their changes is animated; otherwise `nil`.
  static func unanimatedStates(bringing transition: SyntaxNode, in context: RuleContext) -> [DeclID]? {
    guard !transition.arguments.contains(where: { context.isUse($0, ofAny: TransitionNeverRunsRule.nothing) }),
      Self().isPlain(transition, context)
    else { return nil }
    return unanimatedStates(of: context)
  }

  /// The states that decide whether the context's branch is shown, if none of their changes is animated; otherwise `nil`.
  static func unanimatedStates(of context: RuleContext) -> [DeclID]? {
    let rule = Self()
    guard context.runsWithBody, !context.isPreview, context.ownerType != nil,
      let branch = rule.branch(around: context), let states = rule.states(in: branch, context),
      !rule.mayBeAnimated(branch, by: states, context),
      states.allSatisfy({ rule.changesPlainly($0, context) })
    else { return nil }
    return states
  }

  private static let value: Name = "value"

  /// Whether the file may animate the insertion: it contains a word for an animation, apart from `animation(_:value:)`
  /// on other views. An animation inside of the condition does not exist yet when the view is inserted.
  private func mayBeAnimated(_ branch: SyntaxNode, by states: [DeclID], _ context: RuleContext) -> Bool {
    let root = context.analyzer.program.file(context.fileID).tree.root
    // The views around a helper are unknown here.
    guard let decl = context.decl, context.analyzer.decl(decl).name == .body else {
      return AnimationWords.occur(in: root)
    }
    let others = root.subtree.compactMap { call -> SourceRange? in
      guard call.kind == .functionCallExpr, let name = call.calleeName,
        call.name(of: name) == CatalogueMember.animation.name,
        call.arguments.contains(where: { argument in
          argument.kind == .labeledExpr && argument.firstToken.map { argument.name(of: $0) } == Self.value
        }),
        !call.range.contains(branch.range) || watchesOther(call, than: states, context)
      else { return nil }
      return name.range
    }
    return AnimationWords.occur(in: root, except: others)
  }

  /// Whether an animation around the condition watches a value that the condition does not depend on, and that no code
  /// changes together with it.
  private func watchesOther(_ call: SyntaxNode, than states: [DeclID], _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    guard let value = context.argument(call, Self.value),
      let watched = context.record.uses[value.id], watched.part == .value, context.isOfSameType(watched.decl),
      analyzer.isOwnState(watched.decl), !states.contains(watched.decl)
    else { return false }
    let name = analyzer.decl(watched.decl).name
    return !states.contains { state in
      zip(PropertyUses(of: state, analyzer).writes, PropertyUses(of: state, analyzer).writers).contains {
        write, writer in
        // The innermost closure or function with the write.
        let around = analyzer.node(of: writer).subtree.filter { part in
          (part.kind == .closureExpr || part.kind == .functionDecl) && part.range.contains(write.node.range)
        }.last
        return (around ?? analyzer.node(of: writer)).mentions(name)
      }
    }
  }

  /// Whether a transition consists of SwiftUI's transitions only. One of the program may contain an animation.
  private func isPlain(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    node.arguments.allSatisfy { argument in
      argument.subtree.allSatisfy { part in
        context.record.uses[part.id].map { context.analyzer.isFromCatalogue($0.decl) }
          ?? (part.kind != .declReferenceExpr || part.isSelfReference)
      }
    }
  }

  /// The condition that inserts the view.
  private func branch(around context: RuleContext) -> SyntaxNode? {
    for around in context.ancestors.reversed() {
      switch around.kind {
      case .memberAccessExpr, .functionCallExpr, .codeBlock: continue
      case .ifExpr: return around
      default: return nil
      }
    }
    return nil
  }

  /// The states of the view in the condition; `nil` if it depends on another value.
  private func states(in branch: SyntaxNode, _ context: RuleContext) -> [DeclID]? {
    var found: [DeclID] = []
    let analyzer = context.analyzer
    for part in branch.conditions.flatMap(\.subtree) {
      if part.kind == .optionalBindingCondition, part.initialValue == nil {
        // `if let text`
        guard let owner = context.ownerType,
          let name = part.children.first(where: { $0.kind.isPattern })?.lastToken,
          let property = analyzer.directMembers(of: owner, named: part.name(of: name)).first
        else { return nil }
        found.append(property)
        continue
      }
      guard let use = context.record.uses[part.id] else {
        if part.kind == .declReferenceExpr, !part.isSelfReference { return nil }
        continue
      }
      guard analyzer.decl(use.decl).kind == .variable, !analyzer.isFromCatalogue(use.decl) else {
        if analyzer.isFromCatalogue(use.decl) || analyzer.decl(use.decl).kind == .enumCase { continue }
        return nil
      }
      found.append(use.decl)
    }
    // `model` of `model.isShown`: the reference to the object does not change.
    let asked = found
    found.removeAll { holder in asked.contains { analyzer.state(holding: $0) == holder } }
    found.removeAll { holder in
      context.isOfSameType(holder)
        && context.nominal(analyzer.variableType(of: holder)).map { type in
          analyzer.decl(type).kind == .classType && asked.contains { isOf(type, $0, analyzer) }
        } == true
    }
    let isOwn = found.allSatisfy { property in
      isOfObject(property, analyzer)
        || context.isSetInThisFileOnly(property)
          && analyzer.isState(property)
          && context.isOfSameType(property)
    }
    return found.isEmpty || !isOwn ? nil : found
  }

  private func isOf(_ type: DeclID, _ property: DeclID, _ analyzer: Analyzer) -> Bool {
    analyzer.owner(of: property).flatMap { analyzer.nominal(of: $0) } == type
  }

  /// Whether a property belongs to an observable object of the program.
  private func isOfObject(_ property: DeclID, _ analyzer: Analyzer) -> Bool {
    analyzer.isObserved(property)
      && analyzer.owner(of: property).flatMap { analyzer.nominal(of: $0) }.map {
        analyzer.isOwn($0) && analyzer.decl($0).kind == .classType
      } == true
  }

  /// Whether some code writes a property of an object, and no file that names the property or a function that writes it
  /// contains a word for an animation.
  private func changesPlainly(ofObject property: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    let uses = PropertyUses(of: property, analyzer)
    guard !uses.writes.isEmpty || !uses.bindings.isEmpty,
      uses.bindings.isEmpty || isOnlySwitched(property, by: uses.bindings, context)
    else { return false }
    var names: Set<Name> = [analyzer.decl(property).name]
    for body in analyzer.bodiesNear(property) where analyzer.decl(body).kind == .function {
      if writes(property, analyzer.node(of: body), in: body, analyzer) { names.insert(analyzer.decl(body).name) }
    }
    return analyzer.program.userFileIDs.allSatisfy { file in
      let root = analyzer.program.file(file).tree.root
      return file == context.fileID || !names.contains { root.mentions($0) } || !AnimationWords.occur(in: root)
    }
  }

  private func writes(_ property: DeclID, _ code: SyntaxNode, in body: DeclID, _ analyzer: Analyzer) -> Bool {
    let record = analyzer.record(of: body)
    return code.mentions(analyzer.decl(property).name)
      && code.subtree.contains { PropertyWrite($0, record, analyzer)?.property == property }
  }

  // MARK: Changes

  /// Whether no code changes a state with an animation, as far as the view's code shows.
  static func isChangedPlainly(_ state: DeclID, _ context: RuleContext) -> Bool {
    Self().changesPlainly(state, context)
  }

  /// Whether all changes of a state are in actions that SwiftUI calls, and there is at least one.
  private func changesPlainly(_ state: DeclID, _ context: RuleContext) -> Bool {
    if isOfObject(state, context.analyzer) { return changesPlainly(ofObject: state, context) }
    let uses = PropertyUses(of: state, context.analyzer)
    let isSwitched = !uses.bindings.isEmpty
    guard !uses.writes.isEmpty || isSwitched, !isSwitched || isOnlySwitched(state, by: uses.bindings, context) else {
      return false
    }
    let name = context.analyzer.decl(state).name
    return context.bodiesOfType.allSatisfy { body in
      let code = context.analyzer.node(of: body)
      guard body != state, code.mentions(name) else { return true }
      let inner = RuleContext(context.analyzer, body.file)
      inner.enter(body)
      guard hasPlainWrites(of: state, in: code, inner) else { return false }
      let isFunction = context.analyzer.decl(body).kind == .function
      return !isFunction || !writes(state, code, inner) || isCalledPlainly(body, context)
    }
  }

  /// Whether all bindings to a state are arguments of SwiftUI controls, as `$isOn` and not `$isOn.animation()`, which
  /// change it without an animation.
  private func isOnlySwitched(
    _ state: DeclID, by bindings: [(node: SyntaxNode, file: FileID)], _ context: RuleContext
  ) -> Bool {
    var given = 0
    for body in context.bodiesOfType {
      let code = context.analyzer.node(of: body)
      guard body != state, code.mentions(context.analyzer.decl(state).name) else { continue }
      let inner = RuleContext(context.analyzer, body.file)
      inner.enter(body)
      for call in code.subtree where inner.madeFact(.control, of: call) == .value && inner.isFromCatalogue(call) {
        given += context.analyzer.arguments(of: call, inner.record).count { argument in
          inner.propertyBound(by: argument.node) == state
        }
      }
    }
    return given == bindings.count
  }

  private func writes(_ state: DeclID, _ node: SyntaxNode, _ context: RuleContext) -> Bool {
    node.subtree.contains { PropertyWrite($0, context.record, context.analyzer)?.property == state }
  }

  /// Whether all closures that write the state are arguments of SwiftUI or standard library calls.
  private func hasPlainWrites(of state: DeclID, in node: SyntaxNode, _ context: RuleContext) -> Bool {
    if node.kind == .functionCallExpr, !isPlainCall(node, context),
      kept(by: node, context).contains(where: { writes(state, $0, context) })
    {
      return false
    }
    return node.children.allSatisfy { hasPlainWrites(of: state, in: $0, context) }
  }

  /// The arguments that a call may run itself, without its view content.
  private func kept(by call: SyntaxNode, _ context: RuleContext) -> [SyntaxNode] {
    call.children.dropFirst().filter { argument in
      let value = argument.kind == .closureExpr ? argument : argument.children.last ?? argument
      return context.record.builders[value.id] == nil
    }
  }

  private func isPlainCall(_ call: SyntaxNode, _ context: RuleContext) -> Bool {
    guard let use = context.record.uses[call.id] else { return false }
    if let view = context.madeType(call), context.isOwn(view), context.conforms(view, to: .view) {
      // A view of the program calls its closures without an animation if its code has none.
      return ([view] + context.analyzer.extensions(of: view)).allSatisfy {
        !AnimationWords.occur(in: context.analyzer.node(of: $0))
      }
    }
    return context.analyzer.isFromCatalogue(use.decl) && !context.isUse(call, ofAny: Self.later)
  }

  /// Whether a function of the view is only called, or passed to SwiftUI for a synchronous change.
  private func isCalledPlainly(_ function: DeclID, _ context: RuleContext) -> Bool {
    let name = context.analyzer.decl(function).name
    return context.bodiesOfType.allSatisfy { body in
      let code = context.analyzer.node(of: body)
      guard body != function, code.mentions(name) else { return true }
      let inner = RuleContext(context.analyzer, body.file)
      inner.enter(body)
      return isUsedPlainly(function, in: code, inner)
    }
  }

  private func isUsedPlainly(_ function: DeclID, in node: SyntaxNode, _ context: RuleContext) -> Bool {
    if node.kind == .functionCallExpr, !isPlainCall(node, context),
      kept(by: node, context).contains(where: { $0.contains { context.record.uses[$0.id]?.decl == function } })
    {
      return false
    }
    return node.children.allSatisfy { isUsedPlainly(function, in: $0, context) }
  }
}
