import SwiftUI
enum Plan: Int, CaseIterable { case free, team }
enum Tab: String { case home, more }
struct V: View {
  let tab: Tab? = .more
  var body: some View {
    VStack(spacing: 0) {
      if [Plan.free] == [.team] { Text("a") } else { Text("b") }
      if tab == .more { Text("more") }
      Text("\(Plan.allCases.firstIndex(of: .team) ?? 9)")
      Text("\(Plan.allCases.filter { $0 != .free }.count)")
      if [Plan.free].contains(.team) { Text("contains") }
    }
  }
}
