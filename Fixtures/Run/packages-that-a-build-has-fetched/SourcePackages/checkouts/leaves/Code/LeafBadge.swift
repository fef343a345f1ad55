import Garden_Tools
import SwiftUI

public enum Leaf: String { case oak, elm }

public struct LeafBadge: View {
  let leaf: Leaf

  public init(_ leaf: Leaf) { self.leaf = leaf }

  public var body: some View { Text("leaf of \(leaf.rawValue)", bundle: .module).modifier(Label(text: "badge")) }
}

extension View {
  public func labelled(_ leaf: Leaf) -> some View { modifier(Label(text: leaf.rawValue)) }
}
