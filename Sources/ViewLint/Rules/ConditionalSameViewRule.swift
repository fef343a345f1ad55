import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns when the branches of a condition build one and the same view, which throws its state away.
struct ConditionalSameViewRule: Rule {
  static let info = RuleInfo(
    "conditional_same_view", .identity, .warning, isFixable: true,
    summary: "the branches of a condition build the same view, whose state is lost when the condition changes",
    explanation: """
      SwiftUI knows a view by its place in the static type. The two sides of an `if` are two places, so that a change of \
      the condition removes one view and inserts another one, even if both have the same type: `@State` starts anew, \
      focus and scroll position are lost, tasks start again, and what could have been animated is replaced. Keep one \
      view and move the condition into an argument.
      """,
    silence: """
      Nothing is said where nothing is lost: neither the view nor anything below it owns state. Two different views, the \
      same view made by two initialisers or of several other arguments, cases of a `switch` that give it other arguments, \
      branches with different explicit identities, a `.transition` on either side, and `#available`, which never \
      changes, are left alone.
      """,
    examples: [
      RuleExample(
        """
        struct Counter: View {
          @State private var count = 0
          var body: some View { Text("\\(count)") }
        }
        struct Example: View {
          var isLarge: Bool
          var body: some View {
            ↓if isLarge {
              Counter().scaleEffect(2)
            } else {
              Counter()
            }
          }
        }
        """,
        fixed: """
          struct Counter: View {
            @State private var count = 0
            var body: some View { Text("\\(count)") }
          }
          struct Example: View {
            var isLarge: Bool
            var body: some View {
              Counter().scaleEffect(isLarge ? 2 : 1)
            }
          }
          """),
      RuleExample(
        """
        struct Counter: View {
          var title: String
          @State private var count = 0
          var body: some View { Text("\\(title) \\(count)") }
        }
        struct Example: View {
          var isBusy: Bool
          var body: some View {
            VStack {
              ↓if isBusy {
                Counter(title: "busy")
                  .padding()
                  .hidden()
              } else {
                Counter(title: "idle")
                  .offset(x: 10)
                  .disabled(true)
              }
            }
          }
        }
        """,
        fixed: """
          struct Counter: View {
            var title: String
            @State private var count = 0
            var body: some View { Text("\\(title) \\(count)") }
          }
          struct Example: View {
            var isBusy: Bool
            var body: some View {
              VStack {
                Counter(title: isBusy ? "busy" : "idle")
                  .padding(.all, isBusy ? nil : 0)
                  .opacity(isBusy ? 0 : 1)
                  .offset(x: isBusy ? 0 : 10)
                  .disabled(!isBusy)
              }
            }
          }
          """),
      RuleExample(
        """
        struct Search: View {
          var isWide: Bool
          @State private var text = ""
          var body: some View {
            ↓switch isWide {
            case true: TextField("Search", text: $text).frame(width: 400)
            case false: TextField("Search", text: $text).overlay { Color.red }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Counter: View {
          @State private var count = 0
          var body: some View { Text("\\(count)") }
        }
        struct Example: View {
          var isFirst: Bool
          var body: some View {
            if isFirst {
              Counter().id("first")
            } else {
              Counter().id("second")
            }
          }
        }
        """),
      RuleExample(
        """
        struct Player: View {
          @State private var position = 0.0
          var body: some View { Slider(value: $position) }
        }
        struct Example: View {
          var isWide: Bool
          var body: some View {
            ↓if isWide {
              Player()
                #if os(iOS)
                  .padding()
                #endif
                .offset(x: 10)
            } else {
              Player()
            }
          }
        }
        """),
      RuleExample(
        """
        struct Note: View {
          var text: String
          @State private var isOpen = false
          var body: some View { Toggle(text, isOn: $isOpen) }
        }
        struct Notes: View {
          var notes: [String]
          var body: some View {
            ↓if notes.isEmpty {
              Note(text: "Nothing")
            } else if notes.count < 9 {
              Note(text: notes[0])
            }
          }
        }
        """),
      RuleExample(
        """
        struct Player: View {
          var url: String
          @State private var position = 0.0
          init(url: String) { self.url = url }
          init(file: String) { self.url = file }
          var body: some View { Slider(value: $position) }
        }
        struct Example: View {
          enum Source { case radio, disc, file(String), stream(String) }
          var source: Source
          var file: String?
          var body: some View {
            switch source {
            case .radio: Player(url: "radio")
            case .disc: Player(url: "disc")
            case .file(let url): Player(url: url)
            case .stream(let url): Player(url: url)
            }
            if let file {
              Player(file: file)
            } else {
              Player(url: "none")
            }
            NavigationLink("Next") { Player(url: "next") }
          }
        }
        struct Links: View {
          var isLast: Bool
          var body: some View {
            if isLast {
              NavigationLink("Done") { Player(url: "done") }
            } else {
              NavigationLink("Next") { Player(url: "next") }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Label2: View {
          var body: some View { Text("no state") }
        }
        struct Example: View {
          var isLarge: Bool
          var body: some View {
            if isLarge {
              Label2().scaleEffect(2)
            } else {
              Label2()
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 38, of: 43, inApps: 14))

  static let visits: [NodeKind] = [.ifExpr, .switchExpr]

  func check(_ node: SyntaxNode, in context: RuleContext) {
    // An `else if` belongs to the chain that begins before it.
    if node.kind == .ifExpr, let around = context.ancestors.last, around.kind == .ifExpr { return }
    guard let branches = Branches(node, in: context) else { return }
    let cases = node.children.filter { $0.kind == .switchCase }
    let leaves = branches.blocks.enumerated().compactMap { number, block in
      ViewChain(block: block, in: context).map { (view: $0, itsCase: node.kind == .switchExpr ? cases[number] : nil) }
    }
    // The branches behind the one at hand, by the types of their views.
    var later = Dictionary(grouping: leaves.indices, by: { leaves[$0].view.coreType }).mapValues { $0[...] }
    for (first, itsCase) in leaves {
      later[first.coreType]?.removeFirst()
      guard let others = later[first.coreType], !others.isEmpty else { continue }
      let same = others.prefix(Self.reach).first { other in
        !first.isSeparated(from: leaves[other].view) && isOneView(first, leaves[other].view, itsCase, context)
      }
      guard let same else { continue }
      guard branches.canChange(in: context) else { return }
      let lost = context.analyzer.ownedState(in: first.coreType, includesLater: false)
      if !lost.isEmpty { return report(node, branches, first, leaves[same].view, lost, in: context) }
    }
  }

  /// With so many branches behind it that make views of its type a branch is compared: who writes more of them, which
  /// all differ, means several views.
  private static let reach = 64

  /// Whether the two are meant as one view. Cases that give it other arguments show other things, one for each case, and
  /// so do calls of two initialisers.
  ///
  /// - Parameter itsCase: the case that the first is in; `nil` if it is in an `if`.
  private func isOneView(
    _ first: ViewChain, _ second: ViewChain, _ itsCase: SyntaxNode?, _ context: RuleContext
  ) -> Bool {
    if let itsCase {
      return first.core.plainText == second.core.plainText && !usesPayload(first.core, of: itsCase)
    }
    guard context.madeType(first.core) != nil, context.madeType(second.core) != nil,
      let made = context.record.uses[first.core.id], let other = context.record.uses[second.core.id]
    else { return true }
    return made.decl == other.decl && differences(first.core, second.core, context) < 2
  }

  /// Whether a view is made of something that only its case has.
  private func usesPayload(_ view: SyntaxNode, of itsCase: SyntaxNode) -> Bool {
    itsCase.children.filter { $0.kind == .switchCaseItem }.contains { item in
      item.tokenIndices.contains { index in
        let token = item.token(index)
        return token.kind == .identifier && view.mentions(item.name(of: token))
      }
    }
  }

  /// How many arguments of two calls of one initialiser are not the same.
  private func differences(_ first: SyntaxNode, _ second: SyntaxNode, _ context: RuleContext) -> Int {
    func texts(_ call: SyntaxNode) -> [Name: String] {
      Dictionary(
        context.analyzer.arguments(of: call, context.record).map { ($0.label, $0.node.plainText) },
        uniquingKeysWith: { $0 + $1 })
    }
    let (left, right) = (texts(first), texts(second))
    return Set(left.keys).union(right.keys).count { left[$0] != right[$0] }
  }

  private func report(
    _ node: SyntaxNode, _ branches: Branches, _ first: ViewChain, _ second: ViewChain, _ lost: OwnedStates,
    in context: RuleContext
  ) {
    var message = "`\(first.coreName)` loses its identity when \(branches.subject) changes: \(RuleText.list(lost)) "
    message += lost.names.count == 1 ? "is reset" : "are reset"
    if first.identity != nil { message += "; the same `id` on both sides does not join them" }
    var notes = [
      Diagnostic.Note("the same view in the other branch", in: context.file, at: second.range)
    ]
    for state in lost.states.prefix(3) {
      guard let property = state.property else { continue }
      let file = context.analyzer.program.file(property.file).source
      notes.append(
        Diagnostic.Note(
          "the state that is reset is declared here", in: file, at: context.analyzer.nameRange(of: property)))
    }
    let fix = branches.blocks.count == 2 ? ChainMerge(node, in: context)?.fix(first, second) : nil
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id, message, in: context.file, at: branches.head, context: branches.excerpt,
        notes: notes,
        fixIts: fix.map { [$0] } ?? []))
  }
}
