import type { Question } from "../question.ts";
import type { StandardPart } from "../standard-part.ts";

/** A question of the maker's own as its file writes it; the rest has defaults. */
export type Draft = Partial<Question> & Pick<Question, "id" | "label" | "kind">;
type Part = StandardPart | "base" | "resume";

/** What the sandbox knows of a maker besides its pages. */
export interface MakerFields {
  /** The address that a company's board has outside, to be copied. */
  readonly knownAddress: (board: string) => string;
  /** The questions of its forms that are not the employer's, by the part they belong to, in the order of the form. */
  readonly standard: readonly (readonly [Part, readonly Draft[]])[];
  /** The parts from which the catalogue's jobs choose. */
  readonly parts: readonly StandardPart[];
  /** A job's id in its addresses, from the text that it is drawn from. */
  readonly jobId: (key: string) => string;
  /** The name of the control of the employer's n-th question, from 0. */
  readonly controlName: (jobId: string, index: number) => string;
  /** What is asked instead of a kind of question that its form builder does not have. */
  readonly substitutes: Readonly<Partial<Record<Question["kind"], Question["kind"]>>>;
  /** Names of hidden boxes that no person fills in. */
  readonly traps: readonly string[];
}

export const must = (id: string, label: string, kind: Question["kind"]): Draft => ({
  id,
  label,
  kind,
  required: true,
});

export const resume = (id: string, label: string): Draft => ({
  ...must(id, label, "file"),
  purpose: "resume",
});

export const consent = (id: string, label: string, required = true): Draft => ({
  id,
  label,
  kind: "consent",
  required,
  section: "consent",
});
