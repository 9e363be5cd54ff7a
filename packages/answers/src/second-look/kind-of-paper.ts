import type { FormField } from "@sendoff/contract/form";
import { found, type Finding, textClaim } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import { isCompleted } from "../finding/has-degree.ts";
import { isDecline, isPlaceholder } from "../question/option-words.ts";
import type { Question } from "../question/question.ts";
import { fold, hasPhrase } from "../text/fold.ts";

const KIND =
  /^(?:(?:which|what) )?(?:type|kind|category|class) of (?:your )?(?:current )?((?:\p{L}+ ){1,3}(?:certificate|licen[cs]e|registration|permit))(?: (?:do you (?:currently )?(?:hold|have)|held))?$/u;

/** "Type of practising certificate": the only choice that the title of the one such paper has. */
export function kindOfPaper(
  { options }: FormField,
  { text, isYesNo }: Question,
  { profile }: Facts,
): Finding | undefined {
  const paper = isYesNo || options.length < 2 ? undefined : KIND.exec(text)?.[1];
  if (paper === undefined) return undefined;
  const [title, second] = profile.certifications.flatMap((each) =>
    hasPhrase(fold(each.title), paper) ? [each.title] : [],
  );
  if (title === undefined || second !== undefined) return undefined;
  const [only, other] = options.filter(
    (option) =>
      !isPlaceholder(option) && !isDecline(option) && hasPhrase(fold(title), fold(option)),
  );
  return only === undefined || other !== undefined
    ? undefined
    : found(textClaim(only), "profile", `Your profile lists ${title}`, 0.87);
}

const IN_FIELD = /^(?:your )?((?:\p{L}+ ){1,3})qualification$/u;
/** Words before it that name no field. */
const RANKS =
  /\b(?:highest|latest|last|first|main|primary|other|additional|further|professional|academic|educational|formal|relevant|post|pre|driving|language|minimum|required|vocational|technical|trade|previous|recent|current|school|university|graduate|bachelors?|masters?|any|teaching)\b/;

/** "Early childhood qualification": the one completed degree whose name has these words. */
export function studyOfField(
  { kind, options }: FormField,
  { text }: Question,
  facts: Facts,
): Finding | undefined {
  const field =
    options.length > 0 || kind !== "text" ? undefined : IN_FIELD.exec(text)?.[1]?.trim();
  if (field === undefined || RANKS.test(field)) return undefined;
  const { education, certifications } = facts.profile;
  const [only, second] = education.filter(
    (study) => isCompleted(study, facts) && hasPhrase(fold(study.degreeName), field),
  );
  // A certificate of that field may be what is meant.
  const isOther = certifications.some(({ title }) => hasPhrase(fold(title), field));
  return only === undefined || second !== undefined || isOther
    ? undefined
    : found({ kind: "degree", name: only.degreeName }, "profile", "The degree in that field", 0.85);
}
