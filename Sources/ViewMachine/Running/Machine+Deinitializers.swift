import ViewSemantics
import ViewSyntax

/// The ends of objects.
extension Machine {
  func hasDeinitializer(_ type: TypeID) -> Bool {
    var current: TypeID? = type
    while let inner = current {
      if deinitializer(of: inner) != nil { return true }
      current = superclass(of: inner)
    }
    return false
  }

  private func deinitializer(of type: TypeID) -> Code? {
    if let known = deinitializers[type] { return known }
    let nominal = types.decl(type)
    var found: Code?
    let block = analyzer.node(of: nominal).child(.memberBlock)
    if let node = block?.children.first(where: { $0.kind == .deinitializerDecl }) {
      let decl = analyzer.addDeinitializer(node, of: nominal)
      found = try? code(decl, .body, surroundings(of: decl, in: type), selfType: type)
    }
    deinitializers[type] = .some(found)
    return found
  }

  /// Runs the `deinit`s of a class and those above it on what an object had.
  func runDeinitializers(_ type: TypeID, _ fields: [Value]) {
    let object = ObjectBox(type, fields)
    var current: TypeID? = type
    while let inner = current {
      if let code = deinitializer(of: inner) {
        var arguments = [Value.ref(object)]
        _ = try? run(code, &arguments)
      }
      current = superclass(of: inner)
    }
    // Properties end in the order of their declaration.
    for index in object.fields.indices { object.fields[index] = .void }
  }
}
