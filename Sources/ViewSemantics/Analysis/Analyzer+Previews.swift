import ViewSource
import ViewSyntax

/// A `#Preview` at the top level of a file: a body without a view type.
public struct PreviewMacro {
  /// The macro's node, with its arguments.
  public let node: SyntaxNode
  /// The closure that makes its views.
  public let closure: SyntaxNode

  /// The string literal of its title.
  public var title: SyntaxNode? { node.arguments.first.flatMap { $0.kind == .stringLiteralExpr ? $0 : nil } }

  /// Whether it shows a view; one with `as:` shows a widget or an activity at several points in time.
  public var isOfView: Bool { !node.callArguments.contains { $0.label == "as" } }

  /// For a widget preview, the name of its family and the closure that makes the timeline entries.
  public var timeline: (family: String, closure: SyntaxNode)? {
    guard let family = node.callArguments.first(where: { $0.label == "as" })?.node, family.kind == .implicitMemberExpr,
      let trailing = node.children.first(where: { $0.kind == .labeledTrailingClosure }),
      let label = trailing.ownTokens.first(where: { $0.kind == .identifier }), trailing.isSpelt(label, "timeline"),
      let closure = trailing.child(.closureExpr)
    else { return nil }
    return (String(family.text.drop { $0 == "." }), closure)
  }

  /// The name of the preview: `#Preview`, `#Preview("Empty")`.
  var name: String { title.map { "#Preview(\($0.spacedText))" } ?? "#Preview" }
}

extension Analyzer {
  /// The previews of a file in active `#if` clauses, in source order.
  public func previewMacros(in file: FileID) -> [PreviewMacro] {
    var found: [PreviewMacro] = []
    var open = Array(program.file(file).tree.root.children.reversed())
    while let node = open.popLast() {
      switch node.kind {
      case .ifConfigDecl: open += program.configuration.activeElements(of: node).reversed()
      case .macroExpansionDecl, .macroExpansionExpr:
        guard let token = node.ownTokens.first(where: { $0.kind == .identifier }), node.isSpelt(token, "Preview"),
          let closure = node.children.last(where: { $0.kind == .closureExpr })
        else { continue }
        found.append(PreviewMacro(node: node, closure: closure))
      default: continue
      }
    }
    return found
  }

  /// The record of a preview's body and its result type; `nil` if that is no view.
  func body(of preview: PreviewMacro, in file: FileID) -> (decl: DeclID, record: BodyRecord, type: TypeID)? {
    let id = addBody(preview.closure, in: file)
    let builder = knownDecl("ViewBuilder").map { nominalType($0) }
    let record = record(ofBody: id, builder: builder)
    guard let type = record.blocks[preview.closure.id], types.kind(type) == .hole || isView(type) else { return nil }
    return (id, record, type)
  }

  /// The state of a preview's variables: `@Previewable @State var isOn = false`.
  func ownState(of preview: PreviewMacro, _ id: DeclID) -> [OwnedState] {
    preview.closure.children.filter { $0.kind == .variableDecl }.flatMap { variable -> [OwnedState] in
      guard let list = variable.child(.modifierList),
        let wrapper = propertyWrappers(in: list, context(around: id), isCatalogue: false).first(where: {
          ownsState($0.decl)
        })
      else { return [] }
      let names = variable.children.filter { $0.kind == .patternBinding }.flatMap(\.boundNames)
      return names.map { name in
        OwnedState(property: nil, owner: wrapper.decl, name: "@\(decl(wrapper.decl).name) \(preview.name).\(name)")
      }
    }
  }
}
