import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { ROOT } from "../../../tooling/start/settings.ts";
import type { Newcomer } from "./newcomer.ts";

const FOLDER = join(ROOT, "packages/domain/src/choosing/unseen");

const People = z.record(
  z.string(),
  z.object({ roles: z.array(z.string()), skills: z.array(z.string()) }),
);
const Posting = z.object({
  id: z.number(),
  title: z.string(),
  company: z.string(),
  location: z.string(),
  pay: z.string().optional(),
  description: z.string(),
  /** By person; whom it is nothing for is left out. */
  for: z.record(z.string(), z.enum(["relevant", "near"])),
  fraud: z.boolean().default(false),
});
export type Posting = z.infer<typeof Posting>;

/** What a posting is for one newcomer, by those who judged the set. */
export type Fit = "matching" | "near" | "irrelevant";

export interface Judged {
  /** What this person looks for, in words of their own. */
  readonly roles: readonly string[];
  readonly skills: readonly string[];
  readonly postings: readonly { readonly posting: Posting; readonly fit: Fit }[];
}

/** The judged set of one newcomer. Throws when the set or the person in it is not there. */
export function readJudged({ judged }: Pick<Newcomer, "judged">): Judged {
  const [set = "", key = ""] = judged.split("/");
  const read = (name: string): string => readFileSync(join(FOLDER, set, name), "utf8");
  const person = People.parse(JSON.parse(read("people.json")))[key];
  if (person === undefined) throw new Error(`${judged} is nobody`);
  const postings = read("postings.jsonl")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => Posting.parse(JSON.parse(line)))
    .map((posting) => ({ posting, fit: fitOf(posting, key) }));
  return { ...person, postings };
}

function fitOf({ for: judged, fraud }: Posting, key: string): Fit {
  const judgement = fraud ? undefined : judged[key];
  return judgement === "relevant" ? "matching" : (judgement ?? "irrelevant");
}
