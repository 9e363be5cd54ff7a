import { expect, test } from "vitest";
import { jobRows, printedReader } from "./print.fixture.ts";

const readPrinted = printedReader(process.env["SENDOFF_CHROMIUM"] ?? "");

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

test("a heading set a little further left than the text of its column is in that column", async () => {
  const block = (heading: string, body: string): string =>
    `<h2>${heading}</h2><div style="padding-left: 5pt">${body}</div>`;
  const found =
    await read(`<div class=page><aside style="padding-top: 1pt"><p style="margin-top: 16px"><b>Ota Hruška</b></p><p>Dispatcher</p><p>Plans lorries and rests.</p><p>Seeks a depot.</p>
    <p>ota@hruska.example</p><p>+420 605 555 310</p></aside><main>
    ${block("Experience", "<p><b>Dispatcher</b></p><p>Morava Lorries Ltd.</p><p>July 2019 - Present</p><p><b>Loader</b></p><p>Depot Nord Inc.</p><p>May 2016 - June 2019</p>")}
    ${block("Education", "<p><b>Brno Technical College</b></p><p>Diploma</p><p>2012 - 2016</p>")}${block("Skills", "<p>Route planning, Forklift</p>")}</main></div>`);
  expect(found.jobs).toEqual([
    ["Dispatcher", "Morava Lorries Ltd.", "2019-07", ""],
    ["Loader", "Depot Nord Inc.", "2016-05", "2019-06"],
  ]);
});

test("a line beside the ornament above a heading in the margin belongs to the heading", async () => {
  const block = (heading: string, lines: readonly string[]): string =>
    `<div style="display: flex; margin-top: 22px"><div style="width: 120pt; font-size: 9pt; line-height: 10pt"><b>—</b><br><b>${heading}</b></div><div style="padding-top: 4pt">${lines.map((line) => `<p>${line}</p>`).join("")}</div></div>`;
  const found = await read(`<h1>Meera Nambiar</h1><p>meera@nambiar.example</p>
    ${block("Experience", ["<b>Pharmacist</b>, Harbour Hospital", "2019 – 2023"])}
    ${block("Education", ["<b>Master of Pharmacy</b>, Coastal College of Pharmacy", "2010 – 2013"])}
    ${block("Awards", ["Best Poster of the Year, 2018"])}${block("Skills", ["Dispensing, Stock control"])}`);
  expect(found.achievements.map(({ awardTitle }) => awardTitle)).toEqual([
    "Best Poster of the Year",
  ]);
  expect(found.education).toHaveLength(1);
});
