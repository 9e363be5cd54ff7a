import { createHash } from "node:crypto";
import { FieldKind } from "@sendoff/contract/form";
import { z } from "zod";

/** A question as an application keeps it. Rows from before `kind` and `key` were kept hold the first three alone. */
const StoredQuestion = z.object({
  question: z.string(),
  options: z.array(z.string()),
  reason: z.string(),
  step: z.string().default(""),
  kind: FieldKind.optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  maxLength: z.number().optional(),
  key: z.string().optional(),
  country: z.string().default(""),
  company: z.string().default(""),
  location: z.string().default(""),
  skill: z.string().default(""),
});

/** What makes two questions one to the user: the normalised words, and the part of the job that they depend on. */
export interface QuestionIdentity {
  readonly key: string;
  readonly country: string;
  readonly company: string;
  readonly location: string;
}

/** An open question of one application, under the id that it shares with the same question of others. */
export type ReadQuestion = z.output<typeof StoredQuestion> &
  QuestionIdentity & { readonly id: string; readonly kind: FieldKind };

/** The questions of an application's `open_questions`, each once. */
export function readQuestions(stored: unknown): ReadQuestion[] {
  const byId = new Map<string, ReadQuestion>();
  for (const question of z.array(StoredQuestion).parse(stored)) {
    const kind = question.kind ?? (question.options.length > 0 ? "select" : "text");
    const key = question.key ?? question.question.trim().toLowerCase();
    const id = questionId({ ...question, key });
    if (!byId.has(id)) byId.set(id, { ...question, kind, key, id });
  }
  return [...byId.values()];
}

/** A question's address. */
export function questionId({ key, country, company, location }: QuestionIdentity): string {
  const text = JSON.stringify([key, country, company, location]);
  return createHash("sha256").update(text).digest("hex").slice(0, 32);
}
