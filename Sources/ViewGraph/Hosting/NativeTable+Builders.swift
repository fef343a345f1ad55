import ViewMachine
import ViewSemantics
import ViewSource

/// The methods of the catalogue's result builders. Their result type determines the value that they create.
extension NativeTable {
  mutating func addBuilders() {
    let builders = [
      "ViewBuilder", "SceneBuilder", "ToolbarContentBuilder", "CommandsBuilder", "TabContentBuilder", "TableRowBuilder",
      "TableColumnBuilder", "ChartContentBuilder", "AxisContentBuilder", "AxisMarkBuilder", "WidgetBundleBuilder",
    ]
    keepFaults(in: builders)
    add(["buildExpression(_:)"], in: builders) { call in
      // The source location of a statement becomes the location of its value.
      if case .ref(let box) = call[0], let value = box as? StructBox { value.origin = call.site.origin }
      return call[0]
    }
    add(["buildIf(_:)", "buildOptional(_:)", "buildFinalResult(_:)"], in: builders) { call in
      call[0]
    }
    add(["buildBlock()", "buildBlock(_:)"], in: builders) { call in
      guard let only = call.site.parameters.first else { return .ref(StructBox(call.site.result, [])) }
      if only == call.site.result { return call[0] }
      // A pack of views is stored as a tuple.
      return .ref(StructBox(call.site.result, [call[0]]))
    }
    for (name, tag) in [("buildEither(first:)", 0), ("buildEither(second:)", 1)] {
      add([name], in: builders) { call in
        let storage = call.graph.conditionalStorage(of: call.site.result)
        return .ref(StructBox(call.site.result, [.ref(EnumBox(storage, tag, [call[0]]))]))
      }
    }
    add(["buildLimitedAvailability(_:)"], in: builders) { call in
      .ref(StructBox(call.site.result, [call.machine.boxed(call[0], call.site.parameters[0])]))
    }
  }
}

extension Graph {
  /// `_ConditionalContent<A, B>.Storage`
  func conditionalStorage(of type: TypeID) -> TypeID {
    machine.fields(of: type).first?.type ?? analyzer.unknownType
  }
}
