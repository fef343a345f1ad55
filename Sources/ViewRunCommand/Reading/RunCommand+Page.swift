import ViewGraph
import ViewMachine
import ViewPreview
import ViewSemantics

extension RunCommand {
  /// `--format html`
  func showPage(_ chosen: RunnableView, _ graph: Graph, _ output: inout Output) {
    var said = output
    let program = graph.machine.analyzer.program
    var isUsed = false
    let maker = PageMaker(title: chosen.name, options: options.layout, settles: !options.showsMoment) { isDark in
      var layout = options.layout
      let isFirst = layout.surroundings.isDark == isDark
      layout.surroundings.isDark = isDark
      // The other appearance is a separate run, whose messages are discarded.
      let isNew = !isFirst || isUsed
      let own = isNew ? Graph(Machine(program, addNatives: Graph.addNatives), engine: Preview.engine(layout)) : graph
      if isFirst { isUsed = true }
      var quiet = Output()
      var preview = RunCommand(options.with(layout)).preview(of: chosen, own, &quiet)
      if var shown = preview {
        takeSteps(&shown, settles: false, &quiet)
        preview = shown
      }
      if !isNew {
        if let preview { report(preview, &quiet) }
        said.errors += quiet.errors
        said.status = max(said.status, quiet.status)
      }
      return preview
    }
    let text = maker.text
    output = said
    output.text = text ?? ""
  }
}

extension RunOptions {
  /// Whether only a page is requested.
  var showsPage: Bool { format == .html && !showsEvents && explained == nil && traced == nil }

  /// The options with another layout.
  fileprivate func with(_ layout: PreviewOptions) -> RunOptions {
    var copy = self
    copy.layout = layout
    return copy
  }
}
