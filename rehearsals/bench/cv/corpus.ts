import { existsSync, readFileSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { CvExtraction } from "@sendoff/contract/cv";

/** Found and missed values of one field. */
export interface FieldScore {
  readonly p: number | null;
  readonly r: number | null;
  readonly f1: number | null;
  readonly tp: number;
  readonly fp: number;
  readonly fn: number;
}

/** What the corpus's own scorer says about some CVs together. */
export interface Summary {
  readonly docs: number;
  /** Plain mean of the fields that count. */
  readonly macroF1: number;
  readonly fields: Readonly<Record<string, FieldScore>>;
}

interface Truth {
  readonly theme?: string;
}

/** One CV's counts; only the scorer looks inside. */
export type Counts = Readonly<Record<string, unknown>>;

/** The corpus's scorer (score.mjs). */
export interface Scorer {
  readonly scoreDoc: (truth: unknown, prediction: CvExtraction | Record<string, never>) => Counts;
  readonly summarise: (counts: readonly Counts[]) => Summary;
}

export interface CorpusFile {
  readonly id: string;
  readonly design: string;
  readonly bytes: Uint8Array;
  readonly truth: unknown;
}

export interface Corpus {
  readonly files: readonly CorpusFile[];
  readonly scorer: Scorer;
}

function isScorer(value: unknown): value is Scorer {
  return (
    typeof value === "object" &&
    value !== null &&
    typeof Reflect.get(value, "scoreDoc") === "function" &&
    typeof Reflect.get(value, "summarise") === "function"
  );
}

function designOf(truth: Truth, id: string): string {
  return truth.theme === undefined || truth.theme === "real" ? id : truth.theme;
}

/**
 * Reads a corpus of CVs: `pdf/ID.pdf`, `truth/ID.json` and `score.mjs`. Undefined where there is none; a folder with a
 * scorer that cannot be used throws. A CV with a design of its own counts as a design.
 */
export async function readCorpus(folder: string): Promise<Corpus | undefined> {
  const scorerFile = join(folder, "score.mjs");
  if (!existsSync(scorerFile) || !existsSync(join(folder, "pdf"))) return undefined;
  const scorer: unknown = await import(pathToFileURL(scorerFile).href);
  if (!isScorer(scorer)) throw new TypeError(`${scorerFile} exports no scoreDoc and summarise`);
  const names = readdirSync(join(folder, "pdf")).filter((name) => name.endsWith(".pdf"));
  const files = names.sort().map((name): CorpusFile => {
    const id = basename(name, ".pdf");
    const truth: Truth = JSON.parse(readFileSync(join(folder, "truth", `${id}.json`), "utf8"));
    const bytes = readFileSync(join(folder, "pdf", name));
    return { id, design: designOf(truth, id), bytes, truth };
  });
  return { files, scorer };
}
