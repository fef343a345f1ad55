import AppIntents
import SwiftUI

struct Refresh: AppIntent {
  static var title: LocalizedStringResource { "Refresh" }
  func perform() async throws -> some IntentResult { .result() }
}
