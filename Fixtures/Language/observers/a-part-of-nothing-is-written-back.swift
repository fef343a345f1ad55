// A part of what is not there is not written, but the optional itself is: its observers run.
struct User {
  var age = 1
  mutating func grow() { age += 1 }
}
final class Model {
  var user: User? { didSet { print("did", oldValue?.age as Any, user?.age as Any) } }
  var stored: User? {
    get { user }
    set {
      print("set")
      user = newValue
    }
  }
}
let model = Model()
model.user?.age = 5
model.user?.grow()
model.stored?.age = 3
print(model.user?.age as Any)
model.user = User()
model.user?.age = 5
model.user?.grow()
var current: User? { didSet { print("current") } }
current?.age = 1
current?.grow()
struct Holder {
  var user: User? { willSet { print("will") } }
  mutating func change() { user?.age = 2 }
}
var holder = Holder()
holder.change()
holder.user?.age = 1
