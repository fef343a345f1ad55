// Shown at 400x64: kinds of health events and of notifications have their identifiers.
import HealthKit
import SwiftUI
import UserNotifications

struct ContentView: View {
  private let category = UNNotificationCategory(
    identifier: "journal", actions: [], intentIdentifiers: [], hiddenPreviewsBodyPlaceholder: "hidden",
    options: .customDismissAction)

  var body: some View {
    Text(HKCategoryType(.toothbrushingEvent).identifier)
    Text(category.identifier)
  }
}
