import ViewSemantics
import ViewSource

/// Collections, and native access to the elements of any sequence.
extension NativeTable {
  mutating func addCollections() {
    addArrays()
    addArrayChanges()
    addSorting()
    addDictionaries()
    addDictionaryChanges()
    addSets()
    addSetAlgebra()
    addSequences()
    addStrides()
    addMemory()
  }

  private mutating func addSequences() {
    // Strings are searched by character here, other collections by a body of the catalogue.
    add("Collection._ranges(of:_:)") { call in
      let machine = call.machine
      let selfType = call.site.selfType ?? machine.analyzer.unknownType
      guard case .ref(let box) = call[0], box is StringBox || box is SubstringBox else {
        guard let search = machine.analyzer.members("_search", of: selfType).first else {
          throw Fault.unsupported("searching in a collection")
        }
        return try machine.call(search, of: selfType, on: call[0], [call[1], call[2]])
      }
      let text = try call[0].asText
      let part = try machine.text(ofCharacters: call[1], call.parameter(0))
      let limit = try call.int(2)
      let found = limit == 1 ? text.firstRange(of: part).map { [$0] } ?? [] : Array(text.ranges(of: part).prefix(limit))
      let range = machine.types.argument(call.site.result, 0)
      return .array(
        found.map {
          .ref(
            StructBox(
              range,
              [
                .int(TextPosition.position($0.lowerBound, in: text.base)),
                .int(TextPosition.position($0.upperBound, in: text.base)),
              ]))
        })
    }
    add("BidirectionalCollection.difference(from:by:)") { call in
      let machine = call.machine
      let new = try machine.elements(of: call[0], call.site.selfType ?? machine.analyzer.unknownType)
      let old = try machine.elements(of: call[1], call.parameter(0))
      let areEquivalent = try call.closure(2)
      var failure: (any Error)?
      // The first argument of the closure is the old element.
      let difference = new.map { Identified($0) }.difference(from: old.map { Identified($0) }) { left, right in
        if failure != nil { return false }
        do {
          return try machine.call(areEquivalent, [left.value, right.value]).asBool
        } catch {
          failure = error
          return false
        }
      }
      if let failure { throw failure }
      let fields = machine.fields(of: call.site.result)
      guard let list = fields.first?.type else { throw Fault.unsupported("differences") }
      let change = machine.types.argument(list, 0)
      func values(_ changes: [CollectionDifference<Identified>.Change]) -> Value {
        .array(
          changes.map { one in
            switch one {
            case .insert(let offset, let element, let other):
              .ref(EnumBox(change, 0, [.int(offset), element.value, .optional(other.map { .int($0) })]))
            case .remove(let offset, let element, let other):
              .ref(EnumBox(change, 1, [.int(offset), element.value, .optional(other.map { .int($0) })]))
            }
          })
      }
      return .ref(StructBox(call.site.result, [values(difference.insertions), values(difference.removals)]))
    }
  }

  private mutating func addStrides() {
    for (name, includesEnd) in [("StrideTo", false), ("StrideThrough", true)] {
      add("\(name).Iterator.next()") { call in
        let machine = call.machine
        let element = call.ownArgument(0)
        return try call.withFields(0) { fields in
          guard fields.count == 5 else { return .nothing }
          let (end, stride, current) = (fields[1], fields[2], fields[3])
          switch (end, stride, current) {
          case (.int(let end), .int(let stride), .int(let current)):
            let kind = machine.numberKind(element)
            let isOver = stride > 0 ? !kind.isLess(current, end) : !kind.isLess(end, current)
            let isLast = includesEnd && current == end
            guard fields[4].isStepOpen, !isOver || isLast else { return .nothing }
            let next = current.addingReportingOverflow(stride)
            // The last number of a type has no successor.
            if next.overflow || isLast { fields[4] = .int(-1) }
            fields[3] = .int(next.partialValue)
            return .int(current)
          case (.double(let end), .double(let stride), .double(let current)):
            let step = try fields[4].asInt
            if step < 0 { return .nothing }
            let isOver = stride > 0 ? current >= end : current <= end
            if isOver && !(includesEnd && current == end) { return .nothing }
            let kind = machine.numberKind(element)
            let start = try fields[0].asDouble
            fields[3] = .double(kind.addingProduct(start, stride, Double(step + 1)))
            fields[4] = .int(step + 1)
            return .double(current)
          default:
            return try machine.nextOfStride(&fields, element, includesEnd)
          }
        }
      }
    }
  }
}

extension Value {
  /// Whether the step counter of a stride allows another step.
  fileprivate var isStepOpen: Bool { if case .int(let step) = self { step >= 0 } else { false } }
}

/// Elements that are identified by position only.
private struct Identified {
  let value: Value

  init(_ value: Value) { self.value = value }
}

extension Machine {
  /// The next element of a stride over a type that is not a number: dates, or a `Strideable` of the program.
  func nextOfStride(_ fields: inout Parts, _ element: TypeID, _ includesEnd: Bool) throws -> Value {
    let comparable = known.comparable
    guard let less = requirement("<", of: comparable), let strideable = analyzer.knownDecl("Strideable"),
      let advanced = requirement("advanced", of: strideable), fields[4].isStepOpen
    else { return .nothing }
    let current = fields[3]
    // A stride ascends if start plus stride is greater than start.
    let next = try call(advanced, of: element, on: current, [fields[2]])
    let goesUp = try call(less, of: element, on: nil, [current, next]).asBool
    let isBefore =
      goesUp
      ? try call(less, of: element, on: nil, [current, fields[1]]).asBool
      : try call(less, of: element, on: nil, [fields[1], current]).asBool
    let isEnd = includesEnd ? try isEqual(current, fields[1], element) : false
    guard isBefore || isEnd else { return .nothing }
    fields[3] = next
    if isEnd { fields[4] = .int(-1) }
    return current
  }

  /// The elements of any sequence.
  func elements(of value: Value, _ type: TypeID) throws -> [Value] {
    if case .ref(let box) = value {
      if let array = box as? ArrayBox { return array.elements }
      if let slice = box as? StructBox, slice.fields.count == 2 {
        if case .ref(let base) = slice.fields[0], let base = base as? ArrayBox,
          analyzer.isKnown(slice.type, .arraySlice)
        {
          return Array(base.elements[try range(slice.fields[1], in: 0..<base.elements.count)])
        }
        if case .int(let lower) = slice.fields[0], case .int(let upper) = slice.fields[1], lower <= upper,
          analyzer.isKnown(slice.type, .range) || (analyzer.isKnown(slice.type, .closedRange) && upper < .max),
          numberKind(types.argument(slice.type, 0)).isInteger
        {
          let end = analyzer.isKnown(slice.type, .range) ? upper : upper + 1
          let (count, isTooMuch) = end.subtractingReportingOverflow(lower)
          try checkRoom(isTooMuch ? .max : count)
          return (lower..<end).map { .int($0) }
        }
      }
    }
    var elements: [Value] = []
    try forEach(value, type) { element in
      elements.append(element)
      if elements.count & 0xFFFFF == 0 { try checkRoom(elements.count) }
      return true
    }
    return elements
  }

  /// The bounds of a `Range<Int>`; traps if they are outside of `bounds`.
  func range(_ value: Value, in bounds: Range<Int>) throws -> Range<Int> {
    let fields = try value.box(StructBox.self).fields
    guard fields.count == 2 else { throw Fault.mismatch("Range", value) }
    let (lower, upper) = (try fields[0].asInt, try fields[1].asInt)
    guard lower >= bounds.lowerBound, lower <= upper, upper <= bounds.upperBound else {
      throw Fault.trap("Array index is out of range")
    }
    return lower..<upper
  }
}
