// Shown at 320x128: the value of an entitlement's state, an activity's content, a map point, an actor with a model
// context, and the folder of a language.
import ActivityKit
import MapKit
import StoreKit
import SwiftData
import SwiftUI

@Model final class Bird {
  var name: String
  init(name: String) { self.name = name }
}

@ModelActor actor Brain {
  private var count = 0
  func add() -> Int {
    modelContext.insert(Bird(name: "Wren"))
    count += 1
    return count
  }
  var total: Int { (try? modelContext.fetchCount(FetchDescriptor<Bird>())) ?? -1 }
}

struct Trip: ActivityAttributes {
  struct ContentState: Codable, Hashable { var stop: Int }
  var name: String
}

struct ContentView: View {
  @State private var birds = "?"
  @State private var trip = "?"
  let state = EntitlementTaskState.success(3)

  var body: some View {
    VStack {
      Text("\(state.value ?? 0) \(state.map { $0 * 2 }.value ?? 0)")
      Text(birds)
      Text(trip)
      Text(verbatim: "\(MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 0)).x)")
      Text(Bundle.main.path(forResource: "en", ofType: "lproj") == nil ? "no texts" : "texts in English")
      Text(Bundle.main.path(forResource: "xx", ofType: "lproj") == nil ? "no other texts" : "other texts")
    }
    .task {
      guard let container = try? ModelContainer(for: Bird.self) else { return }
      let brain = Brain(modelContainer: container)
      birds = "\(await brain.add()) bird of \(await brain.total)"
      let content = ActivityContent(state: Trip.ContentState(stop: 1), staleDate: nil)
      let activity = try? Activity.request(attributes: Trip(name: "Alps"), content: content)
      await activity?.update(ActivityContent(state: Trip.ContentState(stop: 2), staleDate: nil))
      trip = "\(Activity<Trip>.activities.count) trip, stop \(activity?.content.state.stop ?? 0)"
    }
  }
}
