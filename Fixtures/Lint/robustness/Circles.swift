import SwiftUI

class A<T>: B { func finish(_ result: T) {} }
class B: C {}
class C: B {}

class D: A<Int> {
  override func finish(_ result: Int) { DispatchQueue.main.async { self.finish(result) } }
}

struct Item { var id: Int; var right: String }

struct Cell: View {
  let text: String
  var body: some View { Text(text) }
}

struct Rows: View {
  func pair() -> [Item] { [] }
  func list(_ number: Int) -> [Item] { [] }

  var body: some View {
    ForEach(pair(), id: \.id) { pair in Cell(text: pair.right) }
    ForEach(0..<2) { item in
      ForEach(list(item), id: \.id) { item in Cell(text: item.right) }
    }
  }
}

@propertyWrapper struct Wrapper: DynamicProperty { @Wrapper var wrappedValue: Wrapper }

struct Wrapped: View {
  @Wrapper var value
  var body: some View { Text("") }
}
