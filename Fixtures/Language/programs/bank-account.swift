// A small bank with accounts, transactions and errors.

enum BankError: Error, Equatable {
  case insufficientFunds(needed: Int)
  case accountNotFound(String)
  case invalidAmount
}

struct Transaction: CustomStringConvertible {
  enum Kind: String { case deposit, withdrawal, transferIn = "transfer in", transferOut = "transfer out" }
  let kind: Kind
  let amount: Int
  let balanceAfter: Int

  var description: String { "\(kind.rawValue) \(amount) -> \(balanceAfter)" }
}

class Account {
  let owner: String
  private(set) var balance: Int
  private(set) var history: [Transaction] = []

  init(owner: String, balance: Int = 0) {
    self.owner = owner
    self.balance = balance
  }

  func deposit(_ amount: Int, as kind: Transaction.Kind = .deposit) throws {
    guard amount > 0 else { throw BankError.invalidAmount }
    balance += amount
    record(kind, amount)
  }

  func withdraw(_ amount: Int, as kind: Transaction.Kind = .withdrawal) throws {
    guard amount > 0 else { throw BankError.invalidAmount }
    guard canWithdraw(amount) else { throw BankError.insufficientFunds(needed: amount - balance) }
    balance -= amount
    record(kind, amount)
  }

  func canWithdraw(_ amount: Int) -> Bool { balance >= amount }

  private func record(_ kind: Transaction.Kind, _ amount: Int) {
    history.append(Transaction(kind: kind, amount: amount, balanceAfter: balance))
  }
}

final class CheckingAccount: Account {
  let overdraft: Int

  init(owner: String, balance: Int = 0, overdraft: Int) {
    self.overdraft = overdraft
    super.init(owner: owner, balance: balance)
  }

  override func canWithdraw(_ amount: Int) -> Bool { balance + overdraft >= amount }
}

final class SavingsAccount: Account {
  var interestPercent = 5

  func addInterest() throws {
    try deposit(balance * interestPercent / 100)
  }
}

struct Bank {
  private var accounts: [String: Account] = [:]

  mutating func open(_ account: Account) { accounts[account.owner] = account }

  func account(of owner: String) throws -> Account {
    guard let account = accounts[owner] else { throw BankError.accountNotFound(owner) }
    return account
  }

  func transfer(_ amount: Int, from: String, to: String) throws {
    let source = try account(of: from)
    let target = try account(of: to)
    try source.withdraw(amount, as: .transferOut)
    try target.deposit(amount, as: .transferIn)
  }

  var total: Int { accounts.values.reduce(0) { $0 + $1.balance } }
}

var bank = Bank()
bank.open(CheckingAccount(owner: "Ann", balance: 100, overdraft: 50))
bank.open(SavingsAccount(owner: "Bob", balance: 1000))

func attempt(_ label: String, _ work: () throws -> Void) {
  do {
    try work()
    print("\(label): ok")
  } catch BankError.insufficientFunds(let needed) {
    print("\(label): \(needed) short")
  } catch let error as BankError {
    print("\(label): \(error)")
  } catch {
    print("unexpected \(error)")
  }
}

attempt("transfer 120") { try bank.transfer(120, from: "Ann", to: "Bob") }
attempt("transfer 120 again") { try bank.transfer(120, from: "Ann", to: "Bob") }
attempt("to a stranger") { try bank.transfer(1, from: "Ann", to: "Zoe") }
attempt("nothing") { try bank.account(of: "Bob").deposit(0) }
attempt("interest") { try (bank.account(of: "Bob") as? SavingsAccount)?.addInterest() }
for owner in ["Ann", "Bob"] {
  let account = try bank.account(of: owner)
  print("\(owner): \(account.balance)")
  for transaction in account.history { print("  ", transaction) }
}
print("total", bank.total)
