import { derived, type Finding, textClaim, yesNo } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import type { Question } from "../question/question.ts";
import { fold } from "../text/fold.ts";
import { fluenciesIn } from "../languages/fluency.ts";
import { languageKey } from "../world/languages.ts";

const LANGUAGES =
  /\b(?:languages?|sprachen?|fremdsprachen|langues?|idiomas?|lenguas?|linguas?|lingue|lingua|talen|taal)\b/;
const EXCEPT =
  /\b(?:other than|besides|apart from|in addition to|aside from|except(?: for)?|en plus d[ue]?|outre|autres? que|en dehors d[ue]?|ausser|neben|zusatzlich zu|abgesehen von|ademas del?|aparte del?|distint[oa]s? (?:de|del|al)|alem d[oe]|oltre a\w*|diverse da\w*|naast|behalve) ((?:\w+ ){0,3}\w+)/;
/** Words that ask how well, where or for what. */
const MORE =
  /\b(?:fluent\w*|native|level|proficien\w*|business|professional|read|write|written|translate|taught|teach|learn|programming|coding|well|how many|work|customers|clients|patients|niveau|fliessend|courant|fluid[oa]|fluente|nivel|livello)\b/;

/** "Do you speak any languages other than English? Please state which": the others of the profile. */
export function otherLanguages(question: Question, { profile }: Facts): Finding | undefined {
  const text = fold(question.raw);
  const named = EXCEPT.exec(text)?.[1];
  if (named === undefined || !LANGUAGES.test(text) || MORE.test(text) || text.length > 120)
    return undefined;
  const words = named.split(" ");
  const except = new Set(words.flatMap((word) => languageKey(word) ?? []));
  if (except.size === 0) return undefined;
  const others = profile.languages.filter(({ name }) => !except.has(languageKey(name) ?? ""));
  if (
    others.length === 0 ||
    others.some(({ proficiency }) => fluenciesIn(proficiency ?? "").length > 1)
  )
    return undefined;
  const why = "The languages in your profile";
  const isWritten = question.kind === "text" || question.kind === "textarea";
  if (question.isYesNo && !isWritten)
    return others.some(({ proficiency }) => (fluenciesIn(proficiency ?? "")[0] ?? 0) >= 2)
      ? derived(yesNo(true), why, 0.85)
      : undefined;
  return isWritten
    ? derived(textClaim(others.map(({ name }) => name).join(", ")), why, 0.85)
    : undefined;
}
