// Shown at 240x112: one gesture after another, two at once, one of two.
// Do: longpress "after" 1s
// Do: drag "beside" 0 20
// Do: tap "instead"
// Do: doubletap "instead"
import SwiftUI

struct ContentView: View {
  @State private var log: [String] = []

  var body: some View {
    VStack(spacing: 0) {
      Text("after").gesture(
        LongPressGesture().sequenced(before: DragGesture(minimumDistance: 0))
          .onEnded { value in
            switch value {
            case .first: log.append("first only")
            case .second(let isLong, let drag): log.append("second \(isLong) \(drag != nil)")
            }
          })
      Text("beside").gesture(
        DragGesture().simultaneously(with: LongPressGesture(maximumDistance: 100))
          .onEnded { log.append("drag \($0.first != nil), press \($0.second != nil)") })
      Text("instead").gesture(
        TapGesture(count: 2).exclusively(before: TapGesture())
          .onEnded { value in
            if case .first = value { log.append("two") } else { log.append("one") }
          })
      Text(log.joined(separator: "; "))
    }
  }
}
