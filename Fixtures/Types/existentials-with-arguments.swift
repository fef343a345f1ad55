// A value of a protocol with arguments tells what they are to be, and so what is in the closures behind it: also where
// these are nested deeply and what they call is overloaded.
import SwiftUI

protocol Providing<Value> {
  associatedtype Value
  var value: Value? { get }
}

struct Box<Value>: Providing {
  var value: Value?
}

struct Expected<Value, Content: View, Placeholder: View>: View {
  let value: any Providing<Value>
  @ViewBuilder let view: (Value) -> Content
  @ViewBuilder let placeholder: () -> Placeholder

  init(
    _ value: any Providing<Value>, view: @escaping (Value) -> Content,
    placeholder: @escaping () -> Placeholder = { EmptyView() }
  ) {
    self.value = value
    self.view = view
    self.placeholder = placeholder
  }

  var body: some View {
    if let value = value.value { view(value) } else { placeholder() }
  }
}

struct Part<Content: View>: View {
  let title: String?
  let content: Content
  init(_ title: String? = nil, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }
  init(_ title: Text, @ViewBuilder content: () -> Content) {
    self.title = nil
    self.content = content()
  }
  var body: some View { content }
}

struct Details: View {
  let mode: any Providing<Bool>
  let isPrivate: any Providing<Bool>
  let level: any Providing<Int?>

  var body: some View {
    Part {
      Expected(mode) { mode in
        VStack {
          Text(mode ? "a" : "b")
          if mode {
            Divider()
            Expected(isPrivate) { isPrivate in
              row("Private", isPrivate)
            }
            Expected(level) { level in
              Expected(isPrivate) { other in
                row("Level", other ? "\(level ?? 0)" : "none")
              }
            }
          }
        }
      }
    }
  }

  func row(_ title: String, _ value: Bool) -> some View { row(title, value ? "Yes" : "No") }
  func row(_ title: String, _ value: String) -> some View { HStack { Text(title); Text(value) } }
}

struct Given: View {
  let mode: any Providing<Bool>
  let name: any Providing<String?>
  let box: Box<Int>

  var body: some View {
    Expected(mode) { Text($0 ? "a" : "b") }
    Expected(name) { Text($0 ?? "none") }
    Expected(box) { Text("\($0)") } placeholder: { Divider() }
    Expected(box, view: take)
  }

  func take(_ number: Int?) -> Text { Text("\(number ?? 0)") }
}
