// Views of one name are told apart by the types that they are in, calls of one helper by their places.
import SwiftUI

enum Mail {
  struct Row: View {
    let number: Int
    var body: some View { Text("\(number)") }
  }
}

enum News {
  struct Row: View {
    @State private var n = 0
    @State private var z = 0
    @State private var isShown = false
    var body: some View {
      VStack {
        cell(n)
        cell(z)
        Text("").sheet(isPresented: $isShown) { Mail.Row(number: 1) }
      }
    }
    private func cell(_ number: Int) -> some View { Mail.Row(number: number) }
  }
}
