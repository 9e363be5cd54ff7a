import type { Meaning } from "../question/meaning.ts";
import type { Question } from "../question/question.ts";
import { cityKey } from "../world/places.ts";
import { type Said, setOf, saidIn } from "./said.ts";

/** Whether one would move, in any language. */
export function readRelocationByWords(question: Question): Meaning | undefined {
  const said = saidIn(question);
  return said === undefined ? undefined : (readRelocation(said) ?? readLivesIn(said));
}

/** Where one would like to live is not where one does. */
const WOULD_LIVE =
  /\b(?:wurden|wurdest|mochten|mochtest|gerne?|gustaria|quieres|aimeriez|voudriez|vorresti|gostaria|would|want|like|zou|wil)\b/;

const LIVING = setOf("live, current, are, do, have, -, not, in, city");

/** "Do you presently stay in Delhi NCR?" */
function readLivesIn({ terms, has, isNegated, question }: Said): Meaning | undefined {
  if (!question.isYesNo || !has("live") || has("willing") || has("since") || has("can"))
    return undefined;
  if (WOULD_LIVE.test(question.text)) return undefined;
  const others = terms.filter(({ means }) => means === undefined || !LIVING.has(means));
  if (others.length === 0 || others.length > 3) return undefined;
  if (others.some(({ means }) => means !== undefined && !means.startsWith("country ")))
    return undefined;
  return {
    topic: "lives_in",
    subject: cityKey(others.map(({ text }) => text).join(" ")),
    isNegated,
  };
}

const RELOCATION = setOf(
  "relocate, willing, available, can, are, do, have, -, not, role, shift, city, other, live, work",
);

/** Moving, to the place that is named or to any: a yes to one place says nothing of another. */
function readRelocation({ terms, has, isNegated, question }: Said): Meaning | undefined {
  if (
    !question.isYesNo ||
    !(has("relocate") || (has("shift") && /\bshift (?:ho|hone|kar)/.test(question.text)))
  )
    return undefined;
  const others = terms.filter(({ means }) => means === undefined || !RELOCATION.has(means));
  if (
    others.length > 3 ||
    others.some(({ means }) => means !== undefined && !means.startsWith("country"))
  )
    return undefined;
  const place = others.map(({ text }) => text).join(" ");
  const isElsewhere = has("city") || has("other");
  return {
    topic: "relocate",
    ...(place === "" ? (isElsewhere ? { subject: "other" } : {}) : { subject: cityKey(place) }),
    isNegated,
  };
}

/** "Avez-vous déjà travaillé en France ?" */
export function readWorkedIn({ terms, has, question, isNegated }: Said): Meaning | undefined {
  if (!question.isYesNo || !has("work") || has("authorised") || has("can") || has("willing"))
    return undefined;
  const countries = terms.flatMap(({ means }) => /^country (\w\w)$/.exec(means ?? "")?.[1] ?? []);
  const others = terms.filter(
    ({ means }) =>
      means === undefined ||
      !(/^(?:-|have|did|work|experience|previous)$/.test(means) || means.startsWith("country ")),
  );
  const [country, second] = countries;
  const isPast = has("have") || has("did") || has("experience");
  return country === undefined || second !== undefined || others.length > 0 || !isPast
    ? undefined
    : { topic: "worked_in", country, isNegated };
}
