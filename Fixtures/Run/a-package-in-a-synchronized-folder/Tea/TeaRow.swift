import Icons
import SwiftUI

/// Its own `Icon` is not that of the package, which Xcode does not compile into the app.
enum Icon { case tea }

struct TeaRow: View {
  let icon = Icon.tea
  var body: some View {
    VStack {
      Text("\(icon)")
      Text(Icons.Icon.leaf.rawValue)
      Text(symbol(of: .cup))
    }
  }
}

#Preview { TeaRow() }
