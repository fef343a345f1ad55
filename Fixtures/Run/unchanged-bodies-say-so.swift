// Shown at 240x160: `_printChanges` says what is another: what the view is given, that it is new, a property; or nothing.
// Do: tap "Send"
// Do: tap "Input"
// Do: tap "Identity"
// Do: tap "Quiet"
// Do: tap "Move"
// Do: wait 20ms
import Observation
import SwiftUI

final class Model: ObservableObject {}

@Observable final class Live { var number = 0 }

struct Row: View {
  let number: Int
  @ObservedObject var model: Model
  var body: some View {
    let _ = Self._printChanges()
    Text("row \(number)")
  }
}

struct Returning: View {
  let live: Live
  var body: some View {
    Self._printChanges()
    return Text("live \(live.number)")
  }
}

struct Moving: View, Animatable {
  var place: Double
  var animatableData: Double {
    get { place }
    set { place = newValue }
  }
  var body: some View {
    let _ = Self._printChanges()
    Text("moving").offset(x: place)
  }
}

struct ContentView: View {
  @StateObject private var model = Model()
  @State private var live = Live()
  @State private var number = 0
  @State private var id = 0
  @State private var place = 0.0
  var body: some View {
    VStack(spacing: 0) {
      Row(number: number, model: model).id(id)
      Returning(live: live)
      Moving(place: place)
      Button("Move") { withAnimation(.linear(duration: 1)) { place = 80 } }
      Button("Send") { model.objectWillChange.send() }
      Button("Input") { number += 1 }
      Button("Identity") { id += 1 }
      Button("Quiet") { live.number += 1 }
    }
  }
}
