import SwiftUI

#if os(macOS)
struct Shared: View { var body: some View { Text("Mac") } }
#endif
