#!/usr/bin/env python3
"""Compares the types of expressions with the compiler's, which prints its typed syntax tree as JSON.

    Tests/Goldens/expressions.py [CASE...]              writes Fixtures/Expressions/<case>.txt
    Tests/Goldens/expressions.py --compare OURS MODULES compares modules of any source with our types

MODULES is a file with a line for each module: its name and the paths of its sources, separated by tabs. OURS is what the test
`ExpressionTypeTests.write` made of it:

    EXPRESSIONS_OF=MODULES EXPRESSIONS_TO=OURS swift test --filter ExpressionTypeTests

With SWIFTUI=FOLDER, a folder with modules that declare SwiftUI, views are compared too. Expressions that the compiler does
not accept, such as those that use absent packages, are left out.

A line of a golden is `line:column-line:column<TAB>types<TAB>text`: the places of the first and the last token, the types
that the compiler gives to the expression before and after implicit conversions, and the beginning of its text. Types are
written without modules, outer types and sugar, and generic parameters as `τ`.
"""
import bisect, collections, json, os, re, shutil, subprocess, sys
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[2] / "Fixtures" / "Expressions"

KINDS = {
    "call_expr", "binary_expr", "prefix_unary_expr", "postfix_unary_expr", "member_ref_expr", "subscript_expr",
    "declref_expr", "integer_literal_expr", "float_literal_expr", "string_literal_expr", "interpolated_string_literal_expr",
    "boolean_literal_expr", "array_expr", "dictionary_expr", "ternary_expr", "closure_expr", "tuple_expr",
    "force_value_expr", "conditional_checked_cast_expr", "forced_checked_cast_expr", "is_subtype_expr",
    "keypath_expr", "optional_evaluation_expr", "dot_self_expr", "tuple_element_expr", "optional_try_expr",
    "if_expr", "single_value_stmt_expr", "regex_literal_expr",
}


def trees(text):
    """The demangler's trees as nested `[kind, text, children]`."""
    for block in text.split("Demangling for ")[1:]:
        lines = block.split("\n")
        stack = []
        for line in lines[1:]:
            match = re.match(r'( *)kind=(\w+)(?:, text="(.*)"|, index=(\d+))?', line)
            if not match:
                continue
            depth = len(match.group(1)) // 2
            node = [match.group(2), match.group(3), []]
            del stack[depth:]
            if stack:
                stack[-1][2].append(node)
            stack.append(node)
        yield lines[0].strip(), stack[0] if stack else ["Nothing", None, []]


def name_of(node):
    """The name of a nominal type, without its context."""
    for child in reversed(node[2]):
        if child[0] == "Identifier":
            return child[1]
        if child[0] in ("PrivateDeclName", "LocalDeclName", "RelatedEntityDeclName"):
            return name_of(child)
    return "?"


def text(node):
    kind, value, children = node
    if kind in ("Global", "TypeMangling", "Type", "InOut", "Weak", "Unowned", "Unmanaged", "DynamicSelf", "Owned", "Shared",
                "SugaredParen", "Sending", "Isolated"):
        return text(children[-1]) if children else "?"
    if kind in ("Structure", "Class", "Enum", "Protocol", "OtherNominalType"):
        return name_of(node)
    if kind.startswith("BoundGeneric") and kind != "BoundGenericTypeAlias":
        return f"{text(children[0])}<{', '.join(text(part) for part in children[1][2])}>"
    if kind == "DependentGenericParamType":
        return "τ"
    if kind == "DependentMemberType":
        return f"{text(children[0])}.{name_of(children[1])}"
    if kind == "Tuple":
        return f"({', '.join(text(part) for part in children)})"
    if kind == "TupleElement":
        label = "".join(f"{part[1]}: " for part in children if part[0] == "TupleElementName")
        return label + text(children[-1])
    if kind.endswith("FunctionType") or kind in ("EscapingAutoClosureType", "AutoClosureType", "ObjCBlock", "EscapingObjCBlock"):
        arguments = next((part for part in children if part[0] == "ArgumentTuple"), None)
        result = next((part for part in children if part[0] == "ReturnType"), None)
        if arguments is None or result is None:
            return "?"
        inner = text(arguments[2][0])
        single = arguments[2][0][2][0] if arguments[2][0][2] else arguments[2][0]
        if single[0] != "Tuple":
            inner = f"({inner})"
        return f"{inner} -> {text(result[2][0])}"
    if kind in ("Metatype", "ExistentialMetatype"):
        return text(children[-1]) + ".Type"
    if kind in ("ProtocolList", "ProtocolListWithAnyObject", "ProtocolListWithClass"):
        lists = [part for part in children if part[0] == "TypeList"]
        if kind == "ProtocolList" or not lists:
            lists = lists or [child for part in children for child in part[2] if child[0] == "TypeList"]
        else:
            lists += [child for part in children if part[0] == "ProtocolList" for child in part[2] if child[0] == "TypeList"]
        names = [text(part) for group in lists for part in group[2]]
        if kind == "ProtocolListWithAnyObject":
            names.append("AnyObject")
        if kind == "ProtocolListWithClass":
            names += [text(part) for part in children if part[0] == "Type"]
        names = sorted(set(names) - {"Sendable", "Copyable", "Escapable"})
        return " & ".join(names) or "Any"
    if kind in ("ConstrainedExistential", "SymbolicExtendedExistentialType"):
        return text(children[0])
    if kind == "Pack":
        return f"Pack{{{', '.join(text(part) for part in children)}}}"
    if kind == "PackExpansion":
        return f"repeat {text(children[0])}"
    if kind == "SugaredOptional":
        return f"Optional<{text(children[0])}>"
    if kind == "SugaredArray":
        return f"Array<{text(children[0])}>"
    if kind == "SugaredDictionary":
        return f"Dictionary<{text(children[0])}, {text(children[1])}>"
    if kind == "SugaredInlineArray":
        return f"InlineArray<{text(children[0])}, {text(children[1])}>"
    if kind in ("BuiltinTypeName",):
        return value or "?"
    if kind in ("OpaqueType", "OpaqueReturnType"):
        return "some"
    if kind == "Integer":
        return "?"
    return "?"


def compiled(paths, module="main"):
    """What the compiler says of the expressions of a module: `{path: {(start, end): {type}}}`, or its errors."""
    command = ["swiftc", "-frontend", "-dump-ast", "-dump-ast-format", "json", "-suppress-warnings", "-module-name", module,
               "-enable-bare-slash-regex", "-package-name", "package", "-plugin-path",
               str(Path(shutil.which("swiftc")).resolve().parents[1] / "lib/swift/host/plugins")]
    views = os.environ.get("SWIFTUI")
    if views:
        command += ["-swift-version", "5", "-parse-as-library", "-I", views]
    if len(paths) > 1:
        for path in paths:
            command += ["-primary-file", path]
        if not views and not any(Path(path).name == "main.swift" for path in paths):
            command.append("-parse-as-library")
    else:
        command.append(paths[0])
        if not views and re.search(r"^@main\b", Path(paths[0]).read_text(errors="replace"), re.M):
            command.append("-parse-as-library")
    run = subprocess.run(command, capture_output=True, text=True)
    if run.returncode and (not views or not run.stdout):
        return None, run.stderr
    decoder, position, found, mangled = json.JSONDecoder(), 0, {}, set()
    output = run.stdout
    while position < len(output):
        while position < len(output) and output[position].isspace():
            position += 1
        if position >= len(output):
            break
        tree, position = decoder.raw_decode(output, position)
        path = tree["filename"]
        places = found.setdefault(path, collections.defaultdict(set))
        stack = [tree]
        while stack:
            node = stack.pop()
            if isinstance(node, list):
                stack.extend(node)
                continue
            if not isinstance(node, dict):
                continue
            stack.extend(value for value in node.values() if isinstance(value, (dict, list)))
            place, kind, type_name = node.get("range"), node.get("_kind", ""), node.get("type")
            if kind == "default_argument_expr":
                continue
            if place and isinstance(type_name, str) and kind.endswith("_expr"):
                key = (place["start"], place["end"])
                if kind in KINDS and not node.get("implicit"):
                    places[key].add((kind, type_name))
                elif node.get("implicit"):
                    places[key].add(("implicit", type_name))
                mangled.add(type_name)
    names = {}
    run = subprocess.run(["swift", "demangle", "--tree-only"], input="\n".join(sorted(mangled)), capture_output=True, text=True)
    for symbol, tree in trees(run.stdout):
        names[symbol] = text(tree)
    for path, places in found.items():
        for key, types in list(places.items()):
            kinds = {kind for kind, _ in types if kind != "implicit"}
            if not kinds:
                del places[key]
                continue
            shown = {names.get(type_name, "?") for _, type_name in types}
            # The function in a call `a.f`, and an operator, are not expressions of their own for us.
            is_function = kinds == {"declref_expr"} and all("->" in name or name.endswith(".Type") for name in shown)
            # Neither are types, nor the parts of an interpolated string.
            is_type = all(name.endswith(".Type") for name in shown)
            if is_function or is_type or any("StringInterpolation" in name for name in shown):
                del places[key]
                continue
            places[key] = (kinds, shown)
    return found, run.stderr


class Places:
    """Lines and UTF-8 columns of the byte offsets of a text."""

    def __init__(self, data):
        self.starts = [0] + [index + 1 for index, byte in enumerate(data) if byte == 10]

    def __call__(self, offset):
        line = bisect.bisect_right(self.starts, offset)
        return f"{line}:{offset - self.starts[line - 1] + 1}"


def lines_of(path, places):
    data = Path(path).read_bytes()
    place = Places(data)
    for (start, end), (kinds, types) in sorted(places.items()):
        if any("?" in name for name in types):
            continue
        last = re.match(rb"\w*|.", data[end:]).end() or 1
        if data[start:].startswith((b"self.init", b"super.init")) and start == end:
            continue  # the receiver of a delegating initializer
        if data[start:start + 1] == b"(" and kinds == {"call_expr"}:
            continue  # a part of an interpolated string
        words = re.sub(r"\s+", " ", data[start:end + last].decode(errors="replace"))
        yield f"{place(start)}-{place(end)}", sorted(types), words[:60], kinds


def write(cases):
    for path in [FOLDER / f"{case}.swift" for case in cases] or sorted(FOLDER.glob("*.swift")):
        found, errors = compiled([str(path)])
        if found is None:
            print(f"{path.name}: {errors}", file=sys.stderr)
            continue
        with open(path.with_suffix(".txt"), "w") as out:
            for where, types, words, _ in lines_of(path, found[str(path)]):
                out.write(f"{where}\t{' | '.join(types)}\t{words}\n")


def compare(ours_path, modules_path):
    ours, current = {}, None
    for line in open(ours_path, errors="replace"):
        line = line.rstrip("\n")
        if line.startswith("# "):
            current = ours.setdefault(line[2:], {})
        elif "\t" in line:
            where, types = line.split("\t", 1)
            current[where] = types.split(" | ")
    equal, absent, reasons, kinds_absent = 0, 0, collections.Counter(), collections.Counter()
    wrong = []
    for module in open(modules_path):
        name, *paths = module.rstrip("\n").split("\t")
        found, errors = compiled(paths, name)
        if found is None:
            first = next((line for line in errors.splitlines() if "error:" in line), errors[:100])
            print(f"not compiled: {paths[0]} ({len(paths)}): {first}", file=sys.stderr)
            continue
        for path, places in found.items():
            for where, types, words, kinds in lines_of(path, places):
                mine = ours.get(path, {}).get(where)
                if mine is None:
                    absent += 1
                    kinds_absent[" ".join(sorted(kinds))] += 1
                    if os.environ.get("ABSENT"):
                        print(f"{path}:{where}\tabsent\t{' '.join(kinds)}\t{' | '.join(types)}\t{words}")
                elif set(mine) & set(types):
                    equal += 1
                else:
                    wrong.append((path, where, types, mine, words, kinds))
    for path, where, types, mine, words, kinds in wrong:
        print(f"{path}:{where}\t{words}\n    compiler {' | '.join(types)}\n    ours     {' | '.join(mine)}")
    total = equal + len(wrong)
    print(f"{equal} of {total} equal ({100 * equal / max(1, total):.2f} %), {absent} without one of ours: {kinds_absent.most_common(12)}")


if __name__ == "__main__":
    if sys.argv[1:2] == ["--compare"]:
        compare(*sys.argv[2:4])
    else:
        write(sys.argv[1:])
