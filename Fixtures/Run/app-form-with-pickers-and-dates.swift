// Shown at 320x480: a booking: dates, a stepper, a picker that leads to its options, a toggle that shows more of the form.
// Do: tap "Guests: 1 +"
// Do: select "Room" "Suite"
// Do: tap "Airport pick-up"
// Do: type "Flight" "BA 12"
// Do: tap "Book"
import SwiftUI

enum Room: String, CaseIterable { case single = "Single", double = "Double", suite = "Suite" }

struct Booking {
  var arrival = Date(timeIntervalSinceReferenceDate: 800_000_000)
  var guests = 1
  var room = Room.single
  var isPickedUp = false
  var flight = ""
  var summary: String { "\(room.rawValue) for \(guests), \(arrival.formatted(.dateTime.day().month().year()))" }
}

struct ContentView: View {
  @State private var booking = Booking()
  @State private var confirmation: String?

  var body: some View {
    NavigationStack {
      Form {
        Section("Stay") {
          DatePicker("Arrival", selection: $booking.arrival, displayedComponents: .date)
          Stepper("Guests: \(booking.guests)", value: $booking.guests, in: 1...4)
          Picker("Room", selection: $booking.room) {
            ForEach(Room.allCases, id: \.self) { Text($0.rawValue) }
          }
        }
        Section {
          Toggle("Airport pick-up", isOn: $booking.isPickedUp.animation())
          if booking.isPickedUp { TextField("Flight", text: $booking.flight) }
        } footer: {
          Text("The driver waits for an hour.")
        }
        Button("Book") { confirmation = booking.summary }
      }
      .navigationTitle("Booking")
      .alert("Booked", isPresented: .constant(confirmation != nil), presenting: confirmation) { _ in
        Button("OK") { confirmation = nil }
      } message: { text in
        Text(text)
      }
    }
  }
}
