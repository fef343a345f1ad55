#!/usr/bin/env python3
"""Lists the public declarations of the toolchain's modules that the catalogue does not declare.

    CATALOGUE_NAMES_TO=names.txt swift test --filter CatalogueNamesTests
    python3 Tests/Goldens/missing.py names.txt [MODULE…]

The symbols are those that `swift-symbolgraph-extract` prints. A member that a type inherits from a protocol is compared
at the protocol. Names with an underscore and members that Linux alone has for its own sake are not of interest.
"""
import json
import os
import re
import subprocess
import sys
import tempfile

MODULES = [
    "Swift", "_Concurrency", "_StringProcessing", "RegexBuilder", "Observation", "Synchronization", "Dispatch",
    "FoundationEssentials", "FoundationInternationalization", "Foundation", "FoundationNetworking",
]


def symbols(module, folder):
    subprocess.run(
        ["swift-symbolgraph-extract", "-module-name", module, "-target", "x86_64-unknown-linux-gnu",
         "-output-dir", folder, "-minimum-access-level", "public", "-skip-inherited-docs",
         "-I", os.path.join(os.environ.get("SWIFT_LIB", "/opt/swift/usr/lib/swift"), "linux")],
        check=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    for name in sorted(os.listdir(folder)):
        if not name.startswith(module + ".") and not name.startswith(module + "@"):
            continue
        with open(os.path.join(folder, name), encoding="utf8") as file:
            yield from json.load(file)["symbols"]


def main():
    ours = {}
    for line in open(sys.argv[1], encoding="utf8"):
        module, name = line.rstrip("\n").split("\t", 1)
        ours.setdefault(name, set()).add(module)
    # Without labels: an operator or a property, or a declaration whose default arguments are separate overloads.
    bases = {}
    for name in ours:
        bases.setdefault(re.sub(r"\(.*", "", name), set()).add(name)
    for module in sys.argv[2:] or MODULES:
        missing = {}
        count = 0
        with tempfile.TemporaryDirectory() as folder:
            for symbol in symbols(module, folder):
                path = symbol["pathComponents"]
                if "::SYNTHESIZED::" in symbol["identifier"]["precise"] or any(part.startswith("_") for part in path):
                    continue
                if any(a.get("isUnconditionallyDeprecated") or a.get("domain") == "*" and a.get("isUnconditionallyUnavailable")
                       for a in symbol.get("availability", [])):
                    continue
                if symbol["kind"]["identifier"] in ("swift.typealias", "swift.associatedtype", "swift.macro"):
                    continue
                count += 1
                name = ".".join(path)
                if name in ours:
                    continue
                base = re.sub(r"\(.*", "", name)
                missing.setdefault(".".join(path[:-1]), []).append((path[-1], base in bases))
        total = sum(map(len, missing.values()))
        print(f"{module}: {count} declarations, {total} missing")
        for owner, members in sorted(missing.items(), key=lambda item: item[0]):
            for member, hasBase in sorted(set(members)):
                print(f"  {'~' if hasBase else ' '} {owner}{'.' if owner else ''}{member}")


main()
