import Observation
import SwiftUI

// What an observer writes is told in one answer with what it observes.
final class Counter: ObservableObject {
  @Published var count = 0 {
    didSet { double = count * 2 }
  }
  @Published var double = 0
}

struct Number: View {
  let number: Int
  var body: some View { Text("\(number)") }
}

struct Doubled: View {
  @StateObject private var counter = Counter()
  var body: some View { Number(number: counter.double) }
}

struct Reader: View {
  @ObservedObject var counter: Counter
  var body: some View { Text("\(counter.count)") }
}

// Of a computed property what it is worked out from, by way of others.
@Observable final class Model { var width = 1 }

struct Screen: View {
  let model: Model
  @State private var height = 0
  private var half: Int { height / 2 }
  private var area: Int { half * model.width }
  private var fixed: Int { 3 }
  var body: some View { Text("\(area) \(fixed)") }
}
