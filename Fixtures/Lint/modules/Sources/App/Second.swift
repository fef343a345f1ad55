import SwiftUI

// Another type than the row of the first file, and another extension.
private struct Row: View {
  var body: some View { title }
}

extension Row {
  fileprivate var title: some View { Text("second").bold().padding() }
}

#if canImport(Kit)
  struct Second: View {
    var body: some View { Row() }
  }
#endif
