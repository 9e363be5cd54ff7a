import { asFinding } from "../bank/bank-entry.ts";
import { yesNoOf } from "../bank/bank-entry.ts";
import type { Finding } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import type { Meaning } from "../question/meaning.ts";
import type { Question } from "../question/question.ts";
import { fold } from "../text/fold.ts";
import { readSaved } from "./read-saved.ts";

/** Words around what is asked: with or without them it is the same. */
const AROUND =
  /^(?:have|has|had|you|ever|been|do|does|did|any|an?|of|the|to|for|by|or|are|is|that|which|currently|please|on|your|record|were)$/;

/** One form for the ways in which a question on convictions is put; of every other word each counts. */
function canonical(text: string): string {
  return fold(text)
    .replace(/\b(?:(?:that|which) (?:are|is) )?not (?:yet )?(?:considered )?spent\b/g, "unspent")
    .replace(
      /\b(?:under|within the meaning of|as defined by|in terms of|pursuant to|for the purposes of) (?:the )?rehabilitation of offenders act(?: 1974)?(?: exceptions order(?: 1975)?)?\b/g,
      " ",
    )
    .replace(
      /\bconvicted (?:of|for) (?:an?|any) (?:criminal )?(?:offen[cs]es?|crimes?)\b/g,
      "convicted",
    )
    .replace(/\bcriminal convictions?\b/g, "convictions")
    .replace(/\bconviction\b/g, "convictions")
    .replace(/\b(?:in|by) (?:an?|any) courts? of law\b/g, "in court")
    .replace(/\b(?:in|by) any courts?\b/g, "in court")
    .split(" ")
    .filter((word) => word !== "" && !AROUND.test(word))
    .toSorted()
    .join(" ");
}

/**
 * "Any convictions that are not yet spent under the Rehabilitation of Offenders Act?" of who has answered on unspent convictions: the
 * same question in other words. A wider or a narrower one is another question, whatever was answered.
 */
export function convictionsSaid(
  question: Question,
  meaning: Meaning | undefined,
  { answers }: Facts,
): Finding | undefined {
  if (!question.isYesNo || question.isSeveral || meaning?.topic !== "criminal") return undefined;
  const asked = canonical(question.text);
  const saved = answers.findLast(
    (each) =>
      yesNoOf(each.answer) !== undefined &&
      readSaved(each).meaning?.topic === "criminal" &&
      canonical(readSaved(each).question.text) === asked,
  );
  return saved === undefined
    ? undefined
    : asFinding(
        { saved, ...readSaved(saved) },
        0.88,
        `You answered "${saved.question.slice(0, 120)}"`,
      );
}
