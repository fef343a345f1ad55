import ViewSource
import ViewSyntax

/// What the checker knows of one body, in the order in which it runs: names are variables or declarations, arguments stand
/// at their parameters, conversions and calls of builders, accessors and operators are written out, and what an `#if`
/// leaves out is gone.
///
/// Types are those of the body itself: generic parameters of what is around it stay parameters. Where the checker does
/// not know something, there is an `unresolved` expression with the reason.
public final class ResolvedBody {
  /// The part of a declaration that is resolved.
  public let part: BodyPart
  public let decl: DeclID
  /// The body itself first, then the closures and functions in it, each behind the one that it is in.
  public internal(set) var functions: [ResolvedFunction] = []
  /// Every variable of the body and of the functions in it.
  public internal(set) var variables: [ResolvedVariable] = []
  /// `self` where there is one.
  public internal(set) var selfVariable: VariableID?

  init(_ decl: DeclID, _ part: BodyPart) {
    self.decl = decl
    self.part = part
  }
}

/// A piece of code that a declaration has.
public enum BodyPart: Hashable, Sendable {
  /// The statements of a function, initialiser or `deinit`, or of a file that is a script.
  case body
  case getter, setter, willSet, didSet
  /// The statements of a `_modify`, which lends a place by a `yield`.
  case modify
  /// The expression that a property or variable begins with.
  case initialValue
  /// The wrapper of a wrapped property: made as it is written, or of a value that is given for what it wraps.
  case storage, storageOfValue
  /// The expression for an argument that is left out.
  case defaultArgument(Int)
}

/// The number of a variable in a body.
public struct VariableID: Hashable, Sendable {
  public let index: Int

  public init(index: Int) { self.index = index }
}

/// The number of a function in a body: zero is the body itself.
public struct FunctionID: Hashable, Sendable {
  public let index: Int

  public init(index: Int) { self.index = index }
}

/// A parameter, a local variable or constant, `self`, or a value that only the resolved body has a name for.
public struct ResolvedVariable {
  public let name: Name
  public internal(set) var type: TypeID
  /// The function that it belongs to.
  public let function: FunctionID
  /// Whether it may be written more than once.
  public let isMutable: Bool
  /// Whether a closure or function inside uses it.
  public internal(set) var isCaptured = false
  /// `weak` or `unowned` in a capture list or a declaration.
  public var ownership = Ownership.strong
  /// What runs before and after a local variable is written.
  public internal(set) var willSetObserver: FunctionID?
  public internal(set) var didSetObserver: FunctionID?

  public var isObserved: Bool { willSetObserver != nil || didSetObserver != nil }

  /// How a reference is kept.
  public enum Ownership: Sendable {
    case strong, weak, unowned
  }
}

/// The body itself, a closure, or a function in a body.
public struct ResolvedFunction {
  /// The declaration of a local function; `nil` for closures.
  public internal(set) var decl: DeclID?
  public internal(set) var name: String
  public internal(set) var node: SyntaxNode?
  /// In the order of the call. Those that are not named have a variable, too.
  public internal(set) var parameters: [VariableID] = []
  /// Variables of functions around that it uses, and that functions inside it use.
  public internal(set) var captures: [VariableID] = []
  public internal(set) var statements: [ResolvedStatement] = []
  public internal(set) var result: TypeID
  public internal(set) var isAsync = false
  /// The functions whose captures it needs: those that it mentions.
  var mentions: Set<Int> = []
  /// The function that it is written in.
  public internal(set) var outer: FunctionID?
  /// The variables of a capture list, and what they are given when the closure is made.
  public internal(set) var captured: [(variable: VariableID, value: ResolvedExpr)] = []
}

/// An expression: what it does, what its type is and where it stands.
public final class ResolvedExpr {
  public let kind: Kind
  public let type: TypeID
  /// The node that it comes from; what nothing was written for has that of what it was made for.
  public let node: SyntaxNode

  public init(_ kind: Kind, _ type: TypeID, _ node: SyntaxNode) {
    self.kind = kind
    self.type = type
    self.node = node
  }

  /// What an expression does.
  public indirect enum Kind {
    case integer(UInt64, isNegative: Bool)
    /// An integer of more than 64 bits, or a number with a fraction.
    case number(Double, text: String)
    case string(String)
    case bool(Bool)
    case nilValue
    case regex(String)
    case variable(VariableID)
    /// A stored variable at the top of a file, or a stored static property of a type.
    case global(DeclID, TypeID?)
    /// A stored property of a value or object; of a wrapped one the wrapper.
    case field(ResolvedExpr, DeclID)
    case call(ResolvedCall)
    /// A call of a function value.
    case apply(ResolvedExpr, [ResolvedArgument])
    /// A call of a function in the body.
    case localCall(FunctionID, [(parameter: DeclID, type: TypeID)], [ResolvedArgument])
    case enumCase(DeclID, TypeID, [ResolvedArgument])
    case tuple([ResolvedExpr])
    case element(ResolvedExpr, Int)
    case array([ResolvedExpr])
    case dictionary([(key: ResolvedExpr, value: ResolvedExpr)])
    case closure(FunctionID)
    /// The property wrapper of a variable that the host keeps from run to run, under a name.
    case kept(ResolvedExpr, Name)
    case localFunction(FunctionID, [(parameter: DeclID, type: TypeID)])
    /// A function, method, initialiser or case as a value. Its arguments are given later.
    case function(ResolvedCall)
    case keyPath([KeyPathComponent], root: TypeID)
    /// To the type of this expression: an optional of it, an existential with it, a supertype.
    case convert(ResolvedExpr)
    case isType(ResolvedExpr, TypeID)
    case conditionalCast(ResolvedExpr, TypeID)
    case forcedCast(ResolvedExpr, TypeID)
    case force(ResolvedExpr)
    /// A chain with `?` in it: `nil` if one of its links is.
    case chain(ResolvedExpr)
    /// `?`: leaves the chain around if there is nothing.
    case link(ResolvedExpr)
    case and(ResolvedExpr, ResolvedExpr)
    case or(ResolvedExpr, ResolvedExpr)
    case coalesce(ResolvedExpr, ResolvedExpr)
    case ternary(ResolvedExpr, ResolvedExpr, ResolvedExpr)
    /// Statements that leave the value in a variable: `if`, `switch` and `do` as expressions, and what a builder makes.
    case block([ResolvedStatement], VariableID)
    case assign(ResolvedPlace, ResolvedExpr)
    case optionalTry(ResolvedExpr)
    case forcedTry(ResolvedExpr)
    case metatype(TypeID)
    /// `self` and `Self` in a static member of a class: that class, or the one below it that the member is called on.
    case classItself
    case dynamicType(ResolvedExpr)
    /// A string put together from its parts.
    case interpolation([ResolvedExpr])
    case await(ResolvedExpr)
    /// A component of what a result builder makes: a host can let it fail alone.
    case component(ResolvedExpr, builder: TypeID)
    /// `async let`: begins a task that a function of the body is for. Its value waits for the task.
    case startTask(FunctionID)
    case taskValue(ResolvedExpr)
    /// `super`: `self` of which a superclass's member is meant.
    case superclass(VariableID)
    /// `each x` inside of an expansion.
    case packElement(ResolvedExpr)
    /// Values of a parameter pack, one after another.
    case pack([ResolvedExpr])
    case packExpansion(ResolvedExpr)
    /// A view that something unknown is called on, and why it is not known: a host can show the view without it.
    case unmodified(ResolvedExpr, String)
    /// A call of something that is declared nowhere, why it is not known, and the views that it is given, which a host can
    /// show beside the mark for it.
    case lost(String, [ResolvedExpr])
    case unresolved(String)
  }

  /// A part of a key path.
  public enum KeyPathComponent {
    /// A property or subscript, with its arguments; the type that it is a member of.
    case member(ResolvedCall)
    /// The wrapper of a property.
    case storage(DeclID, TypeID)
    case tupleElement(Int)
    case chain, force
    /// The wrapping of the whole after a chain.
    case wrap
  }
}

/// A call of a declaration, with what goes to each of its parameters.
public struct ResolvedCall {
  /// How the declaration is called.
  public enum Form: Sendable {
    case function, initializer, memberwise, getter, setter
    /// A getter or setter of storage that a wrapper holds.
    case delegation
  }

  public var form: Form
  /// A function, initialiser, property or subscript; of a memberwise initialiser the struct.
  public var decl: DeclID
  /// The type that it is reached through, or that is made.
  public var base: TypeID?
  /// `self`: for a static member `nil` or the metatype that it is reached through.
  public var receiver: ResolvedReceiver?
  /// What its own generic parameters stand for.
  public var generics: [(parameter: DeclID, type: TypeID)] = []
  public var arguments: [ResolvedArgument] = []
  /// `super.f()`: no overriding method is meant.
  public var isSuper = false

  public init(form: Form, decl: DeclID, base: TypeID? = nil) {
    self.form = form
    self.decl = decl
    self.base = base
  }
}

/// What a member is called on.
public indirect enum ResolvedReceiver {
  case value(ResolvedExpr)
  /// For a mutating member.
  case place(ResolvedPlace)
}

/// What a parameter is given.
public indirect enum ResolvedArgument {
  case value(ResolvedExpr)
  case place(ResolvedPlace)
  case variadic([ResolvedExpr])
  /// An expression that is worked out when it is asked for.
  case late(FunctionID)
  /// Nothing: its default, at the place of the call.
  case standard(SyntaxNode)
}

/// Something that can be written.
public final class ResolvedPlace {
  public let kind: Kind
  public let type: TypeID
  public let node: SyntaxNode

  public init(_ kind: Kind, _ type: TypeID, _ node: SyntaxNode) {
    self.kind = kind
    self.type = type
    self.node = node
  }

  /// What is written.
  public indirect enum Kind {
    case variable(VariableID)
    case global(DeclID, TypeID?)
    /// A stored property of a struct that is itself in a place.
    case field(ResolvedPlace, DeclID)
    /// A stored property of an object.
    case objectField(ResolvedExpr, DeclID)
    /// A property or subscript with accessors: the call is that of the getter; the setter has a value more.
    case accessor(ResolvedCall)
    case element(ResolvedPlace, Int)
    case force(ResolvedPlace)
    case link(ResolvedPlace)
    /// A key path applied to a place: `root[keyPath: path]`.
    case keyPath(ResolvedPlace, ResolvedExpr)
    case tuple([ResolvedPlace])
    case discard
    /// A value that is in no place: what is written to it is lost.
    case temporary(ResolvedExpr)
  }
}

/// A statement.
public indirect enum ResolvedStatement {
  case expression(ResolvedExpr)
  /// `let` or `var`; without a value the variables of the pattern begin empty.
  case declare(ResolvedPattern, ResolvedExpr?, SyntaxNode)
  case declareEmpty(VariableID)
  /// The initial value of a variable at the top of a script.
  case initializeGlobal(DeclID)
  /// What `guard let` at the top of a script has bound becomes a variable of the program.
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
  /// `yield &place` in a `_modify`: what uses the property changes the place here.
  case yielded(ResolvedPlace)
  /// `discard self`: it ends without its `deinit`.
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

/// `switch subject { … }`, the subject in a variable.
public struct ResolvedSwitch {
  public var subject: ResolvedExpr
  public var variable: VariableID
  public var cases: [Case]
  public var label: Name?

  /// One case with its patterns; without any it is the default.
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
  /// The value is an optional: what it has is bound.
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
  /// Something in an optional.
  case some(ResolvedPattern, TypeID)
  case isNil
  /// Of another type: what it is cast to is matched with the pattern.
  case cast(from: TypeID, to: TypeID, ResolvedPattern)
  /// The value is put in a variable, and the expression says whether it matches.
  case test(VariableID, ResolvedExpr)
}

extension ResolvedBody {
  /// A variable for a value that a reader of the body keeps.
  public func addTemporaryVariable(_ type: TypeID, in function: FunctionID) -> VariableID {
    let id = VariableID(index: variables.count)
    variables.append(ResolvedVariable(name: .none, type: type, function: function, isMutable: true))
    return id
  }
}

extension ResolvedBody {
  /// A body without code, of no declaration in particular.
  public static var empty: ResolvedBody { ResolvedBody(DeclID(.local, 0), .body) }
}
