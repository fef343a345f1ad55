// An initialiser that is given as a function is another function each time, as a closure is: no two are equal.
import SwiftUI
struct Intro<Accessory: View>: View {
  let title: String
  @ViewBuilder var accessory: () -> Accessory
  init(title: String, @ViewBuilder accessory: @escaping () -> Accessory) { self.title = title; self.accessory = accessory }
  var body: some View {
    Text(title)
    accessory()
  }
}
extension Intro where Accessory == EmptyView {
  init(title: String) { self.init(title: title, accessory: EmptyView.init) }
}
struct Direct: View {
  @State private var n = 0
  var body: some View { Button("\(n)") { n += 1 }; Intro(title: "a", accessory: EmptyView.init) }
}
struct Through: View {
  @State private var n = 0
  var body: some View { Button("\(n)") { n += 1 }; Intro(title: "a") }
}
