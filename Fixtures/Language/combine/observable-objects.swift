// apple-only: the toolchain of Linux has no Combine
// `objectWillChange` of classes with superclasses, of one's own, erased, and forwarded from one object to another.
import Combine

class Animal: ObservableObject {
  @Published var name: String
  init(name: String) { self.name = name }
}
final class Dog: Animal {
  @Published var tricks = 0
  var age = 1
  init(name: String, tricks: Int) {
    self.tricks = tricks
    super.init(name: name)
  }
}
let dog = Dog(name: "Rex", tricks: 2)
var changes = 0
let watching = dog.objectWillChange.sink { changes += 1 }
dog.name = "Max"
dog.tricks += 1
dog.age = 5
print("dog:", changes, dog.name, dog.tricks)

// An own publisher: published properties do not tell of changes by themselves.
final class Own: ObservableObject {
  let objectWillChange = PassthroughSubject<Void, Never>()
  @Published var quiet = 0
  var loud = 0 {
    didSet { objectWillChange.send() }
  }
}
let own = Own()
let ownChanges = own.objectWillChange.sink { print("own changes") }
own.quiet = 1
own.loud = 1
let quiet = own.$quiet.sink { print("quiet", $0) }
own.quiet = 2

// A class without published properties.
final class Bare: ObservableObject { func touch() { objectWillChange.send() } }
let bare = Bare()
let bareChanges = bare.objectWillChange.sink { print("bare changes") }
bare.touch()

// The changes of an object within another.
final class Settings: ObservableObject { @Published var volume = 3 }
final class App: ObservableObject {
  let settings = Settings()
  private var bag: Set<AnyCancellable> = []
  init() {
    settings.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }.store(in: &bag)
  }
}
let app = App()
let appChanges = app.objectWillChange.sink { print("app changes") }
app.settings.volume = 4

// Through generic code and key paths.
func update<Object: ObservableObject, Value>(_ object: Object, _ path: ReferenceWritableKeyPath<Object, Value>, _ value: Value) {
  object[keyPath: path] = value
}
let pathChanges = app.settings.objectWillChange.sink { print("settings change") }
update(app.settings, \.volume, 9)
print(app.settings.volume, app.settings[keyPath: \Settings.volume])

protocol Named: AnyObject { var name: String { get set } }
extension Animal: Named {}
let named: any Named = dog
named.name = "Bo"
print(dog.name, changes)

// A struct in a published property: a write into it is one change.
struct Profile { var first = "A", tags: [String] = [] }
final class Account: ObservableObject {
  @Published var profile = Profile()
  @Published var friends: [String: Int] = [:]
  @Published var choice: Int?
}
let account = Account()
var log: [String] = []
let accountChanges = account.objectWillChange.sink { log.append("\(account.profile.first)\(account.profile.tags.count)\(account.friends.count)") }
account.profile.first = "B"
account.profile.tags.append("x")
account.friends["y", default: 0] += 1
account.choice = 4
account.choice? += 1
print(log, account.profile.tags, account.friends, account.choice ?? 0)

// Combined published properties.
final class Login: ObservableObject {
  @Published var user = ""
  @Published var password = ""
  @Published var canEnter = false
  private var bag: [AnyCancellable] = []
  init() {
    $user.combineLatest($password) { !$0.isEmpty && $1.count > 2 }.removeDuplicates()
      .sink { [weak self] in self?.canEnter = $0 }.store(in: &bag)
  }
}
let login = Login()
login.user = "me"
login.password = "abc"
print(login.canEnter)
login.user = ""
print(login.canEnter)
