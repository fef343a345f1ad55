import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a delayed step that a view takes for others after it has disappeared.
struct LateStepRule: Rule {
  static let info = RuleInfo(
    "late_step", .correctness, .warning, isFixable: false,
    summary: "the step that was planned when the view appeared is still taken after the user has left the view",
    explanation: """
      The screen moves on by itself, twice: the user has already turned the page, and the pause of the page before ends \
      and turns it again. A `Task` or `asyncAfter` in `onAppear` goes on after the view has disappeared, and its step \
      counts from whatever is shown by then. Use `task`, which ends with the view, and leave it when the pause is \
      cancelled: `do { try await Task.sleep(for: .seconds(4)) } catch { return }`.
      """,
    silence: """
      Steps that set a fixed value, which is already there if the view is gone, steps that only change the view's own \
      state, steps under a condition after the pause, and tasks that are stored, which may be cancelled.
      """,
    examples: [
      RuleExample(
        """
        struct Page: View {
          @Binding var current: Int
          var body: some View {
            Text("Page")
              .onAppear {
                ↓Task {
                  try? await Task.sleep(for: .seconds(4))
                  withAnimation { current += 1 }
                }
              }
          }
        }
        """),
      RuleExample(
        """
        final class Tour: ObservableObject {
          @Published var step = 0
        }
        struct Step: View {
          @ObservedObject var tour: Tour
          var body: some View {
            Text("Step").onAppear(perform: go)
          }
          private func go() {
            ↓DispatchQueue.main.asyncAfter(deadline: .now() + 3) { tour.step += 1 }
          }
        }
        """),
      RuleExample(
        """
        struct Page: View {
          let index: Int
          @Binding var current: Int
          @Binding var isShown: Bool
          @Binding var state: Progress
          struct Progress { var isSaved = true }
          @State private var angle = 0.0
          var body: some View {
            Text("Page \\(angle)")
              .task {
                do { try await Task.sleep(for: .seconds(4)) } catch { return }
                current += 1
              }
              .onAppear {
                Task {
                  try? await Task.sleep(for: .seconds(4))
                  if current == index { current += 1 }
                }
                Task {
                  try? await Task.sleep(for: .seconds(4))
                  isShown = false
                  angle += 1
                  state.isSaved = false
                }
              }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 244))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// The object may be declared in another file.
  static let dependsOnWholeProgram = true

  static func checksCalls(_ callee: Callee) -> Bool { callee.fact(.lifecycle) == .onAppear }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard !context.isPreview, context.isInView,
      let action = analyzer.arguments(of: node, context.record).last?.node, let code = context.code(ofAction: action)
    else { return }
    for statement in code.statements {
      guard let delayed = code.context.statementsAfterPause(in: statement),
        let step = delayed.firstNonNil({ step(at: $0, code.context) })
      else { continue }
      let name = analyzer.name(of: step.property)
      context.report(
        Diagnostic(
          Self.info.level, Self.info.id,
          "this goes on when the user has left the view, and then changes `\(name)` once more than it should; use "
            + "`task`, and return when the pause is cancelled",
          in: code.context.file, at: statement.children.first?.range ?? statement.range,
          notes: [Diagnostic.Note("the late step", in: code.context.file, at: step.node.range)]))
    }
  }

  /// The change of a value of others that depends on its present value.
  private func step(at statement: SyntaxNode, _ context: RuleContext) -> PropertyWrite? {
    let analyzer = context.analyzer
    var open = [statement]
    while let next = open.popLast() {
      if let write = PropertyWrite(next, context.record, analyzer), write.value == nil, !isFixed(next),
        isOfOthers(write.property, context)
      {
        return write
      }
      switch next.kind {
      case .ifExpr, .guardStmt, .switchExpr, .whileStmt, .forStmt: continue
      default: break
      }
      open += next.children.filter { child in
        child.kind != .closureExpr || analyzer.runsAtOnce(child, in: next, context.record)
      }
    }
    return nil
  }

  /// Whether a statement sets a part of a value to a literal, which changes nothing if it is there already.
  private func isFixed(_ statement: SyntaxNode) -> Bool {
    statement.kind == .assignmentExpr && statement.children.last?.kind.isLiteral == true
  }

  /// Whether a property is a binding, or belongs to an object.
  private func isOfOthers(_ property: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    if analyzer.isBinding(property) { return true }
    return !context.isOfSameType(property) && analyzer.isObserved(property)
  }
}
