import ViewSemantics
import ViewSource
import ViewSyntax

/// What is known of a body, shared by all runs of it: what the analysis has found, and what the first run has read from
/// the source.
final class RecordBox {
  /// The file of a body of the program's own, not of the catalogue.
  let userFile: FileID?
  let types: NodeMap<TypeID>
  let uses: NodeMap<BodyRecord.Use>
  let builders: NodeMap<TypeID>
  /// The type that a builder makes of a block of statements.
  let blocks: NodeMap<TypeID>
  /// The block that runs: of a property its getter's.
  let body: SyntaxNode?
  let parameters: [Parameter]

  /// What the body gave when it ran last, and what its parameters stood for.
  var lastResult: (substitution: Substitution, type: TypeID?)?

  private var callArguments = NodeMap<[CallArgument]>()
  private var statementLists = NodeMap<[SyntaxNode]>()
  private var memberNames = NodeMap<Name?>()
  private var references = NodeMap<Reference>()
  private var fieldAssignments = NodeMap<FieldAssignment?>()
  private var callSubstitutions = NodeMap<CallSubstitution>()
  private var constants = NodeMap<(type: TypeID, value: Value)>()

  /// `self.x = value` in an initialiser of a struct, of which `x` is a stored property and nothing more.
  struct FieldAssignment {
    let index: Int
    let target: SyntaxNode
    let value: SyntaxNode
  }

  /// What a name by itself is.
  enum Reference {
    case selfValue
    case selfType
    case operatorName(Name)
    case name(Name)
    case nothing
  }

  init(_ record: BodyRecord, userFile: FileID? = nil, body: SyntaxNode? = nil, parameters: [Parameter] = []) {
    self.userFile = userFile
    types = record.types
    uses = record.uses
    builders = record.builders
    blocks = record.blocks
    self.body = body
    self.parameters = parameters
  }

  /// The arguments of a call, subscript or macro.
  func arguments(of call: SyntaxNode) -> [CallArgument] {
    if let known = callArguments[call.id] { return known }
    let list = CallArgument.list(of: call)
    callArguments[call.id] = list
    return list
  }

  /// The statements of a block or closure that are not left out by an `#if`.
  func statements(of block: SyntaxNode, _ interpreter: Interpreter) -> [SyntaxNode] {
    if let known = statementLists[block.id] { return known }
    let list = interpreter.active(block.children.filter { $0.kind != .closureSignature })
    statementLists[block.id] = list
    return list
  }

  /// What the generic parameters of a callee stand for, as they did when the call ran last.
  struct CallSubstitution {
    let decl: DeclID
    let type: TypeID?
    /// What those of the caller stood for.
    let outer: Substitution
    let result: Substitution
  }

  /// What the callee's generic parameters stand for in a call; worked out by `make` if the call last meant another.
  func substitution(
    _ call: NodeID, _ decl: DeclID, _ type: TypeID?, _ outer: Substitution, _ make: () -> Substitution
  ) -> Substitution {
    if let known = callSubstitutions[call], known.decl == decl, known.type == type, known.outer == outer {
      return known.result
    }
    let result = make()
    callSubstitutions[call] = CallSubstitution(decl: decl, type: type, outer: outer, result: result)
    return result
  }

  /// What an assignment sets; worked out by `make` the first time.
  func fieldAssignment(_ node: SyntaxNode, _ make: () -> FieldAssignment?) -> FieldAssignment? {
    if let known = fieldAssignments[node.id] { return known }
    let assignment = make()
    fieldAssignments[node.id] = .some(assignment)
    return assignment
  }

  /// The value of an expression that always has the same where it is wanted as a type.
  func constant(_ node: NodeID, _ type: TypeID) -> Value? {
    guard let known = constants[node], known.type == type else { return nil }
    return known.value
  }

  func setConstant(_ node: NodeID, _ type: TypeID, _ value: Value) { constants[node] = (type, value) }

  /// The name behind a member's dot.
  func memberName(of node: SyntaxNode) -> Name? {
    if let known = memberNames[node.id] { return known }
    let name = RecordBox.memberName(node)
    memberNames[node.id] = .some(name)
    return name
  }

  private static func memberName(_ node: SyntaxNode) -> Name? {
    var isBehindDot = false
    for token in node.ownTokens {
      if token.kind == .period || token.kind == .prefixPeriod {
        isBehindDot = true
      } else if isBehindDot {
        return node.name(of: token)
      }
    }
    return nil
  }

  /// What an expression that is a name by itself names.
  func reference(_ node: SyntaxNode) -> Reference {
    if let known = references[node.id] { return known }
    let reference = RecordBox.makeReference(node)
    references[node.id] = reference
    return reference
  }

  private static func makeReference(_ node: SyntaxNode) -> Reference {
    guard let token = node.referencedName ?? node.firstToken else { return .nothing }
    switch token.kind {
    case .selfKeyword: return .selfValue
    case .capitalSelfKeyword: return .selfType
    default:
      let name = node.name(of: token)
      return token.kind.isOperator ? .operatorName(name) : .name(name)
    }
  }
}
