import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a screen that pushes another one each time it appears, also when the user comes back from that one.
struct PushedOnAppearRule: Rule {
  static let info = RuleInfo(
    "pushed_on_appear", .correctness, .warning, isFixable: false,
    summary: "the screen pushes another one whenever it appears, so that the user cannot go back to it",
    explanation: """
      The user goes back, and the screen is pushed again at once. `onAppear` and `task` also run when a screen comes into \
      view because the one above it is popped. If they push a screen for an input that is still there, such as the \
      episode of a link, they push it again each time. Keep the target in state and set it to `nil` when it is pushed, or \
      put all screens into the path at once. Reported of a link to an episode that could not be left, and of screens \
      that were opened twice.
      """,
    silence: """
      The rule ignores actions that check or change state, such as a flag that is set once, and programs that hide the \
      back button of a screen.
      """,
    examples: [
      RuleExample(
        """
        enum Route: Hashable { case season(Int, episode: Int?), episode(Int) }
        @Observable final class Router { var path: [Route] = [] }
        struct SeasonView: View {
          let season: Int
          var episode: Int?
          let router: Router
          var body: some View {
            List { NavigationLink("Episode 1", value: Route.episode(1)) }
              .↓onAppear { showEpisode() }
          }
          private func showEpisode() {
            guard let episode else { return }
            router.path.append(.episode(episode))
          }
        }
        struct OnceView: View {
          let router: Router
          @State var episode: Int?
          var body: some View {
            Text("Season").onAppear {
              if let id = episode {
                episode = nil
                router.path.append(.episode(id))
              }
            }
          }
        }
        struct SeriesView: View {
          @State private var router = Router()
          var body: some View {
            NavigationStack(path: $router.path) {
              NavigationLink("Season 1", value: Route.season(1, episode: 3))
                .navigationDestination(for: Route.self) { route in
                  switch route {
                  case .season(let number, let episode): SeasonView(season: number, episode: episode, router: router)
                  case .episode(let number): Text("Episode \\(number)")
                  }
                }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Home: View {
          let opened: Int?
          @State private var isShown = false
          @State private var isSheetShown = false
          var body: some View {
            NavigationStack {
              List { Text("Notes") }
                .navigationDestination(isPresented: $isShown) { Text("Note \\(opened ?? 0)") }
                .↓task { if opened != nil { isShown = true } }
                .sheet(isPresented: $isSheetShown) { Text("News") }
                .onAppear { isSheetShown = true }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Start: View {
          @State private var path: [Int] = []
          @State private var hasOpened = false
          let opened: Int?
          var body: some View {
            NavigationStack(path: $path) {
              Text("Start")
                .navigationDestination(for: Int.self) { Text("\\($0)") }
                .onAppear {
                  guard !hasOpened, let opened else { return }
                  hasOpened = true
                  path.append(opened)
                }
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 20))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// The stack may be in another file.
  static let dependsOnWholeProgram = true

  private static let path: Name = "path"
  private static let append: Name = "append"
  private static let hidden: Name = "navigationBarBackButtonHidden"
  private static let task: Name = "Task"

  static func checksCalls(_ callee: Callee) -> Bool {
    callee.fact(.lifecycle)?.startsOnAppear ?? false
  }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard let name = node.calleeName, context.runsWithBody, context.isInView, !context.isPreview,
      context.argument(node, .id) == nil, !hidesBackButton(analyzer),
      let action = analyzer.arguments(of: node, context.record).last?.node,
      let code = context.code(ofAction: action, isOfAnyType: true)
    else { return }
    let statements = code.statements.flatMap { statement -> [SyntaxNode] in
      guard code.context.makes(statement, anyOf: [Self.task]), let closure = statement.lastClosure else {
        return [statement]
      }
      return closure.children.filter { $0.kind != .closureSignature }
    }
    let writes = CalledWrites(in: statements, code.context).found
    guard
      let push = writes.first(where: { found in
        isPush(found, context) && found.asked.allSatisfy { isFixed($0, context) }
      })
    else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "this also runs when the user comes back from the screen that it pushes, and pushes it again; push it only once: "
          + "keep in state that it was pushed",
        in: context.file, at: name.range,
        notes: [Diagnostic.Note("the screen is pushed here", in: push.context.file, at: push.write.node.range)]))
  }

  private func hidesBackButton(_ analyzer: Analyzer) -> Bool {
    analyzer.perProgram(Self.info.id) {
      [analyzer.program.userFileIDs.contains { analyzer.program.file($0).tree.root.mentions(Self.hidden) }]
    }[0]
  }

  /// Whether a property that a condition checks keeps its value while the view is shown: an input or a constant.
  private func isFixed(_ decl: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    guard analyzer.isOwn(decl), analyzer.decl(decl).kind == .variable else { return true }
    return analyzer.propertyWrappers(of: decl).isEmpty && !analyzer.decl(decl).has(.isComputed)
      && !analyzer.isObserved(decl) && (analyzer.isInput(decl) || analyzer.decl(decl).has(.isConstant))
  }

  /// Whether a write pushes a screen: it adds to the path of a stack, or turns on a destination of the view.
  private func isPush(_ found: CalledWrites.Found, _ context: RuleContext) -> Bool {
    let write = found.write
    if write.node.kind == .functionCallExpr {
      return write.node.calleeName.map { write.node.name(of: $0) } == Self.append
        && paths(context.analyzer).contains(write.property)
    }
    return write.value?.text == "true" && context.isOfSameType(write.property) && turnsOnScreen(write.property, context)
  }

  /// Whether a state of the view turns on a destination.
  private func turnsOnScreen(_ state: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    return context.bodiesOfType.contains { body in
      let code = analyzer.node(of: body)
      guard code.mentions(analyzer.decl(state).name) else { return false }
      let inner = RuleContext(analyzer, body.file)
      inner.enter(body)
      return code.subtree.contains { call in
        call.kind == .functionCallExpr && inner.presents(call, [.screen])
          && inner.argument(call, "isPresented").flatMap { inner.propertyBound(by: $0) } == state
      }
    }
  }

  /// The properties that are bound to the paths of stacks.
  private func paths(_ analyzer: Analyzer) -> Set<DeclID> {
    analyzer.perProgram(Self.pathsOfStacks) {
      var found: Set<DeclID> = []
      for file in analyzer.program.userFileIDs where analyzer.program.file(file).tree.root.mentions(Self.path) {
        for body in analyzer.bodies(in: file) where analyzer.node(of: body).mentions(Self.path) {
          let inner = RuleContext(analyzer, file)
          inner.enter(body)
          for call in analyzer.node(of: body).subtree
          where call.kind == .functionCallExpr && inner.madeFact(.navigates, of: call) != nil {
            if let path = inner.argument(call, Self.path), let bound = inner.propertyBound(by: path) {
              found.insert(bound)
            }
          }
        }
      }
      return found
    }
  }

  private static let pathsOfStacks: RuleID = "paths_of_stacks"
}
