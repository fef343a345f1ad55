// Shown at 240x240: what is behind a chart stands in the middle of its marks, and sectors have their views on them.
import Charts
import SwiftUI

struct ContentView: View {
  var body: some View {
    Chart([3, 1], id: \.self) { amount in
      SectorMark(angle: .value("Amount", amount), innerRadius: .ratio(0.5))
        .foregroundStyle(by: .value("Amount", "\(amount) h"))
        .annotation(position: .overlay) { Text("\(amount)").bold() }
    }
    .chartLegend(.hidden)
    .chartBackground { proxy in
      GeometryReader { geometry in
        if let frame = proxy.plotFrame {
          Text("4 h").position(x: geometry[frame].midX, y: geometry[frame].midY)
        }
      }
    }
  }
}
