import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about an object that only a local constant keeps, and whose work ends with it.
struct ObjectReleasedRule: Rule {
  static let info = RuleInfo(
    "object_released", .correctness, .warning, isFixable: false,
    summary: "only a local name keeps the object, so its work ends as soon as the function returns",
    explanation: """
      No sound is heard, nothing is spoken, no location arrives, and the delegate is never called. Players, speech \
      synthesizers and managers of the system work only as long as something keeps them, and a local name keeps them only \
      until the function returns. A delegate is kept by its owner only weakly: an object that is made for the property alone is gone at once. \
      Keep the object in a property: in a model, in the coordinator, or in `@State`.
      """,
    silence: """
      The rule ignores objects that are passed on, returned, captured by a closure or stored, functions that wait after \
      the start, and classes for which the catalogue does not say that their work ends.
      """,
    examples: [
      RuleExample(
        """
        import AVFoundation
        struct Bell: View {
          let url: URL
          var body: some View {
            Button("Ring", action: ring)
            Button("Read") {
              let synthesizer = ↓AVSpeechSynthesizer()
              synthesizer.speak(AVSpeechUtterance(string: "Hello"))
            }
          }
          private func ring() {
            guard let player = try? ↓AVAudioPlayer(contentsOf: url) else { return }
            player.volume = 1
            player.play()
          }
        }
        """),
      RuleExample(
        """
        import CoreLocation
        final class Answer: NSObject, CLLocationManagerDelegate {
          var found: (CLLocation) -> Void = { _ in }
        }
        final class Locator: ObservableObject {
          @Published var place: CLLocation?
          private let manager = CLLocationManager()
          func start() {
            let answer = ↓Answer()
            answer.found = { [weak self] in self?.place = $0 }
            manager.delegate = answer
            manager.startUpdatingLocation()
          }
          func ask() {
            let asking = ↓CLLocationManager()
            asking.requestWhenInUseAuthorization()
          }
        }
        """),
      RuleExample(
        """
        import AVFoundation
        import CoreLocation
        final class Sounds: ObservableObject {
          private var player: AVAudioPlayer?
          private var all: [AVAudioPlayer] = []
          func ring(_ url: URL) throws {
            let new = try AVAudioPlayer(contentsOf: url)
            new.play()
            player = new
            let other = try AVAudioPlayer(contentsOf: url)
            other.play()
            all.append(other)
          }
          func length(_ url: URL) -> Double {
            guard let player = try? AVAudioPlayer(contentsOf: url) else { return 0 }
            return player.duration
          }
          func wait(_ url: URL) async throws {
            let player = try AVAudioPlayer(contentsOf: url)
            player.play()
            try await Task.sleep(for: .seconds(player.duration))
          }
          func later(_ url: URL) throws {
            let player = try AVAudioPlayer(contentsOf: url)
            player.play()
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { player.stop() }
          }
        }
        """),
    ])

  static let visits: [NodeKind] = [.functionCallExpr]
  /// Such code is in models as well.
  static let outsideViews = OutsideViews(calls: true, words: ["delegate", "dataSource"])

  static func checksCalls(_ callee: Callee) -> Bool {
    callee.madeText(of: .busy) != nil || callee.makesOwnClass
  }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let made = context.madeType(node), context.analyzer.decl(made).kind == .classType,
      let local = local(of: node, context), !context.isPreview
    else { return }
    let uses = local.scope.subtree.filter { part in
      part.kind == .declReferenceExpr && part.text == local.name && part.range.start >= node.range.end
    }
    guard !uses.isEmpty else { return }
    if let starts = context.analyzer.catalogueText(.busy, of: made) {
      checkWork(node, made, starts.split(separator: " ").map(String.init), local, uses, context)
    } else if context.isOwn(made) {
      checkDelegate(node, made, local, uses, context)
    }
  }

  // MARK: Local names

  private struct Local {
    let name: String
    /// The block that declares the name.
    let scope: SyntaxNode
  }

  /// The local name that an object is bound to: `let player = try AVAudioPlayer(contentsOf: url)`, `guard let player = …`.
  private func local(of node: SyntaxNode, _ context: RuleContext) -> Local? {
    var name: String?
    for around in context.ancestors.reversed() {
      switch around.kind {
      case .tryExpr, .initializerClause, .parenExpr, .guardStmt, .variableDecl, .ifExpr: continue
      case .patternBinding, .optionalBindingCondition:
        name = around.child(.identifierPattern)?.text
        if name == nil { return nil }
      case .codeBlock, .closureExpr, .switchCase:
        return name.map { Local(name: $0, scope: around) }
      default: return nil
      }
    }
    return nil
  }

  /// The member that a use reads, calls or sets: `play` of `player?.play()`; `nil` if the object itself is used.
  private func member(usedBy use: SyntaxNode, in scope: SyntaxNode) -> (access: SyntaxNode, parent: SyntaxNode?)? {
    var inner = use
    for around in path(to: use, in: scope).reversed() {
      if around.kind == .optionalChainingExpr || around.kind == .forceUnwrapExpr {
        inner = around
        continue
      }
      guard around.kind == .memberAccessExpr, around.children.first?.id == inner.id else { return nil }
      let outer = path(to: around, in: scope).last
      return (around, outer)
    }
    return nil
  }

  /// The nodes around a part, outermost first.
  private func path(to part: SyntaxNode, in scope: SyntaxNode) -> [SyntaxNode] {
    var found: [SyntaxNode] = []
    var current = scope
    while current.id != part.id {
      found.append(current)
      guard let next = current.children.first(where: { $0.range.contains(part.range) }) else { break }
      current = next
    }
    return found
  }

  private func isInClosure(_ use: SyntaxNode, _ scope: SyntaxNode) -> Bool {
    path(to: use, in: scope).dropFirst().contains { $0.kind == .closureExpr }
  }

  // MARK: Work

  private func checkWork(
    _ node: SyntaxNode, _ made: DeclID, _ starts: [String], _ local: Local, _ uses: [SyntaxNode], _ context: RuleContext
  ) {
    var start: SyntaxNode?
    for use in uses {
      guard !isInClosure(use, local.scope), let (access, parent) = member(usedBy: use, in: local.scope) else { return }
      guard parent?.kind == .functionCallExpr, parent?.children.first?.id == access.id,
        let name = access.referencedName
      else { continue }
      let word = access.text(of: name)
      if start == nil, starts.contains(where: { word.hasPrefix($0) }) { start = parent }
    }
    guard let start, !waits(after: start, in: local.scope) else { return }
    let text = context.analyzer.name(of: made)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "nothing keeps this `\(text)` when the function returns: what is started here ends at once; keep it in a property",
        in: context.file, at: node.children.first?.range ?? node.range,
        notes: [Diagnostic.Note("its work starts here", in: context.file, at: start.range)]))
  }

  private func waits(after start: SyntaxNode, in scope: SyntaxNode) -> Bool {
    scope.contains { part in
      (part.kind == .awaitExpr || part.kind == .whileStmt || part.kind == .forStmt) && part.range.end > start.range.end
    }
  }

  // MARK: Delegates

  private func checkDelegate(
    _ node: SyntaxNode, _ made: DeclID, _ local: Local, _ uses: [SyntaxNode], _ context: RuleContext
  ) {
    var assigned: SyntaxNode?
    for use in uses {
      if isInClosure(use, local.scope) { return }
      if member(usedBy: use, in: local.scope) != nil { continue }
      // `manager.delegate = answer`
      guard assigned == nil, let around = path(to: use, in: local.scope).last, around.kind == .assignmentExpr,
        around.children.last?.id == use.id, let target = around.children.first,
        let property = context.record.decl(of: target), context.analyzer.isFromCatalogue(property),
        context.analyzer.isWeak(property)
      else { return }
      assigned = around
    }
    guard let assigned, !waits(after: assigned, in: local.scope), let target = assigned.children.first else { return }
    let (text, name) = (context.analyzer.name(of: made), RuleText.oneLine(target.text))
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(name)` does not keep this `\(text)`, and nothing else does: it is gone when the function returns, and is never "
          + "called; keep it in a property",
        in: context.file, at: node.children.first?.range ?? node.range,
        notes: [Diagnostic.Note("it is referred to weakly here", in: context.file, at: assigned.range)]))
  }
}
