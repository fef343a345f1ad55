// A statement that only names something that can be written does not read it.

struct Model {
  var computed: Int { get { print("computed"); return 1 } set {} }
  var readOnly: Int { print("readOnly"); return 1 }
  lazy var late: Int = { print("late"); return 2 }()
  subscript(index: Int) -> Int { get { print("subscript"); return index } set {} }
  subscript(only index: Int) -> Int { print("only"); return index }
}
final class Store {
  var made: Model { print("made"); return Model() }
  var both: Model { get { print("both"); return Model() } set {} }
  var model = Model()
  lazy var late: Store = { print("late store"); return Store() }()
}
func make() -> Store { print("make"); return Store() }

var model = Model()
let store = Store()
model.computed
model.late
model[1]
store.both
store.both.computed
store.model.computed
store.late
print("nothing so far")
model.readOnly
model[only: 1]
store.made
store.both.readOnly
make().model
make().both
_ = model.computed
func local() {
  var model = Model()
  model.computed
  model.late
  model.readOnly
}
local()
