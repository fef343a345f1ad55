import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Controls that change a value repeatedly while they are used: text fields and sliders, but not pickers.
extension RuleContext {
  private static let texts: [Name] = ["String"]
  private static let fractions: [Name] = ["Double", "CGFloat", "Float"]

  /// The binding with which a control edits a value: `$name` of `TextField("Name", text: $name)`; `nil` if the call
  /// makes or adds no such control.
  func editedBinding(_ call: SyntaxNode) -> SyntaxNode? {
    guard call.kind == .functionCallExpr, let kind = madeFact(.edits, of: call) ?? calledFact(.edits, of: call)
    else { return nil }
    let names = kind == .text ? Self.texts : Self.fractions
    return analyzer.arguments(of: call, record).map(\.node).first { argument in
      guard let type = record.types[argument.id], analyzer.types.kind(type) == .nominal,
        analyzer.types.decl(type) == analyzer.knownDecl(.binding),
        let value = analyzer.types.arguments(type).first.flatMap({ nominal($0) }), analyzer.isFromCatalogue(value)
      else { return false }
      return names.contains(analyzer.decl(value).name)
    }
  }

  /// Whether such controls can edit values of a type, as far as it is known.
  func mayBeEdited(_ type: TypeID) -> Bool {
    guard let value = nominal(type) else { return true }
    return (Self.texts + Self.fractions).contains(analyzer.decl(value).name)
  }

  /// The property that a binding refers to: `text` of `$text`, `$model.text`, `$model.draft.text` and
  /// `Binding(get: { model.text }, set: { model.text = $0 })`.
  func propertyBound(by binding: SyntaxNode) -> DeclID? { analyzer.propertyBound(by: binding, record) }

  /// The control in this file or in the property's file that edits the property, also through a view of the program
  /// that receives a binding.
  func editing(of property: DeclID) -> (node: SyntaxNode, file: FileID)? {
    let name = analyzer.decl(property).name
    var files = [fileID]
    if property.file != fileID { files.append(property.file) }
    for body in files.flatMap({ analyzer.bodies(in: $0) }) where analyzer.node(of: body).mentions(name) {
      let other = RuleContext(analyzer, body.file)
      other.enter(body)
      guard other.isViewCode else { continue }
      if let found = other.editing(of: property, in: analyzer.node(of: body), depth: 0) { return (found, body.file) }
    }
    return nil
  }

  /// The maximum number of views through which a binding is passed on.
  private static let maximumPasses = 2

  private func editing(of property: DeclID, in node: SyntaxNode, depth: Int) -> SyntaxNode? {
    if node.kind == .functionCallExpr {
      if let binding = editedBinding(node) {
        if propertyBound(by: binding) == property { return binding }
      } else if let made = madeType(node), isOwn(made), depth < Self.maximumPasses {
        for argument in analyzer.arguments(of: node, record) where propertyBound(by: argument.node) == property {
          if isEdited(member: argument.label, of: made, depth: depth + 1) { return argument.node }
        }
      }
    }
    for child in node.children {
      if let found = editing(of: property, in: child, depth: depth) { return found }
    }
    return nil
  }

  /// Whether a view passes its binding with the name to a control.
  private func isEdited(member name: Name, of view: DeclID, depth: Int) -> Bool {
    guard let member = analyzer.directMembers(of: view, named: name).first else { return false }
    return analyzer.bodiesNear(member).contains { body in
      guard analyzer.node(of: body).mentions(name) else { return false }
      let other = RuleContext(analyzer, body.file)
      other.enter(body)
      return other.isViewCode && other.editing(of: member, in: analyzer.node(of: body), depth: depth) != nil
    }
  }
}

extension ExpandedCode {
  /// The control in a view that edits a value: `TextField("Name", text: $model.name)` for `model.name`. The search
  /// includes the helpers and views of the program that the view consists of.
  func control(editing value: ExpandedCode) -> ExpandedCode? {
    let value = value.origin
    if let type = value.context.type(of: value.node), !value.context.mayBeEdited(type) { return nil }
    let path = "$" + value.writtenPath
    let root = path.prefix { $0 != "." && $0 != " " && $0 != "[" && $0 != "?" }
    // The binding for the control is written in the code of the value's view.
    guard value.frame.view == frame.view, context.mayGive(Name(String(root)), in: node) else { return nil }
    let name = value.node.referencedName.map { value.node.name(of: $0) }
    var open = [self]
    // The depth of nested views is limited by `shown`.
    while let next = open.popLast() {
      if let binding = next.context.editedBinding(next.node) {
        let given = next.part(binding).origin
        let isOfSameView = given.pathRoot.frame.view == value.pathRoot.frame.view
        if isOfSameView, given.writtenPath == path { return next.part(binding) }
      }
      if next.node.kind == .closureExpr, next.context.record.builders[next.node.id] == nil { continue }
      if let shown = next.shown, name.map({ shown.node.mentions($0) }) != false || next.node.kind == .functionCallExpr {
        open.append(shown)
      }
      open += next.parts.reversed()
    }
    return nil
  }
}

extension Name {
  /// Whether the name is an identifier, and no operator.
  fileprivate var isWord: Bool {
    text.unicodeScalars.first.map { $0 == "_" || $0.properties.isAlphabetic } ?? false
  }
}

extension RuleContext {
  private static let callAsFunction: Name = "callAsFunction"

  /// Whether the code names `$name`, directly or in helpers of its type that it names. Otherwise no control receives a
  /// binding to it. The check needs no type checking.
  fileprivate func mayGive(_ projection: Name, in code: SyntaxNode) -> Bool {
    guard let owner = ownerType else { return true }
    var helpers: [Name: [SyntaxNode]] = [:]
    for part in [owner] + analyzer.extensions(of: owner) where !analyzer.isFromCatalogue(part) {
      for member in analyzer.children(of: part) {
        helpers[analyzer.decl(member).name, default: []].append(analyzer.node(of: member))
      }
    }
    var seen: Set<Name> = []
    // An operator or `callAsFunction` may be called without its name.
    var open = [code] + helpers.filter { !$0.key.isWord || $0.key == Self.callAsFunction }.values.joined()
    while let next = open.popLast() {
      for index in next.tokenIndices {
        switch next.token(index).kind {
        case .dollarIdentifier: if next.name(at: index) == projection { return true }
        case .identifier, .backtickedIdentifier:
          let name = next.name(at: index)
          if let found = helpers[name], seen.insert(name).inserted { open += found }
        default: break
        }
      }
    }
    return false
  }
}
