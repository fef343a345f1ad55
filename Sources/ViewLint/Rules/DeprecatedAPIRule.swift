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
      Only what is deprecated at or before the deployment target is reported (`--target`), and not what Apple's headers \
      call deprecated in some future version, as `foregroundColor`. Beside `#available` the old form is for old systems.
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
    ], precision: RuleInfo.Precision(right: 40, of: 40, inApps: 16))

  static let outsideViews = OutsideViews(calls: true)
  static let visits: [NodeKind] = [.functionCallExpr]

  static func isAbout(_ callee: Callee) -> Bool { callee.has(.isDeprecated) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let use = context.record.uses[node.id],
      let advice = context.analyzer.deprecation(of: use.decl), let name = node.calleeName, isMeant(node, use, context),
      !context.ancestors.contains(where: { around in
        around.kind == .ifExpr && around.conditions.contains { $0.kind == .availabilityCondition }
      })
    else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id, "this form of `\(node.text(of: name))` is deprecated: \(advice)",
        in: context.file, at: name.range, fixIts: newValueFix(node, use, context)))
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

  /// `{ value in … }` becomes `{ _, value in … }` where the same modifier takes a closure of the old and the new value.
  private func newValueFix(_ call: SyntaxNode, _ use: BodyRecord.Use, _ context: RuleContext) -> [FixIt] {
    let analyzer = context.analyzer
    guard let action = analyzer.arguments(of: call, context.record).last, action.isTrailing,
      let number = action.parameter, let label = analyzer.parameters(of: use).dropFirst(number).first?.label,
      label == "perform", let parameters = action.node.child(.closureSignature)?.children,
      parameters.count == 1, let only = parameters.first, only.kind == .closureParameter
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
