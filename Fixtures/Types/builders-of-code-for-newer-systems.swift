// With the SDK 27 blocks of several views are `TupleContent` where the code is for systems of 27, whatever the target is.
// sdk: 27
// target: ios18
import SwiftUI

struct Old: View {
  var body: some View { VStack { Text("a"); Image("b") } }

  @available(iOS 27, *)
  @ViewBuilder var newer: some View { Text("a"); VStack { Text("b"); Image("c") } }

  @available(macOS 27, *)
  @ViewBuilder var elsewhere: some View { Text("a"); Text("b") }

  @ViewBuilder var again: some View { Text("a"); VStack { Text("b"); Image("c") } }
}

@available(iOS 27, *)
struct New: View {
  var body: some View { VStack { Text("a"); Image("b") } }
  @available(iOS 17, *)
  @ViewBuilder var older: some View { Text("a"); Text("b") }
}

@available(anyAppleOS 27, *)
extension Old {
  @ViewBuilder var added: some View { Text("a"); Text("b") }
}

@available(iOS 26, *)
struct Between: View {
  var body: some View { HStack { Text("a"); Text("b") } }
}
