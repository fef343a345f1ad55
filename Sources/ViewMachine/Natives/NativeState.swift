import ViewSemantics
import ViewSource

/// The state that native functions keep between calls.
final class NativeState {
  /// The generator behind `SystemRandomNumberGenerator`.
  var random = SplitMix64(seed: 0)
  /// Returns the next input line without its terminator, for `readLine`.
  var readLine: () -> String? = { nil }
  /// Receives the output to standard error.
  var writeError: (String) -> Void = { _ in }
  var numberKinds: [TypeID: NumberKind] = [:]
  var fields: [TypeID: [Machine.Field]] = [:]
  var cases: [TypeID: [Machine.CaseLayout]] = [:]
  var describers: [TypeID: Machine.Describer] = [:]
  /// The number of `Reference`s created for regular expressions.
  var regexReferences = 0
  /// The shared state of Foundation's objects, defined in the files that import Foundation.
  var foundation: AnyObject?
}

extension Machine {
  /// The generator behind `SystemRandomNumberGenerator`. Assign a generator with another seed for other numbers.
  public var random: SplitMix64 {
    get { native.random }
    set { native.random = newValue }
  }

  /// The input of `readLine`: returns the next line without its terminator; `nil` at the end.
  public var readLine: () -> String? {
    get { native.readLine }
    set { native.readLine = newValue }
  }

  /// Receives the output to standard error.
  public var writeError: (String) -> Void {
    get { native.writeError }
    set { native.writeError = newValue }
  }

  /// The number kind of a type.
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

  /// Checks the size limit of a collection or string, in elements or bytes.
  func checkRoom(_ count: Int) throws {
    guard count <= min(limits.room, limits.memory / MemoryCount.value) else {
      throw Fault(.limit, "memory for \(count) elements exceeds the limit of a run")
    }
  }

  /// Consumes fuel for native work that grows with a value: one step for each element.
  func consumeFuel(_ steps: Int) throws {
    fuel -= steps
    if fuel < 0 { throw Fault(.limit, "a value of this size would exceed the step limit of \(limits.fuel)") }
  }

  /// Consumes fuel for work that takes as long as the given number of steps.
  public func consumeFuel(time steps: Int) throws {
    fuel -= steps
    if fuel < 0 { throw outOfFuel() }
  }

  /// Consumes fuel for a scan of a string, at 16 bytes a step.
  func consumeFuel(bytes: Int) throws { try consumeFuel(bytes / 16) }
}

extension NativeCall {
  /// The number kind of the type that declares the member.
  var number: NumberKind {
    if let known = site.numbers { return known.own }
    return learnNumbers().own
  }

  /// The number kind of the first parameter.
  var firstNumber: NumberKind {
    if let known = site.numbers { return known.first }
    return learnNumbers().first
  }

  /// The number kind of the second parameter.
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

  /// A type argument of `selfType`: the `Element` of an array.
  func ownArgument(_ index: Int) -> TypeID {
    if let known = site.ownArguments, index < known.count { return known[index] }
    site.ownArguments = site.selfType.map { machine.types.arguments($0) } ?? []
    return typeArgument(index, of: site.selfType)
  }

  /// Moves the box of an argument out of the call, copied if it is not uniquely referenced.
  ///
  /// `put` must move it back, also after an error.
  mutating func takeUnique<Kind: Box>(_ index: Int, _ kind: Kind.Type, copy: (Kind) -> Kind) throws -> Kind {
    var box = try take(index).box(Kind.self)
    if !isKnownUniquelyReferenced(&box) { box = copy(box) }
    return box
  }

  mutating func put(_ box: Box, _ index: Int) { self[index] = .ref(box) }

  /// Mutates the elements of an array argument in place.
  mutating func withArray<Result>(_ index: Int, _ change: (inout [Value]) throws -> Result) throws -> Result {
    let box = try takeUnique(index, ArrayBox.self) { ArrayBox($0.elements) }
    defer { put(box, index) }
    let result = try change(&box.elements)
    try machine.checkRoom(box.elements.count)
    return result
  }

  /// Mutates a string argument in place.
  mutating func withText<Result>(_ index: Int, _ change: (inout String) throws -> Result) throws -> Result {
    let box = try takeUnique(index, StringBox.self) { StringBox($0.text) }
    defer { put(box, index) }
    let result = try change(&box.text)
    try machine.checkRoom(box.text.utf8.count)
    return result
  }

  /// Mutates the fields of a struct argument in place.
  mutating func withFields<Result>(_ index: Int, _ change: (inout Parts) throws -> Result) throws -> Result {
    let box = try takeUnique(index, StructBox.self) { $0.copy() }
    defer { put(box, index) }
    return try change(&box.fields)
  }

  /// Feeds a word to a `Hasher` argument.
  mutating func feedHasher(_ index: Int, _ bits: Int) throws -> Value {
    self[index] = .int(HashState.combine(try int(index), bits))
    return .void
  }
}
