#!/usr/bin/env python3
"""make_transcripts.py COUNT OUT.jsonl: COUNT invented transcripts of about 4.4 kB, the same ones every time.

Each is a sample transcript with its own ids and some sentences of its own words, so that an index has something to index.
"""
import json
import pathlib
import random
import sys

WORDS = """actividad alta articular biopsia campo clínica control creatinina dolor dosis efecto embarazo enfermedad esquema
estudio evidencia evolución falla función grupo hepática inicio intervalo lesión meses metotrexato nivel paciente periodo
plan presión prueba pulmonar radiografía remisión respuesta riesgo semana serología suero tamizaje tejido terapia titulación
tolerancia tratamiento tuberculosis ultrasonido vacuna valoración vigilancia visita""".split()


def sentence(rng: random.Random) -> str:
    return " ".join(rng.choices(WORDS, k=rng.randint(8, 16))).capitalize() + f" ({rng.randint(1, 99999)}). "


def main(count: int, out: str) -> None:
    folder = pathlib.Path(__file__).resolve().parents[2] / "resources" / "sample" / "transcripts"
    seeds = [json.loads(path.read_text("utf-8")) for path in sorted(folder.glob("*.json"))]
    rng = random.Random(20261130)
    with open(out, "w", encoding="utf-8") as file:
        for number in range(count):
            record = json.loads(json.dumps(seeds[number % len(seeds)]))
            record["id"] = f"bench-{number:06d}"
            record["subject"] = f"P-{number % 5000:04d}"
            # Words of its own, put into answer and drafts alike: a verdict must not change by it.
            for turn in record["turns"]:
                extra = "\n\n" + "".join(sentence(rng) for _ in range(8))
                turn["answer"] += extra
                for draft in turn["drafts"]:
                    draft["text"] += extra
            file.write(json.dumps(record, ensure_ascii=False, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2])
