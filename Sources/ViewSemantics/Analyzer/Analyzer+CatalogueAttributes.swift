import ViewCatalog
import ViewSource
import ViewSyntax

/// What the catalogue says of its declarations by attributes.
extension Analyzer {
  /// Whether the catalogue, not the program, declares something.
  public func isFromCatalogue(_ id: DeclID) -> Bool {
    id.file != .local && Int(id.file.index) < program.catalogueFileCount
  }

  /// Whether the program declares something, not the catalogue and not a body.
  public func isOwn(_ id: DeclID) -> Bool { id.file != .local && !isFromCatalogue(id) }

  func isCatalogueFile(_ file: FileID) -> Bool { file != .local && Int(file.index) < program.catalogueFileCount }

  /// What stands in an attribute of a declaration of the catalogue: of a string its text.
  public func catalogueText(_ attribute: CatalogueText, of id: DeclID) -> String? {
    guard isFromCatalogue(id), program.decl(id).has(.hasCatalogueAttributes) else { return nil }
    if let known = catalogueTexts.with(id, { $0[attribute] }) { return known }
    var texts = CatalogueTexts()
    if let list = header(of: id).child(.modifierList) { collectTexts(inList: list, &texts) }
    catalogueTexts[id] = texts
    return texts[attribute]
  }

  /// What all attributes of a declaration of the catalogue say, in the order in which they stand there.
  struct CatalogueTexts {
    private var attributes: [CatalogueText] = []
    private var texts: [String] = []

    mutating func add(_ attribute: CatalogueText, _ text: String) {
      attributes.append(attribute)
      texts.append(text)
    }

    /// That of the first one.
    subscript(attribute: CatalogueText) -> String? { attributes.firstIndex(of: attribute).map { texts[$0] } }
  }

  private static let attributesByName = CatalogueText.allCases.reduce(into: MemoTable<Name, CatalogueText>()) {
    $0[Name($1.rawValue)] = $1
  }

  private func collectTexts(inList list: SyntaxNode, _ texts: inout CatalogueTexts) {
    for attribute in list.children {
      // What holds on some platforms only.
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

  /// The names of what the catalogue says ends the editing of a field: where a call is not resolved, its name is all there is
  /// to ask.
  func findNamesEndingEditing() -> Set<Name> { catalogueNames(with: .endsEditing) }

  /// The names of what is told in the coordinates of the screen.
  func findNamesMeasuredOnScreen() -> Set<Name> { catalogueNames(with: .measuredOn) }

  /// The names of what says how previews are shown.
  func findNamesAboutPreviews() -> WordFilter { WordFilter(catalogueNames(with: .previews)) }

  /// The names of what has an attribute in the catalogue: found once for all programs that see it.
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

  /// The names of the types that take long to make.
  func findNamesOfCostlyTypes() -> WordFilter {
    var names = WordFilter([])
    for number in 0..<program.catalogueFileCount {
      for decl in program.files[number].summary.decls where decl.has(.isCostly) { names.insert(decl.name) }
    }
    return names
  }

  /// What stands in an attribute of a parameter in the catalogue.
  public func catalogueText(_ attribute: CatalogueText, of parameter: Parameter, in id: DeclID) -> String? {
    guard isFromCatalogue(id), let node = parameter.node else { return nil }
    guard let list = self.node(node, of: id).child(.modifierList) else { return nil }
    var texts = CatalogueTexts()
    collectTexts(inList: list, &texts)
    return texts[attribute]
  }

  /// What a type's generic parameter of a name stands for; `nil` if it has none.
  public func genericArgument(_ name: Name, of type: TypeID) -> TypeID? {
    guard types.kind(type) == .nominal else { return nil }
    let parameters = genericParameters(of: types.decl(type))
    guard let index = parameters.firstIndex(where: { decl($0).name == name }), index < types.argumentCount(type) else {
      return nil
    }
    return types.argument(type, index)
  }

  /// Whether a function keeps the closure that it is given for a parameter, to run it later: it is `@escaping`, or
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

  /// What the catalogue says of a declaration that is deprecated.
  public struct Deprecation {
    /// What to do instead.
    public let advice: String
    /// The version of the platform that deprecates it.
    public let since: Int?
    /// Another name that means the same.
    public let newName: String?
    /// Apple says so without a warning of the compiler: there is a better form, and this one stays for now.
    public let isSoft: Bool
  }

  /// What Apple's documentation says of forms that are deprecated without a warning.
  private static let softVersion = "27.2"

  /// What the catalogue advises instead of a declaration that is deprecated; `nil` if it is not.
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
