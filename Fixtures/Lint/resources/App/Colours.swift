import SwiftUI

// Of the assets in the catalogue Xcode makes members of these types, and for them `.accent` of `AccentColor`.
struct Colours: View {
  var body: some View {
    Color(.bgColorOne)
    Color.accent
    Text("a").background(.blue500)
    Text("b").padding().tint(.FBFBFB)
    Rectangle().fill(.D_6_D_3_EB)
    Circle().fill(Color.DCAC_00)
    Circle().stroke(._292_C_38)
    Text("c").padding().foregroundStyle(.color24292B)
    Text("d").padding().border(.colorAmber500.opacity(0.5))
    Text("e").padding().foregroundStyle(.finalImage)
    Color(.orangeE6)
    Color.Brand.darkTone
  }
}

// SwiftUI's own members stay what they are.
struct Known: View {
  var body: some View {
    Text("a").padding().foregroundStyle(.primary)
    Text("b").background(Color.windowBackground)
  }
}

// What the program declares itself comes first.
struct Own: View {
  var body: some View {
    Text("a").padding().foregroundStyle(.logo)
  }
}

extension ShapeStyle where Self == LinearGradient {
  static var logo: LinearGradient { LinearGradient(colors: [], startPoint: .top, endPoint: .bottom) }
}

struct Pictures: View {
  var body: some View {
    Image(.emptyManPP)
    Image(.allSet).resizable()
    Image(.verseBgField)
    Image(.syHead102X)
    Image(.AL_0)
    Label("x", image: .xSkiing)
    Image(uiImage: .logo)
  }
}

// A folder's name may have a full stop in it.
struct Tints: View {
  var body: some View { Text("a").padding().tint(.sea) }
}
