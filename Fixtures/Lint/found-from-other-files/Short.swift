import SwiftUI

struct ShortList: View {
  @StateObject private var shelf = Shelf()

  var body: some View {
    ForEach(shelf.books) { Text($0.title) }
    ForEach(shelf.others) { Text($0.title) }
  }
}
