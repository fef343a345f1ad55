import ViewSemantics
import ViewSource
import ViewSyntax

extension RuleContext {
  /// The `ScrollViewReader` around the code or, in a function that is not part of a body, around all its uses; with its
  /// content, and the context of both.
  var scrollViewReader: (call: SyntaxNode, content: SyntaxNode, context: RuleContext)? {
    if let (call, content) = enclosingCalls.first(where: { makes($0.call, anyOf: [Self.reader]) }) {
      return (call, content, self)
    }
    guard let decl, analyzer.isOwnFunction(decl), !makesViews(decl) else { return nil }
    let places = helperPlaces(of: decl)
    let readers = places.compactMap { place in
      place.context.enclosingCalls.first { place.context.makes($0.call, anyOf: [Self.reader]) }
        .map { ($0.call, $0.closure, place.context) }
    }
    guard readers.count == places.count, let first = readers.first, readers.allSatisfy({ $0.0.id == first.0.id }) else {
      return nil
    }
    return first
  }

  private static let reader: Name = "ScrollViewReader"
}

/// The explicit identity of a view or of the rows of a container.
struct ExplicitIdentity {
  let type: TypeID
  /// The argument of `id(_:)`; `nil` for rows, whose identities are those of the elements.
  let value: SyntaxNode?
  /// The context that resolves the names in the value.
  let context: RuleContext
}

extension ExpandedCode {
  /// All explicit identities in the code; `nil` if one is unknown, or if there may be others.
  var identities: [ExplicitIdentity]? {
    var found: [ExplicitIdentity] = []
    var open = [self]
    while let code = open.popLast() {
      let (node, context) = (code.node, code.context)
      if node.kind == .functionCallExpr || node.kind == .declReferenceExpr || node.kind == .memberAccessExpr {
        if let shown = code.shown {
          open.append(shown)
        } else if code.mayBeUnknownView {
          return nil
        }
      }
      if node.kind == .functionCallExpr, let use = context.record.uses[node.id] {
        if context.analyzer.decl(use.decl).has(.givesIdentity) {
          guard let value = node.arguments.first, let type = context.type(of: value) else { return nil }
          found.append(ExplicitIdentity(type: type, value: value, context: context))
        }
        if let made = context.madeType(node), context.analyzer.makesRows(made), context.argument(node, .content) != nil
        {
          if let type = context.rowID(node) {
            guard context.analyzer.isComplete(type) else { return nil }
            found.append(ExplicitIdentity(type: type, value: nil, context: context))
          } else if node.arguments.first.map({ $0.kind != .closureExpr && $0.kind != .labeledExpr }) == true {
            return nil
          }
        }
      }
      open += code.parts
    }
    return found
  }

  /// Whether the node may be an unknown view: a stored one, an argument, or one of an unresolved library.
  private var mayBeUnknownView: Bool {
    guard let type = context.record.types[node.id], !node.isSelfReference else { return false }
    if node.kind == .functionCallExpr, context.record.uses[node.id] == nil { return true }
    guard context.analyzer.isView(type) else { return false }
    guard let use = context.record.uses[node.id] else { return node.kind != .functionCallExpr }
    return !context.analyzer.isFromCatalogue(use.decl)
  }
}
