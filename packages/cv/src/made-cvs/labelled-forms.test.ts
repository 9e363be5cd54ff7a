import { expect, test } from "vitest";
import { jobRows, readPrinted } from "./print.fixture.ts";

const CSS = `<style>body { font: 10pt "Liberation Sans", Arial } h1 { font-size: 20pt; margin: 0 } h2 { font-size: 13pt; margin: 14px 0 6px } p { margin: 0 }
  td { vertical-align: top; padding: 1px 6px } td:first-child { width: 150px; text-align: right }</style>`;

/** A form of a label and a value a row; the labels stand in a column so narrow that long ones are broken. */
function form(...rows: readonly (readonly [string, string])[]): string {
  const cells = rows.map(([label, value]) => `<tr><td>${label}</td><td>${value}</td></tr>`);
  return `<table style="border-spacing:0">${cells.join("")}</table>`;
}

function page(name: string, body: string): string {
  return `<!doctype html><meta charset=utf-8>${CSS}<h1>${name}</h1><p>post@person.example | +36 1 555 0142</p>${body}`;
}

test("a Europass form in Hungarian, with labels of two and three lines", async () => {
  const outcome = await readPrinted(
    page(
      "Ilona Fekete",
      `<h2>Szakmai tapasztalat</h2>
      ${form(
        ["Időtartam", "03/2019 – 08/2023"],
        ["Foglalkozás / beosztás", "Könyvelő"],
        [
          "Főbb tevékenységek és feladatkörök",
          "Havi zárás és bérszámfejtés.<br>Két gyakornok betanítása.",
        ],
        ["A munkáltató neve és címe", "Dunapart Bútor Kft."],
      )}
      ${form(
        ["Időtartam", "01/2015 – 02/2019"],
        ["Foglalkozás / beosztás", "Pénztáros"],
        ["A munkáltató neve és címe", "Kék Hordó Bt."],
      )}
      <h2>Tanulmányok</h2>
      ${form(
        ["Időtartam", "09/2010 – 06/2014"],
        ["Végzettség / képesítés", "Mérlegképes könyvelő"],
        ["Az oktatást / képzést nyújtó intézmény neve és típusa", "Tiszai Főiskola"],
      )}`,
    ),
  );
  expect(jobRows(outcome)).toEqual([
    ["Könyvelő", "Dunapart Bútor Kft.", "2019-03", "2023-08"],
    ["Pénztáros", "Kék Hordó Bt.", "2015-01", "2019-02"],
  ]);
  if (outcome.kind === "refused") throw new Error(outcome.message);
  const [school] = outcome.extraction.education;
  expect([school?.degreeName, school?.institution.name]).toEqual([
    "Mérlegképes könyvelő",
    "Tiszai Főiskola",
  ]);
  expect(outcome.extraction.workExperience[0]?.description).toContain("gyakornok");
});

test("names of groups in a column of their own beside lists in the same look are no skills", async () => {
  const outcome = await readPrinted(
    page(
      "Ilona Fekete",
      `<h2>Skills</h2>${form(["Ledgers", "Sage, Xero, Kulcs-Soft"], ["Office", "Excel, Word"])}`,
    ),
  );
  if (outcome.kind === "refused") throw new Error(outcome.message);
  expect(outcome.extraction.skills.map((each) => each.skill)).toEqual([
    "Sage",
    "Xero",
    "Kulcs-Soft",
    "Excel",
    "Word",
  ]);
});
