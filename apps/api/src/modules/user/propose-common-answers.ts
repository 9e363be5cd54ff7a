import { workCountries } from "@sendoff/answers/common-answers";
import { type ProposedAnswer } from "@sendoff/contract/common-answers";
import {
  type Education,
  emptyProfile,
  type Experience,
  type Profile,
} from "@sendoff/contract/profile";
import { fitPlace } from "@sendoff/domain/choosing";

/** What proposals are read from; `today` is YYYY-MM-DD. */
export interface Proposer {
  readonly profile: Profile;
  /** The places somebody looks in. */
  readonly places: readonly string[];
  /** Where they live, as far as it is known. */
  readonly home: string;
  /** The country of it as the settings have it; empty where they do not say. */
  readonly country: string;
  readonly today: string;
}

/**
 * What is proposed for the questions that are asked of everybody, by question. A proposal is no answer: it stands on the page with its
 * reason until its owner confirms it, changes it or takes it out (DECISIONS D13). A question without a sensible one is left out.
 */
export function proposeCommonAnswers(from: Proposer): Readonly<Record<string, ProposedAnswer>> {
  const all: Readonly<Record<string, ProposedAnswer | undefined>> = {
    ...placeAnswers(from),
    travel: proposal("quarter", "Most jobs that ask mean a few days a month."),
    shifts: proposal("day", "Nights are for you to say."),
    weekends: weekends(from.profile),
    driving_licence: drivingLicence(from.profile),
    adult: adult(from),
  };
  return Object.fromEntries(
    Object.entries(all).flatMap(([id, each]) => (each === undefined ? [] : [[id, each]])),
  );
}

const proposal = (value: string, reason: string): ProposedAnswer => ({ value, reason });

function placeAnswers({ places, home }: Proposer): Record<string, ProposedAnswer | undefined> {
  const towns = places.filter((place) => !REMOTE.test(place));
  const [town] = towns;
  if (town === undefined) return {};
  const on_site = proposal("on_site", `You look for work in ${town}, not only from home.`);
  if (home === "") return { on_site };
  const near = towns.find((place) => isNear(home, place));
  const far = towns.find((place) => !isNear(home, place));
  return {
    on_site,
    commute:
      near !== undefined && far === undefined
        ? proposal("yes", `You look for work in ${near}, where you live.`)
        : undefined,
    relocate:
      far === undefined
        ? proposal("no", `You look for work where you live, in ${home}.`)
        : proposal("yes", `You live in ${home} and look for work in ${far} too.`),
  };
}

const REMOTE = /\b(remote|anywhere|home)\b/i;

/** The same town or one next to it; a country is near to those who live there. */
function isNear(home: string, place: string): boolean {
  const fit = fitPlace({ location: home }, [place])?.fit ?? 0;
  return fit > 0;
}

/** Work that goes on at weekends, by the title of the latest job. */
const WEEKEND_WORK =
  /\b(nurse|nursing|carer|care assistant|midwife|paramedic|doctor|chef|cook|kitchen|waiter|waitress|barista|bartender|receptionist|hotel|retail|store|shop|cashier|warehouse|forklift|driver|security guard|call cent(?:er|re)|customer support)\b/i;

function weekends({ experience }: Profile): ProposedAnswer | undefined {
  const title = latest(experience)?.jobTitle ?? "";
  return WEEKEND_WORK.test(title)
    ? proposal("yes", `Usual for the work of your latest job, ${title}.`)
    : undefined;
}

const LICENCE = /\bdriv(?:ing|er'?s?) licen[cs]e\b/i;

function drivingLicence(profile: Profile): ProposedAnswer | undefined {
  const cvTexts = [
    ...profile.skills.map(({ name }) => name),
    ...profile.certifications.map(({ title }) => title),
    ...profile.experience.map(({ description = "" }) => description),
  ];
  return cvTexts.some((text) => LICENCE.test(text))
    ? proposal("yes", "Your CV names it.")
    : undefined;
}

/** Nobody is in paid work, or in a degree's first year, much younger than this. */
const YOUNGEST_AT_WORK = 14;
const YOUNGEST_STUDENT = 16;
const ADULT = 18;

/** By how long ago the first job or degree began: both have a least age. */
function adult({ profile, today }: Proposer): ProposedAnswer | undefined {
  const now = Number(today.slice(0, 4));
  const worked = firstYear(
    profile.experience.filter(({ imported }) => imported?.includes("startDate") !== true),
  );
  if (worked !== undefined && now - worked > ADULT - YOUNGEST_AT_WORK)
    return proposal("yes", `You have worked since ${worked}.`);
  const studied = firstYear(profile.education.filter(({ degreeName }) => DEGREE.test(degreeName)));
  return studied !== undefined && now - studied > ADULT - YOUNGEST_STUDENT
    ? proposal("yes", `You began a degree in ${studied}.`)
    : undefined;
}

const DEGREE =
  /\b(bachelor|master|doctor|ph\.?d|b\.?\s?(?:a|e|sc|com|tech)|m\.?\s?(?:a|sc|tech)|mba)\b/i;

function firstYear(spans: readonly (Experience | Education)[]): number | undefined {
  const years = spans
    .map(({ startDate = "" }) => Number(/^\d{4}/.exec(startDate)?.[0]))
    .filter((year) => year > 0);
  return years.length === 0 ? undefined : Math.min(...years);
}

function latest(experience: readonly Experience[]): Experience | undefined {
  const rank = ({ endDate = "", startDate = "" }: Experience) =>
    `${endDate === "" ? "9999" : endDate} ${startDate}`;
  return experience.toSorted((a, b) => rank(b).localeCompare(rank(a)))[0];
}

/**
 * Whether somebody may work in the country that they live in: proposed where they look for work there, unless they have named the
 * citizenship of another one. `country` is an ISO code. It is their word to give: the page shows what will be said in their name.
 */
export function proposeRightToWork(
  { profile, places, home, country: homeCountry }: Proposer,
  country: string,
  name: string,
): ProposedAnswer | undefined {
  const { citizenship = "" } = profile.personal;
  const isThere = (towns: readonly string[]) =>
    workCountries(emptyProfile(), { locations: [...towns] }, "").some(
      ({ code }) => code === country,
    );
  const livesThere = isThere([homeCountry === "" ? home : `${home}, ${homeCountry}`]);
  const looksThere = isThere(places) || (livesThere && places.some((place) => place === home));
  return looksThere && livesThere && citizenship.trim() === ""
    ? proposal("free", `You live in ${name} and look for work there.`)
    : undefined;
}
