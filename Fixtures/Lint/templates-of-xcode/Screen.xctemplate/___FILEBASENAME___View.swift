import SwiftUI

struct ___VARIABLE_productName:identifier___View: View {
  var body: some View { Text("a") }
}
