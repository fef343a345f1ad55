typealias Handler<Event> = (Event) -> Void

struct UserCreated { let name: String }
struct OrderPlaced { let id: Int; let total: Double }

final class Token {
  private let cancelAction: () -> Void
  init(_ cancel: @escaping () -> Void) { cancelAction = cancel }
  func cancel() { cancelAction() }
  deinit { print("token gone"); cancelAction() }
}

final class EventBus {
  private var handlers: [ObjectIdentifier: [(id: Int, call: (Any) -> Void)]] = [:]
  private var nextID = 0
  private(set) var log: [String] = []

  func on<Event>(_ type: Event.Type, _ handler: @escaping Handler<Event>) -> Token {
    let key = ObjectIdentifier(type)
    nextID += 1
    let id = nextID
    handlers[key, default: []].append((id, { handler($0 as! Event) }))
    return Token { [weak self] in
      self?.handlers[key]?.removeAll { $0.id == id }
    }
  }

  func post<Event>(_ event: Event) {
    log.append("\(Event.self)")
    guard let list = handlers[ObjectIdentifier(Event.self)] else { return print("no handler for \(event)") }
    list.forEach { $0.call(event) }
  }
}

final class Mailer {
  var sent: [String] = []
  var tokens: [Token] = []
  func listen(to bus: EventBus) {
    tokens.append(bus.on(UserCreated.self) { [unowned self] in self.sent.append("Welcome \($0.name)") })
    tokens.append(bus.on(OrderPlaced.self) { [unowned self] event in sent.append("Order \(event.id)") })
  }
  deinit { print("mailer gone after \(sent)") }
}

let bus = EventBus()
bus.post(OrderPlaced(id: 0, total: 0))
var mailer: Mailer? = Mailer()
mailer?.listen(to: bus)
var revenue = 0.0
let token = bus.on(OrderPlaced.self) { revenue += $0.total }
bus.post(UserCreated(name: "Kim"))
bus.post(OrderPlaced(id: 1, total: 9.5))
bus.post(OrderPlaced(id: 2, total: 0.25))
print(mailer?.sent ?? [], revenue)
token.cancel()
bus.post(OrderPlaced(id: 3, total: 100))
print(mailer!.sent.count, revenue)
mailer = nil
bus.post(UserCreated(name: "Lee"))
bus.post(7)
print(bus.log)
