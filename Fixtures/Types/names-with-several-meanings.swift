import SwiftUI

// A variable and functions of one name: without arguments the variable is meant, unless a function is wanted.

func accent(of theme: Int) -> Color { .red }
func accent(of theme: Int, in scheme: ColorScheme) -> Color { .red }
var accent: Color { .blue }

struct Accented: View {
  var body: some View {
    ZStack {
      accent
      accent.ignoresSafeArea()
      Text("a").background(accent).foregroundColor(accent)
      Circle().fill(accent.opacity(0.5))
      Text("b").tint(accent(of: 1))
    }
  }
}

func row(_ text: String) -> Text { Text(text) }
func row(_ number: Int) -> Label<Text, Image> { Label("\(number)", systemImage: "number") }

struct Rows: View {
  let texts = ["a"]
  let numbers = [1, 2]
  var body: some View {
    ForEach(texts, id: \.self, content: row)
    ForEach(numbers, id: \.self, content: row)
  }
}

// A type is hidden by one of its name inside it.

enum Gauges {
  struct Segment: View {
    var body: some View {
      Segment(corner: 4).fill(.tint)
    }
    struct Segment: Shape {
      var corner: CGFloat
      func path(in rect: CGRect) -> Path { Path() }
    }
  }

  struct Whole: View {
    var body: some View {
      HStack {
        Segment()
        Segment.Segment(corner: 2)
      }
    }
  }
}

// The literals that say where they stand.

struct Shown<Value>: View {
  let value: Value
  init(_ value: Value) { self.value = value }
  var body: some View { Text("\(value)") }
}

struct Places: View {
  var body: some View {
    Shown(#line)
    Shown(#function)
    Shown((#fileID, #column))
    Shown(#line + 0.5)
    Text(#function).bold()
  }
}
