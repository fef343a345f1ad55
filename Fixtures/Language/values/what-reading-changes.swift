// What a getter changes is changed in its place, also where only a part of the result is read.
struct Item { var quantity: Int; var price = 2 }

struct Store {
  var stock: [String: Item] = [:]
  var asked = 0

  subscript(name: String, default standard: @autoclosure () -> Item) -> Item {
    mutating get {
      if let item = stock[name] { return item }
      let item = standard()
      stock[name] = item
      return item
    }
  }
  subscript(name: String) -> Int { stock[name]?.quantity ?? 0 }
  subscript(step: Int) -> Item {
    mutating get { asked += step; return Item(quantity: asked) }
    set { asked = newValue.quantity }
  }
  var next: Int { mutating get { asked += 1; return asked } }
  var item: Item { mutating get { asked += 10; return Item(quantity: asked) } }
}

var store = Store()
print(store["nut", default: Item(quantity: 1)].price, store["nut"])
_ = store["fig", default: Item(quantity: 4)]
print(store["fig"], store.next, store.next, store.asked)
print(store.item.quantity, store[5].quantity, store.asked)
store[1].quantity += 100
print(store.asked)

struct Owner {
  var store = Store()
  mutating func ask() -> Int { store.next + store.item.quantity + store[3].quantity }
}
var owner = Owner()
print(owner.ask(), owner.store.asked, owner.store[2].quantity, owner.store.asked)
var stores = [Store(), Store()]
print(stores[1][7].quantity, stores[1].item.quantity, stores[1].asked, stores[0].asked)
final class Holder { var store = Store() }
let holder = Holder()
print(holder.store[4].quantity, holder.store.asked)
