import SwiftUI

struct LongList: View {
  @StateObject private var shelf = Shelf()

  var body: some View {
    List(shelf.books) { Text($0.title) }
    List(shelf.others) { Text($0.title) }
  }
}
