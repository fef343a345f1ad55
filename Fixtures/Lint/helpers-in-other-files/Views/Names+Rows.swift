import SwiftUI

extension Names {
  func row(_ name: String) -> some View {
    Button(name) { isShown = true }.sheet(isPresented: $isShown) { Text(name) }
  }

  var header: some View { Text("Names").font(.title) }
}
