import { CvExtraction } from "@sendoff/contract";
import { MAX_TEXT } from "../limits.ts";
import { CV_REFUSALS, refuse } from "../outcome.ts";
import type { CvOutcome, CvRefusalReason } from "../outcome.ts";

function isReason(value: unknown): value is CvRefusalReason {
  return typeof value === "string" && Object.hasOwn(CV_REFUSALS, value);
}

function fromJson(answer: Uint8Array): unknown {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(answer));
    return value;
  } catch {
    return undefined;
  }
}

/** Reads an outcome that came as JSON from another process; undefined if it is none. */
export function parseOutcome(answer: Uint8Array): CvOutcome | undefined {
  const value = fromJson(answer);
  if (typeof value !== "object" || value === null || !("kind" in value)) return undefined;
  if (value.kind === "refused") {
    return "reason" in value && isReason(value.reason) ? refuse(value.reason) : undefined;
  }
  if (value.kind !== "extracted" || !("extraction" in value)) return undefined;
  const extraction = CvExtraction.safeParse(value.extraction);
  const pages = "pages" in value && typeof value.pages === "number" ? value.pages : undefined;
  const characters =
    "characters" in value && typeof value.characters === "number" ? value.characters : undefined;
  const text = "text" in value && typeof value.text === "string" ? value.text : undefined;
  if (!extraction.success || pages === undefined || characters === undefined || text === undefined)
    return undefined;
  return {
    kind: "extracted",
    extraction: extraction.data,
    pages,
    characters,
    text: text.slice(0, MAX_TEXT),
  };
}
