import type { Facts } from "../facts/facts.ts";
import { tellingWords } from "../text/akin.ts";
import { fold } from "../text/fold.ts";
import { monthOf } from "../facts/timeline.ts";

/** A thing that the profile names: a skill, a certificate or a completed study, with every name it goes by there. */
export interface Thing {
  name: string;
  kind: "skill" | "certificate" | "study";
  /** The words of each of its names; a question names it when it has all words of one. */
  names: readonly (readonly string[])[];
  /** Words that may stand beside it: who issued it, its other names. */
  beside: readonly string[];
  date?: string;
}

const THINGS = new WeakMap<Facts, Thing[]>();

/** The skills, the certificates and the completed studies of the profile, each with its names. */
export function thingsOf(facts: Facts): Thing[] {
  const known = THINGS.get(facts);
  if (known !== undefined) return known;
  const { skills, certifications, education } = facts.profile;
  const now = monthOf(facts.today, "start");
  const things: Thing[] = [
    ...skills.map(({ name }) => thing(name, "skill", [])),
    ...certifications.map(({ title, issuer = "", date }) => ({
      ...thing(title, "certificate", fold(issuer).split(" ")),
      ...(date === undefined ? {} : { date }),
    })),
    ...education.flatMap(({ degreeName, endDate }) => {
      const end = monthOf(endDate, "end");
      if (end === undefined || now === undefined || end > now) return [];
      return [{ ...study(degreeName), ...(endDate === undefined ? {} : { date: endDate }) }];
    }),
  ].filter(({ names }) => names.length > 0);
  THINGS.set(facts, things);
  return things;
}

/** "Diplôme d'État d'aide-soignant (DEAS)": by its words, or by a short name in capitals. */
function study(name: string): Thing {
  const short = (name.match(/(?<!\p{L})\p{Lu}{3,6}(?!\p{L})/gu) ?? []).map((each) => [fold(each)]);
  const whole = thing(name, "study", []);
  const inside = /\(([^()]+)\)/.exec(name)?.[1] ?? "";
  const named = whole.names.filter((words) => words.join(" ") !== tellingWords(inside).join(" "));
  return { ...whole, names: [...named, ...short] };
}

/** "Certified Medical Assistant (CMA)": by its words, or by what stands in brackets. */
function thing(name: string, kind: Thing["kind"], issuer: readonly string[]): Thing {
  const inside = /\(([^()]+)\)/.exec(name)?.[1] ?? "";
  const outside = name.replace(/\([^()]*\)/g, " ");
  const names = [name, outside, inside].map((each) => tellingWords(each)).filter(isTelling);
  return {
    name,
    kind,
    names: [...new Map(names.map((words) => [words.join(" "), words])).values()],
    beside: [
      ...issuer,
      ...fold(name).split(" "),
      ...initials(outside),
      ...initials(issuer.join(" ")),
    ],
  };
}

const isTelling = (words: readonly string[]): boolean => words.join("").length > 2;

const initials = (name: string): string[] => {
  const letters = fold(name)
    .split(" ")
    .map((word) => word[0] ?? "")
    .join("");
  return letters.length > 2 ? [letters] : [];
};

/** "PRL" for "prevención de riesgos laborales": the initials of words that follow each other, small ones left out. */
export function innerInitials(name: string): string[] {
  const letters = fold(name)
    .split(" ")
    .filter((word) => word.length > 3)
    .map((word) => word[0] ?? "")
    .join("");
  const all: string[] = [];
  for (let from = 0; from + 3 <= letters.length; from += 1)
    for (let to = from + 3; to <= Math.min(letters.length, from + 5); to += 1)
      all.push(letters.slice(from, to));
  return all;
}

/** The telling words of each name of a thing. */
export const namesOf = ({ names }: Thing): readonly (readonly string[])[] => names;
