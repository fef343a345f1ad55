// Every form of suppression that has something to suppress.
struct Counter: View {
  @State private var count = 0
  var body: some View { Text("\(count)") }
}

struct Next: View {
  var isLarge: Bool
  var body: some View {
    VStack {
      // viewlint:disable:next conditional_same_view - the fade is wanted

      // another comment
      if isLarge {
        Counter().scaleEffect(2)
      } else {
        Counter()
      }
    }
  }
}
struct This: View {
  var isLarge: Bool
  var body: some View {
    VStack {
      if isLarge {  // viewlint:disable:this identity - a group's name
        Counter().scaleEffect(2)
      } else {
        Counter()
      }
    }
  }
}
// viewlint:disable conditional_same_view - until enabled
struct Region: View {
  var isLarge: Bool
  var body: some View {
    VStack {
      if isLarge {
        Counter().scaleEffect(2)
      } else {
        Counter()
      }
      if !isLarge {
        Counter().scaleEffect(2)
      } else {
        Counter()
      }
    }
  }
}
// viewlint:enable conditional_same_view
struct Reported: View {
  var isLarge: Bool
  var body: some View {
    VStack {
      if isLarge {
        Counter().scaleEffect(2)
      } else {
        Counter()
      }
    }
  }
}
struct Expected: View {
  var isLarge: Bool
  var body: some View {
    VStack {
      // viewlint:expect:next conditional_same_view
      if isLarge {
        Counter().scaleEffect(2)
      } else {
        Counter()
      }
    }
  }
}
