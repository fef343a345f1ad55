// What bodies compute before they make views of it: statistics, a calendar, a board, sorted lists.
import SwiftUI
struct Stats<V: BinaryFloatingPoint & Comparable>: View {
  let vals: [V]; let fmt: (V) -> String
  var body: some View {
    let mx = vals.max() ?? 1; let mn = vals.min() ?? 0; let avg = vals.isEmpty ? 0 : vals.reduce(0, +) / V(vals.count)
    HStack(alignment: .bottom, spacing: 2) {
      ForEach(Array(vals.enumerated()), id: \.offset) { _, v in
        Rectangle().fill(v > avg ? Color.green : .red).frame(height: CGFloat((v - mn) / max(mx - mn, .ulpOfOne)) * 100)
      }
    }.overlay(alignment: .topLeading) { Text(fmt(mx)) }
  }
}
struct UseStats: View {
  var body: some View {
    Stats(vals: [1.0, 2, 3]) { String(format: "%.1f", $0) }; Stats(vals: [Float(1)], fmt: { "\($0)" });
    Stats<CGFloat>(vals: [1, 2], fmt: \.description)
  }
}
struct Cal: View {
  let cal = Calendar.current; @State private var month = Date(); @State private var sel: Date?
  private var days: [Date?] {
    guard let range = cal.range(of: .day, in: .month, for: month),
      let first = cal.date(from: cal.dateComponents([.year, .month], from: month))
    else { return [] }; let lead = cal.component(.weekday, from: first) - 1;
    return Array(repeating: nil, count: lead) + range.compactMap { cal.date(byAdding: .day, value: $0 - 1, to: first) }
  }
  var body: some View {
    VStack {
      header;
      LazyVGrid(columns: Array(repeating: .init(.flexible(), spacing: 0), count: 7)) {
        ForEach(cal.veryShortWeekdaySymbols.indices, id: \.self) {
          Text(cal.veryShortWeekdaySymbols[$0]).font(.caption)
        }; ForEach(days.indices, id: \.self) { i in if let d = days[i] { cell(d) } else { Color.clear } }
      }
    }
  }
  private var header: some View {
    HStack {
      Button {
        step(-1)
      } label: {
        Image(systemName: "chevron.left")
      }; Spacer(); Text(month.formatted(.dateTime.month(.wide).year())).font(.headline); Spacer();
      Button {
        step(1)
      } label: {
        Image(systemName: "chevron.right")
      }
    }
  }
  private func cell(_ d: Date) -> some View {
    let on = sel.map { cal.isDate($0, inSameDayAs: d) } ?? false;
    return Text("\(cal.component(.day, from: d))").frame(maxWidth: .infinity, minHeight: 32).background(
      on ? Circle().fill(Color.accentColor) : nil
    ).foregroundColor(on ? .white : cal.isDateInToday(d) ? .accentColor : .primary).onTapGesture { sel = d }
  }
  private func step(_ n: Int) { month = cal.date(byAdding: .month, value: n, to: month) ?? month }
}
struct Board: View {
  enum Cell: String { case x, o, empty };
  @State private var cells = [[Cell]](repeating: Array(repeating: .empty, count: 3), count: 3);
  @State private var turn = Cell.x
  var winner: Cell? {
    let lines =
      cells + (0..<3).map { c in cells.map { $0[c] } } + [
        (0..<3).map { cells[$0][$0] }, (0..<3).map { cells[$0][2 - $0] },
      ];
    return lines.first { Set($0).count == 1 && $0[0] != .empty }?.first
  }
  var body: some View {
    VStack {
      Grid(horizontalSpacing: 4, verticalSpacing: 4) {
        ForEach(0..<3) { r in
          GridRow {
            ForEach(0..<3) { c in
              Button {
                tap(r, c)
              } label: {
                Text(cells[r][c] == .empty ? " " : cells[r][c].rawValue.uppercased()).font(
                  .system(size: 40, weight: .bold, design: .monospaced)
                ).frame(width: 60, height: 60).background(Color.gray.opacity(0.2))
              }.disabled(cells[r][c] != .empty || winner != nil)
            }
          }
        }
      }
      switch winner {
      case .x?: Text("X wins");
      case .some(let w): Text("\(w.rawValue) wins").bold();
      case nil where cells.joined().allSatisfy { $0 != .empty }: Text("Draw");
      case nil: EmptyView()
      }; if let winner, winner != .empty { Button("Again", action: reset) }
    }
  }
  func tap(_ r: Int, _ c: Int) { cells[r][c] = turn; turn = turn == .x ? .o : .x };
  func reset() { cells = .init(repeating: .init(repeating: .empty, count: 3), count: 3) }
}
struct Sorting: View {
  struct P: Identifiable, Hashable { let id = UUID(); var n: String; var a: Int }; @State var ps: [P] = [];
  @State var order = [KeyPathComparator(\P.n)]; @State var key: KeyPath<P, String> = \.n; @State var asc = true
  var sorted: [P] {
    asc ? ps.sorted { $0[keyPath: key] < $1[keyPath: key] } : ps.sorted { $0[keyPath: key] > $1[keyPath: key] }
  }
  var body: some View {
    List {
      ForEach(sorted) { p in
        HStack {
          Text(p.n); Spacer(); Text(p.a, format: .number)
        }
      };
      ForEach(Dictionary(grouping: ps, by: { $0.n.first ?? "#" }).sorted(by: { $0.key < $1.key }), id: \.key) { k, v in
        Section(header: Text(String(k))) { ForEach(v) { Text($0.n) } }
      }; ForEach(ps.map { ($0, $0.a * 2) }, id: \.0.id) { p, d in Text("\(p.n) \(d)") };
      ForEach(zip(ps, ps.dropFirst()).map { $0.0.a - $0.1.a }, id: \.self) { Text("\($0)") };
      ForEach(
        ps.reduce(into: [String: Int]()) { $0[$1.n, default: 0] += $1.a }.keys.sorted(), id: \.self, content: Text.init);
      ForEach(Array(Set(ps.map(\.a)).sorted().reversed().prefix(3)), id: \.self) { Text("\($0)") }
    }
  }
}
