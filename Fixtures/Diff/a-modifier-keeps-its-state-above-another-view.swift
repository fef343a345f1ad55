// What a modifier keeps belongs to its place, above what it is put on: another view there, or the same one deeper, resets
// only that view.
import SwiftUI

struct Counter: View {
  @State private var count = 0
  var body: some View { Button("\(count)") { count += 1 } }
}

// MARK: old
struct Frame: ViewModifier {
  @State private var width = 0.0
  func body(content: Content) -> some View { content.padding(width) }
}

struct Moved: View { var body: some View { Counter().modifier(Frame()) } }
struct Other: View { var body: some View { Counter().modifier(Frame()) } }
struct Around: View { var body: some View { Counter().modifier(Frame()) } }
struct Gone: View { var body: some View { Counter().modifier(Frame()) } }

// MARK: new
struct Frame: ViewModifier {
  @State private var width = 0.0
  func body(content: Content) -> some View { VStack { content }.padding(width) }
}

struct Moved: View { var body: some View { Counter().modifier(Frame()) } }
struct Other: View { var body: some View { Text("a").modifier(Frame()) } }
struct Around: View { var body: some View { VStack { Counter().modifier(Frame()) } } }
struct Gone: View { var body: some View { Text("a") } }
