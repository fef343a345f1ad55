import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a shape with an animated number and without `animatableData`.
struct AnimatableDataMissingRule: Rule {
  static let info = RuleInfo(
    "animatable_data_missing", .animation, .warning, isFixable: true,
    summary:
      "the shape or layout jumps instead of animating, because it does not declare `animatableData`",
    explanation: """
      The shape jumps to its new form instead of animating. During an animation SwiftUI sets `animatableData` to each \
      value between the old and the new one, and asks the shape for its path each time. A shape that does not declare \
      it is drawn with the new numbers at once, and nothing warns of it. Declare `animatableData`, or mark the type \
      `@Animatable`.
      """,
    silence: """
      Changes that the file does not show to be animated: by `withAnimation`, by `animation(_:value:)` around the \
      shape or by `$value.animation()`. Values that are not numbers and not made of numbers, because they cannot be \
      animated.
      """,
    examples: [
      RuleExample(
        """
        struct Fan: Layout {
          let angle: Double
          func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
          func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
        }
        struct Cards: View {
          @State private var angle = 0.0
          var body: some View {
            Fan(angle: ↓angle) { Text("One") }
              .onTapGesture { withAnimation { angle = 90 } }
          }
        }
        """),
      RuleExample(
        """
        struct Arc: Shape {
          var end: Double
          func path(in rect: CGRect) -> Path {
            Path { $0.move(to: CGPoint(x: rect.width * end, y: 0)) }
          }
        }
        struct Dial: View {
          @State private var level = 0.2
          var body: some View {
            Arc(end: ↓level)
              .onTapGesture { withAnimation { level = 0.8 } }
          }
        }
        """,
        fixed: """
          struct Arc: Shape {
            var end: Double
            var animatableData: Double {
              get { end }
              set { end = newValue }
            }
            func path(in rect: CGRect) -> Path {
              Path { $0.move(to: CGPoint(x: rect.width * end, y: 0)) }
            }
          }
          struct Dial: View {
            @State private var level = 0.2
            var body: some View {
              Arc(end: level)
                .onTapGesture { withAnimation { level = 0.8 } }
            }
          }
          """),
      RuleExample(
        """
        struct Wave: Shape {
          let height: CGFloat
          let count: CGFloat
          func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: rect.width / count, height: height)) }
        }
        struct Sea: View {
          @State private var isStormy = false
          var body: some View {
            Wave(height: ↓isStormy ? 20 : 4, count: 3)
              .animation(.default, value: isStormy)
              .onTapGesture { isStormy.toggle() }
          }
        }
        """),
      RuleExample(
        """
        struct Arc: Shape {
          var end: Double
          var animatableData: Double {
            get { end }
            set { end = newValue }
          }
          func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: rect.width * end, height: 1)) }
        }
        @Animatable struct Bar: Shape {
          var end: Double
          func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: rect.width * end, height: 1)) }
        }
        struct Dial: View {
          @State private var level = 0.2
          var body: some View {
            VStack {
              Arc(end: level)
              Bar(end: level)
            }
            .onTapGesture { withAnimation { level = 0.8 } }
          }
        }
        """),
      RuleExample(
        """
        struct Arc: Shape {
          var end: Double
          var isRound = false
          func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: rect.width * end, height: 1)) }
        }
        struct Dial: View {
          @State private var level = 0.2
          @State private var isRound = false
          var body: some View {
            Arc(end: level, isRound: isRound)
              .onTapGesture {
                level = 0.8
                withAnimation { isRound.toggle() }
              }
          }
        }
        """),
      RuleExample(
        """
        public struct Arc: Shape {
          var start: Angle  // from the top
          public func path(in rect: CGRect) -> Path {
            Path { $0.move(to: CGPoint(x: rect.width * start.degrees, y: 0)) }
          }
        }
        struct Dial: View {
          @State private var level = Angle.degrees(3)
          var body: some View {
            Arc(start: ↓level)
              .onTapGesture { withAnimation { level = .degrees(30) } }
          }
        }
        """,
        fixed: """
          public struct Arc: Shape {
            var start: Angle  // from the top
            public var animatableData: Angle.AnimatableData {
              get { start.animatableData }
              set { start.animatableData = newValue }
            }
            public func path(in rect: CGRect) -> Path {
              Path { $0.move(to: CGPoint(x: rect.width * start.degrees, y: 0)) }
            }
          }
          struct Dial: View {
            @State private var level = Angle.degrees(3)
            var body: some View {
              Arc(start: level)
                .onTapGesture { withAnimation { level = .degrees(30) } }
            }
          }
          """),
      RuleExample(
        """
        struct Arc: Shape {
          var end: Double
          func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: rect.width * end, height: 1)) }
        }
        struct Dial: View {
          @State private var isFull = false
          private var arc: some View { Arc(end: ↓isFull ? 1 : 0) }
          private var other: some View { Arc(end: isFull ? 1 : 0) }
          var body: some View {
            arc.animation(.default, value: isFull)
            other.animation(.default, value: 1)
            Toggle("Full", isOn: $isFull)
          }
        }
        """,
        fixed: """
          struct Arc: Shape {
            var end: Double
            var animatableData: Double {
              get { end }
              set { end = newValue }
            }
            func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: rect.width * end, height: 1)) }
          }
          struct Dial: View {
            @State private var isFull = false
            private var arc: some View { Arc(end: isFull ? 1 : 0) }
            private var other: some View { Arc(end: isFull ? 1 : 0) }
            var body: some View {
              arc.animation(.default, value: isFull)
              other.animation(.default, value: 1)
              Toggle("Full", isOn: $isFull)
            }
          }
          """),
    ], precision: RuleInfo.Precision(right: 6, of: 6, inApps: 30))

  static let visits: [NodeKind] = [.functionCallExpr]

  private static let animatable: Name = "Animatable"
  private static let data: Name = "animatableData"

  private static let call: Name = "callAsFunction"
  private static let layout: Name = "Layout"

  static func checksCalls(_ callee: Callee) -> Bool {
    if callee.isAny(of: [CatalogueMember(layout, call)]) { return true }
    return callee.made.map { lacksData($0, callee.analyzer) } ?? false
  }

  /// Whether a structure of the program can be animated and declares no `animatableData`.
  private static func lacksData(_ made: DeclID, _ analyzer: Analyzer) -> Bool {
    guard analyzer.isOwn(made), analyzer.decl(made).kind == .structure, let animatable = analyzer.knownDecl(animatable),
      analyzer.ancestors(of: made).contains(animatable)
    else { return false }
    return !hasMacro(analyzer.header(of: made))
      && analyzer.memberDecls(data, of: made).allSatisfy(analyzer.isFromCatalogue)
  }

  /// The arguments of a shape or a layout, by its property names.
  private func given(_ node: SyntaxNode, _ context: RuleContext) -> (
    made: DeclID, values: [(name: Name, value: SyntaxNode)]
  )? {
    if let made = context.madeType(node) {
      guard let (arguments, parameters) = context.arguments(of: node) else { return nil }
      let values = arguments.compactMap { argument in
        argument.parameter.flatMap { $0 < parameters.count ? (parameters[$0].label, argument.node) : nil }
      }
      return (made, values)
    }
    // `Fan(angle: angle) { … }`: the layout is initialized, and called with the views.
    guard let use = context.record.uses[node.id], let made = use.base.flatMap({ context.nominal($0) }),
      Self.lacksData(made, context.analyzer)
    else { return nil }
    let values = context.analyzer.arguments(of: node, context.record).filter { !$0.isTrailing }
    return (made, values.map { ($0.label, $0.node) })
  }

  /// Whether a type has the macro `@Animatable`, whose expansion declares `animatableData`.
  private static func hasMacro(_ type: SyntaxNode) -> Bool {
    type.child(.modifierList)?.children.contains { attribute in
      attribute.children.first?.referencedName.map { attribute.name(of: $0) == animatable } == true
    } == true
  }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard context.isViewCode, let (made, values) = given(node, context) else { return }
    for (label, value) in values {
      guard let property = storedNumber(of: made, named: label, context),
        AnimatedChange(of: [value], in: context).firstPlace() != nil
      else { continue }
      let name = context.analyzer.name(of: property)
      context.report(
        Diagnostic(
          Self.info.level, Self.info.id,
          "the change of `\(name)` is animated, but `\(context.analyzer.name(of: made))` has no `animatableData`: it "
            + "jumps to the new value; declare it",
          in: context.file, at: value.range,
          notes: [context.note("the number that is not animated", at: property)],
          fixIts: fix(property, of: made, context)))
      return
    }
  }

  /// A stored property with a number or with an animatable value.
  private func storedNumber(of type: DeclID, named name: Name, _ context: RuleContext) -> DeclID? {
    let analyzer = context.analyzer
    return analyzer.directMembers(of: type, named: name).first { member in
      analyzer.isInput(member)
        && analyzer.conforms(analyzer.variableType(of: member), to: analyzer.known(Self.animatable))
    }
  }

  /// The fix that declares `animatableData` for the only number of the type.
  private func fix(_ property: DeclID, of type: DeclID, _ context: RuleContext) -> [FixIt] {
    let analyzer = context.analyzer
    guard type.file == context.fileID, !analyzer.decl(property).has(.isConstant),
      analyzer.children(of: type).filter({ member in
        analyzer.decl(member).kind == .variable
          && storedNumber(of: type, named: analyzer.decl(member).name, context) != nil
      }).count == 1
    else { return [] }
    let name = analyzer.name(of: property)
    guard let written = written(property, of: type, context) else { return [] }
    let lines = context.file.lineIndex
    let declaration = analyzer.node(of: property).range
    let line = lines.contents(ofLine: lines.line(of: declaration.start))
    // No other code is on the line of the declaration.
    let text = context.file.text(line)
    let rest = declaration.end <= line.end ? context.file.text(SourceRange(declaration.end, line.end)) : "…"
    guard !text.contains("{"), !text.contains(";"), !text.contains("/*"), rest.isBlankOrComment else { return [] }
    let indentation = String(text.prefix { $0 == " " || $0 == "\t" })
    let step = indentation.hasPrefix("\t") ? "\t" : "  "
    let code = [
      "\(written.access)var animatableData: \(written.type) {", "\(step)get { \(name)\(written.member) }",
      "\(step)set { \(name)\(written.member) = newValue }", "}",
    ]
    let added = code.map { "\n" + indentation + $0 }.joined()
    return [FixIt("declare `animatableData`", [TextEdit(SourceRange(line.end, line.end), added)], isSafe: false)]
  }

  /// The parts of the declaration of `animatableData`: it has the access level of the shape. A value that is not a
  /// number but animatable provides its own `animatableData`.
  private func written(
    _ property: DeclID, of type: DeclID, _ context: RuleContext
  ) -> (access: String, type: String, member: String)? {
    let analyzer = context.analyzer
    let value = analyzer.variableType(of: property)
    let access =
      switch analyzer.decl(type).access {
      case .publicAccess: "public "
      case .packageAccess: "package "
      case .internalAccess, .fileprivateAccess, .privateAccess: ""
      }
    // A declaration must not use types with a lower access level.
    if !access.isEmpty, let named = context.nominal(value), analyzer.decl(named).access < analyzer.decl(type).access {
      return nil
    }
    let text = analyzer.text(of: value)
    if analyzer.conforms(value, to: analyzer.known("VectorArithmetic")) { return (access, text, "") }
    return (access, "\(text).AnimatableData", ".animatableData")
  }
}
