import Foundation

struct Product: Hashable { let sku: String, name: String, price: Decimal; var category = Category.other
  enum Category: String { case food, book, other } }

struct LineItem { let product: Product; var quantity: Int; var total: Decimal { product.price * Decimal(quantity) } }

protocol Discount { var label: String { get }; func amount(for items: [LineItem]) -> Decimal }

struct Percentage: Discount {
  let percent: Int, category: Product.Category?
  var label: String { "\(percent)% off " + (category?.rawValue ?? "everything") }
  func amount(for items: [LineItem]) -> Decimal {
    items.filter { category == nil || $0.product.category == category }.reduce(0) { $0 + $1.total } * Decimal(percent) / 100
  }
}

struct BuyGetFree: Discount {
  let sku: String, buy: Int, free: Int
  var label: String { "buy \(buy) get \(free) free" }
  func amount(for items: [LineItem]) -> Decimal {
    guard let item = items.first(where: { $0.product.sku == sku }) else { return 0 }
    return item.product.price * Decimal(item.quantity / (buy + free) * free)
  }
}

struct Threshold: Discount {
  let minimum: Decimal, off: Decimal
  var label: String { "\(off) off from \(minimum)" }
  func amount(for items: [LineItem]) -> Decimal { items.reduce(Decimal(0)) { $0 + $1.total } >= minimum ? off : 0 }
}

struct Cart {
  private(set) var items: [LineItem] = []
  var discounts: [any Discount] = []

  mutating func add(_ product: Product, quantity: Int = 1) {
    if let index = items.firstIndex(where: { $0.product == product }) { items[index].quantity += quantity } else { items.append(LineItem(product: product, quantity: quantity)) }
  }

  mutating func set(_ sku: String, quantity: Int) {
    guard let index = items.firstIndex(where: { $0.product.sku == sku }) else { return }
    if quantity > 0 { items[index].quantity = quantity } else { items.remove(at: index) }
  }

  var subtotal: Decimal { items.map(\.total).reduce(0, +) }
  var reductions: [(label: String, amount: Decimal)] { discounts.map { ($0.label, $0.amount(for: items)) }.filter { $0.1 > 0 } }
  var total: Decimal { max(0, subtotal - reductions.reduce(0) { $0 + $1.amount }) }

  var receipt: String {
    func row(_ left: String, _ right: Decimal) -> String {
      left.padding(toLength: 24, withPad: " ", startingAt: 0) + String(format: "%8.2f", NSDecimalNumber(decimal: right).doubleValue)
    }
    var lines = items.map { row("\($0.quantity) x \($0.product.name)", $0.total) }
    lines.append(String(repeating: "-", count: 32))
    lines += reductions.map { row($0.label, -$0.amount) }
    lines.append(row("TOTAL", total))
    return lines.joined(separator: "\n")
  }
}

let apple = Product(sku: "a", name: "Apple", price: Decimal(string: "0.40")!, category: .food)
let bread = Product(sku: "b", name: "Bread", price: Decimal(string: "2.25")!, category: .food)
let novel = Product(sku: "n", name: "Novel", price: 12, category: .book)
var cart = Cart()
cart.add(apple, quantity: 5)
cart.add(bread)
cart.add(novel)
cart.add(apple, quantity: 2)
print(cart.subtotal, cart.items.count, cart.items[0].quantity)
cart.discounts = [BuyGetFree(sku: "a", buy: 2, free: 1), Percentage(percent: 10, category: .book), Threshold(minimum: 100, off: 20), Threshold(minimum: 15, off: 1)]
print(cart.receipt)
cart.set("n", quantity: 0)
cart.set("b", quantity: 3)
cart.set("zzz", quantity: 9)
print(cart.total, cart.reductions.map(\.label))
var other = cart
other.discounts.append(Percentage(percent: 300, category: nil))
print(other.total, cart.total, Cart().total)
