import type { Answer, FormField } from "@sendoff/contract/form";
import { derived, type Finding, yesNo } from "../facts/claim.ts";
import { isYes } from "../finding/is-yes.ts";
import type { Question } from "../question/question.ts";
import type { Unknown } from "../unknown.ts";

const AT_LEAST = "(?:at least|a minimum of|minimum(?: of)?|min\\.?(?: of)?|over|more than)\\s+";
const NUMBER = "(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)\\+?";
const YEARS = `(?:${AT_LEAST})?${NUMBER}\\s+(?:full\\s+)?(?:years?|yrs)['’]?s?`;

/** "A degree in X and at least 3 years of Y", "Are you a CPA with at least 3 years of Y?" */
const THING_AND_YEARS = new RegExp(
  `^(Do you (?:have|hold|possess)|Are you)\\s+(.+?),?\\s+(?:and|with|plus|as well as)\\s+(?:(?:do you )?have\\s+)?((?:${AT_LEAST})${NUMBER}\\s+.+?)\\s*\\??$`,
  "i",
);
/** "At least 3 years of X and are you Y certified?" */
const YEARS_AND_THING = new RegExp(
  `^Do you have\\s+(${YEARS}\\s+.+?),?\\s+(?:and|plus|as well as)\\s+(?:a valid |a current |an? )?(.+?)\\s*\\??$`,
  "i",
);
/** "3+ years of X experience with both A and B" */
const YEARS_OF_BOTH = new RegExp(
  `^Do you have\\s+(${YEARS}\\s+(?:of\\s+)?(?:.+?\\s+)?experience\\s+(?:in|with|of|using))\\s+both\\s+(.+?)\\s+and\\s+(.+?)\\s*\\??$`,
  "i",
);
/** "Haben Sie A und mindestens zwei Jahre B?", in other languages than English. */
const ELSEWHERE =
  /^(¿?(?:Haben|Hast|Verfügen|Verfügst|Besitzen|Besitzt|Bringen|Avez-vous|As-tu|Possédez-vous|Tienes|Tiene|Cuentas con|Dispones de|Tem|Possui|Hai|Possiedi|Heb|Heeft|Beschikt)(?: (?:Sie|du|je|u))?(?: über)?)\s+(.+?),?\s+(?:und|sowie|et|y|e|en)\s+((?:mindestens|au moins|al menos|como mínimo|mínimo|almeno|pelo menos|no mínimo|minimaal|minstens|ten minste)\s+.+?)\s*\??$/iu;

/** What is a paper or a quality and no other thing to have years of. */
const PAPER =
  /\b(?:licen[cs]e|licen[cs]ed|certificat\w*|certified|degree|diploma|card|ticket|endorsement|level \d|registered|registration|qualification|qualified)\b/i;
const ONE_MORE = /\b(?:or|and|but|not|no|without|less|under|fewer)\b|\/.+\//i;

/** Two things in one question that a bound on years joins: a Yes to both is one to the whole. */
export function bothAsked(
  question: Question,
  ask: (field: FormField) => Answer | Unknown,
): Finding | undefined {
  if (!question.isYesNo || question.isSeveral || question.raw.length > 240) return undefined;
  const parts = partsOf(question.raw.trim());
  if (parts === undefined) return undefined;
  const isBoth = parts.every((part) => isYes(ask, part));
  return isBoth ? derived(yesNo(true), "Each part of the question by itself", 0.8) : undefined;
}

function partsOf(raw: string): string[] | undefined {
  const both = YEARS_OF_BOTH.exec(raw);
  if (both !== null) {
    const [, years = "", first = "", second = ""] = both;
    if (ONE_MORE.test(`${first} ${second}`)) return undefined;
    const field = /experience/i.test(years) ? years : `${years} experience with`;
    return [`Do you have ${field} ${first}?`, `Do you have ${field} ${second}?`];
  }
  const [, lead = "", thing = "", years = ""] = THING_AND_YEARS.exec(raw) ?? [];
  if (thing !== "" && !ONE_MORE.test(thing) && !/\byears?\b/i.test(thing))
    return [`${lead} ${thing}?`, `Do you have ${years}?`];
  const [, bound = "", paper = ""] = YEARS_AND_THING.exec(raw) ?? [];
  const isAsked = /^(?:are you|do you (?:have|hold)|have|hold)\b/i.test(paper);
  if (bound !== "" && (isAsked || PAPER.test(paper)) && !ONE_MORE.test(paper)) {
    const own = isAsked
      ? paper.replace(/^(?:have|hold)\b/i, "Do you have")
      : `Do you have ${paper}`;
    return [`Do you have ${bound}?`, `${own}?`];
  }
  const [, verb = "", what = "", least = ""] = ELSEWHERE.exec(raw) ?? [];
  return what === "" || /\b(?:nicht|kein\w*|pas|sin|sem|non|niet|geen)\b/i.test(what)
    ? undefined
    : [`${verb} ${what}?`, `${verb} ${least}?`];
}
