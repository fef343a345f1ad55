import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a player, a scene or a web view that is made repeatedly and restarts each time.
struct FrameworkObjectRemadeRule: Rule {
  static let info = RuleInfo(
    "framework_object_remade", .state, .warning, isFixable: false,
    summary: "the player, scene or web view is created again with the view, and starts from the beginning",
    explanation: """
      The video starts over, the game starts again, the page is loaded again. A body runs again for each change it \
      reads, and a view is a value that its parent creates again; an `AVPlayer`, an `SKScene`, a web view or a \
      location manager that is created there is a new one each time. Keep one in `@State`, or in a model that \
      `@State` or `@StateObject` keeps.
      """,
    silence: """
      Bodies that subscribe to nothing that is written, and views whose parent is never updated; objects that are \
      created for a sheet, or for a link's destination unless the body runs again while that covers it. An object \
      that is only asked for a value, one that a view keeps in `@State`, and one for the first view of another \
      framework.
      """,
    examples: [
      RuleExample(
        """
        import AVKit
        import SpriteKit
        final class Game: SKScene {}
        struct Arcade: View {
          let url: URL
          @State private var score = 0
          @State private var kept = AVPlayer()
          private var level: SKScene {
            let scene = Game()
            scene.size = CGSize(width: 300, height: 400)
            return scene
          }
          var body: some View {
            let player = AVPlayer(url: url)
            VideoPlayer(player: ↓AVPlayer(url: url))
            VideoPlayer(player: ↓player)
            VideoPlayer(player: kept)
            SpriteView(scene: ↓Game())
            SpriteView(scene: ↓level)
            Text("\\(AVPlayer(url: url).volume)")
            Button("\\(score)") { score += 1 }
              .sheet(isPresented: .constant(score > 3)) { VideoPlayer(player: AVPlayer(url: url)) }
          }
        }
        struct Still: View {
          let url: URL
          var body: some View { VideoPlayer(player: AVPlayer(url: url)) }
        }
        """),
      RuleExample(
        """
        import AVKit
        struct Clip: View {
          private let ↓player = AVPlayer()
          private let other: AVPlayer
          static let shared = AVPlayer()
          @State private var kept = AVPlayer()
          init(url: URL) { ↓other = AVPlayer(url: url) }
          var body: some View {
            VideoPlayer(player: player)
            VideoPlayer(player: other)
          }
        }
        struct Clips: View {
          let url: URL
          @State private var isOn = false
          var body: some View {
            Toggle("On", isOn: $isOn)
            Clip(url: url).opacity(isOn ? 1 : 0)
          }
        }
        """),
      RuleExample(
        """
        import AVKit
        struct Clip: View {
          let player = AVPlayer()
          var body: some View { VideoPlayer(player: player) }
        }
        @main struct ClipApp: App {
          var body: some Scene { WindowGroup { Clip() } }
        }
        """),
      RuleExample(
        """
        import WebKit
        struct Page: UIViewRepresentable {
          private let web = WKWebView()
          func makeUIView(context: Context) -> WKWebView { web }
          func updateUIView(_ view: WKWebView, context: Context) {}
        }
        struct Reader: UIViewRepresentable {
          private let ↓web = WKWebView()
          func makeUIView(context: Context) -> WKWebView { web }
          func updateUIView(_ view: WKWebView, context: Context) { web.endEditing(true) }
        }
        struct Pages: View {
          @State private var isOn = false
          var body: some View {
            Toggle("On", isOn: $isOn)
            Page().opacity(isOn ? 1 : 0)
            Reader().opacity(isOn ? 1 : 0)
          }
        }
        """),
      RuleExample(
        """
        import AVKit
        struct Screen: View {
          let player: AVPlayer
          var body: some View { VideoPlayer(player: player) }
        }
        struct Kept: View {
          @State private var player: AVPlayer
          init(player: AVPlayer) { _player = State(initialValue: player) }
          var body: some View { VideoPlayer(player: player) }
        }
        struct Screens: View {
          let url: URL
          @State private var isMuted = false
          var body: some View {
            Toggle("Muted", isOn: $isMuted)
            Screen(player: ↓AVPlayer(url: url)).opacity(isMuted ? 0.5 : 1)
            Kept(player: AVPlayer(url: url))
          }
        }
        """),
      RuleExample(
        """
        import AVKit
        struct Sound {
          let player = AVPlayer()
        }
        struct Card: View {
          let title: String
          private let ↓sound = Sound()
          private static let shared = Sound()
          var body: some View { Button(title) { sound.player.play() } }
        }
        struct Cards: View {
          @State private var count = 0
          var body: some View {
            Stepper("Count", value: $count)
            Card(title: "\\(count)")
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 1, of: 1, inApps: 41))

  static let visits: [NodeKind] = [.patternBinding, .assignmentExpr, .functionCallExpr]
  static let usesProgramFacts = true

  static func checksCalls(_ callee: Callee) -> Bool {
    callee.made.map { callee.analyzer.isView(callee.analyzer.nominalType($0)) } ?? false
  }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    switch node.kind {
    case .functionCallExpr: checkArguments(node, context)
    case .assignmentExpr:
      guard let (use, value) = context.initialization(node) else { return }
      checkProperty(use.decl, made: value, at: node.range, context)
    default:
      guard context.ancestors.isEmpty, let decl = context.decl, let value = node.initialValue else { return }
      checkProperty(decl, made: value, at: context.analyzer.nameRange(of: decl), context)
    }
  }

  /// `VideoPlayer(player: AVPlayer(url: url))`
  private func checkArguments(_ call: SyntaxNode, _ context: RuleContext) {
    guard let view = context.madeType(call), let owner = context.ownerType, context.conforms(owner, to: .view) else {
      return
    }
    if context.isOwn(view) {
      let found = context.objectsMade(forViewOf: call) { context.analyzer.isStoredPlainly($0) }
      for object in found {
        guard let lost = context.analyzer.lost(withObjectOf: object.made) else { continue }
        report(object.made, lost, at: object.value, object.notes, if: object.condition, context)
      }
      return
    }
    for argument in context.analyzer.arguments(of: call, context.record)
    where argument.node.kind != .closureExpr && context.mayBeObject(argument.node) {
      let making = context.objectMaking(argument.node)
      guard let made = making.context.madeType(making.node), let lost = context.analyzer.lost(withObjectOf: made),
        context.runsWithBody, !context.isPreview, let (condition, notes) = context.runsAgain(owner)
      else { continue }
      report(made, lost, at: argument.node, notes, if: condition ?? .all([]), context)
    }
  }

  private func report(
    _ made: DeclID, _ lost: String, at value: SyntaxNode, _ notes: [Diagnostic.Note], if condition: ProgramCondition,
    _ context: RuleContext
  ) {
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "a new `\(context.analyzer.name(of: made))` is created each time this body runs, and \(lost) is lost; keep "
          + "one in `@State`",
        in: context.file, at: value.range, notes: notes),
      if: condition)
  }

  /// `let player = AVPlayer()` in a view, and `player = AVPlayer(url: url)` in its initializer.
  private func checkProperty(
    _ property: DeclID, made value: SyntaxNode, at range: SourceRange, _ context: RuleContext
  ) {
    let analyzer = context.analyzer
    let making = heldObject(context.objectMaking(value), analyzer)
    guard let owner = context.ownerType, analyzer.decl(owner).kind == .structure, context.conforms(owner, to: .view),
      analyzer.isStoredPlainly(property), !context.isPreview, let made = making.context.madeType(making.node),
      let lost = analyzer.lost(withObjectOf: made), !isOnlyShownOnce(property, of: owner, context)
    else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(analyzer.name(of: property))` is created again whenever the parent of `\(analyzer.name(of: owner))` is "
          + "updated, and \(lost) is lost; keep it in `@State`",
        in: context.file, at: range),
      if: .remade(owner, note: "the view is created here, by one that is updated"))
  }
}

extension FrameworkObjectRemadeRule {
  /// The object that a made value holds from the beginning: `AVPlayer()` of `Sound()` with `let player = AVPlayer()`;
  /// otherwise the value itself.
  private func heldObject(_ making: ValueOrigin, _ analyzer: Analyzer) -> ValueOrigin {
    guard let type = making.context.madeType(making.node), analyzer.isOwn(type), analyzer.decl(type).kind == .structure
    else { return making }
    let held = analyzer.children(of: type).firstNonNil { member -> ValueOrigin? in
      guard analyzer.isStoredPlainly(member), let value = analyzer.node(of: member).initialValue else { return nil }
      let inner = RuleContext(analyzer, member.file)
      inner.enter(member)
      return inner.madeType(value).flatMap { analyzer.lost(withObjectOf: $0) }.map { _ in ValueOrigin(value, inner) }
    }
    return held ?? making
  }

  /// Whether only initializers and the method that makes the platform view use an object. The platform view then keeps
  /// the first object, and later ones have no effect.
  private func isOnlyShownOnce(_ property: DeclID, of view: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    let making = analyzer.ancestors(of: view).flatMap { analyzer.children(of: $0) }.filter {
      analyzer.fact(.makes, of: $0) != nil
    }
    guard !making.isEmpty else { return false }
    let names = Set(making.map { analyzer.decl($0).name })
    return context.membersTouching(property, of: view).allSatisfy { member, _ in
      analyzer.isInitializer(member) || names.contains(analyzer.decl(member).name)
    }
  }
}

extension Analyzer {
  /// The loss when a new object replaces one of the class; `nil` if the catalogue has no entry.
  fileprivate func lost(withObjectOf type: DeclID) -> String? {
    var next: DeclID? = decl(type).kind == .classType ? type : nil
    while let current = next {
      if let text = catalogueText(.loses, of: current) { return text }
      next = superclass(of: current).flatMap { types.kind($0) == .nominal ? types.decl($0) : nil }
    }
    return nil
  }

  /// Whether a property is stored in its value, without a wrapper.
  fileprivate func isStoredPlainly(_ property: DeclID) -> Bool {
    decl(property).kind == .variable && propertyWrappers(of: property).isEmpty
      && decl(property).flags.isDisjoint(with: [.isStatic, .isComputed, .isLazy, .hasCustomAttributes])
  }
}
