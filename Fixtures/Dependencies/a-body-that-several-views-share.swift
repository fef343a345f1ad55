import SwiftUI

// A body in an extension of a protocol is that of each view that conforms: what it makes is in each what that view has
// for the protocol's requirements.

protocol Screen: View {
  associatedtype Content: View
  @ViewBuilder var content: Content { get }
}

extension Screen {
  var body: some View { VStack { content } }
}

struct Letters: Screen {
  @State private var letter = "a"

  var content: some View { Letter(letter: letter) }
}

struct Numbers: Screen {
  @State private var number = 1

  var content: some View { Digit(number: number) }
}

struct Letter: View {
  let letter: String

  var body: some View { Text(letter) }
}

struct Digit: View {
  let number: Int

  var body: some View { Text("\(number)") }
}
