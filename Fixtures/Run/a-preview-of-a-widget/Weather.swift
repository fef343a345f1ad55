import SwiftUI
import WidgetKit

struct Forecast: TimelineEntry {
  let date: Date
  let degrees: Int
}

struct ForecastProvider: TimelineProvider {
  func placeholder(in context: Context) -> Forecast { Forecast(date: .now, degrees: 0) }
  func getSnapshot(in context: Context, completion: @escaping (Forecast) -> Void) {
    completion(Forecast(date: .now, degrees: 0))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Forecast>) -> Void) {
    completion(Timeline(entries: [], policy: .never))
  }
}

struct ForecastView: View {
  @Environment(\.widgetFamily) private var family
  let entry: Forecast

  var body: some View {
    VStack {
      Text("\(entry.degrees)°")
      Text(family == .systemMedium ? "medium" : "other")
    }
  }
}

struct ForecastWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Forecast", provider: ForecastProvider()) { entry in
      ForecastView(entry: entry).containerBackground(.blue, for: .widget)
    }
    .configurationDisplayName("Forecast")
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}

#Preview("Today", as: .systemMedium) {
  ForecastWidget()
} timeline: {
  Forecast(date: .now, degrees: 21)
  Forecast(date: .now, degrees: 17)
}
