import SwiftUI

enum Plan { case free, team }

struct Offer: View {
  let plan: Plan
  @State private var count = 1
  var limit: Double? = nil
  @Binding var isOn: Bool

  var body: some View { Text("\(plan == .team ? "team" : "free"): \(count), \(limit ?? 0), \(isOn)") }
}

struct Tally: View {
  @State private var count = 1
  var body: some View { Text("\(count)") }
}

#Preview("tally") { Tally().padding() }
#Preview("text") { Text("") }
