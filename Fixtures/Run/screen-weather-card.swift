// Shown at 320x280: a card of the weather: the unit is changed by a picker, the hours follow.
// Do: tap "°F"
// Events
import SwiftUI

struct Hour: Identifiable {
  let id: Int
  let symbol: String
  let celsius: Double
}

enum Degrees: String, CaseIterable, Identifiable {
  case celsius = "°C"
  case fahrenheit = "°F"
  var id: Self { self }

  func text(_ celsius: Double) -> String {
    let value = self == .celsius ? celsius : celsius * 9 / 5 + 32
    return "\(Int(value.rounded()))\(rawValue)"
  }
}

struct HourView: View {
  let hour: Hour
  let unit: Degrees

  var body: some View {
    VStack {
      Text("\(hour.id) h")
      Image(systemName: hour.symbol)
      Text(unit.text(hour.celsius))
    }
    .frame(maxWidth: .infinity)
  }
}

struct ContentView: View {
  @State private var unit = Degrees.celsius
  private let hours = [
    Hour(id: 9, symbol: "cloud", celsius: 11.6), Hour(id: 12, symbol: "sun.max", celsius: 17),
    Hour(id: 15, symbol: "cloud.rain", celsius: 14.2),
  ]

  var body: some View {
    VStack(spacing: 16) {
      Picker("Unit", selection: $unit) {
        ForEach(Degrees.allCases) { Text($0.rawValue) }
      }
      .pickerStyle(.segmented)
      Text(unit.text(hours.map(\.celsius).max() ?? 0)).font(.largeTitle)
      HStack {
        ForEach(hours) { HourView(hour: $0, unit: unit) }
      }
      .padding(8)
      .background(.blue.opacity(0.2), in: .rect(cornerRadius: 8))
    }
  }
}
