import ViewCatalog
import ViewSource
import ViewSyntax

/// Facts about the properties of SwiftData models.
extension Analyzer {
  /// Rows of strings: `unique` and a property name; or `one` or `many`, a relationship's name, its inverse and its
  /// delete rule.
  public func modelFacts(of model: DeclID) -> [[String]] {
    var rows: [[String]] = []
    for property in storedProperties(ofModel: model) {
      let name = decl(property).name.text
      let options = arguments(ofMacroFor: "attribute", of: property) ?? []
      if options.contains(where: { $0.lastWord == "unique" }) { rows.append(["unique", name]) }
      guard let target = related(by: property) else { continue }
      let rule = argument(Self.deleteRule, ofRelationship: property)?.lastWord
      rows.append([
        target.isList ? "many" : "one", name, inverse(of: property, in: model, target.model) ?? "", rule ?? "nullify",
      ])
    }
    return rows
  }

  /// Whether a property is a relationship of a model.
  public func isModelRelationship(_ property: DeclID) -> Bool { modelRelated(by: property) != nil }

  /// The model to which a relationship leads: `Author` for `var author: Author?` and `var authors: [Author]`; `nil` for
  /// other properties.
  public func modelRelated(by property: DeclID) -> DeclID? {
    guard isStoredObservableProperty(property), let owner = owner(of: property).flatMap({ nominal(of: $0) }),
      isModel(owner)
    else { return nil }
    return related(by: property)?.model
  }

  /// The catalogue's function with a base name.
  public func knownFunction(_ name: Name) -> DeclID? {
    program.catalogueFileIDs.firstNonNil { file in
      let index = program.file(file).summary.decls.firstIndex { $0.kind == .function && $0.name == name }
      return index.map { declID(file, $0) }
    }
  }

  private func isModel(_ nominal: DeclID) -> Bool {
    guard decl(nominal).kind == .classType, let model = knownDecl("PersistentModel") else { return false }
    return conforms(selfType(nominal), to: selfType(model))
  }

  private func storedProperties(ofModel model: DeclID) -> [DeclID] {
    children(of: model).filter { isStoredObservableProperty($0) }
  }

  /// The model type of a relationship property, and whether it is to-many.
  private func related(by property: DeclID) -> (model: DeclID, isList: Bool)? {
    var type = variableType(of: property)
    type = wrapped(type) ?? type
    var isList = false
    if types.kind(type) == .nominal, types.argumentCount(type) == 1, isKnown(type, "Array") {
      type = types.argument(type, 0)
      isList = true
    }
    guard types.kind(type) == .nominal, isModel(types.decl(type)) else { return nil }
    return (types.decl(type), isList)
  }

  /// The inverse of a relationship: the one that either side declares, else the only possible one.
  private func inverse(of property: DeclID, in model: DeclID, _ target: DeclID) -> String? {
    if let named = namedInverse(of: property) { return named }
    let name = decl(property).name.text
    let back = storedProperties(ofModel: target).filter { $0 != property && related(by: $0)?.model == model }
    if let saying = back.first(where: { namedInverse(of: $0) == name }) { return decl(saying).name.text }
    let free = back.filter { namedInverse(of: $0) == nil }
    let alike = storedProperties(ofModel: model).filter { related(by: $0)?.model == target }
    return free.count == 1 && (alike.count == 1 || model == target && alike.count == 2)
      ? decl(free[0]).name.text : nil
  }

  private func namedInverse(of property: DeclID) -> String? {
    argument(Self.inverse, ofRelationship: property)?.lastWord
  }

  private static let deleteRule: Name = "deleteRule"
  private static let inverse: Name = "inverse"

  /// An argument of a property's `@Relationship`.
  private func argument(_ label: Name, ofRelationship property: DeclID) -> Argument? {
    arguments(ofMacroFor: "relationship", of: property)?.first { $0.label == label }
  }

  /// The arguments of a property's macro of a kind; `nil` if there is no such macro.
  private func arguments(ofMacroFor kind: String, of property: DeclID) -> [Argument]? {
    guard let list = header(of: property).child(.modifierList) else { return nil }
    let context = context(around: property)
    let attribute = program.configuration.attributes(in: list).first { attribute in
      guard let name = attribute.children.first?.lastToken else { return false }
      return lookUpTopLevel(attribute.name(of: name), in: context).contains { found in
        decl(found).kind == .macro && catalogueText(.describes, of: found) == kind
      }
    }
    return attribute?.attributeArguments
  }
}

extension Argument {
  /// The last name in an argument: `cascade` of `.cascade`, `trip` of `\Item.trip`.
  fileprivate var lastWord: String? { node.flatMap { node in node.lastToken.map { node.text(of: $0) } } }
}
