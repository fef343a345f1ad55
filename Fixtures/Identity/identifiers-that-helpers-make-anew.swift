// An identity that a property or function works out anew is another one each time; one that is kept is not.
import SwiftUI

struct Row: View {
  @State private var isOpen = false
  var body: some View { Text("") }
}

struct Rows: View {
  @State private var kept = UUID()
  let count: Int

  var body: some View {
    Row().id(made)
    Row().id(drawn())
    Row().id("row \(made)")
    Row().id(kept)
    Row().id(label)
  }

  private var made: UUID { UUID() }
  private func drawn() -> Int { Int.random(in: 0...count) }
  private var label: String { "row \(count)" }
}
