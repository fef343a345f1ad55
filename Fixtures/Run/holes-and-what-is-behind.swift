// Shown at 320x120: blend modes that do not draw in front: a hole in a group, what is behind all of it, what is only where
// the group is.
import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack {
      ZStack {
        Rectangle().fill(.blue)
        Circle().frame(width: 40, height: 40).offset(x: 8).blendMode(.destinationOut)
      }
      .compositingGroup()
      ZStack {
        Circle().fill(.green)
        Rectangle().fill(.orange).frame(width: 60, height: 60).blendMode(.destinationOver)
      }
      .compositingGroup()
      ZStack {
        Circle().fill(.yellow)
        Rectangle().fill(.red).frame(height: 40).blendMode(.sourceAtop)
      }
      .compositingGroup()
      Text("On paper")
        .overlay { Rectangle().fill(.black).blendMode(.destinationOver) }
    }
    .padding(8)
  }
}
