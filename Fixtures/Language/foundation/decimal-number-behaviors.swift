import Foundation

let price = NSDecimalNumber(string: "10.25")
let handler = NSDecimalNumberHandler(
  roundingMode: .bankers, scale: 1, raiseOnExactness: false, raiseOnOverflow: false, raiseOnUnderflow: false,
  raiseOnDivideByZero: false)
print(price.rounding(accordingToBehavior: handler))
print(price.adding(0.05, withBehavior: handler))
print(price.raising(toPower: 2), (Decimal(string: "-1.5")!).floatingPointClass, -Decimal(3))
