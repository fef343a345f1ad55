import ViewSource

/// The declarations that a call may mean, by the labels of its arguments alone.
///
/// The same names are called with the same labels all over a program: which declarations that leaves is found out once.
final class OverloadSet {
  /// Those whose labels fit: their numbers among the candidates, and for each argument the number of its parameter.
  let viable: [(index: Int, match: [Int])]
  /// Tells one set from all others of an analyzer; `nil` if it is for one call only.
  let number: Int?
  fileprivate let candidates: [UInt64]
  fileprivate let labels: [UInt64]
  /// Of some of the viable ones those that no other is more specialised than.
  var mostSpecialized: [[Int]: [Int]] = [:]
  /// Whether they are ranked alike for every base; `nil` until it is asked for.
  var isSameForAllBases: Bool?

  fileprivate init(number: Int, candidates: [UInt64], labels: [UInt64], viable: [(index: Int, match: [Int])]) {
    self.number = number
    self.candidates = candidates
    self.labels = labels
    self.viable = viable
  }

  init(viable: [(index: Int, match: [Int])]) {
    self.viable = viable
    number = nil
    candidates = []
    labels = []
  }
}

/// All overload sets of an analyzer.
final class OverloadTable {
  private var sets: [OverloadSet] = []
  /// Numbers of sets plus one, by hash; zero is empty.
  private var slots = [UInt32](repeating: 0, count: 1 << 10)
  private var hashes: [UInt64] = []

  /// The set of some candidates and arguments, if it has been made.
  func known(_ candidates: [Candidate], _ arguments: [Argument]) -> OverloadSet? {
    let hash = OverloadTable.hash(candidates, arguments)
    var slot = OverloadTable.start(hash, slots)
    while slots[slot] != 0 {
      let number = Int(slots[slot]) - 1
      if hashes[number] == hash, OverloadTable.isSet(sets[number], of: candidates, arguments) { return sets[number] }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// A new set.
  func add(
    _ candidates: [Candidate], _ arguments: [Argument], viable: [(index: Int, match: [Int])]
  ) -> OverloadSet {
    let made = OverloadSet(
      number: sets.count, candidates: candidates.map(OverloadTable.word), labels: arguments.map(OverloadTable.word),
      viable: viable)
    // Taken out to be changed: see `Memo`.
    var (sets, hashes, slots) = (self.sets, self.hashes, self.slots)
    (self.sets, self.hashes, self.slots) = ([], [], [])
    sets.append(made)
    hashes.append(OverloadTable.hash(candidates, arguments))
    if sets.count * 2 > slots.count {
      slots = [UInt32](repeating: 0, count: slots.count * 2)
      for number in sets.indices { OverloadTable.enter(number, hashes[number], &slots) }
    } else {
      OverloadTable.enter(sets.count - 1, hashes[sets.count - 1], &slots)
    }
    (self.sets, self.hashes, self.slots) = (sets, hashes, slots)
    return made
  }

  private static func enter(_ number: Int, _ hash: UInt64, _ slots: inout [UInt32]) {
    var slot = start(hash, slots)
    while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = UInt32(number + 1)
  }

  private static func start(_ hash: UInt64, _ slots: [UInt32]) -> Int {
    Int(truncatingIfNeeded: hash >> 32) & (slots.count - 1)
  }

  private static func hash(_ candidates: [Candidate], _ arguments: [Argument]) -> UInt64 {
    var hash: UInt64 = 0x9E37_79B9_7F4A_7C15
    for candidate in candidates { hash = mix(hash, word(candidate)) }
    for argument in arguments { hash = mix(hash, ~word(argument)) }
    return hash
  }

  @inline(__always)
  private static func mix(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let product = (hash ^ word).multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
    return product.high ^ product.low
  }

  private static func isSet(_ set: OverloadSet, of candidates: [Candidate], _ arguments: [Argument]) -> Bool {
    guard set.candidates.count == candidates.count, set.labels.count == arguments.count else { return false }
    for index in candidates.indices where set.candidates[index] != word(candidates[index]) { return false }
    for index in arguments.indices where set.labels[index] != word(arguments[index]) { return false }
    return true
  }

  /// All that the labels are matched by: the declaration and how it is reached. Declarations have fewer than 2^28
  /// numbers in a file.
  private static func word(_ candidate: Candidate) -> UInt64 {
    let flags: UInt64 = (candidate.isMemberwise ? 1 : 0) | (candidate.isUnapplied ? 2 : 0)
    let flagsBeside: UInt64 = (candidate.isStatic ? 1 : 0) | (candidate.isViaOptional ? 2 : 0)
    return UInt64(candidate.decl.file.index) << 32 | flagsBeside << 30 | flags << 28 | UInt64(candidate.decl.index)
  }

  private static func word(_ argument: Argument) -> UInt64 {
    UInt64(argument.label.index) << 1 | (argument.isTrailing ? 1 : 0)
  }
}
