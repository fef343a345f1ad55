import ViewSource
import ViewSyntax

/// A body, or a property or function with an opaque type, with the static type of its result.
public struct TypedDeclaration: Sendable {
  /// The declaration with the result. For a type with a body from a protocol extension, that body.
  public let decl: DeclID
  /// The name qualified with the enclosing types: `ContentView.body`, `ContentView.row(for:)`.
  public let name: String
  /// The range of its name in UTF-8 bytes; for a body from a protocol extension, of the type's name.
  public let range: SourceRange
  /// The type as `print(type(of:))` prints it; `_` for an unknown part.
  public let type: String
  /// The reasons why parts are unknown.
  public let reasons: [HoleReason]
  /// Whether SwiftUI's own name is established for every part.
  public let isCertain: Bool

  /// Whether every part of the type is known.
  public var isComplete: Bool { reasons.isEmpty }
}

extension Analyzer {
  /// The declarations of a file with opaque result types, in source order, with their underlying types; and each type
  /// with a body from a protocol extension, at the type's name.
  ///
  /// - Parameter view: restricts the result to types with this name.
  public func typedDeclarations(in file: FileID, view: String? = nil) -> [TypedDeclaration] {
    let summary = program.file(file).summary
    var result: [TypedDeclaration] = []
    for index in summary.decls.indices {
      let id = DeclID(file, index)
      let nominal = decl(id).kind.isNominal
      guard let content = nominal ? sharedContent(of: id) : isOpaque(id) || isContent(id) ? id : nil else { continue }
      // A stored property is no body.
      if decl(content).kind == .variable, !hasCode(content) { continue }
      let owners = ownerNames(of: id) + (nominal ? [decl(id).name.text] : [])
      if let view, !owners.indices.contains(where: { isMeant(Array(owners[...$0]), by: view, in: file) }) { continue }
      var type = declaredResult(of: content)
      if nominal { type = substitute(type, substitutionOfSelf(in: content, for: id)) }
      var printer = TypePrinter(self)
      let text = printer.print(type)
      let name = (owners + [nameWithLabels(of: content)]).joined(separator: ".")
      result.append(
        TypedDeclaration(
          decl: content, name: name, range: nameRange(of: id), type: text, reasons: printer.reasons,
          isCertain: printer.isCertain && !printer.reasons.contains { $0.kind == .uncertain }))
    }
    return result
  }

  /// The body from a protocol extension for a type without its own, as for every `Shape`.
  private func sharedContent(of nominal: DeclID) -> DeclID? {
    guard decl(nominal).kind != .protocolType, let content = contentMember(of: nominal, includesCatalogue: true),
      isProtocolMember(content)
    else { return nil }
    return content
  }

  /// The declared type of a variable, or of a function's result.
  func declaredResult(of id: DeclID) -> TypeID {
    decl(id).kind == .variable ? variableType(of: id) : signature(of: id).result
  }

  /// Whether a declaration has a body and an opaque result type.
  private func isOpaque(_ id: DeclID) -> Bool {
    switch decl(id).kind {
    case .variable:
      guard decl(id).has(.isComputed) || node(of: id).child(.initializerClause) != nil else { return false }
      return isDeclaredOpaque(id) && types.flags(variableType(of: id)).contains(.hasOpaque)
    case .function, .subscriptDecl:
      guard node(of: id).child(.codeBlock) != nil || node(of: id).child(.accessorBlock) != nil else { return false }
      return isDeclaredOpaque(id) && types.flags(signature(of: id).result).contains(.hasOpaque)
    default: return false
    }
  }

  private func isDeclaredOpaque(_ id: DeclID) -> Bool {
    let node = node(of: id)
    let result =
      decl(id).kind == .variable
      ? node.child(.typeAnnotation)?.children.first { $0.kind.isType } : node.children.first { $0.kind.isType }
    return result.map(hasOpaquePart) ?? false
  }

  private func hasOpaquePart(_ type: SyntaxNode) -> Bool {
    type.kind == .someType || type.children.contains(where: hasOpaquePart)
  }

  // MARK: Names

  /// The names of the enclosing types, outermost first.
  func ownerNames(of id: DeclID) -> [String] {
    var names: [String] = []
    var current = parent(of: id)
    while let owner = current {
      switch decl(owner).kind {
      case .extension:
        names += (node(of: owner).children.first { $0.kind.isType }?.text ?? "_").split(separator: ".").map(String.init)
          .reversed()
      default: names.append(decl(owner).name.text)
      }
      current = parent(of: owner)
    }
    return names.reversed()
  }

  /// The names of the types around a body, preceded by the module's name if another module of the program has a type
  /// with the same name.
  func names(_ owners: [String], toldApartIn file: FileID) -> [String] {
    guard let first = owners.first else { return owners }
    let own = program.file(file).module
    let isShared = program.modules.indices.contains { index in
      index != own && !program.modules[index].isCatalogue
        && program.modules[index].topLevel[Name(first)]?.contains { decl($0).kind.isNominal } == true
    }
    return isShared ? [program.modules[own].name.text] + owners : owners
  }

  /// The name of a file's module, if the program has several modules; otherwise `nil`.
  func moduleName(of file: FileID) -> String? {
    program.modules.filter { !$0.isCatalogue }.count > 1 ? program.module(of: file).name.text : nil
  }

  /// Whether a user-given name refers to a type with these enclosing types: the qualified name, that with the module,
  /// or the plain name if no top-level type of the module has it.
  func isMeant(_ type: [String], by name: String, in file: FileID) -> Bool {
    let full = type.joined(separator: ".")
    if full == name || moduleName(of: file).map({ "\($0).\(full)" == name }) == true { return true }
    guard type.last == name else { return false }
    return program.module(of: file).topLevel[Name(name)]?.contains { decl($0).kind.isNominal } != true
  }

  /// The qualified name `Type.member`, with the argument labels of a function.
  public func fullName(of id: DeclID) -> String {
    (ownerNames(of: id) + [nameWithLabels(of: id)]).joined(separator: ".")
  }

  private func nameWithLabels(of id: DeclID) -> String {
    let own = decl(id).name.text
    switch decl(id).kind {
    case .function, .subscriptDecl, .initializer:
      return own + "(" + signature(of: id).parameters.map { ($0.label == .none ? "_" : $0.label.text) + ":" }.joined()
        + ")"
    default: return own
    }
  }

  /// The range of a declaration's name in UTF-8 bytes.
  public func nameRange(of id: DeclID) -> SourceRange {
    let node = node(of: id)
    if let token = node.nameToken, node.name(of: token) == decl(id).name { return token.range }
    var open = [node]
    while let next = open.popLast() {
      if next.kind == .identifierPattern, let token = next.firstToken,
        node.name(of: token) == decl(id).name
      {
        return token.range
      }
      open += next.children.filter { $0.kind.isPattern || $0.kind == .tuplePatternElement }.reversed()
    }
    return node.range
  }
}
