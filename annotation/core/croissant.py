"""Croissant metadata (MLCommons, format 1.0): the release as other tools find and load it."""

from collections.abc import Mapping
from typing import Any

import pyarrow as pa

from annotation.core.release_table import ANSWER, COLUMNS, LABELS_PARQUET, Table
from taxonomy.digest import canonical_bytes, sha256_bytes

CROISSANT = "croissant.json"
CONTEXT = {
    "@language": "en",
    "@vocab": "https://schema.org/",
    "sc": "https://schema.org/",
    "cr": "http://mlcommons.org/croissant/",
    "rai": "http://mlcommons.org/croissant/RAI/",
    "dct": "http://purl.org/dc/terms/",
    "conformsTo": "dct:conformsTo",
    "citeAs": "cr:citeAs",
    "column": "cr:column",
    "data": {"@id": "cr:data", "@type": "@json"},
    "dataType": {"@id": "cr:dataType", "@type": "@vocab"},
    "extract": "cr:extract",
    "field": "cr:field",
    "fileObject": "cr:fileObject",
    "fileProperty": "cr:fileProperty",
    "fileSet": "cr:fileSet",
    "format": "cr:format",
    "includes": "cr:includes",
    "isLiveDataset": "cr:isLiveDataset",
    "jsonPath": "cr:jsonPath",
    "key": "cr:key",
    "md5": "cr:md5",
    "parentField": "cr:parentField",
    "path": "cr:path",
    "recordSet": "cr:recordSet",
    "references": "cr:references",
    "regex": "cr:regex",
    "repeated": "cr:repeated",
    "replace": "cr:replace",
    "separator": "cr:separator",
    "source": "cr:source",
    "subField": "cr:subField",
    "transform": "cr:transform",
    "equivalentProperty": "cr:equivalentProperty",
    "samplingRate": "cr:samplingRate",
    "examples": {"@id": "cr:examples", "@type": "@json"},
}
_DATA_TYPES = {pa.int64(): "sc:Integer", pa.float64(): "sc:Float", pa.bool_(): "sc:Boolean"}
_FORMATS = {
    "jsonl": "application/jsonlines",
    "json": "application/json",
    "csv": "text/csv",
    "parquet": "application/x-parquet",
}


def croissant_file(
    *, identity: Mapping[str, Any], files: Mapping[str, bytes], table: Table, titles: Mapping[str, str]
) -> bytes:
    """The content of croissant.json. `titles` names each answer's field as its form does."""
    document = {
        "@context": CONTEXT,
        "@type": "sc:Dataset",
        "conformsTo": "http://mlcommons.org/croissant/1.0",
        "name": identity["release"],
        "description": f"Ground-truth labels over {identity['itemCount']} cases of "
        f"{identity['datasetName']} {identity['datasetVersion']}; status {identity['releaseStatus']}. "
        f"{identity['changeReason']}",
        "version": identity["datasetVersion"],
        "datePublished": identity["createdAt"],
        "creator": {"@type": "sc:Person", "name": identity["createdBy"]},
        "isLiveDataset": False,
        "distribution": [_file_object(name, files[name]) for name in sorted(files)],
        "recordSet": [
            {
                "@type": "cr:RecordSet",
                "@id": "labels",
                "name": "labels",
                "description": "The label that stands for each case, one row a label.",
                "field": [_field(name, kind, titles) for name, kind in table.types.items()],
            }
        ],
    }
    return canonical_bytes(document) + b"\n"


def _file_object(name: str, content: bytes) -> dict[str, Any]:
    return {
        "@type": "cr:FileObject",
        "@id": name,
        "name": name,
        "contentUrl": name,
        "contentSize": f"{len(content)} B",
        "encodingFormat": _FORMATS[name.rsplit(".", 1)[1]],
        "sha256": sha256_bytes(content),
    }


def _field(name: str, kind: pa.DataType, titles: Mapping[str, str]) -> dict[str, Any]:
    repeated = pa.types.is_list(kind)
    return {
        "@type": "cr:Field",
        "@id": f"labels/{name}",
        "name": f"labels/{name}",
        "description": COLUMNS.get(name) or f"Answer: {titles[name.removeprefix(ANSWER)]}",
        "dataType": _DATA_TYPES.get(kind, "sc:Text"),
        "source": {"fileObject": {"@id": LABELS_PARQUET}, "extract": {"column": name}},
        **({"repeated": True} if repeated else {}),
    }
