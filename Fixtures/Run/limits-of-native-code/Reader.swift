import SwiftUI
struct V: View { var body: some View { GeometryReader { _ in V() } } }
