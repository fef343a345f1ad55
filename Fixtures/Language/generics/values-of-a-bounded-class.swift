class Account: Equatable {
  let number: Int
  var balance: Int
  init(_ number: Int, _ balance: Int) {
    self.number = number
    self.balance = balance
  }
  static func == (left: Account, right: Account) -> Bool { left.number == right.number }
  static func + (left: Account, right: Account) -> Int { left.balance + right.balance }
}

final class Savings: Account {
  var rate = 2
}

func describe(_ account: Account) -> String { "account \(account.number)" }
func describe(_ number: Int) -> String { "number \(number)" }
func describe<Other>(_ other: Other) -> String { "something" }

struct Vault<Kept: Account> {
  var kept: [Kept]

  func contains(_ account: Kept) -> Bool { kept.contains { $0 == account } }
  func differs(_ account: Kept) -> Bool { kept.first! != account }
  var total: Int { kept.count == 2 ? kept[0] + kept[1] : 0 }
  var descriptions: [String] { kept.map { describe($0) } }
}

func isSame<Kind: Account>(_ left: Kind, _ right: Kind) -> Bool { left == right }

func richest(_ accounts: [some Account]) -> Int { accounts.map(\.balance).max() ?? 0 }

let (first, second) = (Savings(1, 10), Savings(2, 20))
let vault = Vault(kept: [first, second])
print(vault.contains(Savings(2, 0)), vault.contains(Savings(3, 20)))
print(vault.differs(second), vault.differs(first))
print(vault.total, vault.descriptions)
print(isSame(first, Savings(1, 99)), isSame(first, second))
print(richest(vault.kept))
