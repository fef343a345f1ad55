#!/usr/bin/env python3
"""Checks the machine-readable reports against their schemas, before a golden of them is written.

    validate.py VIEWLINT SARIF_SCHEMA JUNIT_SCHEMA PATH…

SARIF_SCHEMA is `sarif-schema-2.1.0.json` of the OASIS specification, JUNIT_SCHEMA `junit-10.xsd` as pytest's source
distribution ships it. Checkstyle has no published schema; its report is compared with the one below, which says what
Checkstyle's own XMLLogger writes. Needs `jsonschema` and `xmlschema`.
"""

import json
import subprocess
import sys

import jsonschema
import xmlschema

CHECKSTYLE = """<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
  <xs:element name="checkstyle"><xs:complexType>
    <xs:sequence><xs:element name="file" minOccurs="0" maxOccurs="unbounded"><xs:complexType>
      <xs:sequence><xs:element name="error" minOccurs="0" maxOccurs="unbounded"><xs:complexType>
        <xs:attribute name="line" type="xs:positiveInteger" use="required"/>
        <xs:attribute name="column" type="xs:positiveInteger"/>
        <xs:attribute name="severity" use="required"><xs:simpleType><xs:restriction base="xs:string">
          <xs:enumeration value="ignore"/><xs:enumeration value="info"/>
          <xs:enumeration value="warning"/><xs:enumeration value="error"/>
        </xs:restriction></xs:simpleType></xs:attribute>
        <xs:attribute name="message" type="xs:string" use="required"/>
        <xs:attribute name="source" type="xs:string" use="required"/>
      </xs:complexType></xs:element></xs:sequence>
      <xs:attribute name="name" type="xs:string" use="required"/>
    </xs:complexType></xs:element></xs:sequence>
    <xs:attribute name="version" type="xs:string" use="required"/>
  </xs:complexType></xs:element>
</xs:schema>"""


def main(viewlint, sarif_schema, junit_schema, *paths):
    def report(form):
        command = [viewlint, "check", "--profile", "strict", "--format", form, *paths]
        return subprocess.run(command, capture_output=True, check=False).stdout.decode()

    with open(sarif_schema, encoding="utf-8") as file:
        schema = json.load(file)
    sarif = json.loads(report("sarif"))
    validator = jsonschema.validators.validator_for(schema)(schema, format_checker=jsonschema.FormatChecker())
    problems = [f"sarif: {error.message}" for error in validator.iter_errors(sarif)]
    for form, xsd in [("junit", junit_schema), ("checkstyle", CHECKSTYLE)]:
        problems += [f"{form}: {error.reason}" for error in xmlschema.XMLSchema(xsd).iter_errors(report(form))]
    print("\n".join(problems) or f"{len(sarif['runs'][0]['results'])} results, all reports valid")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]) if len(sys.argv) > 4 else __doc__)
