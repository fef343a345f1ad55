import ViewSemantics
import ViewSource
import ViewSyntax

/// The arguments of `#Preview` besides its views: `#Preview("Wide", traits: .landscapeLeft, .modifier(SampleData()))`.
enum PreviewTraits {
  private static let type: Name = "PreviewTrait"

  /// Whether a trait may wrap the views, as a modifier with sample data does. The traits that SwiftUI declares, and
  /// those with only numbers as arguments, only lay out the preview.
  static func mayModify(_ preview: SyntaxNode, _ analyzer: Analyzer) -> Bool {
    preview.children.contains { child in
      let trait = child.argumentValue
      switch trait.kind {
      case .stringLiteralExpr, .nilLiteralExpr, .closureExpr: return false
      case .implicitMemberExpr: return !isReady(trait, analyzer)
      case .functionCallExpr: return trait.arguments.contains { !isNumber($0) }
      default: return trait.kind.isExpr
      }
    }
  }

  private static func isReady(_ trait: SyntaxNode, _ analyzer: Analyzer) -> Bool {
    guard let token = trait.referencedName, let type = analyzer.knownDecl(type) else { return false }
    let name = trait.name(of: token)
    return analyzer.memberDecls(name, of: type).contains { analyzer.isFromCatalogue($0) }
  }

  private static func isNumber(_ argument: SyntaxNode) -> Bool {
    let value = argument.kind == .labeledExpr ? argument.children.last : argument
    return value?.kind == .integerLiteralExpr || value?.kind == .floatLiteralExpr
  }
}
