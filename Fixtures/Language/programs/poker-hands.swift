enum Suit: Character, CaseIterable { case spades = "♠", hearts = "♥", diamonds = "♦", clubs = "♣" }

struct Card: Hashable, CustomStringConvertible {
  static let faces: [Character: Int] = ["T": 10, "J": 11, "Q": 12, "K": 13, "A": 14]
  let rank: Int
  let suit: Suit

  init?(_ text: Substring) {
    guard text.count == 2, let face = text.first, let suit = Suit(rawValue: text.last!) else { return nil }
    guard let rank = Card.faces[face] ?? face.wholeNumberValue else { return nil }
    self.rank = rank
    self.suit = suit
  }

  var description: String {
    let face = Card.faces.first { $0.value == rank }?.key ?? Character("\(rank)")
    return "\(face)\(suit.rawValue)"
  }
}

enum Category: Int, Comparable {
  case highCard, onePair, twoPairs, threeOfAKind, straight, flush, fullHouse, fourOfAKind, straightFlush
  static func < (a: Category, b: Category) -> Bool { a.rawValue < b.rawValue }
}

struct Hand: Comparable {
  let cards: [Card]
  let category: Category
  let ranks: [Int]

  init?(_ text: String) {
    let cards = text.split(separator: " ").compactMap(Card.init)
    guard Set(cards).count == 5 else { return nil }
    self.cards = cards.sorted { $0.rank > $1.rank }
    let groups = Dictionary(grouping: cards, by: \.rank).sorted { ($0.value.count, $0.key) > ($1.value.count, $1.key) }
    var ranks = groups.map(\.key)
    let isFlush = Set(cards.map(\.suit)).count == 1
    if ranks == [14, 5, 4, 3, 2] { ranks = [5, 4, 3, 2, 1] }
    let isStraight = ranks.count == 5 && ranks[0] - ranks[4] == 4
    switch (groups.map(\.value.count), isStraight, isFlush) {
    case (_, true, true): category = .straightFlush
    case ([4, 1], _, _): category = .fourOfAKind
    case ([3, 2], _, _): category = .fullHouse
    case (_, _, true): category = .flush
    case (_, true, _): category = .straight
    case ([3, 1, 1], _, _): category = .threeOfAKind
    case ([2, 2, 1], _, _): category = .twoPairs
    case (let counts, _, _) where counts.first == 2: category = .onePair
    default: category = .highCard
    }
    self.ranks = ranks
  }

  static func < (a: Hand, b: Hand) -> Bool {
    a.category != b.category ? a.category < b.category : a.ranks.lexicographicallyPrecedes(b.ranks)
  }
  static func == (a: Hand, b: Hand) -> Bool { a.category == b.category && a.ranks == b.ranks }
}

let hands = [
  "2♥ 7♠ 9♦ K♣ A♥", "3♥ 3♠ 9♦ K♣ A♥", "3♥ 3♠ 9♦ 9♣ A♥", "3♥ 3♠ 3♦ K♣ A♥", "2♥ 3♠ 4♦ 5♣ A♥",
  "2♥ 4♥ 9♥ K♥ A♥", "3♥ 3♠ 3♦ A♣ A♥", "8♥ 8♠ 8♦ 8♣ A♥", "T♠ J♠ Q♠ K♠ A♠", "6♥ 7♠ 8♦ 9♣ T♥",
].compactMap(Hand.init)
for hand in hands.sorted(by: >) { print(hand.cards, hand.category) }
print(Hand("3♥ 3♠ 9♦ K♣ A♥")! < Hand("3♣ 3♦ T♦ K♠ A♠")!, Hand("2♥ 7♠ 9♦ K♣ A♥")! == Hand("2♠ 7♥ 9♣ K♦ A♠")!)
print(Hand("2♥ 2♥ 9♦ K♣ A♥") as Any, Hand("bad") == nil)
