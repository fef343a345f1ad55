import ViewSource
import ViewSyntax

/// The resolved form of a body, in execution order. Names are variables or declarations, arguments are matched to
/// parameters, conversions and calls of builders, accessors and operators are explicit, and inactive `#if` clauses are
/// removed.
///
/// Types are those inside the body: generic parameters of enclosing declarations stay parameters. Unknown code is an
/// `unresolved` expression with the reason.
public final class ResolvedBody {
  /// The resolved part of the declaration.
  public let part: BodyPart
  public let decl: DeclID
  /// The body itself, then its closures and local functions, each after the enclosing one.
  public internal(set) var functions: [ResolvedFunction] = []
  /// The variables of the body and of its functions.
  public internal(set) var variables: [ResolvedVariable] = []
  /// The `self` variable, if there is one.
  public internal(set) var selfVariable: VariableID?

  init(_ decl: DeclID, _ part: BodyPart) {
    self.decl = decl
    self.part = part
  }
}

/// A part of a declaration with code.
public enum BodyPart: Hashable, Sendable {
  /// The statements of a function, initializer, `deinit` or script file.
  case body
  case getter, setter, willSet, didSet
  /// The statements of a `_modify` accessor, which yields a place.
  case modify
  /// The initial value of a property or variable.
  case initialValue
  /// The wrapper storage of a property: with its written initial value, or with a given wrapped value.
  case storage, storageOfValue
  /// The default value of the parameter at an index.
  case defaultArgument(Int)
}

/// The index of a variable in a body.
public struct VariableID: Hashable, Sendable {
  public let index: Int

  public init(index: Int) { self.index = index }
}

/// The index of a function in a body; zero is the body itself.
public struct FunctionID: Hashable, Sendable {
  public let index: Int

  public init(index: Int) { self.index = index }
}

/// A parameter, a local variable or constant, `self`, or a temporary of the resolved body.
public struct ResolvedVariable {
  public let name: Name
  public internal(set) var type: TypeID
  /// The function that it belongs to.
  public let function: FunctionID
  /// Whether it may be written more than once.
  public let isMutable: Bool
  /// Whether a nested closure or function uses it.
  public internal(set) var isCaptured = false
  /// `weak` or `unowned` in a capture list or a declaration.
  public var ownership = Ownership.strong
  /// The observers that run before and after a write.
  public internal(set) var willSetObserver: FunctionID?
  public internal(set) var didSetObserver: FunctionID?

  public var isObserved: Bool { willSetObserver != nil || didSetObserver != nil }

  /// The ownership of a reference.
  public enum Ownership: Sendable {
    case strong, weak, unowned
  }
}

/// The body itself, a closure or a local function.
public struct ResolvedFunction {
  /// The declaration of a local function; `nil` for closures.
  public internal(set) var decl: DeclID?
  public internal(set) var name: String
  public internal(set) var node: SyntaxNode?
  /// The parameters in call order. Unnamed ones have a variable, too.
  public internal(set) var parameters: [VariableID] = []
  /// The variables of outer functions that it or a nested function uses.
  public internal(set) var captures: [VariableID] = []
  public internal(set) var statements: [ResolvedStatement] = []
  public internal(set) var result: TypeID
  public internal(set) var isAsync = false
  /// The indices of the functions that it mentions, whose captures it needs.
  var mentions: Set<Int> = []
  /// The enclosing function.
  public internal(set) var outer: FunctionID?
  /// The variables of a capture list, with the values at the creation of the closure.
  public internal(set) var captured: [(variable: VariableID, value: ResolvedExpr)] = []
}

/// An expression with its type and its source node.
public final class ResolvedExpr {
  public let kind: Kind
  public let type: TypeID
  /// The source node. An implicit expression has the node of the expression that it belongs to.
  public let node: SyntaxNode

  public init(_ kind: Kind, _ type: TypeID, _ node: SyntaxNode) {
    self.kind = kind
    self.type = type
    self.node = node
  }

  /// The kind of an expression, with its operands.
  public indirect enum Kind {
    case integer(UInt64, isNegative: Bool)
    /// A floating-point literal, or an integer literal of more than 64 bits.
    case number(Double, text: String)
    case string(String)
    case bool(Bool)
    case nilValue
    case regex(String)
    case variable(VariableID)
    /// A global stored variable, or a static stored property of a type.
    case global(DeclID, TypeID?)
    /// A stored property of a value or object; for a wrapped property, its storage.
    case field(ResolvedExpr, DeclID)
    case call(ResolvedCall)
    /// A call of a function value.
    case apply(ResolvedExpr, [ResolvedArgument])
    /// A call of a local function.
    case localCall(FunctionID, [(parameter: DeclID, type: TypeID)], [ResolvedArgument])
    case enumCase(DeclID, TypeID, [ResolvedArgument])
    case tuple([ResolvedExpr])
    case element(ResolvedExpr, Int)
    case array([ResolvedExpr])
    case dictionary([(key: ResolvedExpr, value: ResolvedExpr)])
    case closure(FunctionID)
    /// The storage of a wrapped variable that the host keeps between runs, under a name.
    case kept(ResolvedExpr, Name)
    case localFunction(FunctionID, [(parameter: DeclID, type: TypeID)])
    /// A function, method, initializer or enum case as a value; its arguments are passed later.
    case function(ResolvedCall)
    case keyPath([KeyPathComponent], root: TypeID)
    /// A conversion to the type of this expression: an optional, an existential or a supertype.
    case convert(ResolvedExpr)
    case isType(ResolvedExpr, TypeID)
    case conditionalCast(ResolvedExpr, TypeID)
    case forcedCast(ResolvedExpr, TypeID)
    case force(ResolvedExpr)
    /// A chain with `?`: `nil` if one of its links is.
    case chain(ResolvedExpr)
    /// `?`: leaves the enclosing chain if the value is `nil`.
    case link(ResolvedExpr)
    case and(ResolvedExpr, ResolvedExpr)
    case or(ResolvedExpr, ResolvedExpr)
    case coalesce(ResolvedExpr, ResolvedExpr)
    case ternary(ResolvedExpr, ResolvedExpr, ResolvedExpr)
    /// Statements that leave their value in a variable: `if`, `switch` and `do` expressions, and builder blocks.
    case block([ResolvedStatement], VariableID)
    case assign(ResolvedPlace, ResolvedExpr)
    case optionalTry(ResolvedExpr)
    case forcedTry(ResolvedExpr)
    case metatype(TypeID)
    /// `self` and `Self` in a static member of a class: the dynamic class that the member is called on.
    case classItself
    case dynamicType(ResolvedExpr)
    /// A string interpolation.
    case interpolation([ResolvedExpr])
    case await(ResolvedExpr)
    /// A component of a result builder; a host can let it fail alone.
    case component(ResolvedExpr, builder: TypeID)
    /// `async let`: starts a task that runs a function of the body.
    case startTask(FunctionID)
    case taskValue(ResolvedExpr)
    /// `super`: `self` for a superclass's member.
    case superclass(VariableID)
    /// `each x` inside a pack expansion.
    case packElement(ResolvedExpr)
    /// The values of a parameter pack.
    case pack([ResolvedExpr])
    case packExpansion(ResolvedExpr)
    /// A view under an unknown modifier, with the reason; a host can show the view without the modifier.
    case unmodified(ResolvedExpr, String)
    /// A call of an undeclared function, with the reason and the views passed to it, which a host can show with a
    /// placeholder.
    case lost(String, [ResolvedExpr])
    case unresolved(String)
  }

  /// A component of a key path.
  public enum KeyPathComponent {
    /// A property or subscript with its arguments, and its base type.
    case member(ResolvedCall)
    /// The wrapper storage of a property.
    case storage(DeclID, TypeID)
    case tupleElement(Int)
    case chain, force
    /// Wraps the result of an optional chain.
    case wrap
  }
}

/// A call of a declaration with an argument for each parameter.
public struct ResolvedCall {
  /// The form of a call.
  public enum Form: Sendable {
    case function, initializer, memberwise, getter, setter
    /// A getter or setter of storage in a wrapper.
    case delegation
  }

  public var form: Form
  /// A function, initializer, property or subscript; for a memberwise initializer, the struct.
  public var decl: DeclID
  /// The type of the receiver, or the constructed type.
  public var base: TypeID?
  /// The receiver. For a static member, `nil` or the metatype value that it is accessed on.
  public var receiver: ResolvedReceiver?
  /// The bindings of the declaration's own generic parameters.
  public var generics: [(parameter: DeclID, type: TypeID)] = []
  public var arguments: [ResolvedArgument] = []
  /// Whether this is `super.f()`, which does not dispatch to overrides.
  public var isSuper = false

  public init(form: Form, decl: DeclID, base: TypeID? = nil) {
    self.form = form
    self.decl = decl
    self.base = base
  }
}

/// The receiver of a member call.
public indirect enum ResolvedReceiver {
  case value(ResolvedExpr)
  /// A place, for a mutating member.
  case place(ResolvedPlace)
}

/// The argument for a parameter.
public indirect enum ResolvedArgument {
  case value(ResolvedExpr)
  case place(ResolvedPlace)
  case variadic([ResolvedExpr])
  /// An autoclosure.
  case late(FunctionID)
  /// No argument: the default value, evaluated at the call site.
  case standard(SyntaxNode)
}

/// A place: a storage location that can be written.
public final class ResolvedPlace {
  public let kind: Kind
  public let type: TypeID
  public let node: SyntaxNode

  public init(_ kind: Kind, _ type: TypeID, _ node: SyntaxNode) {
    self.kind = kind
    self.type = type
    self.node = node
  }

  /// The kind of a place.
  public indirect enum Kind {
    case variable(VariableID)
    case global(DeclID, TypeID?)
    /// A stored property of a struct that is itself in a place.
    case field(ResolvedPlace, DeclID)
    /// A stored property of an object.
    case objectField(ResolvedExpr, DeclID)
    /// A property or subscript with accessors. The call is that of the getter; the setter takes the new value too.
    case accessor(ResolvedCall)
    case element(ResolvedPlace, Int)
    case force(ResolvedPlace)
    case link(ResolvedPlace)
    /// A key path applied to a place: `root[keyPath: path]`.
    case keyPath(ResolvedPlace, ResolvedExpr)
    case tuple([ResolvedPlace])
    case discard
    /// A value that is in no storage location; writes to it are lost.
    case temporary(ResolvedExpr)
  }
}

/// A statement.
public indirect enum ResolvedStatement {
  case expression(ResolvedExpr)
  /// `let` or `var`; without a value, the variables of the pattern are uninitialized.
  case declare(ResolvedPattern, ResolvedExpr?, SyntaxNode)
  case declareEmpty(VariableID)
  /// The initial value of a script's global variable.
  case initializeGlobal(DeclID)
  /// Stores a value that `guard let` at the top of a script binds in a global variable.
  case storeGlobal(DeclID, ResolvedExpr)
  case returned(ResolvedExpr?, SyntaxNode)
  case thrown(ResolvedExpr)
  case choose([ResolvedCondition], [ResolvedStatement], [ResolvedStatement], label: Name?)
  case ensure([ResolvedCondition], [ResolvedStatement])
  case whileLoop([ResolvedCondition], [ResolvedStatement], label: Name?)
  case repeatLoop([ResolvedStatement], ResolvedExpr, label: Name?)
  case forLoop(ResolvedLoop)
  case match(ResolvedSwitch)
  case attempt([ResolvedStatement], [ResolvedCatch], error: VariableID, label: Name?)
  case leave(Name?)
  case proceed(Name?)
  case fallThrough
  case deferred([ResolvedStatement])
  case scope([ResolvedStatement], label: Name?)
  /// `yield &place` in a `_modify`: the accessing code changes the place.
  case yielded(ResolvedPlace)
  /// `discard self`: ends the value without its `deinit`.
  case discardedSelf
}

/// `for pattern in sequence where condition`
public struct ResolvedLoop {
  public var pattern: ResolvedPattern
  public var element: TypeID
  public var sequence: ResolvedExpr
  public var condition: ResolvedExpr?
  public var body: [ResolvedStatement]
  public var label: Name?
  public var isAsync: Bool
  public var node: SyntaxNode
}

/// `switch subject { … }`, with the subject in a variable.
public struct ResolvedSwitch {
  public var subject: ResolvedExpr
  public var variable: VariableID
  public var cases: [Case]
  public var label: Name?

  /// A case with its patterns; without patterns, the default case.
  public struct Case {
    public var items: [(pattern: ResolvedPattern, condition: ResolvedExpr?)]
    public var body: [ResolvedStatement]
  }
}

/// `catch pattern where condition { … }`
public struct ResolvedCatch {
  public var items: [(pattern: ResolvedPattern, condition: ResolvedExpr?)]
  public var body: [ResolvedStatement]
}

/// A condition of `if`, `guard` or `while`.
public indirect enum ResolvedCondition {
  case bool(ResolvedExpr)
  /// An optional binding: holds if the value is not `nil`.
  case binding(ResolvedPattern, ResolvedExpr)
  case match(ResolvedPattern, ResolvedExpr)
  case constant(Bool)
}

/// A pattern for a value of a known type.
public indirect enum ResolvedPattern {
  case wildcard
  case bind(VariableID)
  case tuple([ResolvedPattern])
  case enumCase(DeclID, TypeID, [ResolvedPattern])
  /// The wrapped value of an optional.
  case some(ResolvedPattern, TypeID)
  case isNil
  /// A type cast, whose result is matched against the pattern.
  case cast(from: TypeID, to: TypeID, ResolvedPattern)
  /// Stores the value in a variable; the expression decides whether it matches.
  case test(VariableID, ResolvedExpr)
}

extension ResolvedBody {
  /// Adds a variable for a temporary value of a client.
  public func addTemporaryVariable(_ type: TypeID, in function: FunctionID) -> VariableID {
    let id = VariableID(index: variables.count)
    variables.append(ResolvedVariable(name: .none, type: type, function: function, isMutable: true))
    return id
  }
}

extension ResolvedBody {
  /// A body without code.
  public static var empty: ResolvedBody { ResolvedBody(DeclID(.local, 0), .body) }
}
