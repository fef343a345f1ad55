import Observation
@Observable final class Model {
  var count = 0
  var name = "a"
  var items: [Int] = []
  @ObservationIgnored var ignored = 1
  var doubled: Int { count * 2 }
  let fixed = 5
  init(count: Int = 0) { self.count = count }
}
let model = Model()
func track(_ label: String, _ read: () -> Void) { withObservationTracking(read) { print(label, "will change") } }
track("count") { print("reading", model.count) }
model.name = "b"
print("name changed")
model.count = 1
model.count = 2
print("count is", model.count)
track("doubled") { _ = model.doubled }
model.count += 1
print(model.doubled)
track("items") { _ = model.items.count }
model.items.append(4)
print(model.items)
track("ignored") { _ = model.ignored }
model.ignored = 9
track("both") { _ = model.count; _ = model.name }
model.name = "c"
model.count = 100
print("done", model.name, model.ignored, model.fixed)
@Observable class Store { var child = Model(count: 3); var selected: Int? ; func select() { selected = child.count } }
let store = Store()
track("nested") { _ = store.child.count }
store.child.count = 4
track("replaced") { _ = store.child.count }
store.child = Model()
store.select()
print(store.selected as Any)
let result = withObservationTracking { store.selected } onChange: { print("old value still", store.selected as Any) }
store.selected = 8
print(result as Any, store.selected as Any)
func observe() { withObservationTracking { print("observed", model.count) } onChange: { print("again?") } }
observe(); model.count = 5; observe(); model.count = 5; model.count = 6
