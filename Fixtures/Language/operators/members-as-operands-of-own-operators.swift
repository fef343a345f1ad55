// `.name` beside a number: only the type of the operator has the member. And operators passed to operators.
struct Coin: Equatable {
  var cents: Int
  static let dime = Coin(cents: 10)
  static func * (coin: Coin, count: Int) -> Purse { Purse(coins: Array(repeating: coin, count: count)) }
  static func * (count: Int, coin: Coin) -> Purse { coin * count }
}
struct Purse: Equatable {
  var coins: [Coin]
  static func * (purse: Purse, count: Int) -> Purse { Purse(coins: (0..<count).flatMap { _ in purse.coins }) }
  static func + (one: Purse, other: Purse) -> Purse { Purse(coins: one.coins + other.coins) }
}
func compare<Value: Equatable>(_ one: Value, _ other: Value) { print(one == other, Value.self) }
let purse = Purse(coins: [.dime, .dime])
compare(.dime * 2, purse)
let same: Purse = 2 * .dime
print(same == purse, (.dime * 1 as Purse).coins.count)

prefix operator √
prefix func √ (number: Double) -> Double { number * 2 }
infix operator |>: AdditionPrecedence
func |> <A, B>(value: A, function: (A) -> B) -> B { function(value) }
print(4.0 |> (√), 2 |> { Double($0) } |> (√))
print(2 |> { $0 + 1 } |> String.init |> { $0 + "!" })
