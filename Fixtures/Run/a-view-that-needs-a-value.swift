// Shown at 240x32: a view whose initializer fails without a value gets one.
import SwiftUI

struct Badge: View {
  var value: String
  init?(_ value: String?) {
    guard let value else { return nil }
    self.value = value
  }
  var body: some View { Text(value) }
}
