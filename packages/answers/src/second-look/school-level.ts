import { derived, type Finding, textClaim } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import type { Question } from "../question/question.ts";
import { fold, isSameText } from "../text/fold.ts";
import { monthOf } from "../facts/timeline.ts";
import { levelOf } from "../reading/degrees.ts";

/** A question for the leaving certificate of the school alone, whatever was learnt after it. */
const ASKED =
  /^(?:(?:ihr|ihren|dein|hochster?|hochsten|allgemeinbildender|erreichter|bitte angeben) )*(?:schulabschluss|schulischer abschluss|schulbildung)$/;

/** School-leaving certificates from the lowest to the highest. */
const CERTIFICATES: readonly RegExp[] = [
  /\b(?:hauptschul\w*|pflichtschul\w*|berufsreife)\b/,
  /\b(?:mittlere reife|realschul\w*|mittlerer (?:schulabschluss|bildungsabschluss)|msa)\b/,
  /\b(?:fachabitur|fachhochschulreife)\b/,
  /\b(?:abitur|hochschulreife|matura|maturitat)\b/,
];

/** "Höchster Schulabschluss": the highest certificate of a school, which a training or a degree is not. */
export function schoolLevel(
  question: Question,
  { profile, today }: Facts,
  options: readonly string[] = [],
): Finding | undefined {
  const named =
    /^(?:what is )?(?:your )?highest (?:secondary|high) school (?:qualification|level|certificate)/.test(
      question.text,
    )
      ? options.filter((option) =>
          profile.education.some(({ degreeName }) => isSameText(degreeName, option)),
        )
      : [];
  if (named.length === 1 && named[0] !== undefined)
    return derived(textClaim(named[0]), `Your profile lists ${named[0]}`, 0.85);
  if (question.isYesNo || !ASKED.test(question.text)) return undefined;
  const now = monthOf(today, "start");
  const [best] = profile.education
    .flatMap(({ degreeName, endDate }) => {
      const rank = CERTIFICATES.findLastIndex((pattern) => pattern.test(fold(degreeName)));
      const end = monthOf(endDate, "end");
      const isDone = end === undefined || now === undefined || end <= now;
      return rank < 0 || !isDone ? [] : [{ degreeName, rank }];
    })
    .toSorted((left, right) => right.rank - left.rank);
  return best === undefined
    ? undefined
    : derived(
        { kind: "degree", name: best.degreeName },
        `${best.degreeName} is the highest of your schools`,
        0.85,
      );
}

const HIGH_SCHOOL =
  /^(?:what (?:is|was) )?(?:the |your )*(?:name of (?:the |your )?)?high school(?: name| attended| you attended)?$/;

/** "Name of high school": where the one leaving certificate of a school was taken. */
export function highSchool(question: Question, { profile }: Facts): Finding | undefined {
  if (question.isYesNo || question.options > 0 || !HIGH_SCHOOL.test(question.text))
    return undefined;
  const [only, second] = profile.education.filter(({ degreeName }) => {
    const level = levelOf(degreeName);
    return level === "twelfth" || level === "school";
  });
  return only === undefined || second !== undefined || only.institutionName === ""
    ? undefined
    : derived({ kind: "school", name: only.institutionName }, "The school in your profile", 0.85);
}
