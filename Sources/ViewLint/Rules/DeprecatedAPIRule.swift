import ViewSemantics
import ViewSource
import ViewSyntax

/// Notes what SwiftUI no longer wants to be used.
struct DeprecatedAPIRule: Rule {
  static let info = RuleInfo(
    "deprecated_api", .correctness, .note, isFixable: true,
    summary: "this is deprecated for the deployment target",
    explanation: """
      What is deprecated works for now, and goes away or behaves worse than what replaces it: `onChange(of:perform:)` runs \
      its closure with the values of before the change, and a link with `isActive` loses its place when the screen above it \
      is updated. The message names what to use instead.
      """,
    silence: """
      Only what is deprecated at or before the deployment target is reported, and not what Apple's headers \
      call deprecated in some future version, as `foregroundColor`. Beside `#available` the old form is for old systems, and code \
      that is deprecated itself is there for those who use it still. \
      The target is what `--target` or the configuration says; else that of the Xcode project or the package above the file, \
      if one of its targets runs on older systems than the default; what is for the Mac alone has what iOS had in the \
      same year. \
      There is no fix where the closure reads what is watched: it would see another value.
      """,
    examples: [
      RuleExample(
        """
        struct Volume: View {
          @State private var level = 0.5
          var body: some View {
            Slider(value: $level)
              .↓onChange(of: level) { newLevel in print(newLevel) }
          }
        }
        """,
        fixed: """
          struct Volume: View {
            @State private var level = 0.5
            var body: some View {
              Slider(value: $level)
                .onChange(of: level) { _, newLevel in print(newLevel) }
            }
          }
          """),
      RuleExample(
        """
        struct Volume: View {
          @State private var level = 0.5
          func changed(_ level: Double) { print(level) }
          var body: some View {
            Slider(value: $level).↓onChange(of: level, perform: changed)
          }
        }
        """),
      RuleExample(
        """
        struct Volume: View {
          @State private var level = 0.5
          var body: some View {
            Slider(value: $level)
              .onChange(of: level) { print(level) }
              .foregroundColor(.red)
          }
        }
        """),
      RuleExample(
        """
        struct Volume: View {
          @State private var level = 0.5
          var body: some View {
            Slider(value: $level)
              .↓onChange(of: level) { _ in
                print("changed")
              }
              .↓onChange(of: level) { _ in print("changed") }
          }
        }
        """,
        fixed: """
          struct Volume: View {
            @State private var level = 0.5
            var body: some View {
              Slider(value: $level)
                .onChange(of: level) {
                  print("changed")
                }
                .onChange(of: level) { print("changed") }
            }
          }
          """),
      RuleExample(
        """
        final class Player: ObservableObject {
          @Published var level = 0.5
        }
        struct Volume: View {
          @State private var level = 0.5
          @State private var last = 0.5
          @ObservedObject var player: Player
          func keep() { last = level }
          private var isLoud: Bool { level > 0.9 }
          var body: some View {
            Slider(value: $level)
              .↓onChange(of: level) { newLevel in if newLevel > level { last = newLevel } }
              .↓onChange(of: level) { newLevel in last = newLevel; keep() }
              .↓onChange(of: level) { newLevel in last = newLevel - $level.wrappedValue }
              .↓onChange(of: level) { _ in
                if isLoud { print("loud") }
              }
          }
        }
        """),
      RuleExample(
        """
        final class Player: ObservableObject {
          @Published var level = 0.5
        }
        struct Volume: View {
          @State private var level = 0.5
          @ObservedObject var player: Player
          func set(level: Double) { player.level = level }
          var body: some View {
            Slider(value: $level)
              .↓onChange(of: level) { level in player.level = level }
              .↓onChange(of: player.level) { level in print(player.level + level) }
          }
        }
        """,
        fixed: """
          final class Player: ObservableObject {
            @Published var level = 0.5
          }
          struct Volume: View {
            @State private var level = 0.5
            @ObservedObject var player: Player
            func set(level: Double) { player.level = level }
            var body: some View {
              Slider(value: $level)
                .onChange(of: level) { _, level in player.level = level }
                .onChange(of: player.level) { _, level in print(player.level + level) }
            }
          }
          """),
      RuleExample(
        """
        extension View {
          @ViewBuilder func changes(of level: Double) -> some View {
            if #available(iOS 17, *) {
              onChange(of: level) { print(level) }
            } else {
              onChange(of: level) { newLevel in print(newLevel) }
            }
          }
        }
        """),
      RuleExample(
        """
        extension View {
          @available(*, deprecated, message: "use `onChange`")
          func changed(_ text: String, perform: @escaping (String) -> Void) -> some View {
            onChange(of: text) { new in perform(new) }
          }
        }
        @available(iOS, deprecated: 17)
        struct OldVolume: View {
          let level: Double
          var body: some View { Text("Volume").onChange(of: level) { new in print(new) } }
        }
        struct Volume: View {
          let level: Double
          var body: some View { Text("Volume").↓onChange(of: level) { _ in print("changed") } }
        }
        """,
        fixed: """
          extension View {
            @available(*, deprecated, message: "use `onChange`")
            func changed(_ text: String, perform: @escaping (String) -> Void) -> some View {
              onChange(of: text) { new in perform(new) }
            }
          }
          @available(iOS, deprecated: 17)
          struct OldVolume: View {
            let level: Double
            var body: some View { Text("Volume").onChange(of: level) { new in print(new) } }
          }
          struct Volume: View {
            let level: Double
            var body: some View { Text("Volume").onChange(of: level) { print("changed") } }
          }
          """),
    ], precision: RuleInfo.Precision(right: 79, of: 80, inApps: 69))

  static let outsideViews = OutsideViews(calls: true)
  static let visits: [NodeKind] = [.functionCallExpr]

  static func isAbout(_ callee: Callee) -> Bool { callee.has(.isDeprecated) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let use = context.record.uses[node.id],
      let deprecation = context.analyzer.deprecation(of: use.decl), let name = node.calleeName,
      isMeant(node, use, context),
      !context.ancestors.contains(where: { around in
        around.kind == .ifExpr && around.conditions.contains { $0.kind == .availabilityCondition }
      }), !isDeprecatedItself(context)
    else { return }
    var diagnostic = Diagnostic(
      Self.info.level, Self.info.id, "this form of `\(node.text(of: name))` is deprecated: \(deprecation.advice)",
      in: context.file, at: name.range, fixIts: newValueFix(node, use, context))
    diagnostic.since = deprecation.since
    context.report(diagnostic)
  }

  private static let deprecated: Name = "deprecated"
  private static let obsoleted: Name = "obsoleted"

  /// `@available(*, deprecated)` on the declaration at hand or one around it.
  private func isDeprecatedItself(_ context: RuleContext) -> Bool {
    var next = context.decl
    while let decl = next {
      let attributes = context.analyzer.node(of: decl).child(.modifierList)?.children.filter { $0.kind == .attribute }
      if attributes?.contains(where: { $0.mentions(Self.deprecated) || $0.mentions(Self.obsoleted) }) == true {
        return true
      }
      next = context.analyzer.owner(of: decl)
    }
    return false
  }

  /// Whether each closure takes as many values as it is given: else another form of the same name was to be called.
  private func isMeant(_ call: SyntaxNode, _ use: BodyRecord.Use, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    let parameters = analyzer.parameters(of: use)
    return analyzer.arguments(of: call, context.record).allSatisfy { argument in
      guard argument.node.kind == .closureExpr, let number = argument.parameter, number < parameters.count,
        analyzer.types.kind(parameters[number].type) == .function
      else { return true }
      let given = argument.node.child(.closureSignature)?.children.count { $0.kind == .closureParameter } ?? 0
      return given == 0 || given == analyzer.types.argumentCount(parameters[number].type) - 1
    }
  }

  /// Whether a closure reads what the modifier watches: the old form gives it the value of before the change, the new one
  /// that of after. What an object holds is the same for both.
  private func readsWatched(_ closure: SyntaxNode, _ watched: SyntaxNode, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    let body = closure.children.filter { $0.kind != .closureSignature }
    let given = closure.child(.closureSignature)?.children.first?.lastToken.map { closure.name(of: $0) }
    return watched.subtree.contains { part in
      let isOfSelf =
        part.kind == .memberAccessExpr && part.firstToken?.kind == .selfKeyword
        && part.children.first?.kind == .declReferenceExpr
      let isRoot = part.kind == .declReferenceExpr || isOfSelf
      guard isRoot, let token = part.referencedName else { return false }
      let name = part.name(of: token)
      let kind = context.nominal(of: part).map { analyzer.decl($0).kind }
      if kind == .classType || kind == .actor { return false }
      // `{ level in print(level) }` reads what it is given.
      if name != given, body.contains(where: { $0.mention(of: name) == .ofItself }) { return true }
      guard let property = context.record.decl(of: part), context.isOwn(property),
        analyzer.decl(property).kind == .variable, let owner = context.ownerType,
        analyzer.owner(of: property).flatMap({ analyzer.nominal(of: $0) }) == owner
      else { return false }
      return context.membersTouching(property, of: owner).contains { member, _ in
        let name = analyzer.decl(member).name
        return name != .body && name != given && body.contains { $0.mention(of: name) == .ofItself }
      }
    }
  }

  /// `{ value in … }` becomes `{ _, value in … }` where the same modifier takes a closure of the old and the new value.
  private func newValueFix(_ call: SyntaxNode, _ use: BodyRecord.Use, _ context: RuleContext) -> [FixIt] {
    let analyzer = context.analyzer
    guard let action = analyzer.arguments(of: call, context.record).last, action.isTrailing,
      let number = action.parameter, let label = analyzer.parameters(of: use).dropFirst(number).first?.label,
      label == "perform", let parameters = action.node.child(.closureSignature)?.children,
      parameters.count == 1, let only = parameters.first, only.kind == .closureParameter,
      let watched = context.argument(call, "of"), !readsWatched(action.node, watched, context)
    else { return [] }
    // Nobody wants the value: the form without one.
    if only.text == "_", let head = action.node.child(.closureSignature) {
      var end = head.range.end
      while end < context.file.buffer.count, context.file.bytes[end] == UInt8(ascii: " ") { end += 1 }
      var start = head.range.start
      if context.file.bytes[end] == UInt8(ascii: "\n") || context.file.bytes[end] == UInt8(ascii: "\r") {
        while context.file.bytes[start - 1] == UInt8(ascii: " ") { start -= 1 }
      }
      return [FixIt("no parameter", [TextEdit(SourceRange(start, end), "")], isSafe: false)]
    }
    return [
      FixIt("`_, \(only.text) in`", [TextEdit(SourceRange(only.range.start, only.range.start), "_, ")], isSafe: false)
    ]
  }
}
