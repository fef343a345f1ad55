extension InterfaceText {
  /// The models of a container, and the maintenance of inverse relationships.
  static let swiftDataStores = #"""
    /// The models of a container. There is no file: they last as long as the container.
    @Observable final class _ModelStore {
      @ObservationIgnored var models: [any PersistentModel] = []
      @ObservationIgnored var inserted: [any PersistentModel] = []
      @ObservationIgnored var deleted: [any PersistentModel] = []
      @ObservationIgnored private var saved: [[Any]] = []
      @ObservationIgnored private var savedModels: [any PersistentModel] = []
      var hasChanges: Bool { !inserted.isEmpty || !deleted.isEmpty }
      /// The number of changes; queries depend on it, `fetch` does not.
      var changes = 0
      @ObservationIgnored private var count = 0

      /// Counts a change without reading `changes`: code that changes the store does not depend on it.
      private func note() {
        count += 1
        changes = count
      }
      func insert(_ model: any PersistentModel, _ context: ModelContext) {
        guard !models.contains(where: { $0 === model }) else { return }
        if let known = known(as: model) {
          // A model with the same value of a unique property exists: the insertion updates it.
          _takeOverModel(known, model)
          note()
          return
        }
        models.append(model)
        inserted.append(model)
        deleted.removeAll { $0 === model }
        _contextsOfModels[ObjectIdentifier(model)] = context
        for relation in _relations(of: model) {
          for other in _relatedModels(model, relation.name) {
            _link(other, relation.inverse, model)
            insert(other, context)
          }
        }
        note()
      }
      func remove(_ model: any PersistentModel) {
        guard let index = models.firstIndex(where: { $0 === model }) else { return }
        models.remove(at: index)
        if inserted.contains(where: { $0 === model }) {
          inserted.removeAll { $0 === model }
        } else {
          deleted.append(model)
        }
        for relation in _relations(of: model) {
          for other in _relatedModels(model, relation.name) {
            if relation.deleteRule == "cascade" { remove(other) }
            if relation.deleteRule == "nullify" { _unlink(other, relation.inverse, model) }
          }
        }
        // Relationships without an inverse.
        for other in models {
          for relation in _relations(of: other) where relation.inverse == "" { _unlink(other, relation.name, model) }
        }
        note()
      }
      func removeAll() {
        for model in models { _contextsOfModels[ObjectIdentifier(model)] = nil }
        models = []
        save()
        note()
      }
      func save() {
        for model in deleted { _contextsOfModels[ObjectIdentifier(model)] = nil }
        inserted = []
        deleted = []
        saved = models.map { _modelSnapshot($0) }
        savedModels = models
      }
      /// Restores the state of the last save.
      func rollback() {
        for model in inserted {
          models.removeAll { $0 === model }
          _contextsOfModels[ObjectIdentifier(model)] = nil
        }
        models = savedModels
        inserted = []
        deleted = []
        for (model, values) in zip(savedModels, saved) { _restoreModel(model, values) }
        note()
      }
      private func known(as model: any PersistentModel) -> (any PersistentModel)? {
        let names = _modelFacts(model).filter { $0[0] == "unique" }.map { $0[1] }
        if names.isEmpty { return nil }
        return models.first { other in
          type(of: other) == type(of: model)
            && names.contains { name in
              guard let one = _modelValue(other, name) as? AnyHashable, let two = _modelValue(model, name) as? AnyHashable
              else { return false }
              return one == two
            }
        }
      }
    }

    /// The context of each model.
    nonisolated(unsafe) var _contextsOfModels: [ObjectIdentifier: ModelContext] = [:]

    struct _ModelRelation {
      var name: String
      var isMany: Bool
      /// The inverse property of the other model; empty if there is none.
      var inverse: String
      var deleteRule: String
    }

    func _relations(of model: any PersistentModel) -> [_ModelRelation] {
      _modelFacts(model).filter { $0.count == 4 }.map { row in
        _ModelRelation(name: row[1], isMany: row[0] == "many", inverse: row[2], deleteRule: row[3])
      }
    }

    /// Updates the inverses after a relationship of a model was set.
    func _modelRelationChanged(_ model: any PersistentModel, _ name: String, _ old: [any PersistentModel]) {
      guard let relation = _relations(of: model).first(where: { $0.name == name }) else { return }
      let new = _relatedModels(model, name)
      for other in old where !new.contains(where: { $0 === other }) { _unlink(other, relation.inverse, model) }
      for other in new where !old.contains(where: { $0 === other }) { _link(other, relation.inverse, model) }
      if let context = _contextsOfModels[ObjectIdentifier(model)] {
        for other in new { context.container.store.insert(other, context) }
      } else if let first = new.first, let context = _contextsOfModels[ObjectIdentifier(first)] {
        context.container.store.insert(model, context)
      }
    }

    func _link(_ model: any PersistentModel, _ name: String, _ other: any PersistentModel) {
      guard let relation = _relations(of: model).first(where: { $0.name == name }) else { return }
      let old = _relatedModels(model, name)
      if old.contains(where: { $0 === other }) { return }
      if relation.isMany { return _setRelatedModels(model, name, old + [other]) }
      for former in old { _unlink(former, relation.inverse, model) }
      _setRelatedModels(model, name, [other])
    }

    func _unlink(_ model: any PersistentModel, _ name: String, _ other: any PersistentModel) {
      if name == "" { return }
      let old = _relatedModels(model, name)
      let new = old.filter { $0 !== other }
      if new.count < old.count { _setRelatedModels(model, name, new) }
    }

    /// Rows about a model's properties: `unique` and a name; `one` or `many`, a name, the name of the inverse, and the
    /// delete rule.
    @primitive func _modelFacts(_ model: any PersistentModel) -> [[String]]
    /// The models in a relationship.
    @primitive func _relatedModels(_ model: any PersistentModel, _ name: String) -> [any PersistentModel]
    @primitive func _setRelatedModels(_ model: any PersistentModel, _ name: String, _ others: [any PersistentModel])
    @primitive func _modelValue(_ model: any PersistentModel, _ name: String) -> Any
    /// The values of all properties of a model.
    @primitive func _modelSnapshot(_ model: any PersistentModel) -> [Any]
    @primitive func _restoreModel(_ model: any PersistentModel, _ values: [Any])
    /// Copies all property values from another model.
    @primitive func _takeOverModel(_ model: any PersistentModel, _ other: any PersistentModel)
    """#
}
