/// The markup of a page before its script fills it.
enum PageMarkup {
  /// - Parameters:
  ///   - title: escaped.
  ///   - device: escaped; empty for none.
  static func text(title: String, device: String) -> String {
    """
    <header>
    <h1>\(title)</h1>
    <span id="device">\(device)</span>
    <label class="control"><input type="checkbox" id="both"> light and dark</label>
    <label class="control" id="widthControl">width <input type="range" id="width" min="0" value="0" step="1"> \
    <output id="widthText"></output></label>
    <label class="control" id="timeControl">time <input type="range" id="time" min="0" value="0" step="1"> \
    <output id="timeText"></output></label>
    </header>
    <main>
    <section id="pictures" aria-label="Pictures"></section>
    <section id="tree" role="tree" aria-label="Views" tabindex="0"></section>
    <section id="inspector" aria-label="The selected view" aria-live="polite">
    <p class="hint">Point at a view in the picture or in the tree. A click keeps it, Escape lets it go.</p>
    </section>
    </main>
    """
  }
}

/// The style sheet of a page.
enum PageStyle {
  static let text = """
    :root { color-scheme: light dark; --line: color-mix(in srgb, currentColor 18%, transparent); --mark: #0a84ff; }
    * { box-sizing: border-box; }
    body { margin: 0; font: 13px/1.45 system-ui, sans-serif; height: 100vh; display: flex; flex-direction: column; }
    header { display: flex; flex-wrap: wrap; gap: 4px 18px; align-items: center; padding: 8px 14px; \
    border-bottom: 1px solid var(--line); }
    h1 { font-size: 15px; margin: 0; }
    #device, .hint, .control output { opacity: .65; }
    .control { display: inline-flex; gap: 6px; align-items: center; }
    .control[hidden] { display: none; }
    main { flex: 1; min-height: 0; display: grid; grid-template-columns: auto minmax(220px, 1fr) minmax(260px, 1fr); }
    main > section { overflow: auto; padding: 14px; min-width: 0; }
    main > section + section { border-left: 1px solid var(--line); }
    #pictures { display: flex; gap: 18px; max-width: 62vw; align-items: flex-start; }
    .picture { position: relative; flex: none; outline: 1px solid var(--line); cursor: crosshair; overflow: hidden; }
    .phone .picture, .pad .picture { border-radius: 38px; outline: 8px solid #8884; }
    .watch .picture { border-radius: 44px; outline: 8px solid #8884; }
    .mac .picture { border-radius: 10px; }
    .picture svg { display: block; }
    .mark { position: absolute; pointer-events: none; outline: 2px solid var(--mark); \
    background: color-mix(in srgb, var(--mark) 14%, transparent); }
    .mark[hidden] { display: none; }
    #tree { padding: 8px 0; }
    #tree button { display: block; width: 100%; border: 0; background: none; color: inherit; font: inherit; \
    text-align: left; white-space: nowrap; padding: 1px 10px; cursor: default; }
    #tree button.absent { opacity: .5; }
    #tree button[aria-selected=true] { background: color-mix(in srgb, var(--mark) 25%, transparent); }
    #tree .words { opacity: .65; }
    dl { display: grid; grid-template-columns: max-content 1fr; gap: 3px 12px; margin: 0; }
    dt { opacity: .65; }
    dd { margin: 0; overflow-wrap: anywhere; }
    h2 { font-size: 13px; margin: 16px 0 4px; }
    pre { margin: 0; font: 12px/1.4 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
    """
}
