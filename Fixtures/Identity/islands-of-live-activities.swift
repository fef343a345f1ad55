// The views in the regions of a dynamic island have places of their own beside that of the lock screen.
import ActivityKit
import SwiftUI
import WidgetKit

struct Ride: ActivityAttributes {
  struct ContentState: Codable, Hashable { var minutes: Int }
}

struct RideActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: Ride.self) { _ in
      Ticket()
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Ticket() }
        DynamicIslandExpandedRegion(.bottom) {
          if context.state.minutes > 1 { Ticket() }
        }
      } compactLeading: {
        Ticket()
      } compactTrailing: {
        Text("\(context.state.minutes)")
      } minimal: {
        EmptyView()
      }
      .keylineTint(.red)
    }
  }
}

struct Ticket: View {
  @State private var isOpen = false
  var body: some View { Text("") }
}
