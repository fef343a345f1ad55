import SwiftUI

struct Label: View {
  let title: String

  init(_ title: String, systemImage: String) { self.title = title }

  var body: some View { Text(title).raised() }
}
