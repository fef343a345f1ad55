// A screen of many small views, as one person would write an app.
import SwiftUI

struct Metric: Identifiable, Equatable {
  let id = UUID()
  let name: String
  let value: Double
  let change: Double?
  let history: [Double]
  var trend: Trend { change.map { $0 < 0 ? .down : $0 > 0 ? .up : .flat } ?? .flat }

  enum Trend: String {
    case up, down, flat
    var symbol: String {
      switch self {
      case .up: return "arrow.up"
      case .down: return "arrow.down"
      case .flat: return "minus"
      }
    }
    var color: Color { self == .up ? .green : self == .down ? .red : .secondary }
  }
}

@MainActor final class DashboardModel: ObservableObject {
  @Published private(set) var metrics: [Metric] = []
  @Published var period = Period.week
  @Published var error: String?
  enum Period: String, CaseIterable, Identifiable {
    case day = "Day", week = "Week", month = "Month"
    var id: String { rawValue }
  }
  func load() async { error = nil }
  var total: Double { metrics.map(\.value).reduce(0, +) }
}

struct Dashboard: View {
  @StateObject private var model = DashboardModel()
  @State private var detail: Metric?

  private let columns = Array(repeating: GridItem(.flexible(), spacing: 12), count: 2)

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 16) {
          picker
          if let error = model.error {
            ErrorBanner(message: error) { Task { await model.load() } }
          }
          LazyVGrid(columns: columns, spacing: 12) {
            ForEach(model.metrics) { metric in
              Button { detail = metric } label: { MetricCard(metric: metric) }
                .buttonStyle(.plain)
            }
          }
          footer
        }
        .padding()
      }
      .navigationTitle("Dashboard")
      .background(Color(white: 0.95).ignoresSafeArea())
    }
    .task { await model.load() }
  }

  private var picker: some View {
    Picker("Period", selection: $model.period) {
      ForEach(DashboardModel.Period.allCases) { period in
        Text(period.rawValue).tag(period)
      }
    }
    .pickerStyle(.segmented)
    .labelsHidden()
  }

  @ViewBuilder private var footer: some View {
    if model.metrics.isEmpty {
      ProgressView().controlSize(.large)
    } else {
      Text("Total: \(model.total, format: .number.precision(.fractionLength(1)))")
        .font(.footnote)
        .foregroundStyle(.secondary)
    }
  }
}

struct ErrorBanner: View {
  let message: String
  var retry: (() -> Void)?

  init(message: String, retry: (() -> Void)? = nil) {
    self.message = message
    self.retry = retry
  }

  var body: some View {
    HStack(spacing: 8) {
      Image(systemName: "exclamationmark.triangle.fill")
      Text(message).frame(maxWidth: .infinity, alignment: .leading)
      if let retry {
        Button("Retry", action: retry)
      }
    }
    .padding(12)
    .foregroundStyle(.white)
    .background(.red.gradient, in: .rect(cornerRadius: 10))
  }
}

struct MetricCard: View {
  let metric: Metric
  @State private var isHovering = false

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      HStack {
        Text(metric.name).font(.subheadline.weight(.medium))
        Spacer(minLength: 0)
        TrendLabel(trend: metric.trend)
      }
      Text(metric.value, format: .number.notation(.compactName))
        .font(.system(size: 28, weight: .bold, design: .rounded))
        .contentTransition(.numericText())
      Sparkline(values: metric.history)
        .stroke(metric.trend.color, style: .init(lineWidth: 2, lineCap: .round, lineJoin: .round))
        .frame(height: 24)
    }
    .padding()
    .background {
      RoundedRectangle(cornerRadius: 16, style: .continuous)
        .fill(.background)
        .shadow(color: .black.opacity(isHovering ? 0.2 : 0.08), radius: isHovering ? 8 : 4, y: 2)
    }
    .onHover { isHovering = $0 }
    .animation(.easeInOut, value: isHovering)
    .accessibilityLabel(metric.name)
    .accessibilityValue("\(metric.value)")
  }
}

struct TrendLabel: View {
  let trend: Metric.Trend
  var body: some View {
    Label(trend.rawValue, systemImage: trend.symbol)
      .labelStyle(.iconOnly)
      .foregroundStyle(trend.color)
      .imageScale(.small)
  }
}

struct Sparkline: Shape {
  let values: [Double]
  func path(in rect: CGRect) -> Path {
    guard let low = values.min(), let high = values.max(), high > low else { return Path() }
    let points = values.enumerated().map { index, value in
      CGPoint(x: rect.width * CGFloat(index) / CGFloat(values.count - 1), y: rect.height * (1 - (value - low) / (high - low)))
    }
    return Path { $0.addLines(points) }
  }
}

struct MetricCard_Previews: PreviewProvider {
  static let metric = Metric(name: "Users", value: 3, change: nil, history: [1, 2])
  static var previews: some View {
    MetricCard(metric: metric)
      .padding()
      .previewLayout(.sizeThatFits)
    Dashboard().preferredColorScheme(.dark)
  }
}

struct DashboardApp: App {
  @StateObject private var model = DashboardModel()
  @Environment(\.scenePhase) private var phase
  var body: some Scene {
    WindowGroup {
      Dashboard().environmentObject(model)
    }
  }
}
