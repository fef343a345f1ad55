// Shown at 240x128: alerts of the older forms are there only while their binding says so.
// Do: tap "Ask"
// Do: tap "Keep"
// Events
import SwiftUI

struct Problem: Identifiable { let id = 1 }

struct ContentView: View {
  @State private var isAsking = false
  @State private var problem: Problem?
  var body: some View {
    VStack {
      Button("Ask") { isAsking = true }
        .alert(isPresented: $isAsking) {
          Alert(title: Text("Delete?"), primaryButton: .destructive(Text("Delete")), secondaryButton: .cancel(Text("Keep")))
        }
      Text("calm").alert(item: $problem) { _ in Alert(title: Text("Problem")) }
      Text("sheet").actionSheet(isPresented: .constant(false)) { ActionSheet(title: Text("Never")) }
    }
  }
}
