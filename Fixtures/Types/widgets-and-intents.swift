// Widgets, controls and Live Activities, and the intents that their buttons start, where their modules are imported.
import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

struct Choice: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Choice"
  @Parameter(title: "Name") var name: String
}

struct Water: AppIntent {
  static let title: LocalizedStringResource = "Water"
  @Parameter(title: "Amount") var amount: Int
  func perform() async throws -> some IntentResult { .result() }
}

struct Count: AppIntent {
  static let title: LocalizedStringResource = "Count"
  @Parameter(title: "Amount") var amount: Int
  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    .result(value: amount, dialog: "There are \(amount)")
  }
}

struct Plant: TimelineEntry {
  let date: Date
  let choice: Choice
}

struct Fixed: TimelineProvider {
  func placeholder(in context: Context) -> Plant { Plant(date: .now, choice: Choice()) }
  func getSnapshot(in context: Context, completion: @escaping (Plant) -> Void) {}
  func getTimeline(in context: Context, completion: @escaping (Timeline<Plant>) -> Void) {}
}

struct Chosen: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> Plant { Plant(date: .now, choice: Choice()) }
  func snapshot(for choice: Choice, in context: Context) async -> Plant { Plant(date: .now, choice: choice) }
  func timeline(for choice: Choice, in context: Context) async -> Timeline<Plant> {
    Timeline(entries: [Plant(date: .now, choice: choice)], policy: .after(.now))
  }
}

struct PlantView: View {
  @Environment(\.widgetFamily) private var family
  let entry: Fixed.Entry
  var body: some View {
    switch family {
    case .systemSmall: Text(entry.choice.name)
    case .accessoryInline: Text(entry.date, style: .time).bold()
    default:
      VStack {
        Button(intent: Water()) { Image(systemName: "drop") }
        Button("Water", intent: Water())
        Button("Water", systemImage: "drop", intent: Water())
        Toggle("Dry", isOn: true, intent: Water())
        Toggle(isOn: false, intent: Water()) { Circle() }
      }
    }
  }
}

struct FixedWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "fixed", provider: Fixed()) { entry in PlantView(entry: entry) }
  }
}

struct ChosenWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "chosen", provider: Chosen()) { entry in Text(entry.choice.name).padding() }
  }
}

struct Growth: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var height: Int
  }
  var name: String
}

struct GrowthActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: Growth.self) { context in
      Text("\(context.state.height)")
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Text(context.attributes.name) }
        DynamicIslandExpandedRegion(.bottom, priority: 1) { Circle() }
      } compactLeading: {
        Text("\(context.state.height)")
      } compactTrailing: {
        Circle()
      } minimal: {
        Text(context.attributes.name)
      }
    }
  }
}

struct WaterControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "water") {
      ControlWidgetButton(action: Water()) { Label("Water", systemImage: "drop") }
    }
  }
}
