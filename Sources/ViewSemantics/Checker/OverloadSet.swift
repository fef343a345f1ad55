import ViewSource

/// The candidates of a call that its argument labels allow.
///
/// A program uses the same names with the same labels in many places, so each set is computed once.
final class OverloadSet {
  /// The viable candidates: their indices among all candidates, and the parameter index of each argument.
  let viable: [(index: Int, match: [Int])]
  /// The number of the set in its analyzer; `nil` for a set that is not shared.
  let number: Int?
  fileprivate let candidates: [UInt64]
  fileprivate let labels: [UInt64]
  /// The most specialized candidates, by the tied ones.
  var mostSpecialized: [[Int]: [Int]] = [:]
  /// Whether the ranking is the same for every base; `nil` before the first query.
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

/// The table of all overload sets of an analyzer.
final class OverloadTable {
  private var sets: [OverloadSet] = []
  /// The index of each set plus one, by hash; zero is empty.
  private var slots = [UInt32](repeating: 0, count: 1 << 10)
  private var hashes: [UInt64] = []

  /// The existing set for these candidates and arguments.
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

  /// Adds a set.
  func add(
    _ candidates: [Candidate], _ arguments: [Argument], viable: [(index: Int, match: [Int])]
  ) -> OverloadSet {
    let made = OverloadSet(
      number: sets.count, candidates: candidates.map(OverloadTable.word), labels: arguments.map(OverloadTable.word),
      viable: viable)
    // Moved out for the change: see `Memo`.
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

  /// The part of a candidate that label matching depends on: the declaration and the kind of access. A file has fewer
  /// than 2^28 declarations.
  private static func word(_ candidate: Candidate) -> UInt64 {
    let flags: UInt64 = (candidate.isMemberwise ? 1 : 0) | (candidate.isUnapplied ? 2 : 0)
    let flagsBeside: UInt64 = (candidate.isStatic ? 1 : 0) | (candidate.isViaOptional ? 2 : 0)
    return UInt64(candidate.decl.file.index) << 32 | flagsBeside << 30 | flags << 28 | UInt64(candidate.decl.index)
  }

  private static func word(_ argument: Argument) -> UInt64 {
    UInt64(argument.label.index) << 1 | (argument.isTrailing ? 1 : 0)
  }
}
