// Notifications are allowed when the app asks, and wait for their time.
// Do: tap "Remind me"
// Do: wait 1s
import SwiftUI
import UserNotifications

@MainActor
final class Reminders: ObservableObject {
  @Published var state = "not asked"
  @Published var waiting: [String] = []

  func remind() async {
    let center = UNUserNotificationCenter.current()
    let settings = await center.notificationSettings()
    guard settings.authorizationStatus == .notDetermined else { return }
    do {
      let isAllowed = try await center.requestAuthorization(options: [.alert, .badge, .sound])
      state = isAllowed ? "allowed" : "denied"
      let content = UNMutableNotificationContent()
      content.title = "Water the plants"
      content.sound = .default
      let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
      try await center.add(UNNotificationRequest(identifier: "water", content: content, trigger: trigger))
      center.getPendingNotificationRequests { requests in
        Task { @MainActor in self.waiting = requests.map { $0.content.title } }
      }
    } catch {
      state = error.localizedDescription
    }
  }
}

struct ContentView: View {
  @StateObject private var reminders = Reminders()

  var body: some View {
    VStack {
      Text(reminders.state)
      ForEach(reminders.waiting, id: \.self) { Text($0) }
      Button("Remind me") { Task { await reminders.remind() } }
    }
  }
}
