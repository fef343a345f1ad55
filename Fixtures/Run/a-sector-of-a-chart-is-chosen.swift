// Shown at 320x320: a finger chooses the value in its direction from the middle, counted from the top, clockwise; or the
// value at its height. The legend and the label of an axis have a place along their sides.
// Do: drag "Parts" 60 0
// Do: drag "Bars" 0 -20
import Charts
import SwiftUI

struct ContentView: View {
  @State private var angle: Double?
  @State private var height: Int?
  private let parts = ["A": 1.0, "B": 2, "C": 1]
  var body: some View {
    VStack {
      Chart(parts.keys.sorted(), id: \.self) { key in
        SectorMark(angle: .value("Share", parts[key]!)).foregroundStyle(by: .value("Part", key))
      }
      .chartAngleSelection(value: $angle)
      .chartLegend(position: .bottom, alignment: .center)
      .accessibilityIdentifier("Parts")
      Text("angle \(angle ?? -1, format: .number), height \(height ?? -1)")
      Chart(0..<4, id: \.self) { index in
        BarMark(x: .value("X", index), y: .value("Y", index * 10))
      }
      .chartYSelection(value: $height)
      .chartXAxisLabel("number", alignment: .trailing)
      .chartYScale(domain: 0...40)
      .accessibilityIdentifier("Bars")
    }
  }
}
