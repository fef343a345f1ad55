// A property that holds others has inputs too: a view follows them, and what a binding in it leads to.
// Do: tap "Add"
// Do: tap "Other"
// Events
import SwiftUI

struct Multiplied: DynamicProperty {
  var factor: Int
  @State private var number = 10
  var wrappedValue: Int { number * factor }
}

struct Linked: DynamicProperty {
  @Binding var number: Int
  var wrappedValue: Int { number }
}

struct Product: View {
  var product: Multiplied
  var body: some View { Text("product \(product.wrappedValue)") }
}

struct Follower: View {
  var link: Linked
  var body: some View { Text("number \(link.wrappedValue)") }
}

struct Boxed<Content: Shape>: View {
  let content: Content
  var body: some View { content.frame(width: 16, height: 16) }
}

struct ContentView: View {
  @State private var number = 1
  @State private var other = 0
  var body: some View {
    Button("Add") { number += 1 }
    Button("Other") { other += 1 }
    Text("other \(other)")
    Product(product: Multiplied(factor: number))
    Follower(link: Linked(number: $number))
    Boxed(content: Circle())
  }
}
