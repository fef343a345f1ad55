// Shown at 320x160: the type of a closure's parameter is that of the view to which the closure passes it, also inside of
// other closures.
import SwiftData
import SwiftUI

@Model final class Trip {
  var name: String
  init(name: String) { self.name = name }
}

struct TripRow: View {
  let trip: Trip
  var body: some View { Text(trip.name) }
}

struct ModelPreview<Model: PersistentModel, Content: View>: View {
  private let content: (Model) -> Content

  init(@ViewBuilder content: @escaping (Model) -> Content) { self.content = content }

  var body: some View { Shown(content: content).modelContainer(sample) }

  struct Shown: View {
    let content: (Model) -> Content
    @Query private var models: [Model]

    var body: some View {
      if let model = models.first {
        content(model)
      } else {
        Text("No model")
      }
    }
  }
}

@MainActor private let sample: ModelContainer = {
  let container = try! ModelContainer(for: Trip.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
  container.mainContext.insert(Trip(name: "Lisbon"))
  return container
}()

#Preview {
  VStack {
    ModelPreview { trip in TripRow(trip: trip) }
    ModelPreview { trip in
      HStack {
        Text("To")
        TripRow(trip: trip).padding()
      }
    }
    ModelPreview { TripRow(trip: $0) }
  }
}
