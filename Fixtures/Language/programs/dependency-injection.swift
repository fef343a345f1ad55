protocol Clock { func now() -> Int }
protocol Mailer { func send(_ text: String, to: String) -> Bool }
protocol UserRepository: AnyObject { func find(_ id: Int) -> User?; func save(_ user: User) }

struct User { let id: Int; var name: String; var lastSeen: Int? }

final class Container {
  enum Scope { case transient, shared }
  private struct Key: Hashable { let type: ObjectIdentifier; let name: String? }
  private var factories: [Key: (scope: Scope, make: (Container) -> Any)] = [:]
  private var instances: [Key: Any] = [:]

  func register<T>(_ type: T.Type, name: String? = nil, scope: Scope = .shared, _ make: @escaping (Container) -> T) {
    factories[Key(type: ObjectIdentifier(type), name: name)] = (scope, make)
  }

  func resolve<T>(_ type: T.Type = T.self, name: String? = nil) -> T {
    let key = Key(type: ObjectIdentifier(type), name: name)
    if let existing = instances[key] as? T { return existing }
    guard let factory = factories[key] else { fatalError("nothing registered for \(type)") }
    let made = factory.make(self) as! T
    if factory.scope == .shared { instances[key] = made }
    return made
  }
}

@propertyWrapper
struct Injected<T> {
  private let name: String?
  init(_ name: String? = nil) { self.name = name }
  var wrappedValue: T { Container.main.resolve(T.self, name: name) }
}

extension Container { static let main = Container() }

final class FixedClock: Clock {
  var time: Int
  init(_ time: Int) { self.time = time }
  func now() -> Int { defer { time += 10 }; return time }
}

struct ConsoleMailer: Mailer {
  let prefix: String
  func send(_ text: String, to: String) -> Bool { print("\(prefix) to \(to): \(text)"); return true }
}
struct BrokenMailer: Mailer { func send(_ text: String, to: String) -> Bool { false } }

final class MemoryRepository: UserRepository {
  private var users: [Int: User] = [:]
  init(_ users: [User]) { for user in users { self.users[user.id] = user } }
  func find(_ id: Int) -> User? { users[id] }
  func save(_ user: User) { users[user.id] = user }
}

struct GreetingService {
  @Injected() var clock: Clock
  @Injected("primary") private var mailer: Mailer
  @Injected("backup") private var backup: Mailer
  @Injected() private var repository: UserRepository

  func greet(_ id: Int) -> String {
    guard var user = repository.find(id) else { return "no user \(id)" }
    let previous = user.lastSeen.map { "last seen at \($0)" } ?? "first visit"
    user.lastSeen = clock.now()
    repository.save(user)
    let text = "Hello \(user.name), \(previous)"
    return mailer.send(text, to: user.name) || backup.send(text, to: user.name) ? "sent" : "failed"
  }
}

let container = Container.main
container.register(Clock.self) { _ in FixedClock(100) }
container.register(UserRepository.self) { _ in MemoryRepository([User(id: 1, name: "Ann"), User(id: 2, name: "Bob")]) }
container.register(Mailer.self, name: "primary") { _ in BrokenMailer() }
container.register(Mailer.self, name: "backup") { c in ConsoleMailer(prefix: "[\(c.resolve(Clock.self).now())]") }
container.register([String].self, scope: .transient) { _ in print("making list"); return ["fresh"] }

let service = GreetingService()
print(service.greet(1), service.greet(9), service.greet(1), service.greet(2), separator: "\n")
print(container.resolve([String].self) + container.resolve([String].self))
print((container.resolve(Clock.self) as? FixedClock)?.time ?? 0)
