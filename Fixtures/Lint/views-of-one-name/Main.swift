import SwiftUI

struct Main: View {
  struct Row: View {
    var body: some View { Text("in Main") }
  }
  struct Cell: View {
    var body: some View { Row() }
  }
  var body: some View { Cell() }
}
