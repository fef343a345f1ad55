// Views of color: alone, in a builder beside another view, and with padding.
import SwiftUI

struct ColorCase1: View {
  var body: some View { Color("name", bundle: .main) }
  @ViewBuilder var beside: some View {
    Color("name")
    Divider()
  }
  var afterPadding: some View { Color("name", bundle: .main).padding() }
}

struct ColorCase2: View {
  let hue: ColorResource
  var body: some View { Color(hue) }
  @ViewBuilder var beside: some View {
    Color(hue)
    Divider()
  }
  var afterPadding: some View { Color(hue).padding() }
}

struct ColorCase3: View {
  let uiColor: UIColor
  var body: some View { Color(uiColor) }
  @ViewBuilder var beside: some View {
    Color(uiColor)
    Divider()
  }
  var afterPadding: some View { Color(uiColor).padding() }
}

struct ColorCase4: View {
  let uiColor: UIColor
  var body: some View { Color(uiColor: uiColor) }
  @ViewBuilder var beside: some View {
    Color(uiColor: uiColor)
    Divider()
  }
  var afterPadding: some View { Color(uiColor: uiColor).padding() }
}

struct ColorCase5: View {
  let uiColor: UIColor
  var body: some View { Color(nsColor: uiColor) }
  @ViewBuilder var beside: some View {
    Color(nsColor: uiColor)
    Divider()
  }
  var afterPadding: some View { Color(nsColor: uiColor).padding() }
}

struct ColorCase6: View {
  let cgColor: CGColor
  var body: some View { Color(cgColor: cgColor) }
  @ViewBuilder var beside: some View {
    Color(cgColor: cgColor)
    Divider()
  }
  var afterPadding: some View { Color(cgColor: cgColor).padding() }
}

struct ColorCase7: View {
  let resolved: Color.Resolved
  var body: some View { Color(resolved) }
  @ViewBuilder var beside: some View {
    Color(resolved)
    Divider()
  }
  var afterPadding: some View { Color(resolved).padding() }
}

struct ColorCase8: View {
  var body: some View { Color(.displayP3, red: 0.5, green: 0.5, blue: 0.5, opacity: 0.5) }
  @ViewBuilder var beside: some View {
    Color(red: 0.5, green: 0.5, blue: 0.5)
    Divider()
  }
  var afterPadding: some View {
    Color(.displayP3, red: 0.5, green: 0.5, blue: 0.5, opacity: 0.5).padding()
  }
}

struct ColorCase9: View {
  var body: some View { Color(.displayP3, white: 0.5, opacity: 0.5) }
  @ViewBuilder var beside: some View {
    Color(white: 0.5)
    Divider()
  }
  var afterPadding: some View { Color(.displayP3, white: 0.5, opacity: 0.5).padding() }
}

struct ColorCase10: View {
  var body: some View { Color(hue: 0.5, saturation: 0.5, brightness: 0.5, opacity: 0.5) }
  @ViewBuilder var beside: some View {
    Color(hue: 0.5, saturation: 0.5, brightness: 0.5)
    Divider()
  }
  var afterPadding: some View {
    Color(hue: 0.5, saturation: 0.5, brightness: 0.5, opacity: 0.5).padding()
  }
}
