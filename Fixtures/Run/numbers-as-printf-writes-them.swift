// Shown at 400x192: a specifier is one of `printf`, for integers of as many bits as it says.
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("\(Int.max, specifier: "%lld") \(Int.min, specifier: "%ld") \(Int.max, specifier: "%d")")
      Text("\(-1, specifier: "%x") \(-1, specifier: "%llX") \(-1, specifier: "%hhu") \(8, specifier: "%o")")
      Text("\(12345.6, specifier: "%.15f") \(0.1, specifier: "%.20f")")
      Text("\(1e22, specifier: "%.1f") \(0.125, specifier: "%.2f") \(0.375, specifier: "%.2f")")
      Text("\(2.5, specifier: "%.0f") \(3.5, specifier: "%.0f") \(9.996, specifier: "%.2f")")
      Text("\(-0.001, specifier: "%.2f") \(Double.nan, specifier: "%.1f") \(-Double.infinity, specifier: "%f")")
      Text("[\(7, specifier: "%5d")] [\(7, specifier: "%-5d")] [\(-7, specifier: "%05d")] [\(7, specifier: "%+d")]")
      Text("\(50.4, specifier: "%.0f%%") \(1.5, specifier: "about %.1f m")")
      TooLong()
    }
  }
}

struct TooLong: View {
  var body: some View { Text("\(1.5, specifier: "%.99999999999f")") }
}
