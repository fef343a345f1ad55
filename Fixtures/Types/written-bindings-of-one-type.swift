import SwiftUI

struct Coin: Identifiable {
  let id, symbol: String
  var low, high: Double?
}

struct Coins: View {
  let coins: [Coin]
  let first, second: Int
  @State private var isShown = false

  var body: some View {
    ForEach(coins) { coin in
      Text(coin.symbol).tag(coin.id)
    }
  }

  var numbers: some View { ForEach([first], id: \.self) { _ in Text("") } }

  var localBindings: some View {
    let width, height: CGFloat
    width = 1
    height = 2
    return VStack {
      Text("").frame(width: width)
      ForEach([height], id: \.self) { _ in Text("") }
    }
  }

  var localProperties: some View {
    var one: some View { Text("1").padding() }
    var two: some View { Text("2") }
    return Group {
      if isShown { one } else { two }
    }
  }

  var builtLocalProperty: some View {
    @ViewBuilder var one: some View {
      if isShown {
        Text("1").padding()
      }
    }
    var count: Int {
      get { 1 }
    }
    return HStack {
      one
      ForEach([count], id: \.self) { _ in Text("") }
    }
  }
}

protocol Source {
  associatedtype Value
  var value: Value { get }
}

protocol Made: Source where Value == Output {
  associatedtype Output
  func make() -> Output
}

extension Made {
  var value: Value { make() }
}

struct One: Made {
  func make() -> Int { 1 }
}

protocol Named: Source where Value == String {}

struct Values<T: Named>: View {
  let value: T.Value

  var body: some View {
    ForEach([One().value], id: \.self) { _ in Text("") }
    ForEach([value], id: \.self) { Text($0) }
  }
}
