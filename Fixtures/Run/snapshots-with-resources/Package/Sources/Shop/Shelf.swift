import Models
import SwiftUI

struct Shelf: View {
  let plant: Plant
  @State private var price = "?"

  var body: some View {
    VStack {
      Text("Plant of the day")
      Text(plant.name).foregroundStyle(.leaf)
      Text(price)
    }
    .task {
      guard let url = URL(string: "https://shop.example/price"),
        let (data, _) = try? await URLSession.shared.data(from: url)
      else { return }
      price = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }
}

#Preview { Shelf(plant: Plant(name: "Fern")) }
