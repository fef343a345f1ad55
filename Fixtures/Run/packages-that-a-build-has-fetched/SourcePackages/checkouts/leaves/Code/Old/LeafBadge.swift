import SwiftUI

/// Not compiled.
public struct LeafBadge: View {
  public init(_ leaf: Leaf) {}

  public var body: some View { Text("old") }
}
