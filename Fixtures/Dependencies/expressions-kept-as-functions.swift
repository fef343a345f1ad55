// What is given to an `@autoclosure` that is kept is a function: it is another each time, and what it reads counts where
// it is made, or where it is called, as that of a closure does. One that is called at once is a part of the body.
import Observation
import SwiftUI

@Observable final class Model { var title = "" }

struct Count: View {
  let value: Int
  var body: some View { Text("\(value)") }
}

struct Lazy<Content: View>: View {
  let content: () -> Content
  init(_ content: @autoclosure @escaping () -> Content) { self.content = content }
  var body: some View { content() }
}

struct Title: View {
  let title: () -> String
  init(_ title: @autoclosure @escaping () -> String) { self.title = title }
  var body: some View { Text(title()) }
}

struct Links: View {
  @State private var count = 0
  var body: some View { NavigationLink("", destination: Lazy(Count(value: count))) }
}

struct Titles: View {
  let model: Model
  @State private var prefix = ""
  var body: some View { Title(prefix + model.title) }
}

struct Helpers: View {
  @State private var count = 0
  @State private var events = 0

  var body: some View {
    lazy(Count(value: count))
    Text(now("\(count)"))
    Button("") { log(events) }
  }

  func lazy(_ content: @autoclosure @escaping () -> Count) -> some View { Lazy(content()) }
  func now(_ text: @autoclosure () -> String) -> String { text() }
  func log(_ value: @autoclosure @escaping () -> Int) {}
}
