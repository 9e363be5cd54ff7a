import { expect, test } from "vitest";
import { jobRows, readPrinted } from "./print.fixture.ts";

const CSS = `<style>body { font: 10pt "Liberation Sans", Arial; margin: 0 } h1 { font-size: 20pt; margin: 0 } h2 { font-size: 12pt; margin: 16px 0 6px } p, ul { margin: 1px 0 }
  .page { display: flex; gap: 30pt } aside { width: 130pt } main { flex: 1 } .entry { position: relative; padding-left: 50pt; margin-bottom: 10pt }
  .when { position: absolute; left: 0; top: 0; width: 40pt; text-align: right; font-size: 8pt; line-height: 13pt; color: #666 }</style>`;
const HEAD = `<!doctype html><meta charset=utf-8>${CSS}`;

async function read(body: string) {
  const outcome = await readPrinted(HEAD + body);
  if (outcome.kind === "refused") throw new Error(outcome.message);
  return { ...outcome.extraction, jobs: jobRows(outcome) };
}

test("dates set upright in a margin, the later one on top, stand in a column beside another one", async () => {
  const entry = (when: readonly string[], name: string, below: string): string =>
    `<div class=entry><div class=when>${when.join("<br>|<br>")}</div><p><b>${name}</b></p><p>${below}</p><p>&nbsp;</p></div>`;
  const found = await read(`<div class=page><main><h1>Meera Nambiar</h1><p>Pharmacist</p>
    <h2>Education</h2>${entry(["2013", "2010"], "Coastal College of Pharmacy", "Master of Pharmacy")}
    <h2>Experience</h2>${entry(["Present", "2019"], "Senior Pharmacist", "Harbour Hospital")}${entry(["2019", "2013"], "Pharmacist", "Backwater Clinics Ltd.")}</main>
    <aside><h2>Contact</h2><p>meera@nambiar.example</p><p>+91 98400 55210</p><h2>Skills</h2><p>Dispensing</p><p>Stock control</p><p>Counselling</p>
    <h2>Languages</h2><p>Malayalam (native)</p><p>English (fluent)</p></aside></div>`);
  expect(found.jobs).toEqual([
    ["Senior Pharmacist", "Harbour Hospital", "2019", ""],
    ["Pharmacist", "Backwater Clinics Ltd.", "2013", "2019"],
  ]);
  const [school] = found.education;
  expect([school?.institution.name, school?.startDate, school?.endDate]).toEqual([
    "Coastal College of Pharmacy",
    "2010",
    "2013",
  ]);
  expect(found.skills.map(({ skill }) => skill)).toEqual([
    "Dispensing",
    "Stock control",
    "Counselling",
  ]);
});

test("a heading set a little further left than the text and the other headings of its column is in that column", async () => {
  const found =
    await read(`<div class=page><aside style="padding-top: 18px"><p><b>Ota Hruška</b></p><p>Dispatcher</p><p>Plans lorries and rests.</p><p>Seeks a depot.</p>
    <p>ota@hruska.example</p><p>+420 605 555 310</p></aside><main><h2 style="margin-left: -5pt">Experience</h2>
    <p><b>Dispatcher</b></p><p>Morava Lorries Ltd.</p><p>July 2019 - Present</p><p><b>Loader</b></p><p>Depot Nord Inc.</p><p>May 2016 - June 2019</p>
    <h2>Education</h2><p><b>Brno Technical College</b></p><p>Diploma</p><p>2012 - 2016</p><h2>Skills</h2><p>Route planning, Forklift</p></main></div>`);
  expect(found.jobs).toEqual([
    ["Dispatcher", "Morava Lorries Ltd.", "2019-07", ""],
    ["Loader", "Depot Nord Inc.", "2016-05", "2019-06"],
  ]);
});

test("a line beside the ornament above a heading in the margin belongs to the heading", async () => {
  const block = (heading: string, lines: readonly string[]): string =>
    `<div style="display: flex; margin-top: 22px"><div style="width: 120pt; font-size: 9pt; line-height: 13pt"><b>—</b><br><b>${heading}</b></div><div>${lines.map((line) => `<p>${line}</p>`).join("")}</div></div>`;
  const found =
    await read(`<div class=page><h1 style="width: 300pt">Meera Nambiar</h1><div style="font-size: 8pt"><p>14 Harbour Road</p><p>Kochi</p><p>+91 98400 55210</p><p>meera@nambiar.example</p></div></div>
    <div style="margin-left: 120pt"><p>Pharmacist</p><p>Eleven years in dispensing, clinical rounds and stock control.</p></div>
    ${block("Experience", ["<b>Harbour Hospital</b> / Senior Pharmacist", "JUNE 2019 - PRESENT, KOCHI", "Counter sales and stock control for two wards.", "<b>Backwater Clinics</b> / Pharmacist", "JULY 2013 - MAY 2019, KOCHI"])}
    ${block("Education", ["<b>Coastal College of Pharmacy</b> / Master of Pharmacy", "AUGUST 2010 - MAY 2013, KOCHI"])}
    ${block("Awards", ["<b>Best Poster of the Year</b>, 2018"])}${block("Languages", ["Malayalam (native), English (fluent)"])}`);
  expect(found.achievements.map(({ awardTitle }) => awardTitle)).toEqual([
    "Best Poster of the Year",
  ]);
  expect(found.education).toHaveLength(1);
});

test("place, dates and length of time below each other in the right margin belong to the line above the list", async () => {
  const entry = (names: string, beside: readonly string[], ...description: string[]): string =>
    `<div style="display: flex; justify-content: space-between; margin-bottom: 12pt"><div><p>${names}</p>${description.map((item) => `<p style="padding-left: 12pt">• ${item}</p>`).join("")}</div>
    <div style="text-align: right">${beside.map((line) => `<p>${line}</p>`).join("")}</div></div>`;
  const found = await read(`<h1>Lachlan Reeve</h1><p>lachlan@reeve.example</p>
    <h2>Education</h2>${entry("<b>University of Tasmania</b>, PhD in Marine Biology", ["Kingston", "Feb 2010 – Nov 2013"], "First class")}
    <h2>Experience</h2>${entry("<b>Storm Bay Institute Inc.</b>, Research Fellow", ["Kettering", "Mar 2021 – present", "5 years 9 months"], "Leads the kelp trial", "Has two students")}
    ${entry("<b>Reef Survey Unit Ltd.</b>, Research Assistant", ["Snug", "Feb 2014 – May 2018", "4 years 4 months"], "Logged 310 dives")}
    ${entry("<b>Eagle Dive Charters Inc.</b>, Deckhand", ["Eaglehawk Neck", "Nov 2011 – Dec 2013", "2 years"])}`);
  expect(found.jobs).toEqual([
    ["Research Fellow", "Storm Bay Institute Inc.", "2021-03", ""],
    ["Research Assistant", "Reef Survey Unit Ltd.", "2014-02", "2018-05"],
    ["Deckhand", "Eagle Dive Charters Inc.", "2011-11", "2013-12"],
  ]);
  const [school] = found.education;
  expect([school?.degreeName, school?.institution.name, school?.endDate]).toEqual([
    "PhD in Marine Biology",
    "University of Tasmania",
    "2013-11",
  ]);
});
