import SwiftUI

// What is written here stands in another file than the body that shows it.
extension Door {
  var header: some View {
    HStack { Text(isOpen ? "Open" : "Closed") }
  }
}
