// A preview is a body of its own: its `@Previewable` variables are to it what properties are to a view. The configuration
// of a widget is one too, though no builder makes it. (Apple, Previewable: "creates a SwiftUI view with the state";
// Widget.body.)
import SwiftUI
import WidgetKit

@Observable
class Counter {
  var count = 0
}

struct Number: View {
  let value: Int
  var body: some View { Text("\(value)") }
}

struct Field: View {
  @Binding var isOn: Bool
  var body: some View { Toggle("", isOn: $isOn) }
}

struct Entry: TimelineEntry {
  let date: Date
}

struct Provider: TimelineProvider {
  func placeholder(in context: Context) -> Entry { Entry(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {}
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {}
}

struct Clock: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "clock", provider: Provider()) { entry in Number(value: 1) }
  }
}

#Preview("State") {
  @Previewable @State var isOn = false
  @Previewable @State var count = 0
  VStack {
    Field(isOn: $isOn)
    if isOn { Number(value: 1) }
    Button("\(count)") { count += 1 }
  }
}

#Preview {
  @Previewable @State var counter = Counter()
  Text("\(counter.count)")
}

#Preview {
  Number(value: 1)
}
