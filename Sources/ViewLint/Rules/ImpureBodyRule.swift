import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a view that depends on random values.
struct ImpureBodyRule: Rule {
  static let info = RuleInfo(
    "impure_body", .correctness, .warning, isFixable: false,
    summary: "the body uses a random value, another one at each evaluation",
    explanation: """
      What is shown jumps at unrelated updates: the parent is updated, the device is turned, a letter is typed. \
      SwiftUI evaluates a body whenever something that it reads changes, and each evaluation gets another random \
      value. Choose the value once, as the initial value of a `@State`, or in the action that changes it.
      """,
    silence: """
      Initial values of properties, also of another view's state. Actions, and names and helpers that only actions \
      use. Random durations and targets of animations: `isOpen ? .random(in: 0...9) : 0`. What changes at each tick of \
      a `TimelineView`. A range that depends on a property of the view: `.random(in: 0...strength)`. The destination \
      of a link, which is not shown yet, and a helper that returns a colour, which may be called anywhere. The body of \
      a view without properties, which is evaluated once. `Date()`, which is not random. An identity that changes at \
      each update, which `volatile_view_id` reports.
      """,
    examples: [
      RuleExample(
        """
        struct Coin: View {
          let title: String
          var body: some View { Text(title + (↓Bool.random() ? "Heads" : "Tails")) }
        }
        struct Placeholder: View {
          static let height = 20.0
          private var width: Double { .random(in: 80...120) }
          var body: some View { Color.gray.frame(width: width, height: Self.height).opacity(.random(in: 0.2...0.4)) }
        }
        """),
      RuleExample(
        """
        struct Quiz: View {
          let answers: [String]
          var body: some View {
            ForEach(↓answers.shuffled(), id: \\.self) { Text($0) }
          }
        }
        """),
      RuleExample(
        """
        struct Spot: View {
          @Environment(\\.isEnabled) private var isEnabled
          var body: some View {
            Color(red: ↓.random(in: 0...1), green: .random(in: 0...1), blue: .random(in: 0...1))
          }
        }
        """),
      RuleExample(
        """
        struct Coin: View {
          @State private var isHeads = Bool.random()
          var body: some View {
            Button(isHeads ? "Heads" : "Tails") { isHeads = .random() }
          }
        }
        """),
      RuleExample(
        """
        struct Snow: View {
          @State private var falls = false
          var body: some View {
            Circle()
              .offset(x: falls ? .random(in: 0...9) : 0, y: falls ? 400 : 0)
              .animation(.linear(duration: Double.random(in: 1...3)), value: falls)
              .onAppear { falls = true }
          }
        }
        """),
      RuleExample(
        """
        struct Noise: View {
          var body: some View {
            TimelineView(.animation) { _ in
              Text(String(Int.random(in: 0..<10)))
            }
          }
        }
        """),
      RuleExample(
        """
        struct Clock: View {
          var body: some View { Text(Date(), style: .time) }
        }
        """),
      RuleExample(
        """
        struct Dice: View {
          @State private var count = 0
          private var face: String { String(↓Int.random(in: 1...6)) }
          private func roll() { count = Int.random(in: 1...6) }
          var body: some View {
            VStack {
              Text(face)
              Button("Roll", action: roll)
            }
          }
        }
        """),
      RuleExample(
        """
        struct Tip: View {
          @State private var tip = ""
          var body: some View {
            let isRare = Int.random(in: 0..<1000) == 0
            let size = ↓Int.random(in: 10...20)
            Text(tip).onAppear { tip = isRare ? "Rare" : "Common" }
              .padding(CGFloat(size))
          }
        }
        """),
      RuleExample(
        """
        struct Spark: View {
          @State var color: Color
          @State var turn: Double
          var body: some View { color.rotationEffect(.degrees(turn)) }
        }
        struct Sparks: View {
          @State private var isOn = false
          let colors: [Color]
          let strength: Double
          private func color() -> Color { colors.randomElement() ?? .red }
          private func turn() -> Double { .random(in: 0...360) }
          private func size() -> Double { .random(in: 0.5...2) }
          private func pause() -> Double { .random(in: 0...2) }
          private func notice() -> some View { Text("\\(Int.random(in: 0...9))") }
          func show(_ view: some View) {}
          var body: some View {
            Spark(color: color(), turn: turn())
            Button("Show") { show(notice()) }
            Text("Sparks").offset(x: .random(in: 0...strength)).scaleEffect(isOn ? size() : 1)
            Text("Sparks").opacity(isOn ? 1 : 0).animation(.linear(duration: 1).delay(pause()), value: isOn)
          }
        }
        """),
      RuleExample(
        """
        struct Drop: View {
          @State private var round = 0
          var body: some View {
            Button("Again") { round += 1 }
            Circle().offset(x: .random(in: 0...100)).id(round)
          }
        }
        struct Flake: View {
          let round: Int
          var body: some View { Circle().offset(x: .random(in: 0...100)).id(round) }
        }
        struct Rain: View {
          let round: Int
          let color: Color
          var body: some View { Circle().fill(color).offset(x: ↓.random(in: 0...100)).id(round) }
        }
        """),
    ], precision: RuleInfo.Precision(right: 54, of: 56, inApps: 76))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// The use of a helper may be in another file.
  static let dependsOnWholeProgram = true

  static func checksCalls(_ callee: Callee) -> Bool { callee.text(of: .random) != nil }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard context.runsForBody, !context.isPreview, !isStyle(context), !isOfAnimation(context),
      !isOfIdentity(node, context), !isOfLink(node, context), !isChosen(node, context), isFirst(node, context),
      !context.enclosingCalls.contains(where: { context.madeText($0.call, of: .ticks) != nil }),
      !isForActions(context), !isFirstState(node, context), !isHarmless(context),
      !isOfStrength(node, context), !isOfReplaced(node, context), !runsOnce(context)
    else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(RuleText.oneLine(node.text))` gives another value at each evaluation of the body: what is shown changes at "
          + "unrelated updates; keep one value in `@State`",
        in: context.file, at: node.range))
  }

  /// Whether the code belongs to a view without stored properties. SwiftUI compares it as equal, and does not evaluate
  /// its body again.
  private func runsOnce(_ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    guard let owner = context.ownerType, analyzer.decl(owner).kind == .structure, context.conforms(owner, to: .view),
      let body = context.decl, analyzer.decl(body).kind == .variable
    else { return false }
    // A property that Observation tracks invalidates the view.
    let members = ([owner] + analyzer.extensions(of: owner)).flatMap { analyzer.children(of: $0) }
    return analyzer.subscriptions(of: owner).isEmpty
      && !members.contains { member in
        let decl = analyzer.decl(member)
        return decl.kind == .variable && decl.flags.isDisjoint(with: [.isComputed, .isStatic])
      }
  }

  /// Whether the call has no earlier random value: `Color(red: .random(in: 0...1), green: …)` is one mistake.
  private func isFirst(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    guard let call = context.ancestors.last(where: { $0.kind == .functionCallExpr }) else { return true }
    return !call.arguments.contains { argument in
      argument.range.end <= node.range.start
        && argument.contains {
          context.record.uses[$0.id].flatMap { context.analyzer.catalogueText(.random, of: $0.decl) } != nil
        }
    }
  }

  /// Whether the value is the initial value of a state of another view, which stores it.
  private func isFirstState(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    return context.ancestors.contains { around in
      guard around.kind == .functionCallExpr, let use = context.record.uses[around.id], use.isMemberwise,
        let made = context.madeType(around),
        let argument = around.arguments.first(where: { $0.range.contains(node.range) && $0.kind == .labeledExpr }),
        let label = argument.firstToken.map({ argument.name(of: $0) })
      else { return false }
      return analyzer.children(of: made).contains { member in
        analyzer.decl(member).name == label
          && analyzer.propertyWrappers(of: member).contains { analyzer.catalogueText(.owns, of: $0.decl) != nil }
      }
    }
  }

  /// Whether the body is only evaluated again when an enclosing identity changes, which makes another view with another
  /// value.
  private func isOfReplaced(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    guard let type = context.ownerType, let body = context.decl else { return false }
    let identities = context.ancestors.filter { call in
      call.kind == .functionCallExpr
        && context.record.uses[call.id].map { analyzer.decl($0.decl).has(.givesIdentity) } == true
    }.flatMap(\.arguments)
    if identities.isEmpty { return false }
    let isOfIdentity = { (range: SourceRange) in identities.contains { $0.range.contains(range) } }
    let subscriptions = analyzer.subscriptions(of: type)
    guard
      subscriptions.allSatisfy({ subscription in
        subscription.how == .read
          && subscription.places.allSatisfy { $0.file == context.fileID && isOfIdentity($0.range) }
      })
    else { return false }
    // The inputs must have no other use.
    return analyzer.node(of: body).subtree.allSatisfy { part in
      guard let use = context.record.uses[part.id], use.part == .value, analyzer.isOwn(use.decl),
        analyzer.owner(of: use.decl).flatMap({ analyzer.nominal(of: $0) }) == type,
        analyzer.propertyWrappers(of: use.decl).isEmpty
      else { return true }
      return analyzer.decl(use.decl).has(.isStatic) || isOfIdentity(part.range)
    }
  }

  /// Whether a property of the view limits the random range: `.random(in: 0...strength)` is an intended jitter.
  private func isOfStrength(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    guard let range = node.arguments.first, let type = context.ownerType else { return false }
    return range.contains { part in
      guard let use = context.record.uses[part.id], use.part == .value else { return false }
      let decl = context.analyzer.decl(use.decl)
      return decl.kind == .variable && decl.flags.isDisjoint(with: [.isStatic, .isComputed])
        && context.analyzer.owner(of: use.decl).flatMap { context.analyzer.nominal(of: $0) } == type
        && range.kind == .labeledExpr && range.children.last?.kind == .infixOperatorExpr
        && range.children.last?.children.contains { $0.id == part.id } == true
    }
  }

  /// Whether the code is a helper that is used only where random values are harmless: in actions, in animations, and in
  /// initial values of state.
  private func isHarmless(_ context: RuleContext) -> Bool {
    guard let helper = context.decl else { return false }
    let places = context.helperPlaces(of: helper)
    return !places.isEmpty
      && places.allSatisfy { place in
        !place.context.runsForBody || isOfAnimation(place.context) || isChosen(place.node, place.context)
          || isFirstState(place.node, place.context)
      }
  }

  /// Whether the value is bound to a name that only code for later uses.
  private func isForActions(_ context: RuleContext) -> Bool {
    let around = context.ancestors
    guard let index = around.lastIndex(where: { $0.kind == .variableDecl }), index > 0,
      !around[index...].contains(where: { $0.kind == .closureExpr }),
      let binding = around[index...].first(where: { $0.kind == .patternBinding }),
      let name = binding.children.first, name.kind == .identifierPattern, let token = name.lastToken
    else { return false }
    return !isUsedAtOnce(name.name(of: token), in: around[index - 1], context)
  }

  /// Whether code uses a local name while it runs, outside of actions.
  private func isUsedAtOnce(_ name: Name, in code: SyntaxNode, _ context: RuleContext) -> Bool {
    var open = [(node: code, call: SyntaxNode?.none)]
    while let (node, call) = open.popLast() {
      if node.kind == .closureExpr, node.id != code.id, context.record.builders[node.id] == nil,
        call.map({ context.analyzer.runsAtOnce(node, in: $0, context.record) }) != true
      {
        continue
      }
      if node.kind == .declReferenceExpr, let token = node.referencedName, node.name(of: token) == name { return true }
      let inner = node.kind == .functionCallExpr ? node : call
      open += node.children.map { ($0, inner) }
    }
    return false
  }

  /// Whether a condition selects the value, as the target of a movement: `isOpen ? .random(in: 0...9) : 0`
  private func isChosen(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    context.ancestors.contains { around in
      around.kind == .ternaryExpr && around.children.dropFirst().contains { $0.range.contains(node.range) }
    }
  }

  /// Whether the code makes a color or another style, which may be a stored value as well as a view.
  private func isStyle(_ context: RuleContext) -> Bool {
    guard let decl = context.decl else { return false }
    let analyzer = context.analyzer
    let result =
      analyzer.decl(decl).kind == .variable ? analyzer.variableType(of: decl) : analyzer.signature(of: decl).result
    guard let made = context.nominal(result) else { return false }
    return analyzer.isFromCatalogue(made) && context.conforms(made, to: "ShapeStyle")
  }

  /// Whether the value is a part of an animation or keyframes, which are evaluated when they begin.
  private func isOfAnimation(_ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    guard let animation = analyzer.knownDecl("Animation") else { return false }
    return context.ancestors.contains { around in
      guard around.kind.isExpr else { return false }
      let builder = context.record.builders[around.id].flatMap { context.nominal($0) }
      return context.nominal(of: around) == animation
        || builder.flatMap { analyzer.catalogueText(.builds, of: $0) } == "movement"
    }
  }

  /// Whether the value belongs to the destination of a link, which is not shown yet.
  private func isOfLink(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    context.ancestors.contains { around in
      (context.calledFact(.navigates, of: around) == .value
        || context.madeText(around, of: .later) != nil)
        && around.arguments.contains { $0.kind != .closureExpr && $0.range.contains(node.range) }
    }
  }

  /// Whether the value is a part of a view's explicit identity.
  private func isOfIdentity(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    context.ancestors.contains { around in
      guard around.kind == .functionCallExpr, let use = context.record.uses[around.id],
        context.analyzer.decl(use.decl).has(.givesIdentity)
      else { return false }
      return around.arguments.contains { $0.range.contains(node.range) }
    }
  }
}
