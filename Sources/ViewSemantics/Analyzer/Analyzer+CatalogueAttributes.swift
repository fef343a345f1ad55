import ViewCatalog
import ViewSource
import ViewSyntax

/// The attributes of the catalogue's declarations.
extension Analyzer {
  /// Whether a declaration is part of the catalogue, not of the program.
  public func isFromCatalogue(_ id: DeclID) -> Bool {
    id.file != .local && Int(id.file.index) < program.catalogueFileCount
  }

  /// Whether a declaration is part of the program's files: not of the catalogue, and not local to a body.
  public func isOwn(_ id: DeclID) -> Bool { id.file != .local && !isFromCatalogue(id) }

  func isCatalogueFile(_ file: FileID) -> Bool { file != .local && Int(file.index) < program.catalogueFileCount }

  /// The argument of a catalogue attribute of a declaration; the contents of a string literal argument, without quotes.
  public func catalogueText(_ attribute: CatalogueText, of id: DeclID) -> String? {
    guard isFromCatalogue(id), program.decl(id).has(.hasCatalogueAttributes) else { return nil }
    if let known = catalogueTexts.with(id, { $0[attribute] }) { return known }
    var texts = CatalogueTexts()
    if let list = header(of: id).child(.modifierList) { collectTexts(inList: list, &texts) }
    catalogueTexts[id] = texts
    return texts[attribute]
  }

  /// The value of a fact that the catalogue states about a declaration; `nil` if it states none.
  public func fact<Value>(_ fact: CatalogueFact<Value>, of id: DeclID) -> Value? {
    catalogueText(fact.attribute, of: id).flatMap(Value.init)
  }

  /// The attributes of a catalogue declaration with their arguments, in source order.
  struct CatalogueTexts {
    private var attributes: [CatalogueText] = []
    private var texts: [String] = []

    mutating func add(_ attribute: CatalogueText, _ text: String) {
      attributes.append(attribute)
      texts.append(text)
    }

    /// The argument of the first attribute of this kind.
    subscript(attribute: CatalogueText) -> String? { attributes.firstIndex(of: attribute).map { texts[$0] } }
  }

  private static let attributesByName = CatalogueText.allCases.reduce(into: MemoTable<Name, CatalogueText>()) {
    $0[Name($1.rawValue)] = $1
  }

  private func collectTexts(inList list: SyntaxNode, _ texts: inout CatalogueTexts) {
    for attribute in list.children {
      // An attribute for some platforms only.
      if attribute.kind == .ifConfigDecl {
        for element in program.configuration.activeElements(of: attribute) where element.kind == .modifierList {
          collectTexts(inList: element, &texts)
        }
      }
      guard attribute.kind == .attribute, let word = attribute.children.first?.lastToken,
        let name = Self.attributesByName[attribute.name(of: word)],
        let argument = attribute.children.dropFirst().first
      else { continue }
      let isLiteral = argument.kind == .stringLiteralExpr
      texts.add(name, isLiteral ? String(argument.text.dropFirst().dropLast()) : argument.text)
    }
  }

  /// The names of the catalogue declarations that end the editing of a field. Where a call is unresolved, its name is
  /// the only evidence.
  func findNamesEndingEditing() -> Set<Name> { catalogueNames(with: .endsEditing) }

  /// The names of the catalogue declarations whose values are in screen coordinates.
  func findNamesMeasuredOnScreen() -> Set<Name> { catalogueNames(with: .measuredOn) }

  /// The names of the catalogue declarations that configure previews.
  func findNamesAboutPreviews() -> WordFilter { WordFilter(catalogueNames(with: .previews)) }

  /// The names of the catalogue declarations with an attribute. Computed once for all programs that share the
  /// catalogue.
  private func catalogueNames(with attribute: CatalogueText) -> Set<Name> {
    program.catalogueNames(with: attribute) {
      var names: Set<Name> = []
      for number in 0..<program.catalogueFileCount where program.files[number].summary.facts.contains(attribute) {
        let file = program.fileID(number)
        for (index, decl) in program.files[number].summary.decls.enumerated()
        where catalogueText(attribute, of: program.declID(file, index)) != nil { names.insert(decl.name) }
      }
      return names
    }
  }

  /// The names of the types whose initialization is expensive.
  func findNamesOfCostlyTypes() -> WordFilter {
    var names = WordFilter([])
    for number in 0..<program.catalogueFileCount {
      for decl in program.files[number].summary.decls where decl.has(.isCostly) { names.insert(decl.name) }
    }
    return names
  }

  /// The argument of a catalogue attribute of a parameter.
  public func catalogueText(_ attribute: CatalogueText, of parameter: Parameter, in id: DeclID) -> String? {
    guard isFromCatalogue(id), let node = parameter.node else { return nil }
    guard let list = self.node(node, of: id).child(.modifierList) else { return nil }
    var texts = CatalogueTexts()
    collectTexts(inList: list, &texts)
    return texts[attribute]
  }

  /// The value of a fact that the catalogue states about a parameter; `nil` if it states none.
  public func fact<Value>(_ fact: CatalogueFact<Value>, of parameter: Parameter, in id: DeclID) -> Value? {
    catalogueText(fact.attribute, of: parameter, in: id).flatMap(Value.init)
  }

  /// The generic argument of a type for a parameter name; `nil` if the type has no such parameter.
  public func genericArgument(_ name: Name, of type: TypeID) -> TypeID? {
    guard types.kind(type) == .nominal else { return nil }
    let parameters = genericParameters(of: types.decl(type))
    guard let index = parameters.firstIndex(where: { decl($0).name == name }), index < types.argumentCount(type) else {
      return nil
    }
    return types.argument(type, index)
  }

  /// Whether a function stores the closure passed to a parameter for a later call: the parameter is `@escaping` or
  /// optional.
  public func keepsClosure(_ parameter: Parameter, of id: DeclID) -> Bool {
    guard let node = parameter.node else { return false }
    if wrapped(parameter.type) != nil { return true }
    let type = self.node(node, of: id).children.first { $0.kind == .attributedType }
    return type?.children.contains { attribute in
      attribute.kind == .attribute
        && attribute.children.first?.lastToken.map { attribute.isSpelt($0, "escaping") } == true
    } ?? false
  }

  /// The deprecation of a catalogue declaration.
  public struct Deprecation {
    /// The recommended replacement.
    public let advice: String
    /// The platform version that deprecates the declaration.
    public let since: Int?
    /// The new name of the same declaration.
    public let newName: String?
    /// Whether the deprecation is only documented: Apple recommends a replacement, and the compiler does not warn.
    public let isSoft: Bool
  }

  /// The version by which the catalogue marks a deprecation that only Apple's documentation states.
  private static let softVersion = "27.2"

  /// The deprecation of a catalogue declaration; `nil` if it is not deprecated.
  public func deprecation(of id: DeclID) -> Deprecation? {
    guard isFromCatalogue(id), let list = header(of: id).child(.modifierList) else { return nil }
    var advice: String?
    var since: Int?
    var newName: String?
    var isSoft = false
    for attribute in list.children where attribute.kind == .attribute {
      guard let word = attribute.children.first?.lastToken, attribute.isSpelt(word, "available") else { continue }
      func text(after label: StaticString) -> String? {
        let tokens = attribute.ownTokens.drop { !attribute.isSpelt($0, label) }
        let literal = tokens.first { $0.kind == .stringLiteral }
        return literal.map { String(attribute.text(of: $0).dropFirst().dropLast()) }
      }
      advice = advice ?? text(after: "message")
      newName = newName ?? text(after: "renamed")
      let words = attribute.ownTokens.map { attribute.text(of: $0) }
      if words.contains(program.configuration.platform.name) || words.contains("anyAppleOS"),
        let word = words.firstIndex(of: "deprecated")
      {
        let version = words.dropFirst(word + 2).first
        since = version.flatMap { Int($0.prefix(while: \.isNumber)) } ?? since
        isSoft = isSoft || version == Analyzer.softVersion
      }
    }
    return advice.map { Deprecation(advice: $0, since: since, newName: newName, isSoft: isSoft) }
  }
}
