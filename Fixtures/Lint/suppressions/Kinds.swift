// Every kind of comment that may speak to the linter.
struct Counted: View {
  @State private var count = 0
  var body: some View { Text("\(count)") }
}

struct Kinds: View {
  var isLarge: Bool
  var body: some View {
    VStack {
      /// viewlint:disable:next conditional_same_view - a comment for documentation
      if isLarge { Counted().scaleEffect(2) } else { Counted() }
      /* viewlint:disable:next conditional_same_view - a comment with an end */
      if isLarge { Counted().scaleEffect(3) } else { Counted() }
      /* viewlint:disable:next conditional_same_view*/ if isLarge { Counted().scaleEffect(4) } else { Counted() }
      /**
       viewlint:disable:next conditional_same_view - not in the line that begins it
       */
      if isLarge { Counted().scaleEffect(5) } else { Counted() }
    }
  }
}
