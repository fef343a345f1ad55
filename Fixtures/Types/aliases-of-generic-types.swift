// An alias may name a generic type without its arguments, which are written behind the alias.
import SwiftUI

struct Picture {
  final class Context<Content> {
    var items: [Content] = []
  }
}

protocol PictureView: View {
  associatedtype Holding: View
  typealias Context = Picture.Context
  var context: Picture.Context<Holding> { get set }
}

struct Still: PictureView {
  typealias Holding = Text
  var context: Context<Holding>

  init(context: Picture.Context<Holding>) {
    self.context = context
  }

  var body: some View {
    VStack { context.items.first }
  }
}

typealias Pile = VStack

struct Page: View {
  var body: Pile<Text> {
    Pile { Text("a") }
  }
}

struct Pages: View {
  var body: some View {
    Pile<TupleView<(Text, Pile<Image>)>> {
      Text("a")
      Pile { Image("b") }
    }
  }
}
