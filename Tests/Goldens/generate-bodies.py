#!/usr/bin/env python3
"""Writes Fixtures/Types/generated-bodies-*.swift: a thousand bodies of containers, control flow and modifiers.

    Tests/Goldens/generate-bodies.py [SEED]

The same seed gives the same files. `types.py` in this folder writes their goldens.
"""
import sys
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[2] / "Fixtures" / "Types"
FILES = 20
BODIES_A_FILE = 50
DEEPEST = 4
STATEMENTS_A_BODY = 8
STATE = """  @State private var isOn = false
  @State private var count = 1
  @State private var amount = 0.5
  @State private var text = ""
  @State private var items: [Item] = []
  @State private var mode = Mode.list
  let name: String?
  let load: Load
"""
PRELUDE = """import SwiftUI

struct Item: Identifiable, Hashable {
  var id: Int
  var title: String
  var isDone = false
}

enum Mode: String, CaseIterable, Identifiable {
  case list, grid, map
  var id: Self { self }
}

enum Load {
  case idle
  case loading(Double)
  case done([Item])
  case failed(any Error)
}

struct Card<Content: View>: View {
  var title = ""
  @ViewBuilder let content: Content

  var body: some View {
    VStack(alignment: .leading) {
      Text(title).font(.headline)
      content
    }
    .padding()
  }
}

struct Row: View {
  let title: String

  var body: some View { Label(title, systemImage: "star") }
}

struct Badge: ViewModifier {
  var color = Color.red

  func body(content: Content) -> some View {
    content.padding(4).background(color, in: .capsule)
  }
}

extension View {
  func badge(in color: Color) -> some View { modifier(Badge(color: color)) }

  @ViewBuilder func dimmed(_ isDimmed: Bool) -> some View {
    if isDimmed { opacity(0.5) } else { self }
  }
}
"""


class Numbers:
    """Random numbers that are the same in every version of Python (SplitMix64)."""

    def __init__(self, seed):
        self.state = seed

    def below(self, limit):
        self.state = (self.state + 0x9E3779B97F4A7C15) % 2**64
        mixed = self.state
        mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9 % 2**64
        mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EB % 2**64
        return (mixed ^ (mixed >> 31)) % limit

    def pick(self, choices):
        return choices[self.below(len(choices))]


LEAVES = [
    'Text("a")', 'Text("\\(count)")', "Text(text)", 'Text(verbatim: "b")', "Text(amount, format: .percent)",
    '(Text("a") + Text("b").bold())', 'Image(systemName: "star")', 'Image("photo").resizable()', "Divider()", "Spacer()",
    "Spacer(minLength: 8)", "EmptyView()", "Color.red", "Color.accentColor.opacity(0.2)", "Circle()",
    "Circle().fill(.blue)", "Capsule().stroke(.red, lineWidth: 2)", "RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)",
    "Rectangle().trim(from: 0, to: amount)", 'Button("Go") { count += 1 }', 'Button("Delete", role: .destructive) {}',
    'Button("Add", systemImage: "plus") { isOn.toggle() }', 'Toggle("On", isOn: $isOn)', "Slider(value: $amount)",
    "Slider(value: $amount, in: 0...10, step: 1)", 'Stepper("Count", value: $count, in: 0...9)',
    'TextField("Name", text: $text)', 'SecureField("Password", text: $text)', "TextEditor(text: $text)", "ProgressView()",
    "ProgressView(value: amount)", 'Label("Star", systemImage: "star")', 'Row(title: "row")', "Row(title: text)",
    'Link("Site", destination: URL(string: "https://example.com")!)', 'LabeledContent("Key", value: "Value")',
    "LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)", "name.map { Text($0) }",
    '(isOn ? Text("yes") : Text("no"))', "AnyView(Row(title: text))", "AsyncImage(url: nil)",
    'DatePicker("When", selection: .constant(.now))', 'ColorPicker("Color", selection: .constant(.red))',
]
CONTAINERS = [
    "VStack", "VStack(alignment: .leading)", "VStack(alignment: .trailing, spacing: 8)", "HStack", "HStack(spacing: 0)",
    "ZStack", "ZStack(alignment: .bottomTrailing)", "Group", "List", "Form", "Section", 'Section("Title")', "ScrollView",
    "ScrollView(.horizontal, showsIndicators: false)", "LazyVStack(pinnedViews: .sectionHeaders)", "LazyHStack",
    "LazyVGrid(columns: [GridItem(.flexible())], spacing: 4)", "Grid", "GridRow", "NavigationStack", "ViewThatFits",
    'GroupBox("Box")', 'DisclosureGroup("More")', 'DisclosureGroup("More", isExpanded: $isOn)', 'Menu("Menu")', "Card",
    'Card(title: "card")', "ControlGroup", "GeometryReader { proxy in", "ScrollViewReader { proxy in",
    'NavigationLink("Next")', "TimelineView(.everyMinute) { context in", 'LabeledContent("Key")',
    'Picker("Mode", selection: $mode)', "HStack(alignment: .firstTextBaseline, spacing: 2)",
]
LOOPS = [
    "ForEach(items) { item in", "ForEach(0..<3) { index in", "ForEach(items, id: \\.title) { item in",
    "ForEach($items) { $item in", "ForEach(Mode.allCases) { mode in", 'ForEach(["a", "b"], id: \\.self) { letter in',
    "ForEach(Array(items.enumerated()), id: \\.offset) { offset, item in", "List(items) { item in",
    "List(items, id: \\.self) { item in", "ForEach(items.indices, id: \\.self) { index in",
    "ForEach(items.filter { $0.isDone }) { item in", "ForEach(items.sorted { $0.title < $1.title }) { item in",
]
MODIFIERS = [
    "padding()", "padding(.horizontal)", "padding(.vertical, 4)", "padding(8)", "frame(width: 40, height: 40)",
    "frame(maxWidth: .infinity)", "frame(minHeight: 20, alignment: .leading)", "background(.red)",
    "background(Color.blue)", "background(.thinMaterial)", "background(.yellow, in: .rect(cornerRadius: 4))",
    "background { Color.green }", "background(Circle())", "background(alignment: .top) { Text(\"back\") }",
    "overlay(Text(\"over\"))", "overlay(alignment: .topTrailing) { Circle().fill(.red) }", "overlay(.quaternary)",
    "foregroundStyle(.secondary)", "foregroundStyle(.red, .blue)", "foregroundColor(.red)", "tint(.orange)",
    "font(.title)", "font(.system(size: 12, weight: .bold))", "bold()", "italic(isOn)", "fontWeight(.semibold)",
    "lineLimit(2)", "multilineTextAlignment(.center)", "opacity(isOn ? 1 : 0.5)", "disabled(!isOn)", "hidden()",
    "clipShape(Circle())", "clipShape(.rect(cornerRadius: 8))", "cornerRadius(4)", "clipped()", "shadow(radius: 2)",
    "blur(radius: amount)", "scaleEffect(amount)", "rotationEffect(.degrees(45))", "offset(x: 4)", "position(x: 1, y: 1)",
    "zIndex(1)", "layoutPriority(1)", "fixedSize()", "ignoresSafeArea()", "border(.gray)", "border(Color.red, width: 2)",
    "mask(Circle())", "id(count)", "tag(mode)", "onAppear { count += 1 }", "onDisappear {}", "task { text = \"x\" }",
    "onChange(of: count) { old, new in print(old, new) }", "onChange(of: text) { print(text) }",
    "onTapGesture { isOn.toggle() }", "gesture(TapGesture().onEnded { count = 0 })", "animation(.default, value: isOn)",
    "transition(.opacity)", "environment(\\.colorScheme, .dark)", "buttonStyle(.bordered)", "listStyle(.plain)",
    "pickerStyle(.segmented)", "textFieldStyle(.roundedBorder)", "labelsHidden()", "navigationTitle(\"Title\")",
    "navigationTitle(text)", "sheet(isPresented: $isOn) { Row(title: \"sheet\") }", "listRowBackground(Color.red)",
    "listRowInsets(EdgeInsets())", "contextMenu { Button(\"Copy\") {} }", "accessibilityLabel(\"label\")",
    "accessibilityHidden(isOn)", "badge(in: .blue)", "dimmed(isOn)", "modifier(Badge())", "aspectRatio(1, contentMode: .fit)",
    "scaledToFit()", "controlSize(.large)", "preferredColorScheme(.dark)", "redacted(reason: .placeholder)",
    "contentShape(Rectangle())", "toolbar { ToolbarItem { Text(\"item\") } }", "help(\"help\")", "drawingGroup()",
]


class Writer:
    def __init__(self, seed):
        self.numbers = Numbers(seed)
        self.lines = []
        self.left = 0

    def write(self, depth, text):
        self.lines.append("  " * depth + text)

    def block(self, indent, depth, fewest=0):
        """The statements between two braces."""
        for _ in range(fewest + (self.numbers.below(3) if self.left > 0 else 0)):
            self.statement(indent, depth)

    def statement(self, indent, depth):
        kind = self.numbers.below(20)
        self.left -= 1
        if depth >= DEEPEST or self.left < 0 or kind < 7:
            self.modified(indent, lambda: self.write(indent, self.numbers.pick(LEAVES)), depth)
        elif kind < 12:
            self.container(indent, depth, self.numbers.pick(CONTAINERS))
        elif kind < 14:
            self.container(indent, depth, self.numbers.pick(LOOPS), fewest=1)
        elif kind < 18:
            self.condition(indent, depth)
        elif kind == 18:
            self.switch(indent, depth)
        else:
            self.write(indent, f"let value{len(self.lines)} = count + {depth}")
            self.write(indent, f'Text("\\(value{len(self.lines) - 1})")')

    def modified(self, indent, base, depth):
        base()
        for _ in range(self.numbers.below(4)):
            self.write(indent + 1, "." + self.numbers.pick(MODIFIERS))

    def container(self, indent, depth, head, fewest=0):
        def base():
            self.write(indent, head if head.endswith(" in") else head + " {")
            # These need at least one view, or their builder is resolved by its content.
            needs = fewest or (1 if head.startswith(("Group", "Section", "Menu", "Card", "Picker")) else 0)
            self.block(indent + 1, depth + 1, needs)
            self.write(indent, "}")

        self.modified(indent, base, depth)

    def condition(self, indent, depth):
        conditions = ["isOn", "count > 3", "let shown = name", "case .done(let items) = load", "!items.isEmpty, isOn", "mode == .grid"]
        self.write(indent, f"if {self.numbers.pick(conditions)} {{")
        self.block(indent + 1, depth + 1, 1)
        for _ in range(self.numbers.below(3)):
            self.write(indent, f"}} else if {self.numbers.pick(conditions)} {{")
            self.block(indent + 1, depth + 1)
        if self.numbers.below(2):
            self.write(indent, "} else {")
            self.block(indent + 1, depth + 1)
        self.write(indent, "}")

    def switch(self, indent, depth):
        subject, cases = self.numbers.pick([
            ("load", [".idle", ".loading(let amount)", ".done(let items)", ".failed"]),
            ("mode", [".list", ".grid", ".map"]),
            ("count", ["0", "1...3", "let value where value < 0", "default"]),
            ("name", ["let shown?", "nil"]),
        ])
        self.write(indent, f"switch {subject} {{")
        for case in cases:
            self.write(indent, "default:" if case == "default" else f"case {case}:")
            self.block(indent + 1, depth + 1, 1)
        self.write(indent, "}")

    def body(self, number):
        self.left = STATEMENTS_A_BODY
        self.write(0, f"struct Generated{number}: View {{")
        self.lines.append(STATE)
        self.write(1, "var body: some View {")
        self.block(2, 0, 2)
        self.write(1, "}")
        self.write(0, "}")
        self.write(0, "")


def main():
    seed = int(sys.argv[1]) if len(sys.argv) > 1 else 1
    for file in range(FILES):
        writer = Writer(seed * 1000 + file)
        for index in range(BODIES_A_FILE):
            writer.body(file * BODIES_A_FILE + index + 1)
        name = f"generated-bodies-{file + 1:02}.swift"
        head = "// Written by Tests/Goldens/generate-bodies.py.\n"
        (FOLDER / name).write_text(head + PRELUDE + "\n" + "\n".join(writer.lines).rstrip() + "\n")


main()
