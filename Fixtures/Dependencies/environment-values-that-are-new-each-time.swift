// A function or an object that is made where it is put into the environment is another each time the body runs: whoever
// reads it runs again too.
import SwiftUI

final class Store: ObservableObject { @Published var n = 0 }
@Observable final class Model { var n = 0 }

extension EnvironmentValues { @Entry var act: () -> Void = {} }

struct Acting: View {
  @Environment(\.act) private var act
  var body: some View { Button("", action: act) }
}
struct Opening: View {
  @Environment(\.openURL) private var openURL
  var body: some View { Text("") }
}
struct Storing: View {
  @EnvironmentObject private var store: Store
  var body: some View { Text("") }
}
struct Modelled: View {
  @Environment(Model.self) private var model
  var body: some View { Text("") }
}
struct Between: View { var body: some View { Modelled() } }

struct Screen: View {
  @State private var n = 0
  @State private var kept = Model()
  let given: () -> Void
  var body: some View {
    VStack {
      Text("\(n)")
      Acting()
    }
    .environment(\.act, { print("") })
    Acting().environment(\.act, given)
    Opening().environment(\.openURL, OpenURLAction { _ in .handled })
    Storing().environmentObject(Store())
    Modelled().environment(kept)
    Between().environment(Model())
    Opening().transformEnvironment(\.openURL) { _ in }
  }
}
