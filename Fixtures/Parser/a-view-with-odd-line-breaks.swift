// Line breaks where one would not expect them.
struct
Odd
<Content:
View>
: View
where Content
  : Hashable {
  @ViewBuilder
  let
  content: ()
    -> Content
  @State private
  var a
    : Int
    = 1

  var
  body
    : some
    View {
    HStack
    {
      Text(
        "a"
      )
      .font(.
        title)
      Button
      { a +=
        1 }
      label:
      { Text("b") }
      content
        ()
    }
    .overlay(alignment:
      .top)
    {
      Color
        .red
        .opacity(
          a
            > 1
            ? 0.5
            : 1
        )
    }
  }
}

func casts(_ x: Any) -> Bool {
  if let text = x as?
    String, x is
    (Int, Int) {
    return text.isEmpty
  }
  return x
    as! [
      Bool
    ]
    == x as!
      [Bool]
}
