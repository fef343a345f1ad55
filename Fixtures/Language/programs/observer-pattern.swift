protocol StockObserver: AnyObject {
  func stock(_ stock: Stock, changedFrom old: Double)
}

final class Stock {
  let symbol: String
  var price: Double {
    didSet {
      guard price != oldValue else { return }
      observers.removeAll { $0.value == nil }
      observers.forEach { $0.value?.stock(self, changedFrom: oldValue) }
    }
  }
  private struct Weak { weak var value: StockObserver? }
  private var observers: [Weak] = []

  init(_ symbol: String, price: Double) { self.symbol = symbol; self.price = price }
  func add(_ observer: StockObserver) { observers.append(Weak(value: observer)) }
  func remove(_ observer: StockObserver) { observers.removeAll { $0.value === observer } }
  var observerCount: Int { observers.filter { $0.value != nil }.count }
}

final class Display: StockObserver {
  let name: String
  init(_ name: String) { self.name = name }
  func stock(_ stock: Stock, changedFrom old: Double) {
    let arrow = stock.price > old ? "▲" : "▼"
    print("\(name): \(stock.symbol) \(arrow) \(stock.price)")
  }
  deinit { print("\(name) closed") }
}

final class Alert: StockObserver {
  private(set) var fired: [String] = []
  let limit: Double
  var onFire: ((String) -> Void)?
  init(above limit: Double) { self.limit = limit }
  func stock(_ stock: Stock, changedFrom old: Double) {
    guard old <= limit, stock.price > limit else { return }
    fired.append(stock.symbol)
    onFire?("\(stock.symbol) above \(limit)")
  }
}

class Observable<T> {
  private var listeners: [(T) -> Void] = []
  var value: T { didSet { listeners.forEach { $0(value) } } }
  init(_ value: T) { self.value = value }
  func bind(_ listener: @escaping (T) -> Void) { listeners.append(listener); listener(value) }
  func map<U>(_ transform: @escaping (T) -> U) -> Observable<U> {
    let result = Observable<U>(transform(value))
    listeners.append { result.value = transform($0) }
    return result
  }
}

let apple = Stock("APL", price: 100)
let wall = Display("wall")
var phone: Display? = Display("phone")
let alert = Alert(above: 110)
alert.onFire = { print("!!", $0) }
apple.add(wall)
apple.add(phone!)
apple.add(alert)
apple.price = 105
apple.price = 105
apple.price += 10
phone = nil
print(apple.observerCount)
apple.price = 90
apple.remove(wall)
apple.price = 120
print(alert.fired, apple.observerCount)

let count = Observable(1)
let text = count.map { "count is \($0)" }
text.bind { print($0) }
count.value += 1
count.value *= 5
print(text.value)
