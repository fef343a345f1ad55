extension InterfaceText {
  /// The texts of the module `Charts`.
  static let charts: [(name: String, text: String)] = [
    ("Charts", chartsCharts), ("Marks", chartsMarks), ("ChartContent", chartsContent), ("Axes", chartsAxes),
    ("ChartScales", chartsScales), ("ChartModifiers", chartsModifiers),
    ("Chart3D", chartsChart3D), ("FunctionPlots", chartsPlots),
  ]

  private static let chartsCharts = #"""
    import Foundation
    import SwiftUI

    @MainActor
    public struct Chart<Content: ChartContent>: View {
      public typealias Body = Never
      var content: Content
      nonisolated public init(@ChartContentBuilder content: () -> Content) {
        self.content = content()
      }
      nonisolated public init<Data: RandomAccessCollection, C: ChartContent>(
        _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
      ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
        self.content = ForEach(data: data, identifier: .identifiable { $0.id }, content: content)
      }
      nonisolated public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
      ) where Content == ForEach<Data, ID, C> {
        self.content = ForEach(data: data, identifier: .keyPath(id), content: content)
      }
    }
    """#
}
