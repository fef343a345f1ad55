import ViewMachine
import ViewSemantics
import ViewSource
import ViewSyntax

/// Converts values between two versions of a program, whose types have other numbers and may differ.
struct ValueMover {
  private let old: Machine
  private let new: Machine
  /// The converted objects, which keep their identity.
  private var objects: [ObjectIdentifier: ObjectBox] = [:]
  private lazy var declared = ValueMover.types(of: new)

  /// The reason why a value cannot be converted.
  struct Obstacle: Error {
    /// Continues a sentence after "since".
    let reason: String
  }

  init(from old: Machine, to new: Machine) {
    self.old = old
    self.new = new
  }

  /// The value in the new program.
  ///
  /// - Parameter present: The current value in its place. Parts of an object that cannot be converted keep it.
  mutating func move(_ value: Value, _ type: TypeID, to wanted: TypeID, present: Value? = nil) throws -> Value {
    switch value {
    case .void, .bool, .int, .double, .ascii, .none:
      guard isSameName(type, wanted) else { throw differ(type, wanted) }
      return value
    case .ref(let box): return .ref(try move(box, type, to: wanted, present: present))
    }
  }

  private func isSameName(_ type: TypeID, _ wanted: TypeID) -> Bool {
    old.analyzer.text(of: type) == new.analyzer.text(of: wanted)
  }

  private func differ(_ type: TypeID, _ wanted: TypeID) -> Obstacle {
    Obstacle(reason: "`\(old.analyzer.text(of: type))` is `\(new.analyzer.text(of: wanted))` now")
  }

  private mutating func move(_ box: Box, _ type: TypeID, to wanted: TypeID, present: Value?) throws -> Box {
    // `present` is a value of the wrapped type.
    let inner = (old: old.wrappedType(type), new: new.wrappedType(wanted))
    if let oldInner = inner.old, let newInner = inner.new {
      return try move(box, oldInner, to: newInner, present: present)
    }
    switch box {
    case is StringBox, is SubstringBox, is CharacterBox:
      guard isSameName(type, wanted) else { throw differ(type, wanted) }
      return box
    case let array as ArrayBox:
      let (from, to) = try arguments(type, wanted, 1)
      return ArrayBox(try array.elements.map { try move($0, from[0], to: to[0]) })
    case let tuple as TupleBox:
      let (from, to) = (old.types.arguments(type), new.types.arguments(wanted))
      guard from.count == to.count, from.count == tuple.elements.count else { throw differ(type, wanted) }
      return TupleBox(try tuple.elements.indices.map { try move(tuple.elements[$0], from[$0], to: to[$0]) })
    case let set as SetBox:
      let (from, to) = try arguments(type, wanted, 1)
      return SetBox(try move(set.table, from[0], to[0], values: nil))
    case let dictionary as DictionaryBox:
      let (from, to) = try arguments(type, wanted, 2)
      return DictionaryBox(try move(dictionary.table, from[0], to[0], values: (from[1], to[1])))
    case let structure as StructBox: return try move(structure, to: wanted, present: present)
    case let found as EnumBox: return try move(found, to: wanted)
    case let object as ObjectBox: return try move(object, to: wanted, present: present)
    case let existential as ExistentialBox:
      guard let inner = declared[old.analyzer.text(of: existential.type)] else {
        throw Obstacle(reason: "there is no type `\(old.analyzer.text(of: existential.type))` any more")
      }
      return ExistentialBox(inner, try move(existential.value, existential.type, to: inner))
    default:
      // A closure is code of the old program.
      if case .ref(let kept)? = present { return kept }
      throw Obstacle(reason: "a value of type `\(old.analyzer.text(of: type))` belongs to the old code")
    }
  }

  private func arguments(_ type: TypeID, _ wanted: TypeID, _ count: Int) throws -> ([TypeID], [TypeID]) {
    let (from, to) = (old.types.arguments(type), new.types.arguments(wanted))
    guard from.count >= count, to.count >= count else { throw differ(type, wanted) }
    return (from, to)
  }

  private mutating func move(
    _ table: HashTable, _ from: TypeID, _ to: TypeID, values: (from: TypeID, to: TypeID)?
  ) throws -> HashTable {
    var result = HashTable(minimumCapacity: table.count)
    var next = table.place(from: 0)
    while let place = next {
      let key = try move(table.key(at: place), from, to: to)
      let value = try values.map { try move(table.value(at: place), $0.from, to: $0.to) } ?? .void
      result.append(key, value, hash: try new.hash(key, to))
      next = table.place(from: place + 1)
    }
    return result
  }

  private mutating func move(_ structure: StructBox, to wanted: TypeID, present: Value?) throws -> StructBox {
    guard isSameName(structure.type, wanted) else { throw differ(structure.type, wanted) }
    let kept = present.flatMap { try? $0.box(StructBox.self) }
    let fields = try move(structure.fields, of: structure.type, to: wanted, present: kept?.fields)
    return StructBox(wanted, fields)
  }

  private mutating func move(_ found: EnumBox, to wanted: TypeID) throws -> EnumBox {
    guard isSameName(found.type, wanted) else { throw differ(found.type, wanted) }
    let from = old.cases(of: found.type)
    let to = new.cases(of: wanted)
    // Enums of the host have cases that the catalogue does not declare.
    guard found.tag < from.count else { return EnumBox(wanted, found.tag, found.payload) }
    let own = from[found.tag]
    guard let tag = to.firstIndex(where: { $0.name == own.name }) else {
      throw Obstacle(reason: "`\(new.analyzer.text(of: wanted))` has no case `\(own.name)` any more")
    }
    guard own.payload.count == to[tag].payload.count, own.payload.count == found.payload.count else {
      throw Obstacle(reason: "`\(own.name)` has other associated values now")
    }
    let payload = try found.payload.indices.map {
      try move(found.payload[$0], own.payload[$0].type, to: to[tag].payload[$0].type)
    }
    return EnumBox(wanted, tag, payload)
  }

  /// An object created by the new program keeps the parts that cannot be converted, such as its subscribers.
  private mutating func move(_ object: ObjectBox, to wanted: TypeID, present: Value?) throws -> ObjectBox {
    if let moved = objects[ObjectIdentifier(object)] { return moved }
    guard let type = declared[old.analyzer.text(of: object.type)] ?? sameType(object.type, wanted) else {
      throw Obstacle(reason: "there is no class `\(old.analyzer.text(of: object.type))` any more")
    }
    var made = ObjectBox(type, Array(repeating: .void, count: new.fields(of: type).count))
    var kept: Parts?
    if let present, let there = try? present.box(ObjectBox.self), there.type == type {
      made = there
      kept = there.fields
    }
    objects[ObjectIdentifier(object)] = made
    made.fields = try move(object.fields, of: object.type, to: type, present: kept)
    return made
  }

  private func sameType(_ type: TypeID, _ wanted: TypeID) -> TypeID? { isSameName(type, wanted) ? wanted : nil }

  private mutating func move(_ values: Parts, of type: TypeID, to wanted: TypeID, present: Parts?) throws -> Parts {
    let names = Dictionary(
      old.fields(of: type).enumerated().map { ($1.name, (place: $0, type: $1.type)) },
      uniquingKeysWith: { first, _ in first })
    // Host values have more fields than the catalogue declares.
    let fields = new.fields(of: wanted)
    if values.count != names.count { return values }
    let moved = try fields.indices.map { index -> Value in
      let there = present.flatMap { index < $0.count ? $0[index] : nil }
      guard let own = names[fields[index].name] else {
        if let there { return there }
        throw Obstacle(reason: "`\(new.analyzer.text(of: wanted))` has a new property `\(fields[index].name)`")
      }
      do {
        return try move(values[own.place], own.type, to: fields[index].type, present: there)
      } catch {
        guard let there else { throw error }
        return there
      }
    }
    return Parts(moved)
  }

  /// The nongeneric types declared in a program's files, by name.
  private static func types(of machine: Machine) -> [String: TypeID] {
    let analyzer = machine.analyzer
    var result: [String: TypeID] = [:]
    for file in analyzer.program.userFileIDs {
      for (index, decl) in analyzer.program.file(file).summary.decls.enumerated() {
        guard decl.kind == .structure || decl.kind == .classType || decl.kind == .enumeration else { continue }
        let type = analyzer.selfType(analyzer.declID(file, index))
        result[analyzer.text(of: type)] = type
      }
    }
    for name in ["Int", "Double", "String", "Bool", "Character", "CGFloat", "Float"] {
      result[name] = analyzer.known(Name(name))
    }
    return result
  }
}
