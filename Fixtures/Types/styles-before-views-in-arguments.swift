// A gradient is a style and a view, and both have `opacity`: where a style may be given it is the style's.
import SwiftUI

struct Node: Identifiable {
  var id = 3
  var children: [Node]?
}

struct Styles: View {
  var gradient: LinearGradient
  var root: Node
  var behind: some View { Text("a").background(gradient.opacity(0.2)) }
  var above: some View { Text("a").overlay(gradient.blendMode(.multiply)) }
  var shape: some View { Text("a").background(Circle().opacity(0.2)) }
  var chain: some View { Text("a").background(gradient.opacity(0.2).ignoresSafeArea()) }
  var alone: some View { gradient.opacity(0.2) }
  var outline: some View { OutlineGroup(root, children: \.children) { _ in Text("a") } }
  var body: some View { Text("a") }
}
