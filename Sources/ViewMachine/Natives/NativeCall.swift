import ViewSemantics
import ViewSource

/// A native function: the host implementation of a catalogue declaration marked `@primitive`.
///
/// It may call function values of the program (`machine.call`), which run to completion.
public typealias Native = (inout NativeCall) throws -> Value

/// The static information of a call of a native function, resolved when the call is lowered.
public final class NativeSite {
  public let decl: DeclID
  /// The name with labels: `append(_:)`.
  public let name: String
  /// The concrete type on which the member is called, or that an initializer creates.
  public let selfType: TypeID?
  /// The type arguments of the declaration and of its enclosing types.
  public let substitution: Substitution
  /// The concrete types of the parameters, without `self`.
  public let parameters: [TypeID]
  /// The concrete type of the result.
  public let result: TypeID
  /// The location of the call: a number for `Machine.place(ofOrigin:)`, or 0 if unknown.
  public internal(set) var origin: UInt32 = 0
  /// The number kinds of `selfType` and of the first parameter, computed lazily.
  var numbers: (own: NumberKind, first: NumberKind)?
  /// The type arguments of `selfType`, computed lazily.
  var ownArguments: [TypeID]?

  init(
    decl: DeclID, name: String, selfType: TypeID?, substitution: Substitution, parameters: [TypeID], result: TypeID
  ) {
    self.decl = decl
    self.name = name
    self.selfType = selfType
    self.substitution = substitution
    self.parameters = parameters
    self.result = result
  }
}

/// One call of a native function.
///
/// The arguments are `self`, unless the member is static or an initializer, then one value for each parameter; the last
/// argument of a setter is the new value. A mutating member assigns `call[0]`, and an `inout` parameter is assigned in
/// place; both are written back after the call. During the call nothing else references these values.
public struct NativeCall {
  /// Unowned: the machine and the site outlive the call.
  @safe public unowned(unsafe) let machine: Machine
  @safe public unowned(unsafe) let site: NativeSite
  @usableFromInline var first: Value
  @usableFromInline var second: Value
  @usableFromInline var third: Value
  @usableFromInline var others: [Value]

  init(_ machine: Machine, _ site: NativeSite, _ first: Value, _ second: Value, _ third: Value, _ others: [Value]) {
    self.machine = machine
    self.site = site
    self.first = first
    self.second = second
    self.third = third
    self.others = others
  }

  /// An argument of the call.
  public subscript(index: Int) -> Value {
    @inline(__always) get {
      switch index {
      case 0: first
      case 1: second
      case 2: third
      default: index - 3 < others.count ? others[index - 3] : .void
      }
    }
    @inline(__always) set {
      switch index {
      case 0: first = newValue
      case 1: second = newValue
      case 2: third = newValue
      default: others[index - 3] = newValue
      }
    }
  }

  /// Moves an argument out of the call, so that the result is its only reference.
  public mutating func take(_ index: Int) -> Value {
    let value = self[index]
    self[index] = .void
    return value
  }

  public func int(_ index: Int) throws -> Int { try self[index].asInt }
  public func double(_ index: Int) throws -> Double { try self[index].asDouble }
  public func bool(_ index: Int) throws -> Bool { try self[index].asBool }
  public func string(_ index: Int) throws -> String { try self[index].asString }
  public func character(_ index: Int) throws -> Character { try self[index].asCharacter }
  public func array(_ index: Int) throws -> [Value] { try self[index].asArray }
  public func closure(_ index: Int) throws -> ClosureBox { try self[index].box(ClosureBox.self) }

  /// A host value: `call.foreign(0, as: Date.self)`.
  public func foreign<Content>(_ index: Int, as: Content.Type) throws -> Content {
    try self[index].box(ForeignBox<Content>.self).content
  }

  /// A type argument of a generic type: `call.typeArgument(0, of: call.site.selfType)` is the `Element` of an array.
  public func typeArgument(_ index: Int, of type: TypeID?) -> TypeID {
    guard let type, index < machine.types.argumentCount(type) else { return machine.analyzer.unknownType }
    return machine.types.argument(type, index)
  }
}

/// All native functions, by qualified declaration name: `Array.append(_:)`, `Array.count`, `Double.init(_:)`. A setter
/// has the suffix `=`: `Array.subscript(_:)=`. Names contain the enclosing types, but no modules.
public struct NativeTable {
  private(set) var code: [String: Entry] = [:]
  /// Native replacements of catalogue bodies for a `self` that is a string and a first argument that is a character.
  /// They cover members that scan a whole string.
  private var textCode: [String: Entry] = [:]
  private var families: [String: Entry] = [:]
  /// The catalogue's result builders whose components can fail independently.
  private(set) var faultContainingBuilders: Set<String> = []

  /// The function is wrapped in a struct, because a dictionary of functions would call it through a reabstraction
  /// thunk.
  struct Entry {
    let run: Native
  }

  init() {
    addLanguage()
    addIntegers()
    addFloatingPoint()
    addStrings()
    addCollections()
    addDescriptions()
    addFoundation()
    addTasks()
    textCode["Collection.split(separator:maxSplits:omittingEmptySubsequences:)"] = Entry { call in
      let most = try call.int(2)
      guard most >= 0 else { throw Fault.trap("Must take zero or more splits") }
      let (text, separator, omitsEmpty) = (try call[0].asText, try call.character(1), try call.bool(3))
      let parts =
        FastText.split(text, at: separator, most: most, omitsEmpty: omitsEmpty)
        ?? text.split(separator: separator, maxSplits: most, omittingEmptySubsequences: omitsEmpty)
      return .array(parts.map { .substring($0) })
    }
  }

  /// Adds the implementation of a declaration, or of all overloads with its labels. `site.parameters` distinguishes the
  /// overloads.
  public mutating func add(_ name: String, _ native: @escaping Native) { code[name] = Entry(run: native) }

  /// Adds the implementation of all members of a type without an entry of their own. The suffix `=` selects its
  /// setters.
  public mutating func addFamily(_ owner: String, _ native: @escaping Native) { families[owner] = Entry(run: native) }

  /// Marks result builders whose components contain their faults. A component that fails becomes a `AbsentValueBox`; the
  /// others are evaluated.
  public mutating func keepFaults(in builders: [String]) { faultContainingBuilders.formUnion(builders) }

  /// The implementation of a member. The name of a setter has the suffix `=`.
  func find(_ name: String) -> Native? {
    if let found = code[name] { return found.run }
    guard !families.isEmpty else { return nil }
    let stem = name.prefix { $0 != "(" && $0 != "=" }
    guard let dot = stem.lastIndex(of: ".") else { return nil }
    return families[name.hasSuffix("=") ? stem[..<dot] + "=" : String(stem[..<dot])]?.run
  }

  /// The native replacement of a member's body for a string `self` and a character as first argument.
  func findForText(_ name: String) -> Native? { textCode[name]?.run }

  /// Adds an implementation for the members of several types.
  public mutating func add(_ names: [String], in owners: [String], _ native: @escaping Native) {
    for owner in owners {
      for name in names { code["\(owner).\(name)"] = Entry(run: native) }
    }
  }
}
