import { expect, test } from "vitest";
import { readPrinted } from "../made-cvs/print.fixture.ts";

interface Printed {
  readonly title: string;
  readonly company: string;
  readonly dates: string;
}

/** A job as a box with its dates on the right. */
function job({ title, company, dates }: Printed): string {
  return `<div class=row><b>${title}</b><span>${dates}</span></div><p>${company}</p><ul><li>Looked after four crossings over the river.</li></ul>`;
}

/** The jobs read from a page: title, company, place, end, or "now" while it lasts. */
async function jobsOn(...jobs: Printed[]): Promise<string[][]> {
  const outcome =
    await readPrinted(`<!doctype html><meta charset=utf-8><style>body { font: 10pt "Liberation Sans", Arial } h1 { font-size: 20pt } h2 { font-size: 13pt }
    p { margin: 2px 0 } .row { display: flex; justify-content: space-between; margin-top: 12pt; font-size: 11pt }</style>
    <h1>Rosa Lindner</h1><p>rosa@lindner.example | +49 30 5550100</p><h2>Experience</h2>${jobs.map(job).join("")}`);
  if (outcome.kind === "refused") throw new Error(outcome.message);
  return outcome.extraction.workExperience.map((each) => [
    each.jobTitle,
    each.company,
    each.workLocation,
    each.currentlyWorkHere ? "now" : each.endDate,
  ]);
}

const ENGINEER: Printed = {
  title: "Site Engineer",
  company: "Ohm Bridges Ltd",
  dates: "May 2016 – Aug 2019",
};
const TRAINEE: Printed = {
  title: "Trainee",
  company: "Kerr Rope Ltd",
  dates: "Jan 2014 – Apr 2016",
};

test("the latest job with a lone date, where all others have ranges, goes on", async () => {
  const latest = { title: "Head of Works", company: "Ridley Steel plc", dates: "Sep 2019" };
  const found = await jobsOn(latest, ENGINEER, TRAINEE);
  expect(found.map(([title, , , end]) => [title, end])).toEqual([
    ["Head of Works", "now"],
    ["Site Engineer", "2019-08"],
    ["Trainee", "2016-04"],
  ]);
});

test("a lone date before the end of another job says nothing of an end", async () => {
  const short = { title: "Visiting Lecturer", company: "Ridley Steel plc", dates: "Feb 2015" };
  const found = await jobsOn(ENGINEER, short, TRAINEE);
  expect(found.map(([title, , , end]) => [title, end])).toEqual([
    ["Site Engineer", "2019-08"],
    ["Visiting Lecturer", ""],
    ["Trainee", "2016-04"],
  ]);
});

test("a title that names what companies do stays whole above its employer", async () => {
  const manager = {
    title: "Assistant Manager, Works and Assurance",
    company: "Ridley, Kerr & Partners LLP",
    dates: "Sep 2019 – May 2021",
  };
  const [found] = await jobsOn(manager, ENGINEER, TRAINEE);
  expect(found?.slice(0, 2)).toEqual([manager.title, manager.company]);
});

test.each([
  ["Harbour Paws Co. (Texas, USA)", "Harbour Paws Co.", "Texas, USA"],
  ["The Rope Loft, Kilbrin, Co. Cork", "The Rope Loft", "Kilbrin, Co. Cork"],
  ["Freelance, Leeds / remote", "Freelance", "Leeds / remote"],
])("%s is a company and a place", async (printed, company, place) => {
  const [found] = await jobsOn({ ...ENGINEER, company: printed }, TRAINEE);
  expect(found?.slice(1, 3)).toEqual([company, place]);
});

test("a town that no list knows is known by the line on which other jobs have their place", async () => {
  const at = (town: string): string =>
    `Ohm Bridges Ltd</p><p style="font-size: 9pt; color: #777">${town}`;
  const found = await jobsOn(
    { ...ENGINEER, company: at("Leeds, United Kingdom") },
    { ...TRAINEE, company: at("Kilbrin") },
  );
  expect(found.map(([title, company, place]) => [title, company, place])).toEqual([
    ["Site Engineer", "Ohm Bridges Ltd", "Leeds, United Kingdom"],
    ["Trainee", "Ohm Bridges Ltd", "Kilbrin"],
  ]);
});
