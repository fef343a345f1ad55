import SwiftUI
import WidgetKit

struct Count: View {
  @Environment(\.widgetFamily) private var family
  var body: some View { Text(family == .accessoryCircular ? "7" : "seven") }
}

struct Count_Previews: PreviewProvider {
  static var previews: some View {
    Count().previewContext(WidgetPreviewContext(family: .accessoryCircular))
  }
}
