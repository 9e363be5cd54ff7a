import { expect, test } from "vitest";
import { ROLE_OF } from "../fields/credential-labels.ts";
import { EUROPASS_LABELS } from "../vocabulary/europass-labels.ts";
import { LABELS } from "../vocabulary/label-words.ts";
import { HEADS } from "../fields/skill-tables.ts";
import { readPrinted } from "../made-cvs/print.fixture.ts";
import { HEADING_PHRASES } from "../vocabulary/heading-phrases.ts";
import { fold } from "../vocabulary/heading-words.ts";

const CSS = `<style>body { font: 10pt "Liberation Sans", Arial } h1 { font-size: 20pt; margin: 0 } h2 { font-size: 14pt; margin: 14px 0 6px }
  h3 { font-size: 11pt; margin: 8px 0 0 } p { margin: 1px 0 } ul { margin: 2px 0 }</style>`;

async function read(body: string) {
  const outcome = await readPrinted(
    `<!doctype html><meta charset=utf-8>${CSS}<h1>Tove Lindqvist</h1><p>tove@lindqvist.example | +46 8 555 01 20</p>
    <h2>Experience</h2><h3>Baker, Ugnen AB</h3><p>2018 – 2023</p>
    <h3>Highlights</h3><ul><li>Rye bread for nine cafés</li></ul><h2>Skills</h2><p>Sourdough</p><h2>Languages</h2><p>Swedish, English</p>${body}`,
  );
  if (outcome.kind === "refused") throw new Error(outcome.message);
  return outcome.extraction;
}

const SCHOOLS = `<h3>Uppsala University</h3><p>Bachelor of Science, Biology</p><p>2011 – 2014</p>`;

test("schools under a heading in words of the writer's own are schools", async () => {
  const { education } = await read(`<h2>My classrooms</h2>${SCHOOLS}`);
  expect(education.map(({ degreeName, institution }) => [degreeName, institution.name])).toEqual([
    ["Bachelor of Science, Biology", "Uppsala University"],
  ]);
});

test("where a heading names the schools, another section with a school in it is none", async () => {
  const { education } = await read(
    `<h2>Education</h2>${SCHOOLS}<h2>Odds and ends</h2><h3>Lund University</h3><p>Master thesis jury, Biology</p><p>2016 – 2017</p>`,
  );
  expect(education.map(({ institution }) => institution.name)).toEqual(["Uppsala University"]);
});

test("the courses of a school end neither the school nor the section", async () => {
  const { education } =
    await read(`<h2>Education</h2>${SCHOOLS}<h3 style="margin-top: 26px">Courses</h3><ul><li>Cell biology</li><li>Field methods</li></ul>
    <h3>Tierp Upper Secondary School</h3><p>Diploma, Natural sciences</p><p>2008 – 2011</p><h2>Awards</h2><p>Apprentice of the Year</p>`);
  expect(education.map(({ institution }) => institution.name)).toEqual([
    "Uppsala University",
    "Tierp Upper Secondary School",
  ]);
});

const SIDEBAR = `<style>body { display: flex; gap: 24pt } aside { width: 130pt } h2 { font-weight: 400; font-size: 12pt; color: #567; margin: 26px 0 6px }</style>`;
const MAIN = `<main><h2>Experience</h2><p><b>Ugnen AB</b> | 2018 – 2023</p><p>Baker</p><h2>Education</h2><p><b>Tierp Upper Secondary School</b></p><p>2008 – 2011</p></main>`;

test("names set as headings of their own, one below the other, are skills where nothing else says so", async () => {
  const outcome =
    await readPrinted(`<!doctype html><meta charset=utf-8>${CSS}${SIDEBAR}<aside><h1>Tove Lindqvist</h1>
    <h2>About</h2><p>tove@lindqvist.example</p><h2>Rye bread</h2><h2>Stock planning</h2><h2>Cross-functional leadership of teams</h2><h2>Laminated dough</h2>
    <h2>Languages</h2><p>Swedish (native)</p></aside>${MAIN}`);
  const found = outcome.kind === "extracted" ? outcome.extraction : undefined;
  expect(found?.skills.map(({ skill }) => skill)).toEqual([
    "Rye bread",
    "Stock planning",
    "Cross-functional leadership of teams",
    "Laminated dough",
  ]);
  expect(found?.languages.map(({ name }) => name)).toEqual(["Swedish"]);
  expect(found?.workExperience.map(({ company }) => company)).toEqual(["Ugnen AB"]);
});

test("skills printed in boxes with a space's worth of padding are one each", async () => {
  const box = (text: string): string =>
    `<span style="padding: 0 0.3em; margin-right: 0.1em">${text}</span>`;
  const { skills } = await read(
    `<h2>Skills</h2><p>${["Node.js", "HTML 5", "jQuery", "Unified Process"].map(box).join(" ")}</p>`,
  );
  expect(skills.map(({ skill }) => skill)).toEqual([
    "Sourdough",
    "Node.js",
    "HTML 5",
    "jQuery",
    "Unified Process",
  ]);
});

test("lines above a heading that stands in the margin in the middle of its block belong to it", async () => {
  const row = (heading: string, lines: readonly string[]): string =>
    `<div style="display: flex; align-items: center; margin-top: 40px"><h2 style="width: 120pt; margin: 0">${heading}</h2><div>${lines.map((line) => `<p>${line}</p>`).join("")}</div></div>`;
  const found =
    await readPrinted(`<!doctype html><meta charset=utf-8>${CSS}<h1>Tove Lindqvist</h1><p>tove@lindqvist.example</p>
    ${row("Experience", ["<b>Baker</b>, Ugnen AB", "2018 – 2023"])}
    ${row("Awards", ["Best Loaf of the Year"])}
    ${row("Skills", ["Baking: Rye bread, Laminated dough", "Office: Stock planning, Rotas", "Machines: Spiral mixer, Deck oven", "Care: Hygiene plans, Allergens", "Sales: Till, Orders"])}`);
  const skills = found.kind === "extracted" ? found.extraction.skills : [];
  expect(skills.map(({ skill }) => skill).slice(0, 4)).toEqual([
    "Rye bread",
    "Laminated dough",
    "Stock planning",
    "Rotas",
  ]);
  expect(skills).toHaveLength(10);
});

test("a heading over each group of skills, with how well it is known below, makes sections of skills", async () => {
  const group = (name: string, level: string, skills: string): string =>
    `<h2>${name}</h2><p><b>${level}</b></p><p>${skills}</p>`;
  const outcome =
    await readPrinted(`<!doctype html><meta charset=utf-8>${CSS}${SIDEBAR}<aside><h1>Tove Lindqvist</h1>
    <h2>About</h2><p>tove@lindqvist.example</p>${group("Doughs", "Advanced", "Brioche, Croissant")}${group("Ovens", "Intermediate", "Deck oven, Rotary oven")}
    <h2>Languages</h2><p>Swedish (native)</p></aside>${MAIN}`);
  const found = outcome.kind === "extracted" ? outcome.extraction : undefined;
  expect(found?.skills.map(({ skill }) => skill)).toEqual([
    "Brioche",
    "Croissant",
    "Deck oven",
    "Rotary oven",
  ]);
  expect(found?.languages.map(({ name }) => name)).toEqual(["Swedish"]);
});

test("a group of skills that is named like a section and set like the other groups is one of them", async () => {
  const group = (name: string, skills: string): string => `<h4>${name}</h4><p>${skills}</p>`;
  const outcome =
    await readPrinted(`<!doctype html><meta charset=utf-8>${CSS}${SIDEBAR}<style>h2 { text-transform: uppercase } h4 { margin: 12px 0 6px }</style>
    <aside><h1>Tove Lindqvist</h1><p>tove@lindqvist.example</p><h2>Skills</h2>${group("Doughs", "Brioche, Croissant")}${group("Ovens", "Deck oven")}
    ${group("Projects", "Kanban, Stock planning")}<h2>Languages</h2><p>Swedish (native)</p></aside>${MAIN}`);
  const found = outcome.kind === "extracted" ? outcome.extraction : undefined;
  expect(found?.skills.map(({ skill }) => skill)).toEqual([
    "Brioche",
    "Croissant",
    "Deck oven",
    "Kanban",
    "Stock planning",
  ]);
});

test("skills under headings of two words, of which only the second is known, are skills", async () => {
  const { skills } = await read(
    `<h2>Bakery skills</h2><ul><li>Laminated dough</li></ul><h2>Counter skills</h2><ul><li>Till</li></ul><h2>Outside interests</h2><ul><li>Ice swimming</li></ul>`,
  );
  expect(skills.map(({ skill }) => skill)).toEqual(["Sourdough", "Laminated dough", "Till"]);
});

test("headings, labels and heads of tables are written as what is looked up among them", () => {
  const lists = [HEADING_PHRASES, LABELS, EUROPASS_LABELS].flatMap((each) => Object.values(each));
  const written = [
    ...lists.flatMap((list) => list.split("|").map((each) => each.trim())),
    ...HEADS.flatMap((heads) => [...heads]),
    ...ROLE_OF.keys(),
  ];
  expect(written.filter((each) => fold(each) !== each)).toEqual([]);
});
