import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns of a literal with equal elements that are their own identifiers.
struct DuplicateIDsRule: Rule {
  static let info = RuleInfo(
    "foreach_duplicate_ids", .identity, .warning, isFixable: false,
    summary: "two rows have the same identifier",
    explanation: """
      Two elements with one identifier are one view for SwiftUI: one row mirrors the other, a change goes to the wrong \
      one, and a list complains at run time. Make the identifiers different, or identify the rows by their position if \
      they stay as they are.
      """,
    silence: """
      Only literals of literals can be judged without running the program.
      """,
    examples: [
      RuleExample(
        """
        struct Days: View {
          var body: some View {
            ForEach(["M", "T", "W", ↓"T", "F"], id: \\.self) { day in Text(day) }
          }
        }
        """),
      RuleExample(
        """
        struct Sizes: View {
          private let sizes = [1, 2, ↓1]
          var body: some View {
            ForEach(sizes, id: \\.self) { size in Text(String(size)) }
          }
        }
        """),
      RuleExample(
        """
        struct Days: View {
          var body: some View {
            ForEach(["M", "T", "W"], id: \\.self) { day in Text(day) }
          }
        }
        """),
      RuleExample(
        """
        struct Sizes: View {
          private let sizes = [1, 2, 1]
          var body: some View {
            ForEach(sizes.indices, id: \\.self) { index in Text(String(sizes[index])) }
          }
        }
        """),
      RuleExample(
        """
        struct Days: View {
          var body: some View {
            let days = ["M", "T", "W", ↓"T"]
            HStack {
              ForEach(days, id: \\.self) { day in Text(day) }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Days: View {
          private var days: [String] { ["M", "T", "W", ↓"T", "F"] }
          private var other: [String] { ["M", "T", "W"] }
          var body: some View {
            ForEach(days, id: \\.self) { Text($0) }
            ForEach(other, id: \\.self) { Text($0) }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 4, of: 4, inApps: 4))

  static let visits: [NodeKind] = [.functionCallExpr]

  static func isAbout(_ callee: Callee) -> Bool { callee.makesRows }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let data = node.arguments.first, data.kind != .labeledExpr, let id = context.argument(node, .id),
      let path = context.type(of: id), context.analyzer.types.arguments(path).count == 2,
      context.analyzer.types.argument(path, 0) == context.analyzer.types.argument(path, 1), id.kind == .keyPathExpr,
      let literal = literal(data, context)
    else { return }
    var seen: [String: SyntaxNode] = [:]
    for element in literal.children {
      switch element.kind {
      case .stringLiteralExpr, .integerLiteralExpr, .floatLiteralExpr: break
      default: return
      }
      if element.child(.stringInterpolation) != nil { return }
      guard let first = seen.updateValue(element, forKey: element.text) else { continue }
      context.report(
        Diagnostic(
          Self.info.level, Self.info.id,
          "`\(RuleText.oneLine(element.text))` occurs twice and is its own identifier: the two rows are one for SwiftUI; give "
            + "them identifiers that differ",
          in: context.file, at: element.range,
          notes: [
            Diagnostic.Note("the same identifier", in: context.file, at: first.range),
            Diagnostic.Note("the rows are made here", in: context.file, at: node.children.first?.range ?? node.range),
          ]))
      return
    }
  }

  /// The literal itself, or that of a constant or of a computed property in the same body or file.
  private func literal(_ data: SyntaxNode, _ context: RuleContext) -> SyntaxNode? {
    if data.kind == .arrayExpr { return data }
    if let local = context.localLiteral(data) { return local }
    let origin = context.origin(of: data)
    if origin.node.kind == .arrayExpr, origin.context.fileID == context.fileID { return origin.node }
    guard let use = context.record.uses[data.id], use.decl.file == context.fileID, use.part == .value,
      context.analyzer.decl(use.decl).kind == .variable, context.analyzer.decl(use.decl).has(.isConstant)
    else { return nil }
    return context.analyzer.node(of: use.decl).child(.initializerClause)?.child(.arrayExpr)
  }
}
