// Shown at 320x320: a booking: a choice of rooms in a menu; the price follows from it and from the nights between two dates.
// Do: select "Room" "Suite"
// Events
import SwiftUI

enum Room: String, CaseIterable, Identifiable {
  case single = "Single"
  case suite = "Suite"
  var id: String { rawValue }
  var price: Int { self == .single ? 80 : 150 }
}

struct ContentView: View {
  @State private var from = Date(timeIntervalSince1970: 1_750_000_000)
  @State private var until = Date(timeIntervalSince1970: 1_750_000_000 + 3 * 86_400)
  @State private var room = Room.single

  private var nights: Int { Int(until.timeIntervalSince(from) / 86_400) }

  var body: some View {
    Form {
      Picker("Room", selection: $room) {
        ForEach(Room.allCases) { Text($0.rawValue).tag($0) }
      }
      .pickerStyle(.menu)
      LabeledContent("Nights", value: nights, format: .number)
      LabeledContent("Price", value: nights * room.price, format: .number)
    }
  }
}
