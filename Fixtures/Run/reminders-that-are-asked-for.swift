// Shown at 320x96: a store without reminders answers, and a menu has no indicator.
// Platform: macos
import EventKit
import SwiftUI

struct ContentView: View {
  @State private var count: Int?
  private let priority = EKReminderPriority.high

  var body: some View {
    VStack {
      Text("priority \(priority.rawValue)")
      Text(count.map { "\($0) reminders" } ?? "asking")
      Menu("More") { Button("Copy") {} }
        .menuStyle(BorderlessButtonMenuStyle(showsMenuIndicator: false))
    }
    .onAppear {
      let store = EKEventStore()
      let due = store.predicateForIncompleteReminders(withDueDateStarting: nil, ending: nil, calendars: nil)
      store.fetchReminders(matching: due) { reminders in
        DispatchQueue.main.async { count = reminders?.count }
      }
    }
  }
}
