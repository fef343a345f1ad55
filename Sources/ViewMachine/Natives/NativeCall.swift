import ViewSemantics
import ViewSource

/// Code of the host for a declaration of the catalogue that is marked `@primitive`.
///
/// It may call function values of the program (`machine.call`), which runs them to their end.
public typealias Native = (inout NativeCall) throws -> Value

/// What a call of native code means, found when the call is lowered.
public final class NativeSite {
  public let decl: DeclID
  /// The name with labels: `append(_:)`.
  public let name: String
  /// The concrete type that the member is reached through, or that an initialiser makes.
  public let selfType: TypeID?
  /// What the generic parameters of the declaration and of what is around it stand for.
  public let substitution: Substitution
  /// The concrete types of the parameters, without `self`.
  public let parameters: [TypeID]
  /// The concrete type of the result.
  public let result: TypeID
  /// Where the call is: a number of `Machine.place(ofOrigin:)`, 0 where that is not known.
  public internal(set) var origin: UInt32 = 0
  /// The kinds of number of the own type and the first parameter, once asked for.
  var numbers: (own: NumberKind, first: NumberKind)?
  /// The arguments of the own type, once asked for.
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

/// One call of native code.
///
/// The values are: `self` first, if it is a member of a value (not of a static member or an initialiser), then an argument
/// for each parameter; of a setter the new value is the last. A mutating member changes `self` in the call (`call[0]`),
/// an `inout` parameter its argument; both are then written back. While native code runs, nothing else owns these.
public struct NativeCall {
  /// Not owned: the machine and the code of the call outlive it.
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

  /// A value of the call.
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

  /// Takes a value out to be changed: nothing but the result of this owns it then.
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

  /// A value of the host: `call.foreign(0, as: Date.self)`.
  public func foreign<Content>(_ index: Int, as: Content.Type) throws -> Content {
    try self[index].box(ForeignBox<Content>.self).content
  }

  /// An argument of a generic type: `call.argument(0, ofType: call.site.selfType)` is the `Element` of an array.
  public func typeArgument(_ index: Int, of type: TypeID?) -> TypeID {
    guard let type, index < machine.types.argumentCount(type) else { return machine.analyzer.unknownType }
    return machine.types.argument(type, index)
  }
}

/// All native code, by the names of the declarations: `Array.append(_:)`, `Array.count`, `Double.init(_:)`; a setter's has
/// `=` behind it: `Array.subscript(_:)=`. The names of the types around come first, those of modules are left out.
public struct NativeTable {
  private(set) var code: [String: Entry] = [:]
  /// Code that stands in for bodies of the catalogue where `self` is text and the first argument a character: what goes
  /// through all of a text.
  private var textCode: [String: Entry] = [:]
  private var families: [String: Entry] = [:]
  /// The result builders of the catalogue a component of which can fail alone.
  private(set) var faultKeepers: Set<String> = []

  /// A function is kept in a struct: in a dictionary by itself it would be called through a function that converts it.
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

  /// Adds code for one declaration, or for the overloads that share its labels: these tell each other apart by
  /// `site.parameters`.
  public mutating func add(_ name: String, _ native: @escaping Native) { code[name] = Entry(run: native) }

  /// Adds code for all members of a type that have none of their own; with `=` behind the name for the setters.
  public mutating func addFamily(_ owner: String, _ native: @escaping Native) { families[owner] = Entry(run: native) }

  /// A component of these result builders that ends in a fault has a `FaultBox` as its value: the other ones are made.
  public mutating func keepFaults(in builders: [String]) { faultKeepers.formUnion(builders) }

  /// The code of a member; a setter's name has `=` behind it.
  func find(_ name: String) -> Native? {
    if let found = code[name] { return found.run }
    guard !families.isEmpty else { return nil }
    let stem = name.prefix { $0 != "(" && $0 != "=" }
    guard let dot = stem.lastIndex(of: ".") else { return nil }
    return families[name.hasSuffix("=") ? stem[..<dot] + "=" : String(stem[..<dot])]?.run
  }

  /// What stands in for the body of a member where `self` is text and the first argument a character.
  func findForText(_ name: String) -> Native? { textCode[name]?.run }

  /// Adds code for the members of several types.
  public mutating func add(_ names: [String], in owners: [String], _ native: @escaping Native) {
    for owner in owners {
      for name in names { code["\(owner).\(name)"] = Entry(run: native) }
    }
  }
}
