import ViewSemantics

/// The heap storage of a value. Value types are boxed too; mutating a shared box copies it first.
///
/// A host may define subclasses; the machine passes them on to native functions.
///
/// Nearly every instruction accesses the contents of a box, and checking exclusive access took a quarter of the time of
/// programs that work on arrays. The contents are therefore unchecked (`@exclusivity(unchecked)`). Each mutation
/// follows two rules instead. Either the box is uniquely referenced and moved out of its register, or the mutation is
/// one assignment or `swap`. And a value removed from a shared box is released after the mutation, because its `deinit`
/// may run code of the program that reads the same box.
open class Box {
  /// The number of the last memory count that visited it.
  @safe @exclusivity(unchecked) final var countNumber: UInt32 = 0

  public init() {}

  /// Adds its contents to a memory count.
  func count(into count: inout MemoryCount) {}
}

/// An absent value: the fault that took the place of a value, such as a component of a result builder.
public final class AbsentValueBox: Box {
  public let fault: Fault

  init(_ fault: Fault) { self.fault = fault }
}

extension Value {
  /// The fault of an absent value; `nil` for other values.
  public var absence: Fault? {
    guard case .ref(let box) = self else { return nil }
    if let existential = box as? ExistentialBox { return existential.value.absence }
    return (box as? AbsentValueBox)?.fault
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

/// A `Character` that is not ASCII.
public final class CharacterBox: Box {
  public let character: Character

  fileprivate init(_ character: Character) { self.character = character }
}

extension Value {
  /// A character.
  public static func character(_ character: Character) -> Value {
    // "\r\n" has the ASCII value of a line feed, but is a different character.
    if let code = character.asciiValue, character != "\r\n" { return .ascii(code) }
    return .ref(CharacterBox(character))
  }
}

/// An `Array` or `ContiguousArray`.
public final class ArrayBox: Box {
  @safe @exclusivity(unchecked) public var elements: [Value]

  public init(_ elements: [Value]) { self.elements = elements }

  override func count(into count: inout MemoryCount) { count.add(elements) }

  /// Assigns an element; traps if the index is out of range.
  @inline(__always)
  func put(_ value: Value, at index: Int) throws {
    guard index >= 0, index < elements.count else { throw Machine.outOfRange() }
    elements[index].assign(copyOf: value)
  }
}

/// A tuple of two or more elements.
public final class TupleBox: Box {
  @safe @exclusivity(unchecked) public var elements: Parts

  public init(_ elements: Parts) { self.elements = elements }

  public convenience init(_ elements: [Value]) { self.init(Parts(elements)) }

  override func count(into count: inout MemoryCount) { count.add(elements) }
}

/// A struct value: one field for each stored property, in order of declaration. The field of a wrapped property is its
/// wrapper.
public final class StructBox: Box {
  /// The concrete type.
  public let type: TypeID
  /// The source location where the value was created: a number for `Machine.place(ofOrigin:)`, or 0 for none.
  @safe @exclusivity(unchecked) public var origin: UInt32 = 0
  /// Whether its end runs the `deinit` of its type. The last field is then an `StructFinalizer`.
  @safe @exclusivity(unchecked) var isFinalized = false
  @safe @exclusivity(unchecked) public var fields: Parts

  public init(_ type: TypeID, _ fields: Parts) {
    self.type = type
    self.fields = fields
  }

  public convenience init(_ type: TypeID, _ fields: [Value]) { self.init(type, Parts(fields)) }

  /// A copy for another owner. For a noncopyable struct with a `deinit`, the copy takes over its execution.
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

/// An enum value other than an `Optional`.
public final class EnumBox: Box {
  /// The concrete type.
  public let type: TypeID
  /// The index of the case in the enum.
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
  /// The dynamic type.
  public let type: TypeID
  /// The stored properties. A superclass's properties come first.
  @safe @exclusivity(unchecked) public var fields: Parts
  /// Whether the class or a superclass has a `deinit`.
  @safe @exclusivity(unchecked) var isFinalized = false
  /// Whether an initializer has finished.
  @safe @exclusivity(unchecked) var isComplete = false
  /// Additional data of the machine or host, such as the waiting callers of an actor.
  @safe @exclusivity(unchecked) var attachment: AnyObject?
  /// The pending observers of its properties.
  @safe @exclusivity(unchecked) var observers: ObserverList?
  /// Tracks its memory, and runs the program's `deinit`s.
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
    if isFinalized, isComplete || hasAllFields {
      // The fields move out, so that what the `deinit` removes from them ends at once.
      var taken = Parts()
      swap(&taken, &fields)
      home.machine?.runDeinitializers(type, consume taken)
    }
    home.release(&fields)
  }

  /// An object whose initializer fails before all properties are initialized ends without its `deinit`.
  private var hasAllFields: Bool {
    fields.allSatisfy { field in
      if case .void = field { return false }
      return true
    }
  }
}

/// A variable that is captured by reference.
final class CellBox: Box {
  @safe @exclusivity(unchecked) var value: Value

  init(_ value: Value) { self.value = value }

  override func count(into count: inout MemoryCount) { count.add(value) }
}

/// A function value.
public final class ClosureBox: Box {
  /// The function that is called.
  let body: Body
  /// The captures, passed after the arguments. They do not change.
  @safe @exclusivity(unchecked) var captures: Parts
  /// The number of its code; negative before its first call, and for native functions.
  @safe @exclusivity(unchecked) var number = -1

  enum Body {
    case code(Code)
    /// A host function with the same arguments.
    case native(([Value]) throws -> Value)
  }

  init(_ code: Code, _ captures: Parts) {
    body = .code(code)
    self.captures = captures
  }

  init(_ code: Code, _ captures: [Value]) {
    body = .code(code)
    self.captures = Parts(captures)
  }

  public init(native: @escaping ([Value]) throws -> Value) {
    body = .native(native)
    captures = []
  }

  override func count(into count: inout MemoryCount) { count.add(captures) }
}

/// An existential value with its dynamic type: `Any`, `any P`, `AnyHashable`.
public final class ExistentialBox: Box {
  /// The type of the value, which is never an existential type.
  public let type: TypeID
  public let value: Value

  public init(_ type: TypeID, _ value: Value) {
    self.type = type
    self.value = value
  }

  override func count(into count: inout MemoryCount) { count.add(value) }
}

/// A metatype value.
public final class MetatypeBox: Box {
  public let type: TypeID

  public init(_ type: TypeID) { self.type = type }
}

/// A weak or unowned reference.
final class WeakBox: Box {
  weak var object: Box?
  /// The dynamic type, if the reference is existential.
  let type: TypeID?
  /// Whether it was created as `nil`.
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

  /// The referent as an optional; `nil` after its deallocation.
  var value: Value {
    guard let object else { return .nothing }
    return .ref(type.map { ExistentialBox($0, .ref(object)) } ?? object)
  }
}

/// A host value that is opaque to the program: a date, a URL, a formatter.
///
/// The content of a Swift value type is never mutated in place; a mutation creates a new box.
public final class ForeignBox<Content>: Box {
  public var content: Content

  public init(_ content: Content) { self.content = content }
}
