import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a `==` that compares a property of one value with the same property of the same value.
struct ComparedWithItselfRule: Rule {
  static let info = RuleInfo(
    "compared_with_itself", .correctness, .warning, isFixable: false,
    summary: "both sides of the comparison are the same, so its result never changes",
    explanation: """
      `lhs.id == lhs.id` is always true: values that differ in `id` count as equal, and SwiftUI does not update the rows \
      and views that show them, runs no `onChange` and animates nothing. Compare the two values: `lhs.id == rhs.id`.
      """,
    silence: """
      The rule checks only operator functions of types, such as `==` and `<`, and ignores comparisons of numbers with \
      fractions, which may be tests for "not a number", and of calls, which may return different values.
      """,
    examples: [
      RuleExample(
        """
        struct Row: Identifiable, Hashable {
          let id: String
          var isSelected: Bool
          static func == (lhs: Row, rhs: Row) -> Bool {
            lhs.id ↓== lhs.id && lhs.isSelected == rhs.isSelected
          }
          func hash(into hasher: inout Hasher) { hasher.combine(id) }
        }
        struct Version: Comparable {
          let number: Int
          static func < (left: Version, right: Version) -> Bool { right.number ↓< right.number }
        }
        """),
      RuleExample(
        """
        struct Row: Equatable {
          let id: String
          let width: Double
          static func == (lhs: Row, rhs: Row) -> Bool {
            lhs.id == rhs.id && (lhs.width == lhs.width) == (rhs.width == rhs.width) && lhs.next() == lhs.next()
          }
          func next() -> Int { Int.random(in: 0...1) }
        }
        """),
    ])

  static let visits: [NodeKind] = [.infixOperatorExpr]
  /// Most such functions belong to models.
  static let outsideViews = OutsideViews(operators: true)

  private static let operators: Set<String> = ["==", "!=", "<", ">", "<=", ">=", "===", "!=="]
  private static let fractions: [Name] = ["Double", "Float", "CGFloat"]

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let sign = node.ownTokens.first(where: { Self.operators.contains(node.text(of: $0)) }),
      let function = context.decl, context.analyzer.decl(function).kind == .function,
      context.analyzer.decl(function).has(.isStatic),
      Self.operators.contains(context.analyzer.decl(function).name.text),
      let left = node.children.first, let right = node.children.last, left.id != right.id,
      isPath(left), left.plainText == right.plainText, !isFraction(left, context)
    else { return }
    let text = RuleText.oneLine(left.text)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(text)` is compared with itself, so that the result is always the same; compare it with that of the other value",
        in: context.file, at: sign.range))
  }

  /// Whether an expression only names a value or a part of it.
  private func isPath(_ node: SyntaxNode) -> Bool {
    node.subtree.allSatisfy { part in
      part.kind == .memberAccessExpr || part.kind == .declReferenceExpr || part.kind == .optionalChainingExpr
        || part.kind == .forceUnwrapExpr
    }
  }

  private func isFraction(_ value: SyntaxNode, _ context: RuleContext) -> Bool {
    guard let type = context.record.types[value.id],
      let nominal = context.nominal(context.analyzer.wrapped(type) ?? type)
    else { return false }
    return Self.fractions.contains(context.analyzer.decl(nominal).name)
  }
}
