import type { Experience, JobPreferences, Profile } from "@sendoff/contract/profile";
import { answerField } from "../engine/engine.ts";
import type { Facts } from "../facts/facts.ts";
import { fold, hasPhrase } from "../text/fold.ts";
import { latestFirst, monthsCovered, spanOf } from "../facts/timeline.ts";
import { countryByName, countryByPeople, countryName } from "../world/countries.ts";
import { placeFrom } from "../world/places.ts";
import { isUnknown } from "../unknown.ts";
import { isSameSkill, skillSpellings } from "../world/skills.ts";
import { type CommonQuestion, wordingsOf } from "./questions.ts";

/** A skill with the years that a person is asked to confirm. */
export interface SkillProposal {
  readonly name: string;
  /** What the profile says as a fact. */
  readonly years: number | undefined;
  /** Whole years of the jobs that name it, overlaps counted once; undefined where no dated job does, or for less than one. */
  readonly proposed: number | undefined;
  /** The jobs behind the proposal, by their employers, the latest first. */
  readonly employers: readonly string[];
}

// "Go" and "R" are everyday letters in a sentence: what jobs seem to say of them is no proposal.
const SHORTEST_NAME = 3;

/**
 * The skills of a profile, those that its latest jobs name first, with the years that the dates of these jobs give. `today` is
 * YYYY-MM-DD. The years are for their owner to confirm: a job that names a skill need not have used it all the time.
 */
export function proposeSkillYears(profile: Profile, today: string): SkillProposal[] {
  const jobs = latestFirst(profile.experience);
  const texts = jobs.map((job) => ({ job, text: wordsOf(job) }));
  const proposals = profile.skills.map((skill) => {
    const named = texts.filter(({ text }) => isNamed(text, skill.name)).map(({ job }) => job);
    const isTyped =
      skill.years !== undefined && skill.years > 0 && skill.imported?.includes("years") !== true;
    return {
      name: skill.name,
      years: isTyped ? skill.years : undefined,
      proposed: yearsOf(named, profile.experience, today),
      employers: [...new Set(named.map(({ company }) => company).filter((name) => name !== ""))],
      latest: named[0] === undefined ? jobs.length : jobs.indexOf(named[0]),
    };
  });
  return withoutDoubles(proposals)
    .toSorted(
      (a, b) =>
        Number(b.proposed !== undefined) - Number(a.proposed !== undefined) ||
        a.latest - b.latest ||
        (b.proposed ?? 0) - (a.proposed ?? 0),
    )
    .map(({ latest: _place, ...proposal }) => proposal);
}

function withoutDoubles<T extends { readonly name: string }>(skills: readonly T[]): T[] {
  return skills.filter(
    ({ name }, index) => skills.findIndex((other) => isSameSkill(other.name, name)) === index,
  );
}

/** Folded in portions: `fold` reads the beginning of a text only. */
function wordsOf({ jobTitle, description = "" }: Experience): string {
  const parts = [fold(jobTitle)];
  for (let at = 0; at < description.length; at += 1900)
    parts.push(fold(description.slice(at, at + 2000)));
  return parts.join(" | ");
}

const isNamed = (text: string, skill: string): boolean =>
  skill.length >= SHORTEST_NAME &&
  skillSpellings(skill).some(
    (spelling) => spelling.length >= SHORTEST_NAME && hasPhrase(text, spelling),
  );

function yearsOf(
  jobs: readonly Experience[],
  all: readonly Experience[],
  today: string,
): number | undefined {
  const spans = jobs.flatMap((job) => spanOf(job, all, today) ?? []);
  const years = Math.floor(monthsCovered(spans) / 12 + 1e-6);
  return years < 1 ? undefined : years;
}

/** A country that a person looks for work in. */
export interface WorkCountry {
  /** ISO 3166-1, two letters. */
  readonly code: string;
  readonly name: string;
  /** Their citizenship gives the right to work there. */
  readonly isCitizen: boolean;
}

// More are shown to nobody: who looks in the whole world answers where a job asks.
const MOST_COUNTRIES = 4;

/** The countries of the places that a person looks in, then the one they live in. `home` is where they live, as typed. */
export function workCountries(
  profile: Profile,
  preferences: Pick<JobPreferences, "locations">,
  home: string,
): WorkCountry[] {
  const { city, state, country, citizenship } = profile.personal;
  const own = [city, state, country].filter((part) => part !== undefined).join(", ");
  const codes = [...preferences.locations, own, home].map((text) => placeFrom(text).country);
  const known = [...new Set(codes)].filter((code) => code !== undefined && code !== "EU");
  const citizenOf = countryByPeople(citizenship) ?? countryByName(citizenship);
  return known
    .slice(0, MOST_COUNTRIES)
    .flatMap((code) =>
      code === undefined ? [] : [{ code, name: countryName(code), isCitizen: code === citizenOf }],
    );
}

/** Which of a common question's choices the profile itself already gives, saved answers aside; undefined where it gives none. */
export function choiceOfProfile(question: CommonQuestion, facts: Facts): string | undefined {
  const [wording] = wordingsOf(question);
  const known = answerField(
    {
      question: wording ?? "",
      kind: "select",
      options: question.choices.map(({ label }) => label),
      required: true,
      value: "",
      error: "",
    },
    { ...facts, answers: [] },
  );
  if (isUnknown(known)) return undefined;
  return question.choices.find(({ label }) => label === known.value)?.value;
}

/** The usual English name of a country, by its ISO code; undefined for a code that we do not know. */
export function countryNameOf(code: string): string | undefined {
  const name = countryName(code);
  return name === code ? undefined : name;
}
