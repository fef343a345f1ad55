import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a slider whose value a publisher sets while the user drags it.
struct SliderOverwrittenRule: Rule {
  static let info = RuleInfo(
    "slider_overwritten", .state, .warning, isFixable: false,
    summary: "values of a publisher overwrite the slider's value while the user drags the thumb, which jumps back",
    explanation: """
      The thumb of the slider jerks back to the playing position while the user drags it. The slider sets its state \
      with each movement, and `onReceive` sets the same state with each value of the publisher, also during the drag. \
      Remember in `onEditingChanged` that the user drags, and ignore the values meanwhile.
      """,
    silence: "Actions that set the state only under a condition, and publishers of single events.",
    examples: [
      RuleExample(
        """
        import SwiftUI
        import Combine
        final class Playback: ObservableObject {
          @Published var time = 0.0
          func seek(to time: Double) {}
        }
        struct Scrubber: View {
          @ObservedObject var playback: Playback
          @State private var value = 0.0
          var body: some View {
            Slider(value: $value, in: 0...60) { isEditing in
              if !isEditing { playback.seek(to: value) }
            }
            .↓onReceive(playback.$time) { value = $0 }
          }
        }
        """),
      RuleExample(
        """
        import SwiftUI
        import Combine
        final class Playback: ObservableObject {
          @Published var time = 0.0
          func seek(to time: Double) {}
        }
        struct Scrubber: View {
          @ObservedObject var playback: Playback
          @State private var value = 0.0
          @State private var isEditing = false
          var body: some View {
            Slider(value: $value, in: 0...60) { isEditing in
              self.isEditing = isEditing
              if !isEditing { playback.seek(to: value) }
            }
            .onReceive(playback.$time) { if !isEditing { value = $0 } }
          }
        }
        """),
      RuleExample(
        """
        final class Playback: ObservableObject { @Published var time = 0.0 }
        @Observable final class Scrubber {
          var position = 0.0
          var isDragged = false
          var rate = 1.0
        }
        struct Player: View {
          @ObservedObject var playback: Playback
          @State private var scrubber = Scrubber()
          var body: some View {
            Slider(value: $scrubber.position).↓onReceive(playback.$time) { scrubber.position = $0 }
            Slider(value: $scrubber.rate) { scrubber.isDragged = $0 }
              .onReceive(playback.$time) { if !scrubber.isDragged { scrubber.rate = $0 } }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 33))

  static let visits: [NodeKind] = [.functionCallExpr]

  private static let receive = CatalogueMember("View", "onReceive")
  private static let slider: Name = "Slider"
  private static let value: Name = "value"
  private static let timer: Name = "Timer"

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [receive]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let name = node.calleeName, let publisher = node.arguments.first, context.isViewCode, !context.isPreview,
      isContinuous(publisher), let action = context.analyzer.arguments(of: node, context.record).last?.node,
      let code = context.code(ofAction: action)
    else { return }
    for found in CalledWrites(in: code.statements, code.context).found {
      let property = found.write.property
      guard !found.isConditional, found.write.value != nil, context.isShownState(property),
        let slider = slider(of: property, context)
      else { continue }
      return context.report(
        Diagnostic(
          Self.info.level, Self.info.id,
          "this sets `\(context.analyzer.name(of: property))` also while the user drags the slider, whose thumb jumps "
            + "back; ignore the values from `onEditingChanged` with `true` to the one with `false`",
          in: context.file, at: name.range,
          notes: [
            Diagnostic.Note("the slider", in: slider.file, at: slider.node.children.first?.range ?? slider.node.range)
          ]))
    }
  }

  /// Whether a publisher sends values again and again: `playback.$time`, `Timer.publish(…)`.
  private func isContinuous(_ publisher: SyntaxNode) -> Bool {
    publisher.mentions(Self.timer)
      || publisher.subtree.contains { $0.kind == .memberAccessExpr && $0.lastToken?.kind == .dollarIdentifier }
  }

  /// A slider of the view that edits the state.
  private func slider(of property: DeclID, _ context: RuleContext) -> (node: SyntaxNode, file: SourceFile)? {
    for body in context.bodiesOfType where context.analyzer.node(of: body).mentions(Self.slider) {
      let inner = RuleContext(context.analyzer, body.file)
      inner.enter(body)
      let found = context.analyzer.node(of: body).subtree.first { call in
        guard call.kind == .functionCallExpr, inner.makes(call, anyOf: [Self.slider]),
          let binding = inner.argument(call, Self.value)
        else { return false }
        return inner.propertyBound(by: binding) == property
      }
      if let found { return (found, inner.file) }
    }
    return nil
  }
}
