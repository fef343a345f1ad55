// Shown at 240x160: a query follows what is inserted, deleted and changed; what does not fit its filter is not in it.
// Do: tap "Add"
// Do: tap "Longer"
// Do: tap "Remove"
// Events
import SwiftData
import SwiftUI

@Model final class Trip {
  var name: String
  var days: Int

  init(name: String, days: Int) {
    self.name = name
    self.days = days
  }
}

struct TripList: View {
  @Environment(\.modelContext) private var context
  @Query(filter: #Predicate<Trip> { $0.days > 1 }, sort: \Trip.name) private var trips: [Trip]

  var body: some View {
    VStack(spacing: 0) {
      ForEach(trips) { Text("\($0.name) \($0.days)") }
      Text("of \((try? context.fetchCount(FetchDescriptor<Trip>())) ?? 0)")
      Button("Add") { context.insert(Trip(name: "Ankara", days: 5)) }
      Button("Longer") { trips.last?.days += 10 }
      Button("Remove") { if let first = trips.first { context.delete(first) } }
    }
  }
}

@MainActor let trips: ModelContainer = {
  let container = try! ModelContainer(for: Trip.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
  for (name, days) in [("Rome", 3), ("Bonn", 2), ("Home", 1)] {
    container.mainContext.insert(Trip(name: name, days: days))
  }
  try? container.mainContext.save()
  return container
}()

#Preview {
  TripList().modelContainer(trips)
}
