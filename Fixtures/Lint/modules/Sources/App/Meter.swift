import SwiftUI

struct Meter: View {
  var body: some View { Color.red }
}
