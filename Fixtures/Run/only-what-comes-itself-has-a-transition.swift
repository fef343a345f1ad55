// Shown at 240x160: a transition is that of the view that comes or goes, whether it stands before `.id` or after it; on a view in
// that one it does nothing. Without an animation views come at once.
// Do: tap "animated"
// At: 0s 500ms
// Events
import SwiftUI

struct ContentView: View {
  @State private var isShown = false
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Button("animated") { withAnimation(.linear(duration: 1)) { isShown = true } }
      if isShown {
        HStack { Text("inside").transition(.move(edge: .leading)) }
      }
      Text("before").transition(.move(edge: .leading)).id(isShown)
      Text("after").id(isShown).transition(.move(edge: .leading))
      ForEach(isShown ? ["row"] : [], id: \.self) { Text($0).transition(.move(edge: .leading)) }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
