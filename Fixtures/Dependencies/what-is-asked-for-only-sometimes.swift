// A side of `?:`, what stands behind `&&`, `||`, `??`, a comma or a `guard` is read only if it comes to that.
import SwiftUI

struct Sometimes: View {
  @State private var isOn = false
  @State private var count = 0
  @State private var other = 0
  @State private var isBold = false
  @State private var name: String?
  @State private var fallback = ""
  @State private var last = 0

  var body: some View {
    Text(isOn ? "\(count)" : "\(other)")
      .opacity(isOn && isBold ? 1 : 0)
    Text(name ?? fallback)
    if count > 0, last > 0 { Text("") }
    line
  }

  private var line: Text {
    guard isOn else { return Text("") }
    if name == nil { return Text("") }
    return Text("\(last)")
  }
}
