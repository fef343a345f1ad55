// What ends a view in two ways at once is said once.
import SwiftUI

struct Row: View {
  @State private var isOpen = false
  var body: some View { Text("row") }
}

struct Once: View {
  let isOn: Bool
  let id: Int

  var body: some View {
    if isOn { VStack { Row().id(id) }.id(isOn) }
  }
}
