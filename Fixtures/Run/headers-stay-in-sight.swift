// Shown at 320x320: the header of a section takes all columns of a grid and stays at the edge while its section is there.
// Do: scroll down
import SwiftUI

struct ContentView: View {
  let columns = [GridItem(.flexible()), GridItem(.flexible()), GridItem(.flexible())]
  var body: some View {
    ScrollView {
      LazyVGrid(columns: columns, spacing: 4, pinnedViews: [.sectionHeaders]) {
        ForEach(["Spring", "Summer", "Autumn"], id: \.self) { season in
          Section {
            ForEach(0..<20) { number in
              Text("\(season.prefix(2)) \(number)").frame(height: 32)
            }
          } header: {
            Text(season).frame(maxWidth: .infinity).background(.yellow)
          }
        }
      }
    }
  }
}
