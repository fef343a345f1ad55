import ViewSource

/// The precedence of infix operators: the known precedence groups and the operators in them.
///
/// It is a value: the standard library's table, plus the declarations of a file or a module.
public struct OperatorTable: Sendable {
  /// The index of a precedence group in the table.
  public struct GroupID: Hashable, Sendable, BitwiseCopyable {
    let index: UInt8

    /// The group of an operator that the table does not contain.
    public static let unknown = GroupID(index: .max)
  }

  /// The associativity of the operators of a group.
  public enum Associativity: Sendable {
    case left, right, none
  }

  struct Group: Sendable {
    var name: String
    var associativity: Associativity
    /// The groups with lower precedence than this one (transitively closed).
    var lowerGroups: Set<GroupID>
  }

  private(set) var groups: [Group] = []
  private var groupIDs: [String: GroupID] = [:]
  private var operatorGroups: [String: GroupID] = [:]
  /// The operators of at most eight bytes, in a hash table by their bytes; its size is a power of two.
  private var slots: [Slot] = []

  private struct Slot: BitwiseCopyable, Sendable {
    var word: UInt64 = 0
    var group = GroupID.unknown
  }

  init() {}

  /// Whether the first of two consecutive operators, `a first b second c`, takes `b`.
  func firstBindsTighter(_ first: GroupID, _ second: GroupID) -> Bool {
    if first == second, first != .unknown { return groups[Int(first.index)].associativity != .right }
    guard first != .unknown, second != .unknown else { return true }
    // Groups without a declared relation are an error for the type checker; here the first two operands bind.
    return !groups[Int(second.index)].lowerGroups.contains(first)
  }

  /// The group of the operator in a range of the source.
  @inline(__always)
  func group(of range: SourceRange, in bytes: SourceBytes) -> GroupID {
    guard range.count <= 8 else { return operatorGroups[bytes.text(range)] ?? .unknown }
    var word = bytes.word(at: range.start)
    if range.count < 8 { word &= (1 << UInt64(range.count * 8)) - 1 }
    var index = OperatorTable.slot(of: word, count: slots.count)
    while slots[index].word != 0 {
      if slots[index].word == word { return slots[index].group }
      index = (index + 1) & (slots.count - 1)
    }
    return .unknown
  }

  func group(named name: String) -> GroupID {
    groupIDs[name] ?? .unknown
  }

  @inline(__always)
  private static func slot(of word: UInt64, count: Int) -> Int {
    Int(truncatingIfNeeded: (word &* 0x9E37_79B9_7F4A_7C15) >> 40) & (count - 1)
  }

  // MARK: Adding declarations

  /// The table with the declarations of a file or module added. An operator of an undeclared group stays unknown.
  public func adding(_ declarations: OperatorDeclarations) -> OperatorTable {
    if declarations.isEmpty { return self }
    var table = self
    for group in declarations.groups where table.groups.count < Int(UInt8.max) {
      let id = table.groupIDs[group.name] ?? GroupID(index: UInt8(table.groups.count))
      let new = Group(name: group.name, associativity: group.associativity, lowerGroups: [])
      if Int(id.index) < table.groups.count { table.groups[Int(id.index)] = new } else { table.groups.append(new) }
      table.groupIDs[group.name] = id
    }
    for group in declarations.groups {
      guard let id = table.groupIDs[group.name] else { continue }
      let lower = group.higherThan.compactMap { table.groupIDs[$0] }
      table.groups[Int(id.index)].lowerGroups.formUnion(lower)
      for higher in group.lowerThan.compactMap({ table.groupIDs[$0] }) {
        table.groups[Int(higher.index)].lowerGroups.insert(id)
      }
    }
    table.closeOverGroups()
    for (name, group) in declarations.operators {
      table.operatorGroups[name] = table.groupIDs[group ?? "DefaultPrecedence"] ?? .unknown
    }
    table.rebuildSlots()
    return table
  }

  /// Makes `lowerGroups` transitively closed. There are at most 255 groups, and each visits each other once.
  private mutating func closeOverGroups() {
    for index in groups.indices {
      var reached = groups[index].lowerGroups
      var open = Array(reached)
      while let next = open.popLast() {
        for lower in groups[Int(next.index)].lowerGroups where reached.insert(lower).inserted { open.append(lower) }
      }
      groups[index].lowerGroups = reached
    }
  }

  private mutating func rebuildSlots() {
    var count = 64
    while count < operatorGroups.count * 4 { count *= 2 }
    slots = Array(repeating: Slot(), count: count)
    for (name, group) in operatorGroups where name.utf8.count <= 8 {
      var word: UInt64 = 0
      for (index, byte) in name.utf8.enumerated() { word |= UInt64(byte) << UInt64(index * 8) }
      var index = OperatorTable.slot(of: word, count: count)
      while slots[index].word != 0 { index = (index + 1) & (count - 1) }
      slots[index] = Slot(word: word, group: group)
    }
  }
}

/// The `precedencegroup` and `infix operator` declarations of a file.
public struct OperatorDeclarations: Sendable, Equatable {
  /// A `precedencegroup` declaration. The groups that it names may be declared in another file, or not at all.
  public struct Group: Sendable, Equatable {
    /// Without backticks.
    public var name: String
    /// `none` if the declaration does not specify it.
    public var associativity = OperatorTable.Associativity.none
    /// The groups with lower precedence than this one.
    public var higherThan: [String] = []
    /// The groups with higher precedence than this one.
    public var lowerThan: [String] = []
  }

  /// In source order.
  public var groups: [Group] = []
  /// Each infix operator and the group that it names.
  public var operators: [(name: String, group: String?)] = []

  /// No declarations: adding it leaves a table unchanged.
  public init() {}

  /// Whether there are no groups and no infix operators.
  public var isEmpty: Bool { groups.isEmpty && operators.isEmpty }

  /// Whether both have equal declarations in the same order.
  public static func == (left: OperatorDeclarations, right: OperatorDeclarations) -> Bool {
    left.groups == right.groups && left.operators.elementsEqual(right.operators, by: ==)
  }

  /// Appends the declarations of another file; of two declarations of one operator, the last one wins.
  public mutating func append(_ other: OperatorDeclarations) {
    groups += other.groups
    operators += other.operators
  }
}

extension OperatorTable {
  /// The declarations of the standard library (`Policy.swift` of Swift 6).
  public static let standard: OperatorTable = {
    var declarations = OperatorDeclarations()
    func group(_ name: String, _ associativity: Associativity = .none, above lower: String?) {
      declarations.groups.append(
        OperatorDeclarations.Group(
          name: name, associativity: associativity, higherThan: lower.map { [$0] } ?? []))
    }
    func operators(_ names: String, _ group: String) {
      for name in names.split(separator: " ") { declarations.operators.append((String(name), group)) }
    }
    group("AssignmentPrecedence", .right, above: nil)
    group("FunctionArrowPrecedence", .right, above: "AssignmentPrecedence")
    group("TernaryPrecedence", .right, above: "FunctionArrowPrecedence")
    group("DefaultPrecedence", above: "TernaryPrecedence")
    group("LogicalDisjunctionPrecedence", .left, above: "TernaryPrecedence")
    group("LogicalConjunctionPrecedence", .left, above: "LogicalDisjunctionPrecedence")
    group("ComparisonPrecedence", above: "LogicalConjunctionPrecedence")
    group("NilCoalescingPrecedence", .right, above: "ComparisonPrecedence")
    group("CastingPrecedence", above: "NilCoalescingPrecedence")
    group("RangeFormationPrecedence", above: "CastingPrecedence")
    group("AdditionPrecedence", .left, above: "RangeFormationPrecedence")
    group("MultiplicationPrecedence", .left, above: "AdditionPrecedence")
    group("BitwiseShiftPrecedence", above: "MultiplicationPrecedence")
    operators("<< &<< >> &>>", "BitwiseShiftPrecedence")
    operators("* &* / % &", "MultiplicationPrecedence")
    operators("+ &+ - &- | ^", "AdditionPrecedence")
    operators("... ..<", "RangeFormationPrecedence")
    operators("??", "NilCoalescingPrecedence")
    operators("< <= > >= == != === !== ~= .== .!= .< .<= .> .>=", "ComparisonPrecedence")
    operators("&& .&", "LogicalConjunctionPrecedence")
    operators("|| .| .^", "LogicalDisjunctionPrecedence")
    operators(
      "*= &*= /= %= += &+= -= &-= <<= &<<= >>= &>>= &= ^= |= .&= .|= .^=", "AssignmentPrecedence")
    operators("~>", "DefaultPrecedence")
    return OperatorTable().adding(declarations)
  }()

  /// The standard library's operators, besides `=`, that write to their left operand.
  public static let standardAssignments: [String] = standard.operatorGroups.filter { $0.value == assignment }.map(\.key)

  /// Whether an operator writes to its left operand: decided by the group for an operator of the standard library, by
  /// the trailing `=` for an operator that a program declares.
  public static func assigns(_ name: String) -> Bool {
    name.utf8.last == UInt8(ascii: "=") && standard.operatorGroups[name].map { $0 == assignment } ?? true
  }

  static let ternary = standard.group(named: "TernaryPrecedence")
  static let casting = standard.group(named: "CastingPrecedence")
  static let assignment = standard.group(named: "AssignmentPrecedence")
  static let functionArrow = standard.group(named: "FunctionArrowPrecedence")
}
