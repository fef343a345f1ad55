import ViewSemantics

/// What a value refers to. Value types are boxes too: a mutation copies one that has several owners.
///
/// A host may have kinds of box of its own: the machine hands them on and gives them to native functions.
///
/// What a box holds is read and changed by nearly every instruction, and a check of exclusive access at each of them took a
/// quarter of the time of programs that work on arrays. The contents are therefore not checked (`@exclusivity(unchecked)`);
/// instead, each change keeps two rules. Either the box has one owner, which has it out of its register meanwhile, or the
/// change is one assignment or `swap`. And what a change takes out of a box that others can reach ends after the change,
/// because its `deinit` may run code of the program that reads the same box.
open class Box {
  /// The last count of memory that it was in.
  @safe @exclusivity(unchecked) final var countNumber: UInt32 = 0

  public init() {}

  /// Reports what it holds.
  func count(into count: inout MemoryCount) {}
}

/// What stands for a component of a result builder that ended in a fault.
public final class FaultBox: Box {
  public let fault: Fault

  init(_ fault: Fault) { self.fault = fault }
}

extension Value {
  /// Why there is no value, where a fault stands for it.
  public var keptFault: Fault? {
    guard case .ref(let box) = self else { return nil }
    if let existential = box as? ExistentialBox { return existential.value.keptFault }
    return (box as? FaultBox)?.fault
  }
}

/// A `String`.
public final class StringBox: Box {
  @safe @exclusivity(unchecked) public var text: String

  public init(_ text: String) { self.text = text }

  override func count(into count: inout MemoryCount) { count.add(bytes: text.utf8.count) }
}

/// A `Substring`.
public final class SubstringBox: Box {
  @safe @exclusivity(unchecked) public var text: Substring

  public init(_ text: Substring) { self.text = text }

  override func count(into count: inout MemoryCount) { count.add(bytes: text.utf8.count) }
}

/// A `Character` that is not of ASCII.
public final class CharacterBox: Box {
  public let character: Character

  fileprivate init(_ character: Character) { self.character = character }
}

extension Value {
  /// A character.
  public static func character(_ character: Character) -> Value {
    // "\r\n" has the code of a line feed, and is another character.
    if let code = character.asciiValue, character != "\r\n" { return .ascii(code) }
    return .ref(CharacterBox(character))
  }
}

/// An `Array` or `ContiguousArray`.
public final class ArrayBox: Box {
  @safe @exclusivity(unchecked) public var elements: [Value]

  public init(_ elements: [Value]) { self.elements = elements }

  override func count(into count: inout MemoryCount) { count.add(elements) }

  /// Puts a value in the place of an element; a trap if there is none.
  @inline(__always)
  func put(_ value: Value, at index: Int) throws {
    guard index >= 0, index < elements.count else { throw Machine.outOfRange() }
    elements[index] = value
  }
}

/// A tuple of two or more elements.
public final class TupleBox: Box {
  @safe @exclusivity(unchecked) public var elements: Parts

  public init(_ elements: Parts) { self.elements = elements }

  public convenience init(_ elements: [Value]) { self.init(Parts(elements)) }

  override func count(into count: inout MemoryCount) { count.add(elements) }
}

/// A value of a struct: one field a stored property, in the order of the declaration; of a wrapped one the wrapper.
public final class StructBox: Box {
  /// With what its generic parameters stand for.
  public let type: TypeID
  /// Where the program says that the value is one of several: a number of `Machine.place(ofOrigin:)`, 0 for nowhere.
  @safe @exclusivity(unchecked) public var origin: UInt32 = 0
  /// Whether its end runs the `deinit` of its type: behind the properties then is an `EndBox`.
  @safe @exclusivity(unchecked) var isFinalized = false
  @safe @exclusivity(unchecked) public var fields: Parts

  public init(_ type: TypeID, _ fields: Parts) {
    self.type = type
    self.fields = fields
  }

  public convenience init(_ type: TypeID, _ fields: [Value]) { self.init(type, Parts(fields)) }

  /// The same value for another owner. What has a `deinit` is never two values: it is the new box that ends.
  public func copy() -> StructBox {
    let copy = StructBox(type, fields)
    copy.origin = origin
    copy.isFinalized = isFinalized
    isFinalized = false
    return copy
  }

  deinit {
    if isFinalized { end() }
  }

  override func count(into count: inout MemoryCount) { count.add(fields) }
}

/// A case of an enum other than `Optional`.
public final class EnumBox: Box {
  /// With what its generic parameters stand for.
  public let type: TypeID
  /// The place of the case among those of the enum.
  public let tag: Int
  /// The associated values.
  @safe @exclusivity(unchecked) public var payload: Parts

  public init(_ type: TypeID, _ tag: Int, _ payload: Parts) {
    self.type = type
    self.tag = tag
    self.payload = payload
  }

  public convenience init(_ type: TypeID, _ tag: Int, _ payload: [Value]) { self.init(type, tag, Parts(payload)) }

  override func count(into count: inout MemoryCount) { count.add(payload) }
}

/// An instance of a class or actor.
public final class ObjectBox: Box {
  /// The class that it was made of, with what its generic parameters stand for.
  public let type: TypeID
  /// The stored properties, a superclass's before its subclass's.
  @safe @exclusivity(unchecked) public var fields: Parts
  /// Whether the class or one above has a `deinit`.
  @safe @exclusivity(unchecked) var isFinalized = false
  /// Whether an initialiser has come to its end.
  @safe @exclusivity(unchecked) var isComplete = false
  /// Where an actor's callers wait, and what else the machine keeps with an object.
  @safe @exclusivity(unchecked) var attachment: AnyObject?
  /// Who waits for changes of its properties.
  @safe @exclusivity(unchecked) var observers: ObserverList?
  /// Counts it, and runs the program's `deinit`s.
  private let home: ObjectHome?

  public convenience init(_ type: TypeID, _ fields: [Value]) { self.init(type, Parts(fields), home: nil) }

  init(_ type: TypeID, _ fields: Parts, home: ObjectHome?) {
    self.type = type
    self.fields = fields
    self.home = home
    home?.bytes += MemoryCount.box * 2 + fields.count * MemoryCount.value
  }

  override func count(into count: inout MemoryCount) { count.add(fields) }

  deinit {
    guard let home else { return }
    home.bytes -= MemoryCount.box * 2 + fields.count * MemoryCount.value
    if isFinalized, isComplete || hasAllFields { home.machine?.runDeinitializers(type, fields) }
    home.release(&fields)
  }

  /// An object whose initialiser fails before every property has a value ends without its `deinit`.
  private var hasAllFields: Bool {
    fields.allSatisfy { field in
      if case .void = field { return false }
      return true
    }
  }
}

/// A variable that a closure shares with the code around it.
final class CellBox: Box {
  @safe @exclusivity(unchecked) var value: Value

  init(_ value: Value) { self.value = value }

  override func count(into count: inout MemoryCount) { count.add(value) }
}

/// A function value.
public final class ClosureBox: Box {
  /// What is called.
  let body: Body
  /// What the code captured; given to it behind its arguments.
  let captures: [Value]
  /// The number of its code among all code; negative before its first call, and if it is native.
  @safe @exclusivity(unchecked) var number = -1

  enum Body {
    case code(Code)
    /// Code of the host. Its arguments are those of the function value.
    case native(([Value]) throws -> Value)
  }

  init(_ code: Code, _ captures: [Value]) {
    body = .code(code)
    self.captures = captures
  }

  public init(native: @escaping ([Value]) throws -> Value) {
    body = .native(native)
    captures = []
  }

  override func count(into count: inout MemoryCount) { count.add(captures) }
}

/// A value whose type is known while running only: `Any`, `any P`, `AnyHashable`.
public final class ExistentialBox: Box {
  /// The type of the value: never an existential itself.
  public let type: TypeID
  public let value: Value

  public init(_ type: TypeID, _ value: Value) {
    self.type = type
    self.value = value
  }

  override func count(into count: inout MemoryCount) { count.add(value) }
}

/// A type as a value.
public final class MetatypeBox: Box {
  public let type: TypeID

  public init(_ type: TypeID) { self.type = type }
}

/// A weak or unowned reference.
final class WeakBox: Box {
  weak var object: Box?
  /// The type of what an existential has that is referred to.
  let type: TypeID?
  /// Whether it was made without an object.
  let isOfNothing: Bool

  init(to value: Value) {
    switch value {
    case .ref(let weak as WeakBox): (object, type) = (weak.object, weak.type)
    case .ref(let existential as ExistentialBox):
      if case .ref(let box) = existential.value { object = box }
      type = existential.type
    case .ref(let box): (object, type) = (box, nil)
    default: type = nil
    }
    isOfNothing = object == nil
  }

  /// What is referred to, in an optional; `nil` if it is gone.
  var value: Value {
    guard let object else { return .nothing }
    return .ref(type.map { ExistentialBox($0, .ref(object)) } ?? object)
  }
}

/// A value of the host that the program only hands on or gives to native functions: a date, a URL, a formatter.
///
/// What Swift has as a value type is never changed in place: a mutation makes another box.
public final class ForeignBox<Content>: Box {
  public var content: Content

  public init(_ content: Content) { self.content = content }
}
