// An alias may leave a generic type's arguments to those who use it, and lead to a type nested in another one.

import SwiftUI

struct Shelf<Item: View>: View {
  struct Board<Mark: View>: View {
    var item: Item
    var mark: Mark
    var body: some View { HStack { item; mark } }
  }
  var item: Item
  var body: some View { Board(item: item, mark: Color.red) }
}

struct Photo {
  struct Frame<Content: View>: View {
    var content: Content
    var body: some View { content.padding() }
  }
}

struct Sticker: View {
  var frame: Frame<Text>
  init(frame: Photo.Frame<Text>) { self.frame = frame }
  var body: some View { frame }
}

extension Sticker {
  typealias Frame = Photo.Frame
}

struct Pages: View {
  typealias Page = Shelf<Text>.Board
  var page: Page<Image>
  var shelf: Shelf<Text>.Board<Spacer>
  var body: some View {
    page
    shelf
    Sticker(frame: Photo.Frame(content: Text("a")))
  }
}
