import SwiftUI

struct Cover: View {
  let isFull: Bool
  var body: some View { Image("book").statusBarHidden(isFull) }
}
