import SwiftUI

struct Orders: View {
  let count = 3
  let kind = "tea"

  var body: some View {
    VStack {
      Text(String(localized: "greeting"))
      Text(String(localized: "\(count) of \(kind)"))
      Text(String(localized: "\(count) in no table"))
      Text(LocalizedStringResource("greeting"))
    }
  }
}
