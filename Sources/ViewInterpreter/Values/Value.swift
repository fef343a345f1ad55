import ViewSemantics
import ViewSource
import ViewSyntax

/// A value of the program that is run.
///
/// Numbers of all widths are `int` or `double`; which type one has is known from where it stands.
public enum Value {
  case void
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case character(Character)
  /// An optional without and with a value.
  case nilValue
  indirect case wrapped(Value)
  case array([Value])
  case dictionary(DictionaryValue)
  case tuple(TupleValue)
  case structure(StructValue)
  case enumeration(EnumValue)
  case object(ObjectValue)
  case function(FunctionValue)
  case keyPath(KeyPathValue)
  case metatype(TypeID)
  /// Something of the engine's that the program only hands on.
  case native(AnyObject)
  /// Storage that nothing has been given to yet.
  case uninitialized
}

/// A value of a struct: one field a stored property, in the order of the declaration; of wrapped ones the storage.
/// Types of the engine may have more fields behind those.
public struct StructValue {
  /// The struct with what its parameters stand for, in the interpreter's type table.
  public var type: TypeID
  /// In the order that the type's comment gives.
  public var fields: [Value]
  /// The call in the program's own source that made it.
  public var origin: Origin?

  init(type: TypeID, fields: [Value]) {
    self.type = type
    self.fields = fields
  }
}

/// A node of the program's source.
public struct Origin: Hashable, Sendable {
  /// The program's file that the node is in.
  public var file: FileID
  /// The node's number in the tree of the file.
  public var node: NodeID
}

/// A case of an enum other than `Optional`, which `nilValue` and `wrapped` are.
public struct EnumValue {
  /// The enum with what its parameters stand for, in the interpreter's type table.
  public var type: TypeID
  /// The declaration of the case.
  public var enumCase: DeclID
  /// The associated values in their order; empty for a case without.
  public var payload: [Value]
}

/// A tuple of two or more values, or of labelled ones.
public struct TupleValue {
  /// In the order of the tuple's type.
  public var elements: [Value]
  /// One for each element, `Name.none` where it has none; empty if no element has one.
  public var labels: [Name]

  init(_ elements: [Value], labels: [Name] = []) {
    self.elements = elements
    self.labels = labels
  }
}

/// An instance of a class, which is known by its identity.
public final class ObjectValue {
  /// The class that it was made of, in the interpreter's type table.
  public let type: TypeID
  /// The stored properties, a superclass's before those of its subclass.
  public var fields: [Value]

  init(type: TypeID, fields: [Value]) {
    self.type = type
    self.fields = fields
  }
}

/// A place that holds a value: a variable, `self` of a running method.
final class Box {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}

/// Pairs in the order in which their keys came.
public struct DictionaryValue {
  /// Each once, in the order in which they came.
  public private(set) var keys: [Value] = []
  /// Each at the place that its key has in `keys`.
  public private(set) var values: [Value] = []
  private var places: [ValueKey: Int] = [:]

  init() {}

  /// The value of a key, found by its parts. Setting `nil` removes the pair and numbers the others anew.
  public subscript(key: Value) -> Value? {
    get { places[ValueKey(key)].map { values[$0] } }
    set {
      let place = ValueKey(key)
      if let index = places[place] {
        if let newValue {
          values[index] = newValue
        } else {
          remove(at: index)
        }
      } else if let newValue {
        places[place] = keys.count
        keys.append(key)
        values.append(newValue)
      }
    }
  }

  private mutating func remove(at index: Int) {
    keys.remove(at: index)
    values.remove(at: index)
    places = [:]
    for (index, key) in keys.enumerated() { places[ValueKey(key)] = index }
  }
}

/// What a function is made of.
public final class FunctionValue {
  enum Code {
    /// A closure, with the names around it.
    case closure(SyntaxNode, Frame)
    /// An expression that runs when it is needed.
    case expression(SyntaxNode, Frame, TypeID?)
    /// A function of the program, with `self` if it is a method.
    case declared(DeclID, Box?, TypeID?, Substitution)
    /// A function in a body, with the names around it.
    case local(SyntaxNode, Frame)
    case memberwise(TypeID)
    case native(([Value]) throws -> Value)
  }

  let code: Code
  /// The type wanted of it, with nothing generic left.
  let type: TypeID?
  /// The result builder that a closure's statements are for.
  let builder: TypeID?

  init(_ code: Code, type: TypeID? = nil, builder: TypeID? = nil) {
    self.code = code
    self.type = type
    self.builder = builder
  }
}

/// `\.a.b[0]?.c`
public final class KeyPathValue {
  enum Component {
    case property(Name)
    case element([(label: Name, value: Value)])
    case optional
    case unwrapped
  }

  let components: [Component]

  init(_ components: [Component]) {
    self.components = components
  }
}
