import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// A search through everything that a view shows, including the helpers and views of the program.
extension ExpandedCode {
  /// Whether a call that satisfies a predicate makes a view in the code.
  ///
  /// - Returns: `nil` if no such call is found, but code that cannot be read may make such a view: a view or modifier of
  ///   another module, a UIKit view, the content that a generic view is given.
  func shows(_ isMeant: (ExpandedCode) -> Bool) -> Bool? {
    var isCertain = true
    var open = [self]
    while let code = open.popLast() {
      let (node, context) = (code.node, code.context)
      switch node.kind {
      case .functionCallExpr:
        if isMeant(code) { return true }
        guard let use = context.record.uses[node.id] else {
          isCertain = false
          continue
        }
        if let shown = code.shown {
          open.append(shown)
          if let base = context.modified(node) { open.append(code.part(base)) }
        } else if context.analyzer.isFromCatalogue(use.decl) {
          open += code.parts
        } else if code.mayBeView {
          isCertain = false
        }
      case .closureExpr where context.record.builders[node.id] == nil: continue
      case .declReferenceExpr, .memberAccessExpr:
        if let shown = code.shown {
          open.append(shown)
        } else if code.mayBeView {
          isCertain = false
        }
      default: open += code.parts
      }
    }
    return isCertain ? false : nil
  }

  /// Whether an expression that does not lead to code may be a view with unknown content, such as the `content` of a
  /// modifier. Texts, pictures, colors and shapes have none.
  private var mayBeView: Bool {
    guard let type = context.type(of: node) else { return true }
    if let use = context.record.uses[node.id], context.analyzer.isFromCatalogue(use.decl) { return false }
    guard let made = context.nominal(type) else {
      // A function or a tuple is no view; a generic or opaque type may be one.
      return ![.function, .tuple, .metatype].contains(context.analyzer.types.kind(type))
    }
    guard context.analyzer.isView(type) else { return false }
    return
      !(context.analyzer.isFromCatalogue(made)
      && (context.analyzer.fact(.shows, of: made) != nil
        || Self.plain.contains { context.conforms(made, to: $0) }))
  }

  private static let plain: [Name] = ["Shape", "ShapeStyle"]
}
