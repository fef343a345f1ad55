import ViewSource
import ViewSyntax

/// Storage of wrapped properties and variables.
extension BodyChecker {
  /// The type of the storage of a property with these wrappers, outermost first.
  ///
  /// - Parameter given: The type of the wrapped value if no initial value is written.
  func storageType(of id: DeclID, _ uses: [WrapperUse], given: TypeID? = nil) -> TypeID {
    let initial = analyzer.node(of: id).initialValue
    return storageType(
      uses[...], declared: analyzer.completedType(of: id), initial: given == nil ? initial : nil, given)
  }

  /// Records the arguments of a property's wrappers and the chosen initializers, by attribute nodes.
  ///
  /// - Parameter given: The type of the wrapped value if no initial value is written.
  static func record(ofWrappersOf id: DeclID, given: TypeID?, analyzer: Analyzer) -> BodyRecord {
    let recorder = BodyRecorder(analyzer.node(of: id))
    _ = checking(id, analyzer) { checker in
      checker.recorder = recorder
      return checker.storageType(of: id, analyzer.propertyWrappers(of: id), given: given)
    }
    return recorder.record
  }

  /// Declares a wrapped local: its value, its storage `_store` and its projected value `$store`.
  /// `@Bindable var store = store`
  func declareWrapped(_ name: Name, _ uses: [WrapperUse], declared: TypeID?, initial: SyntaxNode?) {
    recordAside(initial, expected: declared)
    let storage = storageType(uses[...], declared: declared, initial: initial, nil)
    declare(name.storage, storage)
    if let projection = analyzer.memberVariableType(.projectedValue, of: storage) {
      declare(name.projection, projection)
    }
    declare(name, declared ?? uses.reduce(storage) { type, _ in analyzer.wrappedValueType(of: type) })
  }

  /// Declares the storage and the wrapped value of a closure's parameter that takes a projected value:
  /// `{ ($item) in … }`, `{ (@Trimmed $text) in … }`
  func declareProjectedParameter(_ name: Name, _ parameter: SyntaxNode, _ type: TypeID) {
    let list = parameter.child(.modifierList)
    let uses = list.map { analyzer.propertyWrappers(in: $0, context, isCatalogue: false) } ?? []
    let plain = Name(String(name.text.dropFirst()))
    var storage = analyzer.resolved(type)
    if let use = uses.first {
      let mark = analyzer.mark()
      let open = openedStorage(use)
      if let projection = analyzer.memberVariableType(.projectedValue, of: open) {
        _ = analyzer.unify(projection, storage)
      }
      storage = analyzer.resolved(open)
      analyzer.undo(to: mark)
    }
    declare(plain.storage, storage)
    declare(plain, analyzer.wrappedValueType(of: storage))
  }

  private func storageType(
    _ uses: ArraySlice<WrapperUse>, declared: TypeID?, initial: SyntaxNode?, _ given: TypeID?
  ) -> TypeID {
    guard let use = uses.first else { return analyzer.hole(.syntaxError) }
    let isInnermost = uses.count == 1
    let wrappedType =
      isInnermost ? declared : storageType(uses.dropFirst(), declared: declared, initial: initial, given)
    let mark = analyzer.mark()
    let pending = analyzer.inference.pending
    analyzer.inference.pending = []
    let first = undecided.count
    defer {
      decideRecord(from: first)
      analyzer.undo(to: mark)
      analyzer.inference.pending = pending
    }
    let storage = openedStorage(use)
    if let wrappedType, let value = analyzer.memberVariableType(.wrappedValue, of: storage) {
      _ = analyzer.unify(value, wrappedType)
    }
    var arguments: [Argument] = []
    if isInnermost, let initial {
      arguments.append(Argument(label: "wrappedValue", node: initial, type: nil, isTrailing: false))
    } else if isInnermost, let given {
      arguments.append(Argument(label: "wrappedValue", node: nil, type: given, isTrailing: false))
    } else if !isInnermost, let wrappedType {
      arguments.append(Argument(label: "wrappedValue", node: nil, type: wrappedType, isTrailing: false))
    }
    arguments += use.attribute.attributeArguments
    // If the type is missing (`@FocusState var isFocused`) or incomplete (`@Query var items: [Item]`), an initializer
    // without arguments decides it.
    let isUnsaid = wrappedType == nil || types.flags(analyzer.resolved(storage)).contains(.hasVariable)
    let isOpen = isUnsaid && isInnermost && initial == nil && given == nil
    guard types.kind(storage) == .nominal, !arguments.isEmpty || use.isInitializedByArguments || isOpen else {
      return decided(storage)
    }
    let candidates = analyzer.initializers(of: storage, from: context.file)
    _ = apply(candidates, arguments, named: analyzer.decl(use.decl).name.text, expected: nil, at: use.attribute)
    return decided(storage)
  }

  private func openedStorage(_ use: WrapperUse) -> TypeID {
    var arguments: [TypeID] = []
    if let type = use.attribute.children.first(where: { $0.kind.isType }),
      let clause = type.child(.genericArgumentClause)
    {
      // `@Coded<Base64> var data: Data`, where `Base64` is generic: the property's type decides its arguments.
      arguments = clause.children.filter { $0.kind.isType }.map { argument in
        analyzer.map(writtenType(argument)) { part in
          let isOpen = types.kind(part) == .hole && types.reason(ofHole: part).kind == .notInferred
          return isOpen ? analyzer.newVariable() : part
        }
      }
    }
    // `@Query<Item>`: the macro has fewer generic parameters than the type that represents it here, and the rest is
    // inferred.
    if arguments.count < analyzer.genericContext(of: use.decl).parameters.count {
      let type = openedType(use.decl, arguments: [])
      if types.kind(type) == .nominal {
        for (parameter, argument) in zip(types.arguments(type), arguments) { _ = analyzer.unify(parameter, argument) }
      }
      return type
    }
    return openedType(use.decl, arguments: arguments)
  }
}

extension SyntaxNode {
  /// The arguments of an attribute: `@Environment(\.dismiss)`.
  var attributeArguments: [Argument] {
    children.dropFirst().compactMap { child in
      if child.kind == .labeledExpr, let token = child.firstToken {
        return Argument(label: child.name(of: token), node: child.children.last, type: nil, isTrailing: false)
      }
      guard child.kind.isExpr else { return nil }
      return Argument(label: .none, node: child, type: nil, isTrailing: false)
    }
  }
}
