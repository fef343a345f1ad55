// A container calls a function that it is given by its name as it calls a closure: with each element of its data. The
// views that it makes come and go with these, and what they read of an object is read where the rows are made. (Apple,
// ForEach.init(_:content:): the content is "the view builder that creates views dynamically".)
import SwiftUI

struct Plant: Identifiable {
  let id: Int
  var name = ""
}

@Observable
class Garden {
  var highlighted = 0
}

struct Row: View {
  let plant: Plant
  var body: some View { Text(plant.name) }
}

struct Number: View {
  let value: Int
  var body: some View { Text("\(value)") }
}

struct Plants: View {
  @State private var plants: [Plant] = []
  var body: some View {
    VStack {
      List(plants, rowContent: Row.init)
      ForEach(plants, content: number)
    }
  }

  func number(_ plant: Plant) -> some View { Number(value: plant.id) }
}

struct Marked: View {
  let garden: Garden
  let plants: [Plant]
  var body: some View { ForEach(plants, content: mark) }

  func mark(_ plant: Plant) -> some View {
    Text(plant.name).bold(plant.id == garden.highlighted)
  }
}
