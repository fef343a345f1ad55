import Foundation

struct Product: Hashable, Codable {
  let sku: String
  var name: String
  var price: Double
  var tags: [String] = []
}

enum InventoryError: LocalizedError {
  case outOfStock(Product, requested: Int, available: Int)
  case unknown(sku: String)

  var errorDescription: String? {
    switch self {
    case let .outOfStock(product, requested, available):
      return "Only \(available) of \(product.name) left, \(requested) requested"
    case .unknown(let sku): return "No product \(sku)"
    }
  }
}

final class Inventory {
  private var stock: [String: (product: Product, quantity: Int)] = [:]
  var lowStockHandler: ((Product, Int) -> Void)?
  var threshold = 3

  func add(_ product: Product, quantity: Int) {
    if let existing = stock[product.sku] {
      stock[product.sku] = (product, existing.quantity + quantity)
    } else {
      stock[product.sku] = (product, quantity)
    }
  }

  func remove(sku: String, quantity: Int = 1) throws -> Double {
    guard var entry = stock[sku] else { throw InventoryError.unknown(sku: sku) }
    guard entry.quantity >= quantity else {
      throw InventoryError.outOfStock(entry.product, requested: quantity, available: entry.quantity)
    }
    entry.quantity -= quantity
    stock[sku] = entry
    if entry.quantity < threshold { lowStockHandler?(entry.product, entry.quantity) }
    return entry.product.price * Double(quantity)
  }

  var value: Double { stock.values.map { $0.product.price * Double($0.quantity) }.reduce(0, +) }

  func byTag() -> [String: [Product]] {
    var result: [String: [Product]] = [:]
    for (product, _) in stock.values { for tag in product.tags { result[tag, default: []].append(product) } }
    return result.mapValues { $0.sorted { $0.name < $1.name } }
  }

  func report() -> String {
    let rows = stock.values.sorted { $0.product.sku < $1.product.sku }.map { entry in
      let name = entry.product.name.padding(toLength: 12, withPad: ".", startingAt: 0)
      return String(format: "%@ %4d x %7.2f", name, entry.quantity, entry.product.price)
    }
    return rows.joined(separator: "\n")
  }
}

let inventory = Inventory()
inventory.lowStockHandler = { print("Low: \($0.name) (\($1))") }
inventory.add(Product(sku: "A1", name: "Apple", price: 0.5, tags: ["fruit", "fresh"]), quantity: 10)
inventory.add(Product(sku: "B2", name: "Banana", price: 0.25, tags: ["fruit"]), quantity: 4)
inventory.add(Product(sku: "C3", name: "Carrot", price: 0.1, tags: ["fresh"]), quantity: 100)
inventory.add(Product(sku: "B2", name: "Banana", price: 0.3, tags: ["fruit"]), quantity: 1)
print(inventory.report())
print(String(format: "%.2f", inventory.value))
do {
  print(try inventory.remove(sku: "A1", quantity: 8))
  print(try inventory.remove(sku: "B2", quantity: 2))
  print(try inventory.remove(sku: "B2", quantity: 9))
} catch {
  print(error.localizedDescription)
}
do { _ = try inventory.remove(sku: "Z9") } catch let error as InventoryError { print(error.errorDescription!) }
for (tag, products) in inventory.byTag().sorted(by: { $0.key < $1.key }) {
  print(tag, products.map(\.name))
}
let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys]
let data = try encoder.encode(Product(sku: "A1", name: "Apple", price: 0.5))
print(String(data: data, encoding: .utf8)!)
print(try JSONDecoder().decode(Product.self, from: data) == Product(sku: "A1", name: "Apple", price: 0.5))
