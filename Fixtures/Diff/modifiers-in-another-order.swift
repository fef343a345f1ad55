// Two modifiers that change their places in the chain begin anew; the view below them does not. One less moves none.
import SwiftUI

struct Counter: View {
  @State private var count = 0
  var body: some View { Button("\(count)") { count += 1 } }
}

struct First: ViewModifier {
  @State private var a = 0
  func body(content: Content) -> some View { content }
}

struct Second: ViewModifier {
  @State private var b = 0
  func body(content: Content) -> some View { content }
}

// MARK: old
struct Swapped: View { var body: some View { Counter().modifier(First()).padding().modifier(Second()) } }
struct Fewer: View { var body: some View { Counter().modifier(First()).modifier(Second()) } }

// MARK: new
struct Swapped: View { var body: some View { Counter().modifier(Second()).padding().modifier(First()) } }
struct Fewer: View { var body: some View { Counter().modifier(Second()) } }
