import SwiftUI

precedencegroup BesidePrecedence {
  associativity: left
  lowerThan: AdditionPrecedence
  higherThan: AssignmentPrecedence
}

infix operator <+>: BesidePrecedence

func <+> (left: some View, right: some View) -> some View {
  HStack {
    left
    right
  }
}

func * (view: Text, points: Int) -> some View { view.padding(CGFloat(points)) }
