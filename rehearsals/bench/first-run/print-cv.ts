import type { Page } from "playwright-core";
import { layOut } from "../../../packages/cv/src/made-cvs/layouts.fixture.ts";
import {
  type MadeCv,
  type Month,
  PACKS,
} from "../../../packages/cv/src/made-cvs/made-cv.fixture.ts";
import { Random } from "../../../packages/cv/src/made-cvs/random.fixture.ts";
import { LAYOUTS, makeStyle } from "../../../packages/cv/src/made-cvs/style.fixture.ts";
import type { Newcomer } from "./newcomer.ts";

const SKILLS_IN_A_TASK = 4;

/**
 * Prints a newcomer's CV, the nth in the nth of the layouts that public templates have. Their jobs name their skills, the latest job
 * the first half and more, as people write them down.
 */
export async function printCv(
  page: Page,
  newcomer: Newcomer,
  skills: readonly string[],
  nth: number,
): Promise<Buffer> {
  const [pack] = PACKS;
  if (pack === undefined) throw new Error("There is no language to write a CV in");
  const layout = LAYOUTS[nth % LAYOUTS.length] ?? "one column";
  const style = { ...makeStyle(new Random(nth + 1), pack, layout), hasPlaces: false };
  await page.setContent(layOut(cvOf(newcomer, skills, pack), style));
  return page.pdf({ preferCSSPageSize: true, printBackground: true });
}

function cvOf(newcomer: Newcomer, skills: readonly string[], pack: MadeCv["pack"]): MadeCv {
  const { firstName, lastName, city, country } = newcomer;
  const jobs = newcomer.jobs.map((line, index) => {
    const [title = "", company = "", start = "", end = ""] = line.split("|");
    return {
      title,
      company,
      place: city,
      start: monthOf(start),
      end: end === "" ? undefined : monthOf(end),
      tasks: tasksOf(index === 0 ? skills : skills.slice(Math.floor(skills.length / 2))),
    };
  });
  const [degree = "", institution = "", start = "", end = ""] = newcomer.school.split("|");
  const half = Math.ceil(skills.length / 2);
  return {
    pack: { ...pack, summary: `${jobs[0]?.title ?? ""} in ${city}.` },
    firstName,
    lastName,
    headline: jobs[0]?.title ?? "",
    email: `${firstName}.${lastName}@example.com`.toLowerCase(),
    phone: newcomer.phone,
    place: `${city}, ${country}`,
    jobs,
    schools: [{ degree, institution, start: monthOf(start), end: monthOf(end) }],
    skillGroups: [
      { name: "Main", skills: skills.slice(0, half) },
      { name: "Others", skills: skills.slice(half) },
    ],
    years: new Map(),
    languages: newcomer.languages.map((line) => {
      const [name = "", level = ""] = line.split(": ");
      return { name, level };
    }),
    awards: [],
    certificates: [],
  };
}

function tasksOf(skills: readonly string[]): string[] {
  const tasks: string[] = [];
  for (let at = 0; at < skills.length; at += SKILLS_IN_A_TASK) {
    tasks.push(`Daily work with ${skills.slice(at, at + SKILLS_IN_A_TASK).join(", ")}`);
  }
  return tasks;
}

function monthOf(text: string): Month {
  const [year = 0, month = 1] = text.split("-").map(Number);
  return { year, month };
}
