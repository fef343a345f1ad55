import SwiftUI
struct S { var other = S() }
struct V: View { var body: some View { let _ = S(); Text("x") } }
