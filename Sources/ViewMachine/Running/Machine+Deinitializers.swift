import ViewSemantics
import ViewSyntax

/// Deinitialization of objects and noncopyable structs.
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
      // The generic context of a deinitializer is that of the members.
      let member = analyzer.children(of: nominal).first { !analyzer.decl($0).kind.isNominal } ?? decl
      found = try? code(decl, .body, surroundings(of: member, in: type), selfType: type)
    }
    deinitializers[type] = .some(found)
    return found
  }

  /// Runs the `deinit`s of a class and its superclasses with an object's fields.
  func runDeinitializers(_ type: TypeID, _ fields: consuming Parts) {
    let object = ObjectBox(type, fields, home: nil)
    var current: TypeID? = type
    while let inner = current {
      if let code = deinitializer(of: inner) {
        var arguments = [Value.ref(object)]
        _ = try? run(code, &arguments)
      }
      current = superclass(of: inner)
    }
    // Properties are destroyed in order of declaration.
    for index in object.fields.indices { object.fields[index] = .void }
  }

  /// Marks a value as initialized. From now on its end runs the `deinit`.
  func complete(_ value: Value) throws {
    guard case .ref(let box) = value, let structure = box as? StructBox else {
      try Machine.object(in: value).isComplete = true
      return
    }
    guard !structure.isFinalized else { return }
    structure.isFinalized = true
    structure.fields.append(.ref(StructFinalizer(objectHome)))
  }

  /// Runs the `deinit` of a struct with its fields.
  fileprivate func runDeinitializer(ofStruct type: TypeID, _ fields: [Value]) {
    guard let code = deinitializer(of: type) else { return }
    var arguments = [Value.ref(StructBox(type, fields))]
    _ = try? run(code, &arguments)
  }

  /// Whether a type is a noncopyable struct or enum with a `deinit`, whose end the program can observe.
  func isFinalizedStruct(_ type: TypeID) -> Bool {
    guard observesLifetimes, types.kind(type) == .nominal,
      [.structure, .enumeration].contains(analyzer.decl(types.decl(type)).kind)
    else { return false }
    return deinitializer(of: type) != nil
  }
}

/// The last field of a struct with a `deinit`: a reference to the machine that runs it.
final class StructFinalizer: Box {
  private let home: ObjectHome
  fileprivate var machine: Machine? { home.machine }

  fileprivate init(_ home: ObjectHome) { self.home = home }
}

extension StructBox {
  /// Runs the `deinit` of the struct's type.
  @inline(never)
  func end() {
    guard case .ref(let box)? = fields.last, let end = box as? StructFinalizer else { return }
    end.machine?.runDeinitializer(ofStruct: type, Array(fields.dropLast()))
  }
}
