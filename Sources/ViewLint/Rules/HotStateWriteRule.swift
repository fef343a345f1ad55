import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns of an object that tells its views of a change at each frame although nothing has changed.
struct HotStateWriteRule: Rule {
  static let info = RuleInfo(
    "hot_state_write", .performance, .warning, isFixable: true,
    summary: "at each frame of a movement the object says that it has changed, mostly without reason",
    explanation: """
      Setting an `@Published` property tells every view that observes the object, the same value or not; before SDK 26 so does \
      a property of an `@Observable` class. In an action that runs at each frame of scrolling or dragging, a property that has \
      only a few values is mostly set to the one it has, and the bodies run for nothing, sixty times a second. Compare \
      before: `if model.isOpen != isOpen { model.isOpen = isOpen }`.
      """,
    silence: """
      `@State`, of which an equal value is no change. Positions and sizes, which do change at each frame. What is written only \
      if a condition about the property holds, what is worked out and no choice of few values, and actions that are given a value that seldom changes.
      """,
    examples: [
      RuleExample(
        """
        struct TopKey: PreferenceKey {
          static let defaultValue: CGFloat = 0
          static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
        }
        final class Page: ObservableObject {
          @Published var showsTitle = false
        }
        struct PageView: View {
          @StateObject private var page = Page()
          var body: some View {
            ScrollView { Text("Page") }
              .onPreferenceChange(TopKey.self) { ↓page.showsTitle = $0 < -32 }
          }
        }
        """,
        fixed: """
          struct TopKey: PreferenceKey {
            static let defaultValue: CGFloat = 0
            static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
          }
          final class Page: ObservableObject {
            @Published var showsTitle = false
          }
          struct PageView: View {
            @StateObject private var page = Page()
            var body: some View {
              ScrollView { Text("Page") }
                .onPreferenceChange(TopKey.self) { if page.showsTitle != ($0 < -32) { page.showsTitle = $0 < -32 } }
            }
          }
          """),
      RuleExample(
        """
        final class Card: ObservableObject {
          @Published var isFar = false
        }
        struct CardView: View {
          @ObservedObject var card: Card
          var body: some View {
            Text("Card").gesture(
              DragGesture().onChanged { value in
                ↓card.isFar = value.translation.width > 100
              })
          }
        }
        """,
        fixed: """
          final class Card: ObservableObject {
            @Published var isFar = false
          }
          struct CardView: View {
            @ObservedObject var card: Card
            var body: some View {
              Text("Card").gesture(
                DragGesture().onChanged { value in
                  if card.isFar != (value.translation.width > 100) { card.isFar = value.translation.width > 100 }
                })
            }
          }
          """),
      RuleExample(
        """
        struct TopKey: PreferenceKey {
          static let defaultValue: CGFloat = 0
          static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
        }
        final class Page: ObservableObject {
          @Published var showsTitle = false
          @Published var top: CGFloat = 0
        }
        struct PageView: View {
          @StateObject private var page = Page()
          @State private var isTall = false
          var body: some View {
            ScrollView { Text("Page") }
              .onPreferenceChange(TopKey.self) { top in
                let shows = top < -32
                if page.showsTitle != shows { page.showsTitle = shows }
                page.top = top
                isTall = top > 100
              }
          }
        }
        """),
      RuleExample(
        """
        final class Card: ObservableObject {
          @Published var isFar = false
        }
        struct CardView: View {
          @ObservedObject var card: Card
          var body: some View {
            Text("Card").gesture(
              DragGesture().onChanged { value in
                withAnimation { ↓card.isFar = value.translation.width > 100 }
                if value.translation.height > 900 {
                  DispatchQueue.main.asyncAfter(deadline: .now() + 1) { card.isFar = false }
                }
              })
          }
        }
        """,
        fixed: """
          final class Card: ObservableObject {
            @Published var isFar = false
          }
          struct CardView: View {
            @ObservedObject var card: Card
            var body: some View {
              Text("Card").gesture(
                DragGesture().onChanged { value in
                  withAnimation { if card.isFar != (value.translation.width > 100) { card.isFar = value.translation.width > 100 } }
                  if value.translation.height > 900 {
                    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { card.isFar = false }
                  }
                })
            }
          }
          """),
      RuleExample(
        """
        final class Page: ObservableObject {
          @Published var isScrolled = false
        }
        struct PageView: View {
          @StateObject private var page = Page()
          var body: some View {
            ScrollView { Text("Page") }
              .onScrollGeometryChange(for: Bool.self) { $0.contentOffset.y > 32 } action: { _, isScrolled in
                page.isScrolled = isScrolled
              }
          }
        }
        """),
      RuleExample(
        """
        final class Card: ObservableObject {
          @Published var isFar = false
          @Published var isNear = false
          func move(by distance: CGFloat) {
            isFar = distance > 100
            guard isNear != (distance < 10) else { return }
            isNear = distance < 10
          }
        }
        struct CardView: View {
          @ObservedObject var card: Card
          var body: some View {
            Text("Card").gesture(DragGesture().onChanged { value in ↓card.move(by: value.translation.width) })
            Text("Card").gesture(DragGesture().onChanged(↓moved))
          }
          private func moved(_ value: DragGesture.Value) {
            card.isFar = value.translation.width > 100
          }
        }
        """),
      RuleExample(
        """
        struct TopKey: PreferenceKey {
          static let defaultValue: CGFloat = 0
          static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
        }
        final class Page: ObservableObject {
          @Published var section: Int?
          @Published var title = ""
          @Published var top = 0
        }
        struct PageView: View {
          @StateObject private var page = Page()
          var body: some View {
            ScrollView { Text("Page") }
              .onPreferenceChange(TopKey.self) { top in
                ↓page.section = top > 100 ? 1 : nil
                ↓self.page.title = top > 100 ? "Far" : (top > 10 ? "Near" : "Here")
                page.top = top > 100 ? Int(top) : 0
              }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 1, of: 1, inApps: 46))

  static let visits: [NodeKind] = [.functionCallExpr]

  static func isAbout(_ callee: Callee) -> Bool { callee.text(of: .hot) != nil }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let action = context.analyzer.arguments(of: node, context.record).last?.node,
      !isSeldom(action, context), let code = context.code(ofAction: action)
    else { return }
    for found in CalledWrites(in: code.statements, code.context).found where found.write.node.kind == .assignmentExpr {
      report(found, at: code.isHere ? found.call : found.call ?? action, context)
    }
  }

  /// Whether an action is given one of a few values, and so runs only when it is another.
  private func isSeldom(_ action: SyntaxNode, _ context: RuleContext) -> Bool {
    guard let type = context.record.types[action.id], context.analyzer.types.kind(type) == .function,
      context.analyzer.types.argumentCount(type) > 1
    else { return false }
    return hasFewValues(context.analyzer.types.argument(type, 0), context)
  }

  /// `Bool` or an enumeration.
  private func hasFewValues(_ type: TypeID, _ context: RuleContext) -> Bool {
    let type = context.analyzer.wrapped(type) ?? type
    guard let decl = context.nominal(type) else { return false }
    return decl == context.analyzer.knownDecl(.bool) || context.analyzer.decl(decl).kind == .enumeration
  }

  /// Whether a value is one of some that are written down: `y > 100 ? 1 : nil`.
  private func isChoice(_ value: SyntaxNode) -> Bool {
    func isWritten(_ value: SyntaxNode) -> Bool {
      switch value.kind {
      case .stringLiteralExpr: value.children.isEmpty
      case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr: true
      default: isChoice(value)
      }
    }
    switch value.kind {
    case .parenExpr: return value.children.first.map(isChoice) ?? false
    case .ternaryExpr: return value.children.dropFirst().allSatisfy(isWritten)
    default: return false
    }
  }

  /// - Parameter call: what leads to the write from here; `nil` if it stands here.
  private func report(_ found: CalledWrites.Found, at call: SyntaxNode?, _ context: RuleContext) {
    let analyzer = context.analyzer
    let write = found.write
    guard let value = write.value, signalsAlways(write.property, context),
      hasFewValues(analyzer.variableType(of: write.property), context) || isChoice(value),
      !found.asked.contains(write.property)
    else { return }
    let name = RuleText.oneLine(write.target.text)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(name)` is set at each frame, mostly to the value it has, and runs the bodies that observe it each time; compare "
          + "before it is set",
        in: context.file, at: call?.range ?? write.node.range,
        notes: (call == nil
          ? [] : [Diagnostic.Note("it is set here", in: found.context.file, at: write.node.range)])
          + [context.note("the property is declared here", at: write.property)],
        fixIts: call == nil ? comparison(write, context).map { [$0] } ?? [] : []))
  }

  /// Compares before the property is set, if the value can be asked for twice and is one that can be compared.
  private func comparison(_ write: PropertyWrite, _ context: RuleContext) -> FixIt? {
    guard let value = write.value, !value.contains(where: { $0.kind == .functionCallExpr || $0.kind == .awaitExpr }),
      !write.node.text.contains(where: \.isNewline),
      context.nominal(context.analyzer.variableType(of: write.property)) == context.analyzer.knownDecl(.bool)
    else { return nil }
    let isOne =
      switch value.kind {
      case .declReferenceExpr, .memberAccessExpr, .booleanLiteralExpr, .parenExpr: true
      default: false
      }
    let compared = isOne ? value.text : "(\(value.text))"
    return FixIt(
      "compare before it is set",
      [TextEdit(write.node.range, "if \(write.target.text) != \(compared) { \(write.node.text) }")], isSafe: false)
  }

  /// Whether a property of an object tells of every value that it is set to.
  private func signalsAlways(_ property: DeclID, _ context: RuleContext) -> Bool {
    guard context.analyzer.isObserved(property),
      let owner = context.analyzer.owner(of: property).flatMap({ context.analyzer.nominal(of: $0) }),
      context.analyzer.decl(owner).kind == .classType
    else { return false }
    let isPublished = !context.analyzer.propertyWrappers(of: property).isEmpty
    return isPublished || context.analyzer.program.configuration.sdk < BuildConfiguration.comparingSDK
  }
}

extension BuildConfiguration {
  /// The first SDK in which a property of an `@Observable` class does not tell of an equal value.
  fileprivate static let comparingSDK = 26
}
