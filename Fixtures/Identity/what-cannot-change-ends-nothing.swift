// Availability, literals and what is constant for the process cannot flip; a `let` of the view can, at its parent's wish.
import SwiftUI

struct Row: View {
  @State private var isOpen = false
  var body: some View { Text("row") }
}

let isPad = true

struct Constants: View {
  static let isDebug = false
  let isCompact: Bool

  var body: some View {
    if #available(iOS 17, *) { Row() } else { Row() }
    if #available(iOS 17, *), isCompact { Row() }
    if isPad { Row() }
    if !Self.isDebug && isPad { Row() }
    if true { Row() }
    if isCompact { Row() }
    #if os(iOS)
    Row()
    #else
    Text("elsewhere")
    #endif
    Row().id(Self.isDebug)
  }
}
