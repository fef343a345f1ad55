import SwiftUI

struct Item: View {
  let name: String
  var body: some View { Text(name) }
}
