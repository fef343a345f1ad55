enum Coin: Int, CaseIterable { case nickel = 5, dime = 10, quarter = 25, dollar = 100 }

struct VendingMachine {
  enum Problem: Error { case soldOut(String), needs(cents: Int), unknown(Character), noChange }
  struct Slot { let name: String; let price: Int; var count: Int }

  private(set) var slots: [Character: Slot]
  private var bank: [Coin: Int]
  private(set) var inserted: [Coin] = []

  init(_ slots: KeyValuePairs<Character, Slot>, bank: [Coin: Int] = [:]) {
    self.slots = Dictionary(uniqueKeysWithValues: slots.map { ($0.key, $0.value) })
    self.bank = bank
  }

  var credit: Int { inserted.reduce(0) { $0 + $1.rawValue } }

  mutating func insert(_ coins: Coin...) { inserted += coins }

  mutating func cancel() -> [Coin] {
    defer { inserted = [] }
    return inserted
  }

  mutating func select(_ key: Character) throws(Problem) -> (name: String, change: [Coin]) {
    guard let slot = slots[key] else { throw .unknown(key) }
    guard slot.count > 0 else { throw .soldOut(slot.name) }
    guard credit >= slot.price else { throw .needs(cents: slot.price - credit) }
    var available = bank
    for coin in inserted { available[coin, default: 0] += 1 }
    guard let change = change(for: credit - slot.price, from: &available) else { throw .noChange }
    bank = available
    inserted = []
    slots[key]!.count -= 1
    return (slot.name, change)
  }

  private func change(for amount: Int, from bank: inout [Coin: Int]) -> [Coin]? {
    var rest = amount
    var result: [Coin] = []
    for coin in Coin.allCases.reversed() {
      while rest >= coin.rawValue, let count = bank[coin], count > 0 {
        rest -= coin.rawValue
        bank[coin] = count - 1
        result.append(coin)
      }
    }
    return rest == 0 ? result : nil
  }
}

var machine = VendingMachine(
  ["A": .init(name: "water", price: 65, count: 2), "B": .init(name: "chips", price: 100, count: 1)],
  bank: [.nickel: 1, .dime: 2])

func press(_ key: Character) {
  do {
    let (name, change) = try machine.select(key)
    print("\(key): \(name), change \(change)")
  } catch {
    switch error {
    case .soldOut(let name): print("\(key): no more \(name)")
    case .needs(let cents): print("\(key): \(cents) cents missing")
    case .unknown(let key): print("no slot \(key)")
    case .noChange: print("\(key): cannot give change, returning \(machine.cancel())")
    }
  }
}
press("A")
machine.insert(.quarter, .quarter)
press("A")
machine.insert(.quarter)
press("A")
machine.insert(.dollar)
press("B")
machine.insert(.dollar)
press("B")
press("Z")
press("A")
print(machine.credit, machine.slots.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value.count)" })
