import CSpade
import Leaves
import Press
import SwiftUI

/// The badge is of a package, its modifier of another one that the package imports.
struct Orchard: View {
  @Growing(3) private var count

  var body: some View {
    VStack {
      LeafBadge(.oak)
      Text("\(count) trees").labelled(.oak)
    }
  }
}

/// What is there as C code or as a binary is not here.
struct Shed: View {
  var body: some View {
    VStack {
      LeafBadge(.elm)
      Text("\(spade_length())")
      CiderPress()
    }
  }
}
