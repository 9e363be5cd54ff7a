import { CvExtraction } from "@sendoff/contract/cv";
import { MAX_TEXT } from "../limits.ts";
import { CV_REFUSALS, refuse } from "../outcome.ts";
import type { CvOutcome, CvRefusalReason } from "../outcome.ts";

function isReason(value: unknown): value is CvRefusalReason {
  return typeof value === "string" && Object.hasOwn(CV_REFUSALS, value);
}

/** No CV says as much; to check millions of empty entries would keep the parent busy for seconds. */
const MAX_VALUES = 100_000;

/** How many values there are in a value, itself included; counts no further than `most`. */
function countValues(value: unknown, most: number): number {
  if (typeof value !== "object" || value === null) return 1;
  let count = 1;
  for (const each of Object.values(value)) {
    if (count > most) return count;
    count += countValues(each, most - count);
  }
  return count;
}

function fromJson(answer: Uint8Array): unknown {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(answer));
    return countValues(value, MAX_VALUES) > MAX_VALUES ? undefined : value;
  } catch {
    // No JSON, or so deep that it cannot be counted.
    return undefined;
  }
}

/** A number that something was counted with. */
function countIn(value: unknown): number | undefined {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : undefined;
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
  const pages = "pages" in value ? countIn(value.pages) : undefined;
  const characters = "characters" in value ? countIn(value.characters) : undefined;
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
