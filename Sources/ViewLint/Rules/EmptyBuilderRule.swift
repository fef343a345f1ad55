import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about an empty result builder in a file that imports MapKit, which does not compile with the SDK 27.
struct EmptyBuilderRule: Rule {
  static let info = RuleInfo(
    "empty_builder_with_map", .correctness, .warning, isFixable: true,
    summary: "the file does not compile with the SDK 27, because an empty builder is ambiguous when MapKit is imported",
    explanation: """
      The file does not compile. Since the SDK 27 one builder makes views, map contents and everything else, and \
      MapKit adds an empty content of its own, so in a file that imports MapKit the compiler does not know which of \
      the two an empty closure makes. The same happens in a release build where all of a closure's content is in an \
      `#if DEBUG` without an `#else`. Write `EmptyView()`.
      """,
    silence: """
      SDKs before 27 and files without MapKit. An `#if` of platforms or other conditions counts only if the current \
      build leaves it out.
      """,
    examples: [
      RuleExample(
        """
        import MapKit
        struct Places: View {
          var body: some View {
            VStack ↓{}
            Section {
              Map()
            } header: ↓{
            }
          }
        }
        """,
        fixed: """
          import MapKit
          struct Places: View {
            var body: some View {
              VStack { EmptyView() }
              Section {
                Map()
              } header: { EmptyView() }
            }
          }
          """, sdk: 27),
      RuleExample(
        """
        import MapKit
        struct Places: View {
          var body: some View {
            Map()
            Group ↓{
              #if DEBUG
              Text("Debug")
              #endif
            }
            VStack ↓{
              // nothing yet
            }
          }
        }
        """, sdk: 27),
      RuleExample(
        """
        struct Places: View {
          var body: some View { VStack {} }
        }
        """, sdk: 27),
      RuleExample(
        """
        import MapKit
        struct Places: View {
          var body: some View {
            VStack {}
            Button("Places") {}
          }
        }
        """, sdk: 26),
      RuleExample(
        """
        import MapKit
        struct Places: View {
          var body: some View {
            Button("Places") {}
            Group {
              #if DEBUG
              Text("Debug")
              #else
              EmptyView()
              #endif
            }
            Group {
              #if os(iOS)
              Text("iOS")
              #endif
            }
          }
        }
        """, sdk: 27),
    ], precision: RuleInfo.Precision(right: 2, of: 2, inApps: 52))

  static let visits: [NodeKind] = [.closureExpr]

  private static let mapKit: Name = "MapKit"
  private static let debug = "DEBUG"

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard analyzer.program.configuration.isOfSDK27,
      analyzer.program.file(context.fileID).summary.imports.contains(Self.mapKit), mayBeEmpty(node, context),
      let builder = context.record.builders[node.id],
      context.nominal(builder) == analyzer.knownDecl(.viewBuilder)
    else { return }
    let isEmpty = !node.children.contains { $0.kind != .closureSignature }
    // A comment explains the empty builder, so the fix keeps it.
    let isBlank = node.text.dropFirst().dropLast().allSatisfy(\.isWhitespace)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        isEmpty
          ? "the SDK 27 does not compile an empty builder in a file that imports MapKit; write `EmptyView()`"
          : "without what is in the `#if` this is an empty builder, which the SDK 27 does not compile in a file that imports "
            + "MapKit; write `EmptyView()` in an `#else`",
        in: context.file, at: SourceRange(node.range.start, node.range.start + 1),
        fixIts: isBlank ? [FixIt("`EmptyView()`", [TextEdit(node.range, "{ EmptyView() }")], isSafe: true)] : []))
  }

  /// Whether a closure is empty, or contains only `#if` that are empty in the current or in the release build.
  private func mayBeEmpty(_ closure: SyntaxNode, _ context: RuleContext) -> Bool {
    closure.children.allSatisfy { statement in
      switch statement.kind {
      case .closureSignature: true
      case .ifConfigDecl:
        context.analyzer.program.configuration.activeElements(of: statement).isEmpty || isForDebugging(statement)
      default: false
      }
    }
  }

  /// `#if DEBUG` without an `#else`.
  private func isForDebugging(_ condition: SyntaxNode) -> Bool {
    let clauses = condition.children.filter { $0.kind == .ifConfigClause }
    return clauses.count == 1 && clauses[0].flags.contains(.hasCondition)
      && clauses[0].children.first?.text == Self.debug
  }
}
