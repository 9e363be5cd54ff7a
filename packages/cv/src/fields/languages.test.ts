import { expect, test } from "vitest";
import { readPrinted } from "../made-cvs/print.fixture.ts";

/** The languages read from a page whose section of languages this is: name and level. */
async function languagesOn(body: string): Promise<string[][]> {
  const outcome =
    await readPrinted(`<!doctype html><meta charset=utf-8><style>body { font: 10pt Arial } h2 { font-size: 14pt } p { margin: 2px 0 } .row { display: flex; gap: 40pt; margin-bottom: 14pt }</style>
    <h1>Rosa Lindner</h1><p>rosa@lindner.example | +49 30 5550100</p><h2>Experience</h2><p><b>Site Engineer</b>, Ohm Bridges Ltd, Leeds | 2019 – 2023</p>
    <p>Looked after four crossings over the river.</p><h2>Languages</h2>${body}`);
  if (outcome.kind === "refused") throw new Error(outcome.message);
  return outcome.extraction.languages.map(({ name, proficiency }) => [name, proficiency]);
}

test("a language that no list knows is known by the level below it, as the others have one", async () => {
  const box = (name: string, level: string): string => `<div><b>${name}</b><p>${level}</p></div>`;
  const found = await languagesOn(
    `<div class=row>${box("English", "Fluent")}${box("Ndali", "Native")}</div><div class=row>${box("Kiswahili", "Good")}${box("Lambya", "Basic")}</div>`,
  );
  expect(found.toSorted(([a = ""], [b = ""]) => a.localeCompare(b))).toEqual([
    ["English", "Fluent"],
    ["Kiswahili", "Good"],
    ["Lambya", "Basic"],
    ["Ndali", "Native"],
  ]);
});

test("a language may be named twice, and a level in brackets is no second name", async () => {
  const found = await languagesOn("<p>Welsh (Cymraeg): Fluent</p><p>English (Native)</p>");
  expect(found).toEqual([
    ["Welsh (Cymraeg)", "Fluent"],
    ["English", "Native"],
  ]);
});

test("names of languages beside the contacts are languages, other lists there are none", async () => {
  const outcome =
    await readPrinted(`<!doctype html><meta charset=utf-8><style>body { font: 10pt Arial } p { margin: 2px 0 }</style>
    <h1>Rosa Lindner</h1><p>rosa@lindner.example</p><p>Leeds, Bradford, York</p><p>Welsh (Cymraeg), English, Ndali</p><h2>Skills</h2><p>Surveying, Polish</p>`);
  const found = outcome.kind === "extracted" ? outcome.extraction.languages : [];
  expect(found.map(({ name }) => name)).toEqual(["Welsh (Cymraeg)", "English", "Ndali"]);
});
