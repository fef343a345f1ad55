// An object that is made for a property which only observes it lasts as long as the value of the view, whatever its identity.
import SwiftUI

struct Row: View {
  @State private var isOpen = false
  var body: some View { Text("row") }
}

final class Model: ObservableObject {
  static let shared = Model()
}

struct Observed: View {
  @ObservedObject var model = Model()
  @ObservedObject private var shared = Model.shared
  @ObservedObject var given: Model
  @StateObject private var kept = Model()

  var body: some View { Row() }
}
