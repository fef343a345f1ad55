// traps
struct Account {
  var balance = 10
  mutating func withdraw(_ amount: Int) {
    precondition(amount <= balance, "not enough")
    balance -= amount
    print("left", balance)
  }
}
var account = Account()
defer { print("never printed") }
account.withdraw(4)
account.withdraw(6)
account.withdraw(1)
print("not reached")
