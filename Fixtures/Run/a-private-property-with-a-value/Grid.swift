import SwiftUI

struct Grid3: View {
  @State var count = 3
  private var columns = [GridItem(.fixed(48)), GridItem(.fixed(48))]
  var body: some View {
    LazyVGrid(columns: columns) { ForEach(0..<count, id: \.self) { Text("cell \($0)") } }
  }
}
