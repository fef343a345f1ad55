import ViewSemantics
import ViewSource

/// Strings, sets, dictionaries and arrays as far as the catalogue leaves them to native code altogether.
extension PrimitiveTable {
  mutating func addStorage() {
    addGrowingStrings()
    addArrayEnds()
    addDictionaryStorage()
    addSets()
    // A position in a string, set or dictionary is a number.
    for owner in ["Swift.String.Index", "Swift.Set.Index", "Swift.Dictionary.Index"] {
      add(owner + ".==") { call in .bool(call.interpreter.offset(call[0]) == call.interpreter.offset(call[1])) }
      add(owner + ".<") { call in .bool(call.interpreter.offset(call[0]) < call.interpreter.offset(call[1])) }
      add(owner + ".hash") { _ in .void }
    }
  }

  // MARK: Strings

  private mutating func addGrowingStrings() {
    add("Swift.String.isEmpty") { call in .bool(PrimitiveTable.text(call.itself).isEmpty) }
    add("Swift.String.append") { call in
      let more = try PrimitiveTable.pieces(call[0], call)
      let text = PrimitiveTable.text(call.itself)
      try call.interpreter.step(joining: text.utf8.count, more.utf8.count)
      call.selfBox?.value = .string(text + more)
      return .void
    }
    add("Swift.String.+=") { call in
      let (left, right) = (call.string(0), call.string(1))
      try call.interpreter.step(joining: left.utf8.count, right.utf8.count)
      call.boxes.first?.value = .string(left + right)
      return .void
    }
    add("Swift.String.Iterator.next") { call in
      guard case .structure(var iterator) = call.itself, iterator.fields.count == 2 else { return .nilValue }
      let text = PrimitiveTable.text(iterator.fields[0])
      let offset = call.interpreter.offset(iterator.fields[1])
      guard offset < text.count else { return .nilValue }
      iterator.fields[1] = call.interpreter.stringIndex(offset + 1)
      call.selfBox?.value = .structure(iterator)
      return .wrapped(.character(text[text.index(text.startIndex, offsetBy: offset)]))
    }
  }

  /// Text, a character, or a sequence of characters as text.
  private static func pieces(_ value: Value, _ call: PrimitiveCall) throws -> String {
    switch value {
    case .string(let text): text
    case .character(let character): String(character)
    default: try call.interpreter.elements(of: value).map { call.interpreter.describe($0) }.joined()
    }
  }

  // MARK: Arrays

  private mutating func addArrayEnds() {
    add("Swift.Array.removeLast") { call in
      guard let last = PrimitiveTable.elements(call.itself).last else {
        throw Interruption.trap("can't remove the last element of an empty array")
      }
      return PrimitiveTable.changing(call) { $0.removeLast() } ?? last
    }
    add("Swift.Array.popLast") { call in
      guard let last = PrimitiveTable.elements(call.itself).last else { return .nilValue }
      _ = PrimitiveTable.changing(call) { $0.removeLast() }
      return .wrapped(last)
    }
    add("Swift.Array.reserveCapacity") { _ in .void }
    add("Swift.Array.reverse") { call in
      PrimitiveTable.changing(call) { $0.reverse() }
      return .void
    }
    add("Swift.Array.swapAt") { call in
      let elements = PrimitiveTable.elements(call.itself)
      guard elements.indices.contains(call.int(0)), elements.indices.contains(call.int(1)) else {
        throw Interruption.trap("index out of range")
      }
      PrimitiveTable.changing(call) { $0.swapAt(call.int(0), call.int(1)) }
      return .void
    }
  }

  @discardableResult
  private static func changing<Result>(_ call: PrimitiveCall, _ body: (inout [Value]) -> Result) -> Result? {
    guard let box = call.selfBox, case .array(var elements) = box.value else { return nil }
    box.value = .void
    defer { box.value = .array(elements) }
    return body(&elements)
  }

  // MARK: Dictionaries

  private static func table(_ value: Value) -> DictionaryValue {
    if case .dictionary(let pairs) = value { pairs } else { DictionaryValue() }
  }

  private static func index(_ offset: Int, of owner: String, _ call: PrimitiveCall) -> Value {
    guard let decl = call.interpreter.analyzer.knownDecl(Name(owner)),
      let index = call.interpreter.analyzer.directMembers(of: decl, named: "Index").first
    else { return .int(offset) }
    let arguments = call.type.map { call.interpreter.types.arguments($0) } ?? []
    return .structure(
      StructValue(type: call.interpreter.analyzer.nominalType(index, arguments), fields: [.int(offset)]))
  }

  private mutating func addDictionaryStorage() {
    add("Swift.Dictionary.startIndex") { call in PrimitiveTable.index(0, of: "Dictionary", call) }
    add("Swift.Dictionary.endIndex") { call in
      PrimitiveTable.index(PrimitiveTable.table(call.itself).keys.count, of: "Dictionary", call)
    }
    add("Swift.Dictionary.index") { call in
      if call.label == "after" {
        return PrimitiveTable.index(call.interpreter.offset(call[0]) + 1, of: "Dictionary", call)
      }
      let keys = PrimitiveTable.table(call.itself).keys
      for (place, key) in keys.enumerated() where try call.interpreter.isEqual(key, call[0]) {
        return .wrapped(PrimitiveTable.index(place, of: "Dictionary", call))
      }
      return .nilValue
    }
    add("Swift.Dictionary.capacity") { call in .int(PrimitiveTable.table(call.itself).keys.count) }
    add("Swift.Dictionary.updateValue") { call in
      var pairs = PrimitiveTable.table(call.itself)
      let old = pairs[call[1]]
      pairs[call[1]] = call[0]
      call.selfBox?.value = .dictionary(pairs)
      return old.map { .wrapped($0) } ?? .nilValue
    }
    add("Swift.Dictionary.remove") { call in
      var pairs = PrimitiveTable.table(call.itself)
      let place = call.interpreter.offset(call[0])
      guard pairs.keys.indices.contains(place) else { throw Interruption.trap("index out of range") }
      let (key, value) = (pairs.keys[place], pairs.values[place])
      pairs[key] = nil
      call.selfBox?.value = .dictionary(pairs)
      return .tuple(TupleValue([key, value], labels: ["key", "value"]))
    }
    add("Swift.Dictionary.removeAll") { call in
      call.selfBox?.value = .dictionary(DictionaryValue())
      return .void
    }
    add("Swift.Dictionary._setValue") { call in
      var pairs = PrimitiveTable.table(call.itself)
      let place = call.interpreter.offset(call[1])
      guard pairs.keys.indices.contains(place) else { throw Interruption.trap("index out of range") }
      pairs[pairs.keys[place]] = call[0]
      call.selfBox?.value = .dictionary(pairs)
      return .void
    }
    add("Swift.Dictionary.==") { call in .bool(try call.interpreter.isEqual(call[0], call[1])) }
    add("Swift.Dictionary.Iterator.next") { call in
      guard case .structure(var iterator) = call.itself, iterator.fields.count == 2,
        case .int(let place) = iterator.fields[1]
      else { return .nilValue }
      let pairs = PrimitiveTable.table(iterator.fields[0])
      guard place < pairs.keys.count else { return .nilValue }
      iterator.fields[1] = .int(place + 1)
      call.selfBox?.value = .structure(iterator)
      return .wrapped(.tuple(TupleValue([pairs.keys[place], pairs.values[place]], labels: ["key", "value"])))
    }
  }

  // MARK: Sets

  /// A set is a structure of a dictionary whose values mean nothing.
  private static func members(_ value: Value) -> DictionaryValue {
    if case .structure(let set) = value, case .dictionary(let pairs)? = set.fields.first { return pairs }
    return DictionaryValue()
  }

  private static func set(_ pairs: DictionaryValue, like call: PrimitiveCall) -> Value {
    var type = call.interpreter.analyzer.unknownType
    if case .structure(let set) = call.itself {
      type = set.type
    } else if let made = call.result ?? call.type {
      type = made
    }
    return .structure(StructValue(type: type, fields: [.dictionary(pairs)]))
  }

  private static func keeping(_ call: PrimitiveCall, _ isKept: (Value) -> Bool) -> Value {
    var result = DictionaryValue()
    for key in members(call.itself).keys where isKept(key) { result[key] = .bool(true) }
    return set(result, like: call)
  }

  private mutating func addSets() {
    add("Swift.Set.init") { call in
      var pairs = DictionaryValue()
      if !call.boxes.isEmpty, call.label != "minimumCapacity" {
        for element in try call.interpreter.elements(of: call[0]) { pairs[element] = .bool(true) }
      }
      let type = call.type ?? call.interpreter.analyzer.unknownType
      return .structure(StructValue(type: type, fields: [.dictionary(pairs)]))
    }
    add(["count", "capacity"], in: ["Swift.Set"]) { call in .int(PrimitiveTable.members(call.itself).keys.count) }
    add("Swift.Set.contains") { call in .bool(PrimitiveTable.members(call.itself)[call[0]] != nil) }
    add("Swift.Set.startIndex") { call in PrimitiveTable.index(0, of: "Set", call) }
    add("Swift.Set.endIndex") { call in
      PrimitiveTable.index(PrimitiveTable.members(call.itself).keys.count, of: "Set", call)
    }
    add("Swift.Set.index") { call in PrimitiveTable.index(call.interpreter.offset(call[0]) + 1, of: "Set", call) }
    add("Swift.Set.firstIndex") { call in
      for (place, key) in PrimitiveTable.members(call.itself).keys.enumerated()
      where try call.interpreter.isEqual(key, call[0]) {
        return .wrapped(PrimitiveTable.index(place, of: "Set", call))
      }
      return .nilValue
    }
    add("Swift.Set.subscript") { call in
      let keys = PrimitiveTable.members(call.itself).keys
      let place = call.interpreter.offset(call[0])
      guard keys.indices.contains(place) else { throw Interruption.trap("index out of range") }
      return keys[place]
    }
    add("Swift.Set.Iterator.next") { call in
      guard case .structure(var iterator) = call.itself, iterator.fields.count == 2,
        case .int(let place) = iterator.fields[1]
      else { return .nilValue }
      let keys = PrimitiveTable.members(iterator.fields[0]).keys
      guard place < keys.count else { return .nilValue }
      iterator.fields[1] = .int(place + 1)
      call.selfBox?.value = .structure(iterator)
      return .wrapped(keys[place])
    }
    addSetChanges()
    add(["intersection"], in: ["Swift.Set"]) { call in
      let other = PrimitiveTable.members(call[0])
      return PrimitiveTable.keeping(call) { other[$0] != nil }
    }
    add("Swift.Set.subtracting") { call in
      let other = PrimitiveTable.members(call[0])
      return PrimitiveTable.keeping(call) { other[$0] == nil }
    }
    add("Swift.Set.isSubset") { call in
      let other = PrimitiveTable.members(call[0])
      return .bool(PrimitiveTable.members(call.itself).keys.allSatisfy { other[$0] != nil })
    }
    add("Swift.Set.isDisjoint") { call in
      let other = PrimitiveTable.members(call[0])
      return .bool(!PrimitiveTable.members(call.itself).keys.contains { other[$0] != nil })
    }
    add("Swift.Set.==") { call in
      let (left, right) = (PrimitiveTable.members(call[0]), PrimitiveTable.members(call[1]))
      return .bool(left.keys.count == right.keys.count && left.keys.allSatisfy { right[$0] != nil })
    }
    add("Swift.Set.hash") { _ in .void }
    add(["description", "debugDescription"], in: ["Swift.Set"]) { call in
      .string(call.interpreter.describe(.array(PrimitiveTable.members(call.itself).keys)))
    }
  }

  private mutating func addSetChanges() {
    func change(_ name: String, _ body: @escaping (inout DictionaryValue, PrimitiveCall) throws -> Value) {
      add("Swift.Set." + name) { call in
        var pairs = PrimitiveTable.members(call.itself)
        let result = try body(&pairs, call)
        call.selfBox?.value = PrimitiveTable.set(pairs, like: call)
        return result
      }
    }
    change("insert") { pairs, call in
      let isNew = pairs[call[0]] == nil
      if isNew { pairs[call[0]] = .bool(true) }
      return .tuple(TupleValue([.bool(isNew), call[0]], labels: ["inserted", "memberAfterInsert"]))
    }
    change("update") { pairs, call in
      let isThere = pairs[call[0]] != nil
      pairs[call[0]] = .bool(true)
      return isThere ? .wrapped(call[0]) : .nilValue
    }
    change("remove") { pairs, call in
      if call.label == "at" {
        let place = call.interpreter.offset(call[0])
        guard pairs.keys.indices.contains(place) else { throw Interruption.trap("index out of range") }
        let key = pairs.keys[place]
        pairs[key] = nil
        return key
      }
      let isThere = pairs[call[0]] != nil
      pairs[call[0]] = nil
      return isThere ? .wrapped(call[0]) : .nilValue
    }
    change("removeAll") { pairs, _ in
      pairs = DictionaryValue()
      return .void
    }
    change("formUnion") { pairs, call in
      for element in try call.interpreter.elements(of: call[0]) { pairs[element] = .bool(true) }
      return .void
    }
  }
}
