import type { Meaning } from "../question/meaning.ts";
import type { Question } from "../question/question.ts";
import { type Said, setOf } from "./said.ts";

const RIGHTS = setOf(`
  authorised, may, work, can, are, have, do, not, permit, need, sponsor, visa, current, future, legal, unrestricted, role, live, employed,
  citizen, eu, commonwealth, asean, -, nationality, country, did, to, since, position, full
`);

/** What an employer does about a permit: whoever asks whether it is to be done asks whether it is needed. */
const OBTAINING =
  /^(?:support|obtain|arrange|apply|issue|moeten|aanvragen|regelen|twv|tramite|tramitar|gestione|gestionar|beantragen|besorgen|obtenir|demander|tramiter|richiedere|solicitar|solicite|lmia)$/;

/** Right to work, permit, sponsor, citizenship: only where no other word is in the question. */
export function readRightsByWords({ terms, has, isNegated, question }: Said): Meaning | undefined {
  if (
    !["authorised", "may", "permit", "sponsor", "citizen", "visa", "nationality"].some((word) =>
      has(word),
    )
  )
    return undefined;
  const countries = terms.flatMap(({ means }) => /^country (\w\w)$/.exec(means ?? "")?.[1] ?? []);
  const isDone = terms.some(({ text }) => OBTAINING.test(text));
  const isOther = terms.some(
    ({ means, text }) =>
      !(OBTAINING.test(text) || (isDone && means === "company")) &&
      (means === undefined || (!RIGHTS.has(means) && !/^country \w\w$/.test(means))),
  );
  if (isOther || new Set(countries).size > 1 || isOpen(question)) return undefined;
  // "Are you authorised, and do you need a visa?" is two questions with two answers.
  if (has("authorised") && has("need") && !isNegated) return undefined;
  const [named] = countries;
  if (has("citizen") || (has("nationality") && named !== undefined))
    return readMembership({ has, isNegated }, named);
  const place =
    named === undefined
      ? has("eu")
        ? { country: "EU" }
        : { isJobCountry: true }
      : { country: named };
  if (has("sponsor")) return timed({ topic: "sponsorship", isNegated, ...place }, has);
  if (has("permit") || has("visa"))
    return has("need") || isDone || isNegated
      ? { topic: "permit_needed", isNegated, ...place }
      : undefined;
  if (!(has("authorised") || (has("may") && has("work"))) || has("need")) return undefined;
  const isAny = has("unrestricted");
  return {
    topic: isAny ? "authorised_any_employer" : "authorised",
    isNegated: isAny ? false : isNegated,
    ...place,
  };
}

function readMembership(
  { has, isNegated }: Pick<Said, "has" | "isNegated">,
  named: string | undefined,
): Meaning | undefined {
  const group = has("eu")
    ? "eu"
    : has("commonwealth")
      ? "commonwealth"
      : has("asean")
        ? "asean"
        : undefined;
  if (named === undefined)
    return group === undefined ? undefined : { topic: "citizen", subject: group, isNegated };
  return group === undefined
    ? { topic: "citizen", country: named, isNegated }
    : { topic: "citizen", country: named, subject: group, isNegated };
}

function timed(meaning: Meaning, has: Said["has"]): Meaning {
  if (!has("future")) return has("current") ? { ...meaning, time: "now" } : meaning;
  return { ...meaning, time: has("current") ? "any" : "future" };
}

/** A question that wants more than a yes or a no: which visa, what status. */
const isOpen = ({ text }: Question): boolean =>
  /^(which|what|welche|quel|cual|qual|quale)/.test(text);
