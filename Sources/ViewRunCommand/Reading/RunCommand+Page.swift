import ViewGraph
import ViewPreview

extension RunCommand {
  /// `--format html`
  ///
  /// - Parameters:
  ///   - graph: the graph of the chosen view, for the first run.
  ///   - runnable: the program, for the other runs.
  func showPage(
    _ chosen: RunnableView, _ graph: Graph, _ runnable: RunnableProgram, _ output: inout Output
  ) {
    var said = output
    var isUsed = false
    let maker = PageMaker(title: chosen.name, options: options.layout, settles: !options.showsMoment) { isDark in
      var layout = options.layout
      let isFirst = layout.surroundings.isDark == isDark
      layout.surroundings.isDark = isDark
      // The other appearance is a separate run, whose messages are discarded.
      let isNew = !isFirst || isUsed
      let own = isNew ? runnable.graph(Preview.engine(layout)) : graph
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
