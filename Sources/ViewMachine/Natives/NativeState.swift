import ViewSemantics
import ViewSource

/// What native code keeps from call to call.
final class NativeState {
  /// Behind `SystemRandomNumberGenerator`.
  var random = SplitMix64(seed: 0)
  /// Gives the next line of the input without its end, for `readLine`.
  var readLine: () -> String? = { nil }
  /// Is given what the program writes to standard error.
  var writeError: (String) -> Void = { _ in }
  var numberKinds: [TypeID: NumberKind] = [:]
  var fields: [TypeID: [Machine.Field]] = [:]
  var cases: [TypeID: [Machine.CaseLayout]] = [:]
  var describers: [TypeID: Machine.Describer] = [:]
  /// How many references to parts of regular expressions there are.
  var regexReferences = 0
  /// What Foundation's objects share; of the files that import it.
  var foundation: AnyObject?
}

extension Machine {
  /// Behind `SystemRandomNumberGenerator`: set it to a generator with another seed for other numbers.
  public var random: SplitMix64 {
    get { native.random }
    set { native.random = newValue }
  }

  /// Where `readLine` reads from: gives the next line without its end.
  public var readLine: () -> String? {
    get { native.readLine }
    set { native.readLine = newValue }
  }

  /// Is given what the program writes to standard error.
  public var writeError: (String) -> Void {
    get { native.writeError }
    set { native.writeError = newValue }
  }

  /// Which of the standard library's numbers a type is.
  func numberKind(_ type: TypeID) -> NumberKind {
    if let known = native.numberKinds[type] { return known }
    var kind = NumberKind.other
    if types.kind(type) == .nominal {
      let decl = types.decl(type)
      if analyzer.isFromCatalogue(decl), analyzer.owner(of: decl) == nil {
        kind = NumberKind(named: analyzer.decl(decl).name.text)
      }
    }
    native.numberKinds[type] = kind
    return kind
  }

  /// Checks that there is room for so many elements or bytes.
  func checkRoom(_ count: Int) throws {
    guard count <= min(limits.room, limits.memory / MemoryCount.value) else {
      throw Fault(.limit, "memory for \(count) elements is more than a run may have")
    }
  }

  /// Counts work of native code that grows with a value: a step for each part it looks at.
  func spend(_ steps: Int) throws {
    fuel -= steps
    if fuel < 0 { throw Fault(.limit, "a value of so many parts would go over the step limit of \(limits.fuel)") }
  }

  /// Counts what takes as long as so many steps, whatever the values are.
  public func spend(time steps: Int) throws {
    fuel -= steps
    if fuel < 0 { throw outOfFuel() }
  }

  /// Counts a look at so many bytes of a text, which costs far less for each than a step.
  func spend(bytes: Int) throws { try spend(bytes / 16) }
}

extension NativeCall {
  /// The kind of number that the member is of.
  var number: NumberKind {
    if let known = site.numbers { return known.own }
    return learnNumbers().own
  }

  /// The kind of number that the first argument is.
  var firstNumber: NumberKind {
    if let known = site.numbers { return known.first }
    return learnNumbers().first
  }

  /// The kind of number that the second argument is.
  var secondNumber: NumberKind { site.parameters.count > 1 ? machine.numberKind(site.parameters[1]) : .other }

  private func learnNumbers() -> (own: NumberKind, first: NumberKind) {
    let found = (
      own: site.selfType.map { machine.numberKind($0) } ?? .other,
      first: site.parameters.first.map { machine.numberKind($0) } ?? .other
    )
    site.numbers = found
    return found
  }

  /// The type of a parameter.
  func parameter(_ index: Int) -> TypeID {
    index < site.parameters.count ? site.parameters[index] : machine.analyzer.unknownType
  }

  /// An argument of the type that the member is of: the `Element` of an array.
  func ownArgument(_ index: Int) -> TypeID {
    if let known = site.ownArguments, index < known.count { return known[index] }
    site.ownArguments = site.selfType.map { machine.types.arguments($0) } ?? []
    return typeArgument(index, of: site.selfType)
  }

  /// Takes the box of a value out of the call to be changed: `nil` owns it besides.
  ///
  /// To be put back by `put`, after an error too.
  mutating func takeUnique<Kind: Box>(_ index: Int, _ kind: Kind.Type, copy: (Kind) -> Kind) throws -> Kind {
    var box = try take(index).box(Kind.self)
    if !isKnownUniquelyReferenced(&box) { box = copy(box) }
    return box
  }

  mutating func put(_ box: Box, _ index: Int) { self[index] = .ref(box) }

  /// Changes the elements of an array that is in the call.
  mutating func withArray<Result>(_ index: Int, _ change: (inout [Value]) throws -> Result) throws -> Result {
    let box = try takeUnique(index, ArrayBox.self) { ArrayBox($0.elements) }
    defer { put(box, index) }
    let result = try change(&box.elements)
    try machine.checkRoom(box.elements.count)
    return result
  }

  /// Changes a text that is in the call.
  mutating func withText<Result>(_ index: Int, _ change: (inout String) throws -> Result) throws -> Result {
    let box = try takeUnique(index, StringBox.self) { StringBox($0.text) }
    defer { put(box, index) }
    let result = try change(&box.text)
    try machine.checkRoom(box.text.utf8.count)
    return result
  }

  /// Changes the fields of a struct that is in the call.
  mutating func withFields<Result>(_ index: Int, _ change: (inout Parts) throws -> Result) throws -> Result {
    let box = try takeUnique(index, StructBox.self) { $0.copy() }
    defer { put(box, index) }
    return try change(&box.fields)
  }

  /// Feeds a word to the `Hasher` in the call.
  mutating func feedHasher(_ index: Int, _ bits: Int) throws -> Value {
    self[index] = .int(HashState.combine(try int(index), bits))
    return .void
  }
}
