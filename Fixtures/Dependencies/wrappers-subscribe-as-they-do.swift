// Reads in the body and its helpers subscribe, reads in actions do not; some wrappers subscribe by being declared.
import SwiftUI
@Observable class Model { var name = ""; var age = 0; @ObservationIgnored var cache = 0 }
class Old: ObservableObject { @Published var n = 0 }
struct Child: View { let t: Int; var body: some View { Text("\(t)") } }
struct BChild: View { @Binding var b: Bool; var body: some View { Toggle("a", isOn: $b) } }
struct P: View {
  @State private var count = 0
  @State private var flag = false
  @State private var unread = 1
  @State private var model = Model()
  @StateObject private var old = Old()
  @Environment(\.dismiss) private var dismiss
  var title: String { model.name + "\(count)" }
  var body: some View {
    VStack {
      Text(title)
      Child(t: count)
      Child(t: 3)
      BChild(b: $flag)
      Button("x") { unread += 1; model.age += 1; dismiss() }
    }
  }
}
