extension InterfaceText {
  /// The drawing of UIKit's stacks, tables and collections.
  static let swiftUIUIKitListLooks = #"""
    struct _StackLook: View {
      var stack: UIStackView
      var body: some View {
        if stack.axis == .horizontal {
          HStack(alignment: vertical, spacing: stack.spacing) { parts }
        } else {
          VStack(alignment: horizontal, spacing: stack.spacing) { parts }
        }
      }
      private var parts: some View {
        ForEach(Array(stack.arrangedSubviews.enumerated()), id: \.offset) { index, part in
          if stack.distribution == .equalSpacing, index > 0 { Spacer(minLength: stack.spacing) }
          let isEqual = stack.distribution == .fillEqually
          let isWide = stack.axis == .horizontal ? isEqual || !part._hasOwnSize : stack.alignment == .fill
          let isTall = stack.axis == .vertical ? isEqual || !part._hasOwnSize : stack.alignment == .fill
          _DecoratedLook(view: part, fits: true)
            .frame(maxWidth: isWide ? .infinity : nil, maxHeight: isTall ? .infinity : nil, alignment: part._alignment)
        }
      }
      private var vertical: VerticalAlignment {
        switch stack.alignment {
        case .leading: .top
        case .trailing: .bottom
        case .firstBaseline: .firstTextBaseline
        case .lastBaseline: .lastTextBaseline
        default: .center
        }
      }
      private var horizontal: HorizontalAlignment {
        switch stack.alignment {
        case .leading: .leading
        case .trailing: .trailing
        default: .center
        }
      }
    }

    struct _ScrollLook: View {
      var scroll: UIScrollView
      var body: some View {
        ScrollView(axes) {
          _SubviewsLook(view: scroll)
            .frame(
              width: scroll.contentSize.width > 0 ? scroll.contentSize.width : nil,
              height: scroll.contentSize.height > 0 ? scroll.contentSize.height : nil)
        }
      }
      private var axes: Axis.Set {
        scroll.contentSize.width > scroll.frame.width && scroll.contentSize.height <= scroll.frame.height
          ? .horizontal : .vertical
      }
    }

    struct _TableLook: View {
      var table: UITableView
      var body: some View {
        let _ = table._changes
        ScrollView {
          LazyVStack(alignment: .leading, spacing: 0) {
            if let header = table.tableHeaderView { _DecoratedLook(view: header, fits: true) }
            ForEach(0..<(table.dataSource?.numberOfSections(in: table) ?? 0), id: \.self) { section in
              if let title = table.dataSource?.tableView(table, titleForHeaderInSection: section) {
                Text(verbatim: title).font(.headline).padding(.horizontal, 16).padding(.vertical, 6)
              }
              ForEach(0..<(table.dataSource?.tableView(table, numberOfRowsInSection: section) ?? 0), id: \.self) { row in
                _TableRowLook(table: table, path: IndexPath(row: row, section: section))
              }
            }
          }
        }
      }
    }

    struct _TableRowLook: View {
      var table: UITableView
      var path: IndexPath
      var body: some View {
        if let cell = table.dataSource?.tableView(table, cellForRowAt: path) {
          VStack(spacing: 0) {
            _DecoratedLook(view: cell, fits: true)
              .contentShape(Rectangle())
              .onTapGesture {
                (table.delegate as? any UITableViewDelegate)?.tableView(table, didSelectRowAt: path)
              }
            if table.separatorStyle == .singleLine { Divider().padding(.leading, 16) }
          }
        }
      }
    }

    struct _CellLook: View {
      var cell: UITableViewCell
      var body: some View {
        HStack(spacing: 12) {
          if let content = cell.contentConfiguration as? UIListContentConfiguration {
            if let image = content.image { Image(uiImage: image) }
            VStack(alignment: .leading, spacing: 2) {
              if let text = content.text { Text(verbatim: text).font(Font(content.textProperties.font)) }
              if let text = content.secondaryText {
                Text(verbatim: text).font(.caption).foregroundStyle(.secondary)
              }
            }
          } else if !cell.contentView.subviews.isEmpty {
            _DecoratedLook(view: cell.contentView)
          } else {
            if let image = cell.imageView?.image { Image(uiImage: image) }
            if cell.style == .subtitle {
              VStack(alignment: .leading, spacing: 2) {
                Text(verbatim: cell.textLabel?.text ?? "")
                Text(verbatim: cell.detailTextLabel?.text ?? "").font(.caption)
              }
            } else {
              Text(verbatim: cell.textLabel?.text ?? "")
            }
          }
          Spacer(minLength: 0)
          if cell.style == .value1 { Text(verbatim: cell.detailTextLabel?.text ?? "").foregroundStyle(.secondary) }
          if cell.accessoryType == .disclosureIndicator {
            Image(systemName: "chevron.right").foregroundStyle(.tertiary)
          } else if cell.accessoryType == .checkmark {
            Image(systemName: "checkmark").foregroundStyle(.tint)
          }
        }
        .padding(.horizontal, 16)
        .frame(minHeight: 44)
      }
    }
    """#
}
