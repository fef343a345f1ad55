import ViewSource
import ViewSyntax

/// What models of SwiftData say of their properties.
extension Analyzer {
  /// Rows of texts: `unique` and a name; `one` or `many`, the name of a relationship, that of what leads back, and the
  /// rule for deletions.
  public func modelFacts(of model: DeclID) -> [[String]] {
    var rows: [[String]] = []
    for property in storedProperties(ofModel: model) {
      let name = decl(property).name.text
      if attribute("Attribute", of: property)?.contains(".unique") ?? false { rows.append(["unique", name]) }
      guard let target = related(by: property) else { continue }
      let written = attribute("Relationship", of: property)
      let rule = written.flatMap { word(after: "deleteRule:", in: $0) }
      rows.append([
        target.isList ? "many" : "one", name, inverse(of: property, in: model, target.model) ?? "", rule ?? "nullify",
      ])
    }
    return rows
  }

  /// Whether a property holds other models.
  public func isModelRelationship(_ property: DeclID) -> Bool {
    guard isStoredObservableProperty(property), let owner = owner(of: property).flatMap({ nominal(of: $0) }),
      isModel(owner)
    else { return false }
    return related(by: property) != nil
  }

  /// A function of the catalogue, by its name without labels.
  public func knownFunction(_ name: Name) -> DeclID? {
    program.catalogueFileIDs.firstNonNil { file in
      let index = program.file(file).summary.decls.firstIndex { $0.kind == .function && $0.name == name }
      return index.map { declID(file, $0) }
    }
  }

  private func isModel(_ nominal: DeclID) -> Bool {
    guard decl(nominal).kind == .classType, let model = knownDecl("PersistentModel") else { return false }
    return conforms(typeItself(nominal), to: typeItself(model))
  }

  private func storedProperties(ofModel model: DeclID) -> [DeclID] {
    children(of: model).filter { isStoredObservableProperty($0) }
  }

  /// The model that a property has one or several of.
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

  /// The property of the other model that leads back: the one that either side says, else the only one that can.
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
    guard let written = attribute("Relationship", of: property), let range = written.ranges(of: "inverse:").first else {
      return nil
    }
    let path = written[range.upperBound...].drop { $0 == " " || $0 == "\\" }.prefix {
      $0.isLetter || $0.isNumber || "._".contains($0)
    }
    return path.split(separator: ".").last.map { String($0) }
  }

  private func word(after label: String, in text: String) -> String? {
    guard let range = text.ranges(of: label).first else { return nil }
    let word = text[range.upperBound...].drop { " .".contains($0) }.prefix { $0.isLetter }
    return word.isEmpty ? nil : String(word)
  }

  /// An attribute of a property as it is written.
  private func attribute(_ name: String, of property: DeclID) -> String? {
    guard let list = header(of: property).child(.modifierList) else { return nil }
    return program.configuration.attributes(in: list).firstNonNil { attribute in
      let text = attribute.bytes.text(attribute.range)
      return text.hasPrefix("@" + name) ? text : nil
    }
  }
}
