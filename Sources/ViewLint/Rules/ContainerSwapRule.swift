import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about branches that put the same views into different containers.
struct ContainerSwapRule: Rule {
  static let info = RuleInfo(
    "container_swap_resets_children", .identity, .warning, isFixable: false,
    summary: "the same views are in another container when the condition changes, and their state is reset",
    explanation: """
      When the condition changes, for example because the device is rotated, the views lose all their state. `if \
      isWide { HStack { … } } else { VStack { … } }` shows the same views in both cases, but with different \
      identities. `let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())` keeps the views and \
      only moves them.
      """,
    silence: """
      Views without state, views whose code differs, containers that do not lay out along an axis, and conditions \
      that cannot change.
      """,
    examples: [
      RuleExample(
        """
        struct Names: View {
          var isWide: Bool
          @State private var first = ""
          @State private var last = ""
          var body: some View {
            ↓if isWide {
              HStack {
                TextField("First", text: $first)
                TextField("Last", text: $last)
              }
            } else {
              VStack {
                TextField("First", text: $first)
                TextField("Last", text: $last)
              }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Counter: View {
          @State private var count = 0
          var body: some View { Text("Count") }
        }
        struct Counters: View {
          @Environment(\\.horizontalSizeClass) private var width
          var body: some View {
            ↓if width == .compact {
              VStack(spacing: 8) { Counter() }.padding()
            } else {
              HStack { Counter() }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Names: View {
          var isWide: Bool
          var body: some View {
            if isWide {
              HStack { Text("First") }
            } else {
              VStack { Text("First") }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Names: View {
          var isWide: Bool
          @State private var name = ""
          var body: some View {
            if isWide {
              HStack { TextField("Name", text: $name) }
            } else {
              VStack { Text(name) }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Names: View {
          enum Layout { case line, column }
          var layout: Layout
          @State private var first = ""
          var body: some View {
            ↓switch layout {
            case .line: HStack { TextField("First", text: $first) }
            case .column: VStack { TextField("First", text: $first) }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Facts: View {
          enum Display { case row, column }
          var display = Display.row
          @State private var note = ""
          var body: some View {
            switch display {
            case .row: HStack { TextField("Note", text: $note) }
            case .column: VStack { TextField("Note", text: $note) }
            }
          }
        }
        struct Page: View {
          var body: some View {
            Facts()
            Facts(display: .column)
          }
        }
        """),
      RuleExample(
        """
        struct Field: View {
          @State private var text = ""
          var body: some View { TextField("Text", text: $text) }
        }
        struct Form: View {
          @State private var isWide = false
          private var wide: some View {
            HStack {
              Field()
              Text("Note")
            }
            .padding()
          }
          private var narrow: some View {
            VStack {
              Field()
              Text("Note")
            }
          }
          private var other: some View { VStack { Text("Note") } }
          var body: some View {
            VStack {
              ↓if isWide { wide } else { narrow }
              if isWide { wide } else { other }
              Toggle("Wide", isOn: $isWide)
            }
          }
        }
        """),
      RuleExample(
        """
        struct Editor: View {
          @State private var text = ""
          var body: some View { TextField("Text", text: $text) }
        }
        struct Adaptive<Content: View>: View {
          @Environment(\\.horizontalSizeClass) private var width
          @ViewBuilder let content: () -> Content
          var body: some View {
            ↓if width == .compact {
              VStack { content() }
            } else {
              HStack { content() }
            }
          }
        }
        struct Captions<Content: View>: View {
          @Environment(\\.horizontalSizeClass) private var width
          @ViewBuilder let content: Content
          var body: some View {
            if width == .compact {
              VStack { content }
            } else {
              HStack { content }
            }
          }
        }
        @main struct Notes: App {
          var body: some Scene {
            WindowGroup {
              Adaptive { Editor() }
              Captions { Text("Notes") }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Editor: View {
          @State private var text = ""
          var body: some View { TextEditor(text: $text) }
        }
        struct Pages: View {
          @State private var isWide = false
          private var content: AnyView {
            ↓if isWide { return AnyView(HStack { Editor() }) }
            return AnyView(VStack { Editor() })
          }
          private func chosen() -> AnyView {
            ↓switch isWide {
            case true: AnyView(HStack { Editor() })
            case false: AnyView(VStack { Editor() })
            }
          }
          var body: some View {
            let all = ↓isWide ? AnyView(HStack { Editor() }) : AnyView(VStack { Editor() })
            let same = isWide ? AnyView(HStack { Editor() }) : AnyView(HStack { Editor() })
            VStack {
              content
              chosen()
              all
              same
              Button("Turn") { isWide.toggle() }
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 1, of: 1, inApps: 27))

  static let visits: [NodeKind] = [.ifExpr, .switchExpr, .ternaryExpr]
  static let usesProgramFacts = true

  func check(_ node: SyntaxNode, in context: RuleContext) {
    if node.kind == .ifExpr, let around = context.ancestors.last, around.kind == .ifExpr { return }
    let built = node.kind == .ternaryExpr ? nil : Branches(node, in: context)
    guard let branches = built ?? Branches(erasing: node, in: context), branches.blocks.count == 2,
      let (first, here) = container(branches.blocks[0], context),
      let (second, there) = container(branches.blocks[1], context), first.coreType != second.coreType,
      let left = content(first, here), let right = content(second, there), left.text == right.text,
      branches.canChange(in: context)
    else { return }
    let lost = context.analyzer.ownedState(in: first.coreType, includesLater: false)
    guard !lost.isEmpty else {
      return checkGiven(first, second, branches, there.file, right.closure, context)
    }
    var notes = [Diagnostic.Note("the same views in the other container", in: there.file, at: right.closure.range)]
    notes += lost.states.prefix(3).compactMap { state in
      state.property.map { context.note("the state that is reset is declared here", at: $0) }
    }
    let diagnostic = Diagnostic(
      Self.info.level, Self.info.id,
      "the views in `\(first.coreName)` are replaced by those in `\(second.coreName)` when \(branches.subject) "
        + "changes: "
        + "\(RuleText.list(lost)) \(lost.names.count == 1 ? "is" : "are") reset; choose between two layouts with `AnyLayout`",
      in: context.file, at: branches.head, context: branches.excerpt, notes: notes)
    context.report(diagnostic, if: .varied(context.changeSources(of: branches.asked)))
  }

  /// Whether the provided content has state is only known at the call sites.
  private func checkGiven(
    _ first: ViewChain, _ second: ViewChain, _ branches: Branches, _ file: SourceFile, _ other: SyntaxNode,
    _ context: RuleContext
  ) {
    guard let owner = context.ownerType, isGiven(first.coreType, context) else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "the views in `\(first.coreName)` are replaced by those in `\(second.coreName)` when \(branches.subject) "
          + "changes, and the content of `\(context.analyzer.name(of: owner))` loses its state; choose between two "
          + "layouts with `AnyLayout`",
        in: context.file, at: branches.head, context: branches.excerpt,
        notes: [Diagnostic.Note("the same views in the other container", in: file, at: other.range)]),
      if: .all([.varied(context.changeSources(of: branches.asked)), .isUsedOnStatefulView(owner)]))
  }

  /// Whether a view type contains a type that the call site selects: a container's `Content`, a modifier's content.
  private func isGiven(_ type: TypeID, _ context: RuleContext) -> Bool {
    let types = context.analyzer.types
    switch types.kind(type) {
    case .parameter: return true
    case .nominal:
      return context.analyzer.catalogueText(.placeholder, of: types.decl(type)) != nil
        || types.arguments(type).contains { isGiven($0, context) }
    case .tuple: return types.arguments(type).contains { isGiven($0, context) }
    default: return false
    }
  }

  /// The view of a branch, also through the name of a helper, with a context that resolves its names.
  private func container(_ block: [SyntaxNode], _ context: RuleContext) -> (chain: ViewChain, context: RuleContext)? {
    guard let chain = ViewChain(block: block, in: context) else { return nil }
    let origin = context.origin(of: chain.core)
    guard origin.context !== context, let inner = ViewChain(origin.node, in: origin.context) else {
      return (chain, context)
    }
    return (inner, origin.context)
  }

  /// The source in the single builder closure of a container with an axis.
  private func content(_ chain: ViewChain, _ context: RuleContext) -> (closure: SyntaxNode, text: String)? {
    guard let made = context.madeType(chain.core), context.analyzer.fact(.axis, of: made) != nil else {
      return nil
    }
    let closures = context.analyzer.arguments(of: chain.core, context.record).map(\.node).filter {
      context.record.builders[$0.id] != nil
    }
    guard closures.count == 1, let closure = closures.first else { return nil }
    return (closure, closure.children.filter { $0.kind != .closureSignature }.map(\.plainText).joined(separator: "\n"))
  }
}
