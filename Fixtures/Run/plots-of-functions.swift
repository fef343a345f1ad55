// Shown at 320x240: a chart draws a function as the marks for its points, without those that are no numbers.
import Charts
import SwiftUI

struct ContentView: View {
  var body: some View {
    Chart {
      LinePlot(x: "x", y: "x²", domain: -2...2) { x in x * x }
      AreaPlot(x: "x", y: "root", domain: -2...2) { x in x < 0 ? Double.nan : x.squareRoot() }
    }
    .projectionEffect(ProjectionTransform(CGAffineTransform(translationX: 8, y: 0)))
  }
}
