// Shown at 320x240: frameworks that apps ask at their start: notifications, which UIKit imports, the network, health data,
// settings, the components of colours, containers in the cloud; what has no look of its own is said to have none.
import HealthKit
import Network
import SwiftData
import SwiftUI

@Model final class Note {
  var text = ""
  init() {}
}

final class Reachability: ObservableObject {
  @Published var isConnected = false
  private let monitor = NWPathMonitor()
  init() {
    monitor.pathUpdateHandler = { [weak self] path in
      DispatchQueue.main.async { self?.isConnected = path.status == .satisfied && path.usesInterfaceType(.wifi) }
    }
    monitor.start(queue: DispatchQueue(label: "monitor"))
  }
}

struct ContentView: View {
  @StateObject private var reachability = Reachability()
  @State private var status = HKAuthorizationStatus.notDetermined
  @State private var isAllowed = false

  var body: some View {
    VStack(spacing: 0) {
      Text(reachability.isConnected ? "connected" : "alone").help("The network")
      Text(HKHealthStore.isHealthDataAvailable() ? "health" : "no health")
      Text(HKQuantityType.quantityType(forIdentifier: .heartRate)?.identifier ?? "none")
      Text("\(UserDefaults().integer(forKey: "count")) \(lroundf(2.5))")
      Text(components(of: UIColor.black.cgColor))
      Text(components(of: Color(red: 1, green: 0.5, blue: 0).cgColor))
      Text(configuration.name)
      Text(isAllowed ? "allowed" : "not allowed")
    }
    .onAppear {
      UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { granted, _ in isAllowed = granted }
    }
  }

  private var configuration: ModelConfiguration {
    ModelConfiguration(schema: Schema([Note.self]), isStoredInMemoryOnly: true, cloudKitDatabase: .private("cloud"))
  }

  private func components(of color: CGColor?) -> String {
    (color?.components ?? []).map { String(format: "%.1f", Double($0)) }.joined(separator: " ")
  }
}
