import type { Answer, FormField } from "@sendoff/contract/form";
import { derived, type Finding, yesNo } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import { SENSITIVE, type Meaning } from "../question/meaning.ts";
import type { Question } from "../question/question.ts";
import { fold, hasPhrase } from "../text/fold.ts";
import { isUnknown, type Unknown } from "../unknown.ts";
import { otherNamesIn } from "../world/other-names.ts";

/**
 * "Are you NEBOSH IGC certified?" of who lists the "NEBOSH International General Certificate": the question under the name that the
 * profile or a saved answer has for the thing. A Yes holds, a number of years too; a No does not, for the thing may be there unnamed.
 */
export function renamed(
  field: FormField,
  question: Question,
  meaning: Meaning | undefined,
  facts: Facts,
  ask: (field: FormField) => Answer | Unknown,
): Finding | undefined {
  if (question.isSeveral || question.text.length > 200) return undefined;
  if (meaning !== undefined && (meaning.topic === "consent" || SENSITIVE.has(meaning.topic)))
    return undefined;
  if (!question.isYesNo && field.kind !== "integer" && field.kind !== "decimal") return undefined;
  const own = ownWords(facts);
  for (const { name, others } of otherNamesIn(question.text)) {
    const known = others.find((other) => own.some((words) => hasPhrase(words, other)));
    if (known === undefined || own.some((words) => hasPhrase(words, name))) continue;
    const text = ` ${question.text} `.replace(` ${name} `, ` ${known} `).trim();
    const asked = { ...field, question: `${text}${question.isYesNo ? "?" : ""}` };
    if (!question.isYesNo) {
      const answer = ask(asked);
      if (!isUnknown(answer) && /^\d+$/.test(String(answer.value)))
        return derived({ kind: "text", text: String(answer.value) }, answer.why, 0.8);
      continue;
    }
    const answer = ask({ ...asked, kind: "radio", options: ["Yes", "No"] });
    if (!isUnknown(answer) && answer.value === "Yes")
      return {
        ...derived(yesNo(true), answer.why, 0.8),
        ...(answer.source === "answer_bank" ? { source: "answer_bank" } : {}),
      };
  }
  return undefined;
}

const OWN = new WeakMap<Facts, string[]>();

/** What the profile and the saved answers call things. */
function ownWords(facts: Facts): string[] {
  const known = OWN.get(facts);
  if (known !== undefined) return known;
  const { skills, certifications, education } = facts.profile;
  const words = [
    ...skills.map(({ name }) => name),
    ...certifications.map(({ title }) => title),
    ...education.map(({ degreeName }) => degreeName),
    ...facts.answers.map(({ question }) => question),
  ].map((text) => fold(text));
  OWN.set(facts, words);
  return words;
}
