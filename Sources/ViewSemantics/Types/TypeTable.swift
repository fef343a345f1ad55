import ViewSource

/// The table of all types of an analysis. Types are hash-consed: comparing two types is comparing integers.
///
/// A table belongs to one analyzer, and so to one thread.
public final class TypeTable {
  private var nodes: [Node] = []
  private var arguments: [TypeID] = []
  private var extents: [Extent] = []
  /// The open-addressing hash table. An entry holds the upper half of the hash above the type's index plus one; zero is
  /// an empty slot.
  private var slots = [UInt64](repeating: 0, count: 1 << 12)
  /// The type variables with the lowest numbers, by number.
  private var variables: [TypeID] = []
  private(set) var labelLists: [[Name]] = [[]]
  private var labelNumbers: [[Name]: Int] = [:]
  private(set) var parameterFlags: [[ParameterFlags]] = [[]]
  private var parameterFlagNumbers: [[ParameterFlags]: Int] = [:]
  /// The function attributes by index. Index 0 is the empty value, which most functions have.
  private var functionAttributes = [FunctionAttributes()]
  private var functionAttributeNumbers = [FunctionAttributes(): 0]
  private(set) var reasons: [HoleReason] = []
  private var reasonNumbers: [HoleReason: Int] = [:]

  /// A type's entry: sixteen bytes, four to a cache line, because type operations are bound by memory latency.
  private struct Node: BitwiseCopyable {
    var payload: UInt64
    var firstArgument: UInt32
    /// The argument count, at most `manyArguments`. A type with that value has all arguments up to the start of the
    /// next type's.
    var shortCount: UInt16
    var kind: TypeKind
    var flags: TypeFlags

    static let manyArguments = UInt16.max
  }

  /// The size of a type when written out.
  private struct Extent: BitwiseCopyable {
    /// The nesting depth of its arguments.
    var depth: UInt16 = 1
    /// The number of names in it.
    var size: UInt16 = 1

    static let maximumDepth: UInt16 = 4_000
    static let maximumSize = 60_000

    /// Adds the extent of one more argument.
    mutating func add(_ argument: Extent) {
      depth = max(depth, argument.depth + 1)
      size = UInt16(min(Int(size) + Int(argument.size), Int(UInt16.max)))
    }

    /// - Parameter isOpen: whether each substitution walks the type part by part. Other types may share a part any
    ///   number of times, so their size is not limited.
    func isTooLarge(isOpen: Bool) -> Bool { depth > Extent.maximumDepth || isOpen && size > Extent.maximumSize }
  }

  init() {
    var nodes: [Node] = []
    nodes.reserveCapacity(1 << 12)
    self.nodes = nodes
    var arguments: [TypeID] = []
    arguments.reserveCapacity(1 << 13)
    self.arguments = arguments
    // Registers the empty lists, which nearly all tuples and functions have, under index 0.
    _ = number(ofLabels: [])
    _ = number(ofFlags: [])
  }

  // MARK: Reading

  var count: Int { nodes.count }

  /// The kind of a type, which determines the meaning of its arguments.
  @inline(__always)
  public func kind(_ type: TypeID) -> TypeKind { nodes[Int(type.index)].kind }

  @inline(__always)
  func flags(_ type: TypeID) -> TypeFlags { nodes[Int(type.index)].flags }

  /// The nesting depth of a type's arguments.
  func depth(_ type: TypeID) -> Int { Int(extents[Int(type.index)].depth) }

  func payload(_ type: TypeID) -> UInt64 { nodes[Int(type.index)].payload }

  /// The number of a type's arguments: see `TypeKind`.
  public func argumentCount(_ type: TypeID) -> Int { argumentCount(of: nodes[Int(type.index)], at: Int(type.index)) }

  @inline(__always)
  private func argumentCount(of node: Node, at index: Int) -> Int {
    if node.shortCount < Node.manyArguments { return Int(node.shortCount) }
    let end = index + 1 < nodes.count ? Int(nodes[index + 1].firstArgument) : arguments.count
    return end - Int(node.firstArgument)
  }

  /// The argument at an index, which must be below `argumentCount`; the bound is not checked.
  public func argument(_ type: TypeID, _ index: Int) -> TypeID {
    arguments[Int(nodes[Int(type.index)].firstArgument) + index]
  }

  /// All arguments of a type. Allocates an array: prefer `argument(_:_:)` for a single argument.
  public func arguments(_ type: TypeID) -> [TypeID] {
    let node = nodes[Int(type.index)]
    if node.shortCount == 0 { return [] }
    let first = Int(node.firstArgument)
    return Array(arguments[first..<first + argumentCount(of: node, at: Int(type.index))])
  }

  /// Whether some argument of a type meets a condition. Allocates nothing.
  func hasArgument(_ type: TypeID, where condition: (TypeID) -> Bool) -> Bool {
    for index in 0..<argumentCount(type) where condition(argument(type, index)) { return true }
    return false
  }

  /// The declaration of a nominal type, a generic parameter, a member type or an opaque type.
  public func decl(_ type: TypeID) -> DeclID {
    let payload = nodes[Int(type.index)].payload
    return DeclID(FileID(Int(payload >> 32)), Int(payload & 0xFFF_FFFF))
  }

  /// The ordinal of an opaque type among the `some` types in its declaration's result.
  func ordinal(ofOpaque type: TypeID) -> Int { Int(nodes[Int(type.index)].payload >> 28 & 0xF) }

  /// The labels of the elements of a tuple type, `.none` for an element without one; empty if no element has a label.
  public func labels(ofTuple type: TypeID) -> [Name] { labelLists[Int(payload(type))] }

  func flags(ofFunction type: TypeID) -> [ParameterFlags] {
    parameterFlags[Int(UInt32(truncatingIfNeeded: payload(type)))]
  }

  /// The effects of a function type.
  func effects(ofFunction type: TypeID) -> FunctionEffects {
    FunctionEffects(rawValue: UInt8(truncatingIfNeeded: payload(type) >> 32))
  }

  /// The attributes of a function type; `nil` if it has none.
  func attributes(ofFunction type: TypeID) -> FunctionAttributes? {
    let number = Int(payload(type) >> TypeTable.attributesShift)
    return number == 0 ? nil : functionAttributes[number]
  }

  /// The bit offset of the attributes' index in the payload of a function type.
  private static let attributesShift: UInt64 = 40

  /// Whether two types are equal if their arguments are. Ignores the effects of function types.
  func hasForm(_ type: TypeID, of other: TypeID) -> Bool {
    let (left, right) = (nodes[Int(type.index)], nodes[Int(other.index)])
    guard left.kind == right.kind, argumentCount(type) == argumentCount(other) else { return false }
    return left.payload == right.payload
      || left.kind == .function && UInt32(truncatingIfNeeded: left.payload) == UInt32(truncatingIfNeeded: right.payload)
  }

  /// The reason why a `hole` type is unknown.
  public func reason(ofHole type: TypeID) -> HoleReason { reasons[Int(payload(type))] }

  // MARK: Construction

  func nominal(_ decl: DeclID, _ arguments: [TypeID] = []) -> TypeID {
    make(.nominal, TypeTable.payload(decl), arguments)
  }

  func parameter(_ decl: DeclID) -> TypeID { make(.parameter, TypeTable.payload(decl), []) }

  func member(_ base: TypeID, _ decl: DeclID) -> TypeID {
    make(.member, TypeTable.payload(decl), CollectionOfOne(base))
  }

  func tuple(_ elements: [TypeID], labels: [Name] = []) -> TypeID {
    if elements.count == 1, labels.isEmpty || labels[0] == .none, kind(elements[0]) != .expansion { return elements[0] }
    let labels = labels.allSatisfy { $0 == .none } ? [] : labels
    return make(.tuple, UInt64(number(ofLabels: labels)), elements)
  }

  func function(
    _ parameters: [TypeID], _ flags: [ParameterFlags], _ result: TypeID, effects: FunctionEffects = [],
    attributes: FunctionAttributes? = nil
  ) -> TypeID {
    let flags = flags.allSatisfy(\.isEmpty) ? [] : flags
    var payload = UInt64(effects.rawValue) << 32 | UInt64(number(ofFlags: flags))
    if let attributes { payload |= UInt64(number(ofAttributes: attributes)) << TypeTable.attributesShift }
    return make(.function, payload, parameters + [result])
  }

  /// A function type with its attributes replaced.
  func function(_ type: TypeID, with attributes: FunctionAttributes) -> TypeID {
    let payload = payload(type) & ((1 << TypeTable.attributesShift) - 1)
    return make(
      .function, payload | UInt64(number(ofAttributes: attributes)) << TypeTable.attributesShift, arguments(type))
  }

  func metatype(_ type: TypeID) -> TypeID { make(.metatype, 0, CollectionOfOne(type)) }

  /// The metatype of the protocol itself, the type of `(any P).self`, as opposed to that of a conforming type.
  func protocolMetatype(_ type: TypeID) -> TypeID { make(.metatype, 1, CollectionOfOne(type)) }

  func existential(_ protocols: [TypeID]) -> TypeID { make(.existential, 0, protocols) }

  func opaque(_ decl: DeclID, ordinal: Int, _ arguments: [TypeID]) -> TypeID {
    make(.opaque, TypeTable.payload(decl) | UInt64(min(ordinal, 15)) << 28, arguments)
  }

  func variable(_ number: Int) -> TypeID {
    if number < variables.count { return variables[number] }
    let made = make(.variable, UInt64(number), EmptyCollection())
    if number == variables.count {
      var variables = self.variables
      self.variables = []
      variables.append(made)
      self.variables = variables
    }
    return made
  }

  func pack(_ elements: [TypeID]) -> TypeID { make(.pack, 0, elements) }

  func expansion(_ pattern: TypeID) -> TypeID { make(.expansion, 0, [pattern]) }

  func inoutType(_ type: TypeID) -> TypeID { make(.inoutType, 0, [type]) }

  func literal(_ kind: LiteralKind, _ arguments: [TypeID] = []) -> TypeID {
    make(.literal, kind.rawValue, arguments)
  }

  func integer(_ value: Int) -> TypeID { make(.integer, UInt64(bitPattern: Int64(value)), []) }

  /// The value of an integer generic argument; `nil` for other types.
  public func integer(_ type: TypeID) -> Int? {
    kind(type) == .integer ? Int(truncatingIfNeeded: Int64(bitPattern: payload(type))) : nil
  }

  func hole(_ reason: HoleReason) -> TypeID {
    let number: Int
    if let known = reasonNumbers[reason] {
      number = known
    } else {
      number = reasons.count
      reasons.append(reason)
      reasonNumbers[reason] = number
    }
    return make(.hole, UInt64(number), [])
  }

  /// A type with its arguments replaced.
  func rebuilt(_ type: TypeID, _ arguments: some RandomAccessCollection<TypeID>) -> TypeID {
    let node = nodes[Int(type.index)]
    if node.kind == .tuple { return rebuiltTuple(type, arguments) }
    if node.kind == .pack { return pack(spliced(arguments)) }
    if node.kind == .function { return rebuiltFunction(type, arguments) }
    return make(node.kind, node.payload, arguments)
  }

  /// A function type with its parameters and result replaced. Splices the elements of packs in, each with the flags of
  /// the pack's parameter.
  private func rebuiltFunction(_ type: TypeID, _ arguments: some RandomAccessCollection<TypeID>) -> TypeID {
    guard let result = arguments.last, arguments.dropLast().contains(where: { kind($0) == .pack }) else {
      return make(.function, nodes[Int(type.index)].payload, arguments)
    }
    let flags = flags(ofFunction: type)
    var (parameters, all): ([TypeID], [ParameterFlags]) = ([], [])
    for (index, parameter) in arguments.dropLast().enumerated() {
      let new = kind(parameter) == .pack ? self.arguments(parameter) : [parameter]
      parameters += new
      all += Array(repeating: index < flags.count ? flags[index] : [], count: new.count)
    }
    return function(
      parameters, all, result, effects: effects(ofFunction: type), attributes: attributes(ofFunction: type))
  }

  /// A tuple with its elements replaced. Splices the elements of packs in.
  private func rebuiltTuple(_ type: TypeID, _ elements: some RandomAccessCollection<TypeID>) -> TypeID {
    guard elements.contains(where: { kind($0) == .pack }) else {
      return make(.tuple, nodes[Int(type.index)].payload, elements)
    }
    // A tuple of one element is that element, without a tuple.
    return tuple(spliced(elements))
  }

  private func spliced(_ elements: some RandomAccessCollection<TypeID>) -> [TypeID] {
    elements.flatMap { kind($0) == .pack ? arguments($0) : [$0] }
  }

  private func number(ofLabels labels: [Name]) -> Int {
    // Index 0 is the empty list.
    if labels.isEmpty { return 0 }
    if let number = labelNumbers[labels] { return number }
    labelLists.append(labels)
    labelNumbers[labels] = labelLists.count - 1
    return labelLists.count - 1
  }

  private func number(ofFlags flags: [ParameterFlags]) -> Int {
    if flags.isEmpty { return 0 }
    if let number = parameterFlagNumbers[flags] { return number }
    parameterFlags.append(flags)
    parameterFlagNumbers[flags] = parameterFlags.count - 1
    return parameterFlags.count - 1
  }

  private func number(ofAttributes attributes: FunctionAttributes) -> Int {
    if let number = functionAttributeNumbers[attributes] { return number }
    functionAttributes.append(attributes)
    functionAttributeNumbers[attributes] = functionAttributes.count - 1
    return functionAttributes.count - 1
  }

  private static func payload(_ decl: DeclID) -> UInt64 { UInt64(decl.file.index) << 32 | UInt64(decl.index) }

  // MARK: Hash-consing

  private func make(
    _ kind: TypeKind, _ payload: UInt64, _ given: some RandomAccessCollection<TypeID>
  ) -> TypeID {
    var hash = (payload ^ UInt64(kind.rawValue) &* 0x9E37_79B9_7F4A_7C15) &* 0xA076_1D64_78BD_642F
    for argument in given { hash = (hash ^ UInt64(argument.index)) &* 0x9E37_79B9_7F4A_7C15 ^ (hash >> 29) }
    let short = UInt32(truncatingIfNeeded: hash >> 32)
    var slot = Int(short) & (slots.count - 1)
    while true {
      let entry = slots[slot]
      if entry == 0 { break }
      if UInt32(truncatingIfNeeded: entry >> 32) == short {
        let index = Int(UInt32(truncatingIfNeeded: entry)) - 1
        let node = nodes[index]
        if node.kind == kind, node.payload == payload, hasArguments(node, at: index, given) { return TypeID(index) }
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    var flags = TypeTable.ownFlags(kind)
    var extent = Extent()
    for argument in given {
      flags.formUnion(nodes[Int(argument.index)].flags)
      extent.add(extents[Int(argument.index)])
    }
    // The limit does not apply to packs, which are type lists of any length.
    let isOpen = !flags.isDisjoint(with: [.hasVariable, .hasParameter, .hasMember, .hasLiteral])
    if extent.isTooLarge(isOpen: isOpen), kind != .pack { return hole(HoleReason(.tooLarge, "the type")) }
    if kind == .function, payload >> TypeTable.attributesShift != 0 {
      flags.insert(.hasAttributes)
      let thrown = functionAttributes[Int(payload >> TypeTable.attributesShift)].thrown
      if let thrown { flags.formUnion(self.flags(thrown)) }
    }
    let node = Node(
      payload: payload, firstArgument: UInt32(arguments.count),
      shortCount: UInt16(min(given.count, Int(Node.manyArguments))), kind: kind, flags: flags)
    add(node, extent, given, short, at: slot)
    return TypeID(nodes.count - 1)
  }

  /// Appends a new type to the table.
  ///
  /// Each array is moved out of its property, changed and moved back. An in-place change would be a long access that
  /// Swift checks dynamically, together with every read.
  private func add(
    _ node: Node, _ extent: Extent, _ given: some RandomAccessCollection<TypeID>, _ hash: UInt32, at slot: Int
  ) {
    var nodes = self.nodes
    self.nodes = []
    nodes.append(node)
    self.nodes = nodes
    var extents = self.extents
    self.extents = []
    extents.append(extent)
    self.extents = extents
    if !given.isEmpty {
      var arguments = self.arguments
      self.arguments = []
      arguments += given
      self.arguments = arguments
    }
    var slots = self.slots
    self.slots = []
    slots[slot] = UInt64(hash) << 32 | UInt64(nodes.count)
    if nodes.count * 2 > slots.count { slots = TypeTable.grown(slots) }
    self.slots = slots
  }

  private func hasArguments(_ node: Node, at place: Int, _ given: some RandomAccessCollection<TypeID>) -> Bool {
    guard argumentCount(of: node, at: place) == given.count else { return false }
    var index = Int(node.firstArgument)
    for argument in given {
      if arguments[index] != argument { return false }
      index += 1
    }
    return true
  }

  private static func ownFlags(_ kind: TypeKind) -> TypeFlags {
    switch kind {
    case .parameter: .hasParameter
    case .member: .hasMember
    case .variable: .hasVariable
    case .hole: .hasHole
    case .opaque: .hasOpaque
    case .literal: .hasLiteral
    case .nominal, .tuple, .function, .metatype, .existential, .pack, .expansion, .inoutType, .integer: []
    }
  }

  private static func grown(_ slots: [UInt64]) -> [UInt64] {
    var grown = [UInt64](repeating: 0, count: slots.count * 2)
    for entry in slots where entry != 0 {
      var slot = Int(entry >> 32) & (grown.count - 1)
      while grown[slot] != 0 { slot = (slot + 1) & (grown.count - 1) }
      grown[slot] = entry
    }
    return grown
  }
}

/// A list of types that stores up to four inline, without an allocation.
struct TypeList: RandomAccessCollection {
  private var firstFour = SIMD4<UInt32>()
  private var others: [TypeID] = []
  private(set) var count = 0

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(index: Int) -> TypeID { index < 4 ? TypeID(Int(firstFour[index])) : others[index - 4] }

  mutating func append(_ type: TypeID) {
    if count < 4 { firstFour[count] = type.index } else { others.append(type) }
    count += 1
  }
}
