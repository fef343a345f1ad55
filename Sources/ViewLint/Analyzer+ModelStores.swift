import ViewSemantics

/// The models of SwiftData that a container stores.
extension Analyzer {
  /// The model class of a query's results: `Todo` for `[Todo]`.
  func modelClass(ofElementsIn type: TypeID) -> DeclID? {
    guard types.kind(type) == .nominal, types.argumentCount(type) == 1 else { return nil }
    let element = types.argument(type, 0)
    guard types.kind(element) == .nominal else { return nil }
    let decl = types.decl(element)
    return isOwn(decl) && self.decl(decl).kind == .classType ? decl : nil
  }

  /// Whether a container for a listed model also stores another model: relationships lead from the listed model to it,
  /// or it has a relationship to the listed model.
  func isStored(_ model: DeclID, inStoreOf listed: DeclID) -> Bool {
    if relatedModels(of: model).contains(listed) { return true }
    var (open, seen) = ([listed], Set([listed]))
    while let next = open.popLast() {
      if next == model { return true }
      for related in relatedModels(of: next) where seen.insert(related).inserted { open.append(related) }
    }
    return false
  }

  private func relatedModels(of model: DeclID) -> [DeclID] { children(of: model).compactMap { modelRelated(by: $0) } }
}
