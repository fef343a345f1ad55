import ViewLayout
import ViewSemantics
import ViewSource

/// Native code for a declaration of the catalogue that has no body.
typealias Primitive = (PrimitiveCall) throws -> Value

/// A call of native code: for a setter the new value is the last argument.
struct PrimitiveCall {
  let interpreter: Interpreter
  let decl: DeclID
  /// `self`, which a mutating member may change; `nil` for static members and initialisers.
  let selfBox: Box?
  /// The type that the member is reached through, or that is made.
  let type: TypeID?
  let substitution: Substitution
  let boxes: [Box]
  let isSetter: Bool
  /// The type of the result, where the caller knows it better than the signature.
  let result: TypeID?

  var itself: Value { selfBox?.value ?? .void }
  var arguments: [Value] { boxes.map(\.value) }
  var name: Name { interpreter.analyzer.decl(decl).name }

  subscript(index: Int) -> Value { index < boxes.count ? boxes[index].value : .void }

  func int(_ index: Int) -> Int {
    switch self[index] {
    case .int(let value): value
    case .double(let value): Int(clamping: value)
    default: 0
    }
  }

  func double(_ index: Int) -> Double {
    switch self[index] {
    case .int(let value): Double(value)
    case .double(let value): value
    default: 0
    }
  }

  func string(_ index: Int) -> String {
    if case .string(let text) = self[index] { text } else { interpreter.describe(self[index]) }
  }

  func function(_ index: Int) -> FunctionValue? {
    if case .function(let function) = self[index] { function } else { nil }
  }

  /// The label of the first parameter: tells overloads apart.
  var label: Name? { interpreter.analyzer.signature(of: decl).parameters.first?.label }
}

extension Interpreter {
  /// The native code of a declaration; `nil` if there is none.
  func primitive(_ decl: DeclID) -> Primitive? {
    if let known = primitives[decl] { return known }
    let found =
      primitiveTable.code[analyzer.qualifiedName(of: decl)]
      ?? primitiveTable.families[ownerName(of: decl)]
    primitives[decl] = .some(found)
    return found
  }

  private func ownerName(of decl: DeclID) -> String {
    let name = analyzer.qualifiedName(of: decl)
    return String(name.prefix(max(0, name.count - analyzer.decl(decl).name.text.count - 1)))
  }

  func runPrimitive(
    _ decl: DeclID, _ selfBox: Box?, _ type: TypeID?, _ substitution: Substitution, _ boxes: [Box],
    isSetter: Bool = false, result: TypeID? = nil
  ) throws -> Value {
    try step()
    guard let code = primitive(decl) else {
      throw Interruption.unsupported("`\(analyzer.fullName(of: decl))` cannot be run yet")
    }
    try step(cost(of: selfBox?.value ?? .void))
    for box in boxes { try step(cost(of: box.value)) }
    return try nested {
      try code(
        PrimitiveCall(
          interpreter: self, decl: decl, selfBox: selfBox, type: type, substitution: substitution, boxes: boxes,
          isSetter: isSetter, result: result))
    }
  }

  /// The steps for what native code may look at or copy: it does so much faster than a body would.
  private func cost(of value: Value) -> Int {
    let partsInAStep = 32
    return switch value {
    case .array(let elements): elements.count / partsInAStep
    // A key is hashed.
    case .dictionary(let dictionary): dictionary.keys.count / (partsInAStep / 2)
    case .string(let text): text.utf8.count / partsInAStep
    default: 0
    }
  }
}

/// All native code, by the names of the declarations: `Module.Type.member`.
struct PrimitiveTable {
  private(set) var code: [String: Primitive] = [:]
  /// Code for all members of a type: `Module.Type`.
  private(set) var families: [String: Primitive] = [:]

  init() {
    addNumbers()
    addMathematics()
    addStrings()
    addCollections()
    addLanguage()
    addViewBuilder()
    addState()
    addEnvironment()
    addLayouts()
    addSubviews()
    addReaders()
    addFoundation()
    addStorage()
  }

  /// The names that were added together: the catalogue declares at least one of each group.
  private(set) var groups: [[String]] = []

  mutating func add(_ name: String, _ primitive: @escaping Primitive) {
    code[name] = primitive
    groups.append([name])
  }

  /// Code for members of these names, wherever one of the owners has them.
  mutating func add(_ names: [String], in owners: [String], _ primitive: @escaping Primitive) {
    for name in names {
      let group = owners.map { $0 + "." + name }
      for name in group { code[name] = primitive }
      groups.append(group)
    }
  }

  mutating func addFamily(_ name: String, _ primitive: @escaping Primitive) { families[name] = primitive }
}
