import type { LanguagePack } from "./pack.fixture.ts";
import { EASTERN } from "./packs/eastern.fixture.ts";
import { ENGLISH } from "./packs/english.fixture.ts";
import { NORTHERN } from "./packs/northern.fixture.ts";
import { ROMANCE } from "./packs/romance.fixture.ts";
import { Random } from "./random.fixture.ts";

export const PACKS: readonly LanguagePack[] = [...ENGLISH, ...ROMANCE, ...NORTHERN, ...EASTERN];

export interface Month {
  readonly year: number;
  readonly month: number;
}

export interface MadeJob {
  readonly title: string;
  readonly company: string;
  readonly place: string;
  readonly start: Month;
  /** Undefined while it goes on. */
  readonly end: Month | undefined;
  readonly tasks: readonly string[];
}

export interface MadeSchool {
  readonly degree: string;
  readonly institution: string;
  readonly start: Month;
  readonly end: Month;
}

export interface MadeAward {
  readonly title: string;
  readonly issuer: string;
  readonly date: Month;
}

/** An invented person's CV before it is laid out. */
export interface MadeCv {
  readonly pack: LanguagePack;
  readonly firstName: string;
  readonly lastName: string;
  readonly headline: string;
  readonly email: string;
  readonly phone: string;
  readonly place: string;
  readonly jobs: readonly MadeJob[];
  readonly schools: readonly MadeSchool[];
  readonly skillGroups: readonly { readonly name: string; readonly skills: readonly string[] }[];
  /** Years by skill, where the CV is to say them. */
  readonly years: ReadonlyMap<string, number>;
  readonly languages: readonly { readonly name: string; readonly level: string }[];
  readonly awards: readonly MadeAward[];
  readonly certificates: readonly MadeAward[];
}

function personOf(random: Random, pack: LanguagePack): { firstName: string; lastName: string } {
  const name = random.pick(pack.people);
  const [first, last] = name.includes("|") ? name.split("|") : [];
  if (first !== undefined && last !== undefined) return { firstName: first, lastName: last };
  const words = name.split(" ");
  return { firstName: words.slice(0, -1).join(" "), lastName: words.at(-1) ?? "" };
}

function emailOf(random: Random, first: string, last: string): string {
  const plain = (text: string): string =>
    text
      .normalize("NFKD")
      .toLowerCase()
      .replace(/ı/g, "i")
      .replace(/ł/g, "l")
      .replace(/ß/g, "ss")
      .replace(/đ/g, "d")
      .replace(/[^a-z]/g, "");
  const host = random.pick(["example.com", "mail.example.org", "post.example.net"]);
  return `${plain(first)}${random.pick([".", "_", "-", ""])}${plain(last)}${random.pick(["", "84", "7"])}@${host}`;
}

function awardsFrom(random: Random, texts: readonly string[], count: number): MadeAward[] {
  return random.some(texts, count).map((text) => {
    const [title = "", issuer = ""] = text.split("|");
    return {
      title,
      issuer,
      date: { year: random.between(2012, 2024), month: random.between(1, 12) },
    };
  });
}

function jobsOf(random: Random, pack: LanguagePack): MadeJob[] {
  const count = random.between(2, 4);
  const titles = random.some(pack.titles, count);
  const companies = random.some(pack.companies, count);
  let year = 2024;
  const isRunning = random.chance(0.75);
  return titles.map((title, i) => {
    const end = { year, month: random.between(1, 12) };
    const start = { year: year - random.between(1, 3), month: random.between(1, 12) };
    year = start.year - random.between(0, 1);
    return {
      title,
      company: companies[i] ?? "",
      place: random.pick(pack.places),
      start,
      end: i === 0 && isRunning ? undefined : end,
      tasks: random.some(pack.tasks, random.between(1, 4)),
    };
  });
}

function schoolsOf(random: Random, pack: LanguagePack, before: number): MadeSchool[] {
  const count = random.between(1, 2);
  const degrees = random.some(pack.degrees, count);
  const schools = random.some(pack.schools, count);
  return degrees.map((degree, i) => ({
    degree,
    institution: schools[i] ?? "",
    start: { year: before - 4 - 4 * i, month: random.pick([8, 9, 10]) },
    end: { year: before - 1 - 4 * i, month: random.pick([5, 6, 7]) },
  }));
}

/** Drawn from numbers of their own, so that the rest of a CV stays what it was; the first skill always has some. */
function yearsOf(skills: readonly string[]): ReadonlyMap<string, number> {
  const random = new Random(skills.join("").length);
  const stated = skills.filter((_, i) => i === 0 || random.chance(0.7));
  return new Map(stated.map((skill) => [skill, random.between(1, 15)]));
}

/** An invented CV in the language of the pack; the same numbers give the same CV. */
export function makeCv(random: Random, pack: LanguagePack): MadeCv {
  const { firstName, lastName } = personOf(random, pack);
  const jobs = jobsOf(random, pack);
  const skills = random.some(pack.skills, random.between(6, 10));
  const cut = Math.ceil(skills.length / 2);
  const groups = random.some(pack.skillGroups, 2);
  return {
    pack,
    firstName,
    lastName,
    headline: random.pick(pack.titles),
    email: emailOf(random, firstName, lastName),
    phone: random.pick(pack.phones).replace(/#/g, () => String(random.between(1, 9))),
    place: random.pick(pack.places),
    jobs,
    schools: schoolsOf(random, pack, Math.min(...jobs.map((job) => job.start.year))),
    skillGroups: [
      { name: groups[0] ?? "", skills: skills.slice(0, cut) },
      { name: groups[1] ?? "", skills: skills.slice(cut) },
    ],
    years: yearsOf(skills),
    languages: random
      .some(pack.languages, random.between(2, 3))
      .map((name) => ({ name, level: random.pick(pack.levels) })),
    awards: random.chance(0.5) ? awardsFrom(random, pack.awards, random.between(1, 2)) : [],
    certificates: random.chance(0.6)
      ? awardsFrom(random, pack.certificates, random.between(1, 3))
      : [],
  };
}
