// Shown at 160x48: bounds, insides, points and parts of paths.
import SwiftUI

struct ContentView: View {
  var body: some View {
    Text("paths").onAppear {
      let box = Path(CGRect(x: 0, y: 0, width: 10, height: 20))
      print(box.boundingRect)
      print(box.contains(CGPoint(x: 5, y: 5)), box.contains(CGPoint(x: 11, y: 5)), box.isEmpty)
      var path = Path()
      print(path.isEmpty, path.currentPoint == nil)
      path.move(to: CGPoint(x: 1, y: 2))
      path.addQuadCurve(to: CGPoint(x: 21, y: 2), control: CGPoint(x: 11, y: 12))
      print(path.boundingRect, path.currentPoint!)
      print(box.applying(CGAffineTransform(scaleX: 2, y: 2)).boundingRect)
      print(box.offsetBy(dx: 5, dy: 5).boundingRect)
      print(box.trimmedPath(from: 0, to: 0.5).currentPoint!)
      print(box.strokedPath(StrokeStyle(lineWidth: 2)).boundingRect)
      print(Path("0 0 m 4 0 l 4 3 l h")!.boundingRect)
      print(box.subtracting(Path(CGRect(x: 5, y: -1, width: 10, height: 30))).boundingRect)
      var corner = Path()
      corner.move(to: .zero)
      corner.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
      print(corner.currentPoint!)
      box.forEach { element in
        if case .line(let end) = element { print("line to \(end)") }
      }
    }
  }
}
