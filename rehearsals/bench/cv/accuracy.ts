import { createCvReader, type ExtractCvOptions } from "@sendoff/cv/extract-cv";
import type { Corpus, Counts, Summary } from "./corpus.ts";
import { foldOf } from "./folds.ts";

export interface Accuracy {
  readonly all: Summary;
  /** The designs that rules are made on, and those kept aside. */
  readonly develop: Summary;
  readonly validate: Summary;
  /** Each design by its own, worst first. */
  readonly designs: readonly { readonly design: string; readonly summary: Summary }[];
  readonly refused: readonly string[];
}

/** Reads every CV with the product's reader, as cv:extract does, and scores what comes out. A refused CV scores as an empty one. */
export async function measureAccuracy(
  { files, scorer }: Corpus,
  options: ExtractCvOptions,
): Promise<Accuracy> {
  const reader = createCvReader(options);
  const scored: { design: string; counts: Counts }[] = [];
  const refused: string[] = [];
  try {
    for (const file of files) {
      const outcome = await reader.read(file.bytes);
      if (outcome.kind === "refused") refused.push(`${file.id}: ${outcome.reason}`);
      const found = outcome.kind === "extracted" ? outcome.extraction : {};
      scored.push({ design: file.design, counts: scorer.scoreDoc(file.truth, found) });
    }
  } finally {
    reader.close();
  }
  const summaryOf = (isWanted: (design: string) => boolean): Summary =>
    scorer.summarise(scored.filter((s) => isWanted(s.design)).map((s) => s.counts));
  const names = [...new Set(scored.map((s) => s.design))];
  const designs = names.map((design) => ({ design, summary: summaryOf((d) => d === design) }));
  return {
    all: summaryOf(() => true),
    develop: summaryOf((design) => foldOf(design) === "develop"),
    validate: summaryOf((design) => foldOf(design) === "validate"),
    designs: designs.sort((a, b) => a.summary.macroF1 - b.summary.macroF1),
    refused,
  };
}
