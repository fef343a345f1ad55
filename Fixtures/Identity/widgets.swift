// The body of a widget is a configuration without a builder; the views in it are a tree all the same. (Apple, Widget.body:
// "the content and behavior of the widget".)
import SwiftUI
import WidgetKit

struct Entry: TimelineEntry {
  let date: Date
  let isFull: Bool
}

struct Provider: TimelineProvider {
  func placeholder(in context: Context) -> Entry { Entry(date: .now, isFull: false) }
  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {}
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {}
}

struct Counter: View {
  @State private var count = 0
  var body: some View { Button("\(count)") { count += 1 } }
}

struct Clock: Widget {
  let kind = "clock"
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: Provider()) { entry in
      if entry.isFull { Counter() } else { Text("") }
    }
  }
}

@main
struct Clocks: WidgetBundle {
  var body: some Widget { Clock() }
}
