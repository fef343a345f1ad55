import ViewSource
import ViewSyntax

/// A body, or a member or function typed `some …`, and the static type of what it gives.
public struct TypedDeclaration: Sendable {
  /// The declaration whose result is typed: of a type whose body is that of a protocol this body.
  public let decl: DeclID
  /// The types around it and its own name: `ContentView.body`, `ContentView.row(for:)`.
  public let name: String
  /// The place of its name, or of that of the type whose body is a protocol's.
  public let range: SourceRange
  /// The type as `print(type(of:))` prints it; `_` for a part that is not known.
  public let type: String
  /// Why parts are not known.
  public let reasons: [HoleReason]
  /// Whether SwiftUI's own name for every part is established.
  public let isCertain: Bool

  /// Whether every part of the type is known.
  public var isComplete: Bool { reasons.isEmpty }
}

extension Analyzer {
  /// Every declaration of a file whose result is typed `some …`, in the order of the source, with what is behind it, and
  /// the body of every type that has one from an extension of a protocol, at the type's name.
  ///
  /// - Parameter view: only what is in the types of this name.
  public func typedDeclarations(in file: FileID, view: String? = nil) -> [TypedDeclaration] {
    let summary = program.file(file).summary
    var result: [TypedDeclaration] = []
    for index in summary.decls.indices {
      let id = DeclID(file, index)
      let nominal = decl(id).kind.isNominal
      guard let content = nominal ? sharedContent(of: id) : isOpaque(id) || isContent(id) ? id : nil else { continue }
      // What is kept, and only shown by others, is no body.
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

  /// The body that a type without one of its own has from an extension of a protocol, as every `Shape` has.
  private func sharedContent(of nominal: DeclID) -> DeclID? {
    guard decl(nominal).kind != .protocolType, let content = contentMember(of: nominal, includesCatalogue: true),
      isProtocolMember(content)
    else { return nil }
    return content
  }

  /// The type that a variable or the result of a function has, as it is declared.
  func declaredResult(of id: DeclID) -> TypeID {
    decl(id).kind == .variable ? variableType(of: id) : signature(of: id).result
  }

  /// Whether a declaration has a body and a `some` in its result.
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

  /// The names of the types around a declaration, outermost first.
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

  /// The names of the types around a body, with the module's before them where another module of the program has a type of
  /// the same name.
  func names(_ owners: [String], toldApartIn file: FileID) -> [String] {
    guard let first = owners.first else { return owners }
    let own = program.file(file).module
    let isShared = program.modules.indices.contains { index in
      index != own && !program.modules[index].isCatalogue
        && program.modules[index].topLevel[Name(first)]?.contains { decl($0).kind.isNominal } == true
    }
    return isShared ? [program.modules[own].name.text] + owners : owners
  }

  /// The name of a file's module, if the program has more than one.
  func moduleName(of file: FileID) -> String? {
    program.modules.filter { !$0.isCatalogue }.count > 1 ? program.module(of: file).name.text : nil
  }

  /// Whether a name stands for a type, given with those around it: as it is given, with the module's name before, or alone
  /// where no type at the top of the module has the name.
  func isMeant(_ type: [String], by name: String, in file: FileID) -> Bool {
    let full = type.joined(separator: ".")
    if full == name || moduleName(of: file).map({ "\($0).\(full)" == name }) == true { return true }
    guard type.last == name else { return false }
    return program.module(of: file).topLevel[Name(name)]?.contains { decl($0).kind.isNominal } != true
  }

  /// `Type.member`, with the labels of a function.
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

  /// The place of a declaration's name.
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
