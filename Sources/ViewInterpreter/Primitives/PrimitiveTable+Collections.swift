import ViewSemantics
import ViewSource

/// Arrays and dictionaries.
extension PrimitiveTable {
  mutating func addCollections() {
    add("Swift.Array.init") { call in
      if call.label == "repeating" {
        guard call.int(1) >= 0 else { throw Interruption.trap("an array of a negative count") }
        try call.interpreter.step(call.int(1))
        return .array(Array(repeating: call[0], count: max(0, call.int(1))))
      }
      if call.boxes.isEmpty { return .array([]) }
      return .array(try call.interpreter.elements(of: call[0]))
    }
    add("Swift.Array.count") { call in .int(PrimitiveTable.elements(call.itself).count) }
    add("Swift.Array.capacity") { call in .int(PrimitiveTable.elements(call.itself).count) }
    add("Swift.Array.subscript") { call in try PrimitiveTable.arraySubscript(call) }
    add("Swift.Array.append") { call in
      let new = call.label == "contentsOf" ? try call.interpreter.elements(of: call[0]) : [call[0]]
      if new.count > 1 { try call.interpreter.step(new.count) }
      return PrimitiveTable.change(call) { $0 += new }
    }
    add("Swift.Array.insert") { call in
      let index = call.int(1)
      guard index >= 0, index <= PrimitiveTable.elements(call.itself).count else {
        throw Interruption.trap("array index is out of range")
      }
      return PrimitiveTable.change(call) { $0.insert(call[0], at: index) }
    }
    add("Swift.Array.remove") { call in
      let index = call.int(0)
      let elements = PrimitiveTable.elements(call.itself)
      guard elements.indices.contains(index) else { throw Interruption.trap("index out of range") }
      _ = PrimitiveTable.change(call) { $0.remove(at: index) }
      return elements[index]
    }
    add("Swift.Array.removeAll") { call in PrimitiveTable.change(call) { $0.removeAll() } }
    add("Swift.Array.replaceSubrange") { call in
      let range = try PrimitiveTable.range(call[0], call)
      let new = try call.interpreter.elements(of: call[1])
      return PrimitiveTable.change(call) { $0.replaceSubrange(range, with: new) }
    }
    add("Swift.Array.==") { call in .bool(try call.interpreter.isEqual(call[0], call[1])) }
    add(["description", "debugDescription"], in: ["Swift.Array", "Swift.Dictionary"]) { call in
      .string(call.interpreter.describe(call.itself))
    }
    add(["sort"], in: ["Swift.Array", "Swift.MutableCollection", "Swift.ArraySlice"]) { call in
      guard let before = call.function(0) else {
        let elements = try call.interpreter.elements(of: call.itself)
        call.selfBox?.value = .array(
          try PrimitiveTable.sorted(elements) { left, right in
            guard case .bool(let isLess) = try call.interpreter.applyOperator("<", [left, right]) else { return false }
            return isLess
          })
        return .void
      }
      let sorted = try PrimitiveTable.sorted(try call.interpreter.elements(of: call.itself)) { left, right in
        guard case .bool(let isBefore) = try call.interpreter.call(before, [Box(left), Box(right)]) else {
          return false
        }
        return isBefore
      }
      call.selfBox?.value = .array(sorted)
      return .void
    }
    add(["joined"], in: ["Swift.Sequence", "Swift.BidirectionalCollection", "Swift.Array", "Swift.Collection"]) {
      call in
      let parts = try call.interpreter.elements(of: call.itself).map { call.interpreter.describe($0) }
      try call.interpreter.step(parts.reduce(0) { $0 + $1.utf8.count })
      return .string(parts.joined(separator: call.boxes.isEmpty ? "" : call.string(0)))
    }
    addDictionaries()
  }

  static func elements(_ value: Value) -> [Value] { if case .array(let elements) = value { elements } else { [] } }

  /// Changes the array in place: it is not held twice meanwhile.
  private static func change(_ call: PrimitiveCall, _ body: (inout [Value]) -> Void) -> Value {
    guard let box = call.selfBox, case .array(var elements) = box.value else { return .void }
    box.value = .void
    body(&elements)
    box.value = .array(elements)
    return .void
  }

  /// A merge sort: stable, and any answers of the comparison end it.
  private static func sorted(_ elements: [Value], by isBefore: (Value, Value) throws -> Bool) throws -> [Value] {
    guard elements.count > 1 else { return elements }
    let middle = elements.count / 2
    let left = try sorted(Array(elements[..<middle]), by: isBefore)
    let right = try sorted(Array(elements[middle...]), by: isBefore)
    var result: [Value] = []
    result.reserveCapacity(elements.count)
    var (i, j) = (0, 0)
    while i < left.count, j < right.count {
      if try isBefore(right[j], left[i]) {
        result.append(right[j])
        j += 1
      } else {
        result.append(left[i])
        i += 1
      }
    }
    return result + left[i...] + right[j...]
  }

  private static func range(_ value: Value, _ call: PrimitiveCall) throws -> Range<Int> {
    guard case .structure(let range) = value, range.fields.count == 2, case .int(let lower) = range.fields[0],
      case .int(let upper) = range.fields[1]
    else { throw Interruption.unsupported("this range") }
    guard lower >= 0, upper <= elements(call.itself).count, lower <= upper else {
      throw Interruption.trap("array index is out of range")
    }
    return lower..<upper
  }

  private static func arraySubscript(_ call: PrimitiveCall) throws -> Value {
    if case .structure = call[0] {
      let range = try range(call[0], call)
      if call.isSetter {
        let new = try call.interpreter.elements(of: call[1])
        return change(call) { $0.replaceSubrange(range, with: new) }
      }
      guard let slice = call.interpreter.analyzer.knownDecl("ArraySlice") else { return .void }
      let element = call.type.flatMap {
        call.interpreter.types.argumentCount($0) == 1 ? [call.interpreter.types.argument($0, 0)] : nil
      }
      let type = call.interpreter.analyzer.nominalType(slice, element ?? [])
      return .structure(StructValue(type: type, fields: [call.itself, call[0]]))
    }
    let index = call.int(0)
    guard case .array(let elements) = call.itself else { return .void }
    guard elements.indices.contains(index) else { throw Interruption.trap("index out of range") }
    guard call.isSetter else { return elements[index] }
    return change(call) { $0[index] = call[1] }
  }

  // MARK: Dictionaries

  private static func pairs(_ value: Value) -> DictionaryValue {
    if case .dictionary(let pairs) = value { pairs } else { DictionaryValue() }
  }

  private mutating func addDictionaries() {
    add("Swift.Dictionary.init") { call in
      if call.label == "grouping", let key = call.function(1) {
        var groups = DictionaryValue()
        for element in try call.interpreter.elements(of: call[0]) {
          let group = try call.interpreter.call(key, [Box(element)])
          var members: [Value] = []
          if case .array(let known)? = groups[group] { members = known }
          groups[group] = .array(members + [element])
        }
        return .dictionary(groups)
      }
      if call.label == "uniqueKeysWithValues" {
        var result = DictionaryValue()
        for case .tuple(let pair) in try call.interpreter.elements(of: call[0]) where pair.elements.count == 2 {
          result[pair.elements[0]] = pair.elements[1]
        }
        return .dictionary(result)
      }
      if case .array(let elements) = call[0] {
        var result = DictionaryValue()
        for case .tuple(let pair) in elements where pair.elements.count == 2 {
          result[pair.elements[0]] = pair.elements[1]
        }
        return .dictionary(result)
      }
      return .dictionary(DictionaryValue())
    }
    add("Swift.Dictionary.count") { call in .int(PrimitiveTable.pairs(call.itself).keys.count) }
    add("Swift.Dictionary.subscript") { call in
      var pairs = PrimitiveTable.pairs(call.itself)
      guard call.isSetter else {
        if case .structure(let index) = call[0], call.label == Name.none,
          call.interpreter.analyzer.decl(call.interpreter.types.decl(index.type)).name == "Index",
          case .int(let place)? = index.fields.first, place < pairs.keys.count, pairs[call[0]] == nil
        {
          return .tuple(TupleValue([pairs.keys[place], pairs.values[place]], labels: ["key", "value"]))
        }
        if call.boxes.count > 1 {
          if let known = pairs[call[0]] { return known }
          guard let standard = call.function(1) else { return .nilValue }
          return try call.interpreter.call(standard, [])
        }
        return pairs[call[0]].map { .wrapped($0) } ?? .nilValue
      }
      if call.boxes.count > 2 {
        pairs[call[0]] = call[2]
        call.selfBox?.value = .dictionary(pairs)
        return .void
      }
      switch call[1] {
      case .nilValue: pairs[call[0]] = nil
      case .wrapped(let value): pairs[call[0]] = value
      case let value: pairs[call[0]] = value
      }
      call.selfBox?.value = .dictionary(pairs)
      return .void
    }
    add("Swift.Dictionary.removeValue") { call in
      var pairs = PrimitiveTable.pairs(call.itself)
      let old = pairs[call[0]]
      pairs[call[0]] = nil
      call.selfBox?.value = .dictionary(pairs)
      return old.map { .wrapped($0) } ?? .nilValue
    }
  }
}
