import ViewSemantics
import ViewSource

/// One step of a conversion, performed by an instruction.
enum ConversionStep {
  case wrap
  case box(TypeID)
  /// Performed by `Machine.convert`.
  case general
}

struct TypePair: Hashable {
  var from: TypeID
  var to: TypeID
}

/// Implicit conversions and casts.
extension Machine {
  /// The steps of the conversion between two types; mostly empty.
  func conversion(_ from: TypeID, _ to: TypeID) -> [ConversionStep] {
    if from == to { return [] }
    let key = TypePair(from: from, to: to)
    if let known = conversions[key] { return known }
    let found = findConversion(from, to)
    conversions[key] = found
    return found
  }

  private func findConversion(_ from: TypeID, _ to: TypeID) -> [ConversionStep] {
    if types.kind(from) == .hole || types.kind(to) == .hole { return [] }
    if let target = wrapped(to) {
      // Wrapping an optional in another optional gives a non-`nil` value, even if the inner one is `nil`.
      if let source = wrapped(from), optionalDepth(from) >= optionalDepth(to) {
        return conversion(source, target).isEmpty ? [] : [.general]
      }
      return conversion(from, target) + [.wrap]
    }
    if isExistential(to) {
      if isExistential(from) || isReference(from) { return [] }
      if wrapped(from) != nil, types.kind(to) == .nominal, types.decl(to) == known.anyHashable { return [.general] }
      return [.box(from)]
    }
    if types.kind(to) == .metatype || types.kind(from) == .metatype { return [] }
    if isErrorObject(to), isExistential(from), conforms(from, to: known.error) { return [.general] }
    if isFloatingPoint(to), isInteger(from) { return [.general] }
    switch (types.kind(from), types.kind(to)) {
    case (.function, .function):
      let left = types.arguments(from)
      let right = types.arguments(to)
      guard left.count == right.count else { return [] }
      // An `inout` parameter has the same type on both sides and could not be converted back.
      if analyzer.parameterFlags(ofFunction: from).contains(where: { $0.contains(.isInout) }) { return [] }
      for index in 0..<left.count - 1 where !conversion(plain(right[index]), plain(left[index])).isEmpty {
        return [.general]
      }
      return conversion(left[left.count - 1], right[right.count - 1]).isEmpty || right.last == analyzer.void
        ? [] : [.general]
    case (.tuple, .tuple):
      let left = types.arguments(from)
      let right = types.arguments(to)
      guard left.count == right.count else { return [] }
      return zip(left, right).contains { !conversion($0, $1).isEmpty } ? [.general] : []
    case (.nominal, .function): return [.general]
    case (.nominal, .nominal):
      if types.decl(from) == types.decl(to), isCollection(types.decl(from)) {
        return zip(types.arguments(from), types.arguments(to)).contains { !conversion($0, $1).isEmpty }
          ? [.general] : []
      }
      if types.decl(from) == known.string, isRegex(to) { return [.general] }
      if bridges(from, to) { return [.general] }
      if types.decl(from) == known.array || types.decl(from) == known.string,
        analyzer.isMutablePointer(to) == false || analyzer.isRawPointer(to)
      {
        return [.general]
      }
      if analyzer.isRawPointer(to), analyzer.isMutablePointer(from) != nil { return [.general] }
      return []
    default: return []
    }
  }

  /// The result type of the general step of a conversion. Additional optional layers are separate steps.
  func generalTarget(_ from: TypeID, _ to: TypeID) -> TypeID {
    var target = to
    while let inner = wrapped(target), optionalDepth(from) < optionalDepth(target) { target = inner }
    return target
  }

  func optionalDepth(_ type: TypeID) -> Int { wrapped(type).map { optionalDepth($0) + 1 } ?? 0 }

  private func isRegex(_ type: TypeID) -> Bool { analyzer.isKnown(type, Name("Regex")) }

  private func isCollection(_ decl: DeclID) -> Bool {
    decl == known.array || decl == known.dictionary || decl == known.set
  }

  /// Converts a value that needs more than one instruction.
  func convert(_ value: Value, _ from: TypeID, _ to: TypeID) throws -> Value {
    var result = value
    for step in conversion(from, to) {
      switch step {
      case .wrap: result = result.wrapped
      case .box(let type): result = .ref(ExistentialBox(type, result))
      case .general: result = try convertInside(result, from, generalTarget(from, to))
      }
    }
    return result
  }

  private func convertInside(_ value: Value, _ from: TypeID, _ to: TypeID) throws -> Value {
    if let bridged = try bridge(value, from, to) { return bridged }
    if isExistential(to) { return hashable(value, from) }
    if let target = wrapped(to), let source = wrapped(from) {
      return try value.unwrapped.map { try convert($0, source, target).wrapped } ?? .nothing
    }
    if isFloatingPoint(to), case .int(let number) = value { return .double(Double(number)) }
    if case .ref(let path as KeyPathBox) = value, types.kind(to) == .function {
      return .ref(reader(of: path, as: from, root: plain(types.argument(to, 0))))
    }
    switch (types.kind(from), types.kind(to)) {
    case (.function, .function): return .ref(ClosureBox(functionAdapter(from, to), [value]))
    case (.tuple, .tuple):
      let elements = try value.box(TupleBox.self).elements
      return .tuple(
        try elements.enumerated().map { try convert($1, types.argument(from, $0), types.argument(to, $0)) })
    default: break
    }
    guard case .ref(let box) = value else { return value }
    if analyzer.isRawPointer(to) {
      if let list = box as? ArrayBox {
        return .ref(PointerBox(ArrayBox(try memory(of: list.elements, types.argument(from, 0))), 0))
      }
      if let text = box as? StringBox {
        return .ref(PointerBox(ArrayBox(text.text.utf8.map { .int(Int($0)) } + [.int(0)]), 0))
      }
      if let pointer = box as? PointerBox, analyzer.isMutablePointer(from) != nil {
        return try rawPointer(to: pointer, types.argument(from, 0))
      }
    }
    if analyzer.isMutablePointer(to) == false {
      if let list = box as? ArrayBox { return .ref(PointerBox(list, 0)) }
      if let text = box as? StringBox {
        let isSigned = !analyzer.isKnown(types.argument(to, 0), Name("UInt8"))
        let bytes = text.text.utf8.map { isSigned ? Int(Int8(bitPattern: $0)) : Int($0) }
        return .ref(PointerBox(ArrayBox((bytes + [0]).map { .int($0) }), 0))
      }
    }
    if let list = box as? ArrayBox {
      let (source, target) = (types.argument(from, 0), types.argument(to, 0))
      return .array(try list.elements.map { try convert($0, source, target) })
    }
    if let dictionary = box as? DictionaryBox { return try convert(dictionary, from, to) }
    if let set = box as? SetBox {
      var table = HashTable()
      var place = set.table.place(from: 0)
      while let current = place {
        let key = try convert(set.table.key(at: current), types.argument(from, 0), types.argument(to, 0))
        table.append(key, .void, hash: try hash(key, types.argument(to, 0)))
        place = set.table.place(from: current + 1)
      }
      return .ref(SetBox(table))
    }
    if let text = box as? StringBox, isRegex(to) { return try regex(text.text, to) }
    return value
  }

  private func convert(_ dictionary: DictionaryBox, _ from: TypeID, _ to: TypeID) throws -> Value {
    var table = HashTable()
    var place = dictionary.table.place(from: 0)
    while let current = place {
      let key = try convert(dictionary.table.key(at: current), types.argument(from, 0), types.argument(to, 0))
      let value = try convert(dictionary.table.value(at: current), types.argument(from, 1), types.argument(to, 1))
      table.append(key, value, hash: try hash(key, types.argument(to, 0)))
      place = dictionary.table.place(from: current + 1)
    }
    return .ref(DictionaryBox(table))
  }

  /// A value as an `AnyHashable`. An optional is unwrapped.
  func hashable(_ value: Value, _ type: TypeID) -> Value {
    var (value, type) = open(value, type)
    while let wrapped = wrapped(type), let inner = value.unwrapped { (value, type) = (inner, wrapped) }
    return existential(value, type)
  }

  /// A regex literal as a value of its type.
  func regex(_ text: String, _ type: TypeID) throws -> Value { try hostRegex(text) }

  // MARK: Casts

  /// The result of `is`.
  func isInstance(_ value: Value, _ from: TypeID, of to: TypeID) throws -> Bool { try cast(value, from, to) != nil }

  /// The result of `as?`; `nil` if the cast fails. An optional loses its surplus layers, each of which must not be
  /// `nil`. If the optional was in an existential (`isErased`), `nil` is a value of every optional type.
  func cast(_ value: Value, _ from: TypeID, _ to: TypeID, isErased: Bool = false) throws -> Value? {
    if let source = wrapped(from) {
      // An optional that conforms itself is kept: `number as? any Equatable` is an `Int?`.
      if isExistential(to), try meets(from, to) { return .ref(ExistentialBox(from, value)) }
      let hasFewer = isOptional(to) && !isErased && optionalDepth(from) > optionalDepth(to)
      guard let inner = value.unwrapped else {
        return isOptional(to) && !hasFewer ? .nothing : nil
      }
      if hasFewer { return try cast(inner, source, to) }
      // An optional in the existential is cast as a whole.
      if isOptional(to), isExistential(source), isOptional(dynamicType(of: inner, as: source)) {
        return try cast(inner, source, to)
      }
      guard let target = wrapped(to) else { return try cast(inner, source, to) }
      if let found = try cast(inner, source, target, isErased: isErased) { return found.wrapped }
      return isErased && isNothing(inner, source) ? .nothing : nil
    }
    let type = dynamicType(of: value, as: from)
    var value = value
    if case .ref(let box as ExistentialBox) = value { value = box.value }
    if type != from, isOptional(type) { return try cast(value, type, to, isErased: true) }
    if type == to { return value }
    if let target = wrapped(to) { return try cast(value, type, target).map(\.wrapped) }
    if isExistential(to) {
      guard try meets(type, to) else { return nil }
      return isReference(type) ? value : .ref(ExistentialBox(type, value))
    }
    if isReference(to), isReference(type) {
      guard let above = analyzer.superType(type, types.decl(to)) else { return nil }
      return above == to || types.argumentCount(to) == 0 || hasErasedArguments(to) ? value : nil
    }
    if types.kind(to) == .metatype, case .ref(let box as MetatypeBox) = value {
      let wanted = types.argument(to, 0)
      if isExistential(wanted) { return try meets(box.type, wanted) ? value : nil }
      return box.type == wanted
        || isReference(wanted) && types.kind(box.type) == .nominal
          && analyzer.superType(box.type, types.decl(wanted)) != nil
        ? value : nil
    }
    switch (types.kind(type), types.kind(to)) {
    case (.nominal, .nominal) where types.decl(type) == types.decl(to) && isCollection(types.decl(type)):
      return try castCollection(value, type, to)
    case (.tuple, .tuple):
      guard types.argumentCount(type) == types.argumentCount(to) else { return nil }
      var elements: [Value] = []
      for (index, element) in try value.box(TupleBox.self).elements.enumerated() {
        guard let found = try cast(element, types.argument(type, index), types.argument(to, index)) else { return nil }
        elements.append(found)
      }
      return .tuple(elements)
    case (.function, .function):
      return analyzer.isFunction(type, castTo: to) ? value : nil
    case (.nominal, .nominal): return try bridge(value, type, to)
    default: return nil
    }
  }

  /// Whether objects of a class do not know their generic arguments, because the class is from Objective-C:
  /// `NSFetchRequest<Item>`.
  private func hasErasedArguments(_ type: TypeID) -> Bool {
    guard analyzer.isFromCatalogue(types.decl(type)), let root = analyzer.knownDecl("NSObject") else { return false }
    return analyzer.superType(type, root) != nil
  }

  /// Whether an optional is `nil` at any depth.
  private func isNothing(_ value: Value, _ type: TypeID) -> Bool {
    guard let inner = wrapped(type) else { return false }
    return value.unwrapped.map { isNothing($0, inner) } ?? true
  }

  /// Whether a type satisfies all constraints of an existential.
  func meets(_ type: TypeID, _ existential: TypeID) throws -> Bool {
    let key = TypePair(from: type, to: existential)
    if let known = castMemo[key] { return known }
    let found: Bool
    switch types.kind(existential) {
    case .existential:
      found = types.arguments(existential).allSatisfy { part in
        if isReference(part) { return isReference(type) && analyzer.superType(type, types.decl(part)) != nil }
        return meetsProtocol(type, part)
      }
    default:
      found =
        types.decl(existential) == known.anyHashable
        ? conforms(type, to: known.hashable) : meetsProtocol(type, existential)
    }
    castMemo[key] = found
    return found
  }

  private func meetsProtocol(_ type: TypeID, _ part: TypeID) -> Bool {
    if analyzer.isKnown(part, Name("AnyObject")) { return isReference(type) }
    switch types.kind(type) {
    case .nominal: return analyzer.conforms(type, toExactly: part)
    default: return analyzer.isKnown(part, Name("Sendable")) || analyzer.isKnown(part, Name("Copyable"))
    }
  }

  private func castCollection(_ value: Value, _ from: TypeID, _ to: TypeID) throws -> Value? {
    guard case .ref(let box) = value else { return nil }
    if let list = box as? ArrayBox {
      var elements: [Value] = []
      for element in list.elements {
        guard let found = try cast(element, types.argument(from, 0), types.argument(to, 0)) else { return nil }
        elements.append(found)
      }
      return .array(elements)
    }
    if let set = box as? SetBox {
      var table = HashTable()
      for place in set.table.places {
        let key = set.table.key(at: place)
        guard let found = try cast(key, types.argument(from, 0), types.argument(to, 0)) else { return nil }
        table.append(found, .void, hash: try hash(found, types.argument(to, 0)))
      }
      return .ref(SetBox(table))
    }
    if let dictionary = box as? DictionaryBox {
      var table = HashTable()
      var place = dictionary.table.place(from: 0)
      while let current = place {
        guard let key = try cast(dictionary.table.key(at: current), types.argument(from, 0), types.argument(to, 0)),
          let value = try cast(dictionary.table.value(at: current), types.argument(from, 1), types.argument(to, 1))
        else { return nil }
        table.append(key, value, hash: try hash(key, types.argument(to, 0)))
        place = dictionary.table.place(from: current + 1)
      }
      return .ref(DictionaryBox(table))
    }
    return nil
  }
}
