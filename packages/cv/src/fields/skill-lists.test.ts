import { expect, test } from "vitest";
import { readPrinted } from "../made-cvs/print.fixture.ts";

const CSS = `<style>body { font: 10pt "Liberation Sans", Arial } h1 { font-size: 20pt; margin: 0 } h2 { font-size: 13pt; margin: 14px 0 6px }
  p { margin: 1px 0 } .boxes { display: grid; grid-template-columns: 120pt 120pt; gap: 12pt 30pt } .chip { margin-right: 16pt } h3 { font-size: 12pt; margin: 10px 0 6px }</style>`;

/** The skills read from a page whose section of skills this is. */
async function skillsOn(body: string): Promise<string[]> {
  const outcome =
    await readPrinted(`<!doctype html><meta charset=utf-8>${CSS}<h1>Rosa Lindner</h1><p>rosa@lindner.example | +49 30 5550100</p>
    <h2>Experience</h2><p><b>Site Engineer</b>, Ohm Bridges Ltd, Leeds | 2019 – 2023</p><p>Looked after four crossings over the river.</p><h2>Skills</h2>${body}`);
  if (outcome.kind === "refused") throw new Error(outcome.message);
  return outcome.extraction.skills.map(({ skill }) => skill);
}

test("names that were broken inside their boxes are whole again", async () => {
  const names = [
    "Site inspection",
    "Tender documents and bills of quantities",
    "Formwork",
    "Surveying of existing structures",
    "Cost control",
    "Scaffold safety (CISRS, advanced)",
  ];
  const boxes = names.map((name) => `<div>${name}</div>`).join("");
  expect((await skillsOn(`<div class=boxes>${boxes}</div>`)).toSorted()).toEqual(names.toSorted());
});

test("short names close below each other stay apart", async () => {
  const group = (...names: string[]): string =>
    `<div style="margin-bottom: 12pt">${names.map((name) => `<p>${name}</p>`).join("")}</div>`;
  const skills = await skillsOn(
    group("Formwork", "Survey", "Welding of girders") + group("Costs", "Tenders"),
  );
  expect(skills).toEqual(["Formwork", "Survey", "Welding of girders", "Costs", "Tenders"]);
});

test("two names with a slash are one skill, three are a list", async () => {
  const skills = await skillsOn(
    "<p>LUSAS / SOFiSTiK</p><p>Formwork</p><p>Rhino / Tekla / Revit</p>",
  );
  expect(skills).toEqual(["LUSAS / SOFiSTiK", "Formwork", "Rhino", "Tekla", "Revit"]);
});

test("levels beside the names of groups are no skills, and the last of a group is one", async () => {
  const group = (name: string, level: string, ...chips: string[]): string =>
    `<h3>${name} <span style="margin-left: 30pt">${level}</span></h3><p>${chips.map((c) => `<span class=chip>${c}</span>`).join(" ")}</p>`;
  const skills = await skillsOn(
    group("Calcul", "Confirmée", "Eurocode 2", "Robot", "Effel") +
      "<p>Béton précontraint</p>" +
      group("Dessin", "Débutante", "AutoCAD", "Revit"),
  );
  expect(skills).toEqual([
    "Eurocode 2",
    "Robot",
    "Effel",
    "Béton précontraint",
    "AutoCAD",
    "Revit",
  ]);
});

test("a list goes on in the next line in the look of its end, not of its name", async () => {
  const skills = await skillsOn(
    `<div style="width: 400pt"><p><b style="font-size: 11pt">Structural analysis and design of bridges:</b> LUSAS, finite<br>elements, Eurocodes</p></div>`,
  );
  expect(skills).toEqual(["LUSAS", "finite elements", "Eurocodes"]);
});

test("a column of boxes that goes on further down than the others is no column of the page", async () => {
  const box = (name: string, ...skills: string[]): string =>
    `<div style="break-inside: avoid; margin-bottom: 14pt"><h3>${name}</h3>${skills.map((skill) => `<p style="margin: 8px 0">${skill}</p>`).join("")}</div>`;
  const columns = [
    box("Ground", "Soil survey", "Piling", "Dewatering", "Anchors", "Shoring"),
    box("Structure", "Formwork", "Rebar detailing", "Falsework", "Post-tensioning"),
    box("Paper", "Tenders", "Claims", "Site diary") +
      box("Desk", "Civil 3D", "Tekla", "Primavera", "Excel", "Rhino"),
  ];
  const skills = await skillsOn(
    `<div style="display: grid; grid-template-columns: repeat(3, 130pt)">${columns.map((column) => `<div>${column}</div>`).join("")}</div>
    ${box("Leading", "Toolbox talks", "Mentoring")}<h2>Education</h2><p><b>BSc Civil Engineering</b>, University of Leeds | 2015 – 2018</p>`,
  );
  expect(skills).toHaveLength(19);
  expect(skills).toEqual(expect.arrayContaining(["Rhino", "Civil 3D", "Mentoring", "Shoring"]));
});
