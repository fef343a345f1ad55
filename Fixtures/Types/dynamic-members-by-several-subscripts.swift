// Of several subscripts for dynamic members the one with the most able key path that leads to the member is meant; one
// with a string only where nothing else has the member.
import SwiftUI

struct Model {
  var width = 3
  let ratio = 2.0
  var inner = Inner()
  struct Inner {
    var title = "a"
    var text: Text { Text(title) }
  }
}

struct Of<Value>: View {
  init(_ value: Value) {}
  init() {}
  var body: some View { EmptyView() }
}

@dynamicMemberLookup struct Lens<Root> {
  var root: Root
  subscript<Value>(dynamicMember path: KeyPath<Root, Value>) -> Of<Value> { Of() }
  subscript<Value>(dynamicMember path: WritableKeyPath<Root, Value>) -> Lens<Value> { Lens<Value>(root: root[keyPath: path]) }
}

@dynamicMemberLookup struct Named {
  subscript(dynamicMember name: String) -> Int { 3 }
  subscript<Value>(dynamicMember path: KeyPath<Model, Value>) -> Value { Model()[keyPath: path] }
}

@dynamicMemberLookup struct Mixed<Root> {
  var root: Root
  subscript<Value>(dynamicMember path: WritableKeyPath<Root, Value>) -> Binding<Value> { .constant(root[keyPath: path]) }
  subscript<Value: View>(dynamicMember path: KeyPath<Root, Value>) -> Value { root[keyPath: path] }
}

struct Shown: View {
  var lens = Lens(root: Model())
  var named = Named()
  var mixed = Mixed(root: Model.Inner())

  var settable: some View { Of(lens.width) }
  var constant: some View { Of(lens.ratio) }
  var further: some View { Of(lens.inner.title) }
  var computed: some View { lens.inner.text }
  var byPath: some View { Of(named.ratio) }
  var byName: some View { Of(named.anything) }
  var bound: some View { Of(mixed.title) }
  var body: some View { mixed.text }
}
