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
      What the SDK 27 names a better form of, as `tabItem` and `overlay` with a view, is reported where the target is 27. \
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
    ] + examplesOf27, precision: RuleInfo.Precision(right: 79, of: 80, inApps: 69))

  static let outsideViews = OutsideViews(calls: true, properties: ["readableContentTypes"])
  static let visits: [NodeKind] = [.functionCallExpr, .implicitMemberExpr, .memberAccessExpr, .patternBinding]

  /// The first version that deprecates properties and protocols.
  private static let firstWithMembers = 27

  static func isAbout(_ callee: Callee) -> Bool { callee.has(.isDeprecated) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    if node.kind == .functionCallExpr { return checkCall(node, in: context) }
    let configuration = context.analyzer.program.configuration
    guard configuration.platform.versionOfIOS(for: configuration.target) >= Self.firstWithMembers else { return }
    if node.kind == .patternBinding { return checkProtocols(node, in: context) }
    guard let decl = context.record.decl(of: node), context.analyzer.decl(decl).kind == .variable,
      let deprecation = context.analyzer.deprecation(of: decl), let name = node.lastToken, isNews(context)
    else { return }
    report("`\(node.text(of: name))` is deprecated", deprecation, at: name.range, context) {
      rename(name, deprecation, isSafe: false)
    }
  }

  private func checkCall(_ node: SyntaxNode, in context: RuleContext) {
    guard let use = context.record.uses[node.id],
      let deprecation = context.analyzer.deprecation(of: use.decl), let name = node.calleeName,
      isMeant(node, use, context), isNews(context)
    else { return }
    report("this form of `\(node.text(of: name))` is deprecated", deprecation, at: name.range, context) {
      fixes(of: node, name, use, deprecation, context)
    }
  }

  /// A type of the program that conforms to a protocol that is deprecated: told at the first of its bodies.
  private func checkProtocols(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard context.ancestors.isEmpty, let decl = context.decl, let owner = context.ownerType,
      let clause = analyzer.node(of: owner).child(.inheritanceClause),
      analyzer.children(of: owner).first(where: { analyzer.decl($0).has(.isComputed) }) == decl, isNews(context)
    else { return }
    for type in clause.children where type.kind.isType {
      guard let name = type.lastToken,
        let found = analyzer.ancestors(of: owner).first(where: {
          analyzer.decl($0).name == type.name(of: name) && analyzer.isFromCatalogue($0)
        }), let deprecation = analyzer.deprecation(of: found)
      else { continue }
      report("`\(type.text)` is deprecated", deprecation, at: type.range, context) { [] }
    }
  }

  private func report(
    _ what: String, _ deprecation: Analyzer.Deprecation, at range: SourceRange, _ context: RuleContext,
    fixIts: () -> [FixIt]
  ) {
    var diagnostic = Diagnostic(
      Self.info.level, Self.info.id, "\(what): \(deprecation.advice)", in: context.file, at: range, fixIts: fixIts())
    diagnostic.since = deprecation.since
    context.report(diagnostic)
  }

  /// Whether the code is for new systems, and is there to stay.
  private func isNews(_ context: RuleContext) -> Bool {
    let isAsked = context.ancestors.contains { around in
      around.kind == .ifExpr && around.conditions.contains { $0.kind == .availabilityCondition }
    }
    return !isAsked && !isDeprecatedItself(context)
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
}
