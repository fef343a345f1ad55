import Testing
import ViewSemantics
import ViewSource

@testable import ViewMachine

/// Tests native code on its own, without a program, against the library of the host.
@Suite struct NativeCallTests {
  private let machine = Machine(Program([], jobs: 1))

  private func type(_ name: String, _ arguments: [TypeID] = []) -> TypeID {
    machine.analyzer.known(Name(name), arguments)
  }

  /// Calls native code and returns its result and the value of `self` afterwards.
  private func call(
    _ name: String, of selfType: TypeID? = nil, _ values: [Value], parameters: [TypeID] = [], result: TypeID? = nil
  ) throws -> (result: Value, itself: Value) {
    let native = try #require(machine.natives.code[name]?.run)
    let int = type("Int")
    let site = NativeSite(
      decl: try #require(machine.known.int), name: name, selfType: selfType, substitution: Substitution(),
      parameters: parameters, result: result ?? int)
    var call = NativeCall(
      machine, site, values.count > 0 ? values[0] : .void, values.count > 1 ? values[1] : .void,
      values.count > 2 ? values[2] : .void, Array(values.dropFirst(3)))
    let found = try native(&call)
    return (found, call[0])
  }

  @Test func positionsInTextAreThoseOfSwift() throws {
    let string = type("String")
    for text in ["", "a", "abc", "a\r\nb", "e\u{301}x", "👨‍👩‍👧‍👦🇩🇪!", "한국어 ok", "\n\r"] {
      let value = Value.string(text)
      var position = try call("String.startIndex", of: string, [value]).result
      var characters: [Character] = []
      while try position.asInt < call("String.endIndex", of: string, [value]).result.asInt {
        characters.append(try call("String.subscript(_:)", of: string, [value, position]).result.asCharacter)
        position = try call("String.index(after:)", of: string, [value, position]).result
      }
      #expect(characters == Array(text))
      #expect(try call("String.count", of: string, [value]).result.asInt == text.count)
      if !text.isEmpty {
        let last = try call("String.index(before:)", of: string, [value, position]).result
        #expect(try call("String.subscript(_:)", of: string, [value, last]).result.asCharacter == text.last)
      }
    }
  }

  @Test func whatIsOutOfRangeTraps() {
    let array = type("Array", [type("Int")])
    #expect(throws: Fault.self) { try call("Array.subscript(_:)", of: array, [.array([]), .int(0)]) }
    #expect(throws: Fault.self) { try call("Array.remove(at:)", of: array, [.array([.int(1)]), .int(1)]) }
    #expect(throws: Fault.self) { try call("String.index(after:)", of: type("String"), [.string("a"), .int(2)]) }
    #expect(throws: Fault.self) { try call("Array.init(repeating:count:)", of: array, [.int(0), .int(-1)]) }
  }

  @Test func aChangeLeavesOtherOwnersAlone() throws {
    let array = type("Array", [type("Int")])
    let shared = Value.array([.int(1)])
    let changed = try call("Array.append(_:)", of: array, [shared, .int(2)]).itself
    #expect(try shared.asArray.count == 1)
    #expect(try changed.asArray.count == 2)
    let text = Value.string("a")
    let longer = try call("String.append(_:)", of: type("String"), [text, .string("b")]).itself
    #expect(try text.asString == "a" && longer.asString == "ab")
  }

  @Test func aTableForgetsWhatIsRemoved() {
    var table = HashTable()
    for key in 0..<100 { table.append(.int(key), .int(-key), hash: key) }
    for _ in 0..<60 { if let place = table.place(from: 0) { table.remove(at: place) } }
    #expect(table.count == 40)
    for key in 100..<300 { table.append(.int(key), .void, hash: key) }
    let found = table.find(hash: 60) { if case .int(60) = $0 { true } else { false } }
    #expect(found.map { table.hash(at: $0) } == 60)
    #expect(table.places.reduce(0) { count, _ in count + 1 } == table.count)
  }

  @Test func textsOfValuesAreThoseOfSwift() throws {
    let (int, double, string) = (type("Int"), type("Double"), type("String"))
    func text(_ value: Value, _ type: TypeID) throws -> String { try machine.description(of: value, as: type) }
    func debug(_ value: Value, _ type: TypeID) throws -> String { try machine.debugDescription(of: value, as: type) }
    let numbers: [Double] = [1, 0.1, 1e20, -0.0, .infinity, .nan, .leastNonzeroMagnitude, 123_456_789.125]
    #expect(try text(.array(numbers.map { .double($0) }), type("Array", [double])) == numbers.description)
    let quoted = "a\"b\n\u{e9}\u{1}"
    #expect(try debug(.string(quoted), string) == quoted.debugDescription)
    let optional = machine.analyzer.optionalType(machine.analyzer.optionalType(int))
    #expect(try text(.int(1), optional) == "Optional(Optional(1))")
    #expect(try text(.none(1), optional) == "Optional(nil)")
    #expect(try text(.none(0), optional) == "nil")
    #expect(try text(.int(-1), type("UInt64")) == UInt64.max.description)
    #expect(try text(.tuple([.int(1), .string("a")]), machine.analyzer.tupleType([int, string])) == "(1, \"a\")")
    #expect(
      try debug(.ref(MetatypeBox(type("Array", [int]))), machine.analyzer.metatype(of: int)) == "Swift.Array<Swift.Int>"
    )
  }
}
