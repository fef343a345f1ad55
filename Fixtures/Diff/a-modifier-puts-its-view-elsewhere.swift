// A modifier whose body puts its content into a container moves the view there: it begins anew.
import SwiftUI

struct Counter: View {
  @State private var count = 0
  var body: some View { Text("\(count)") }
}

struct InStack: ViewModifier {
  func body(content: Content) -> some View { VStack { content } }
}

struct Padded: ViewModifier {
  func body(content: Content) -> some View { content.padding() }
}

// MARK: old
struct Moved: View { var body: some View { Counter() } }
struct Kept: View { var body: some View { Counter() } }
struct Same: View { var body: some View { Counter().modifier(InStack()) } }

// MARK: new
struct Moved: View { var body: some View { Counter().modifier(InStack()) } }
struct Kept: View { var body: some View { Counter().modifier(Padded()) } }
struct Same: View { var body: some View { Counter().modifier(InStack()).padding() } }
