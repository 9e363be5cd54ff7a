import { expect, test } from "vitest";
import { jobRows, readPrinted } from "./print.fixture.ts";

const CSS = `<style>body { font: 10pt "Liberation Sans", Arial } h1 { font-size: 20pt; margin: 0 } h2 { font-size: 13pt; margin: 14px 0 6px }
  table { border-collapse: collapse; width: 640px; table-layout: fixed } td, th { border: 1px solid; vertical-align: top; padding: 3px 6px; text-align: left }</style>`;

function table(heads: readonly string[], ...rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`);
  return `<table><tr>${heads.map((head) => `<th>${head}</th>`).join("")}</tr>${cells.join("")}</table>`;
}

async function read(body: string) {
  const outcome = await readPrinted(
    `<!doctype html><meta charset=utf-8>${CSS}<h1>Gerda Pohl</h1><p>gerda@pohl.example | +49 30 5550142</p>${body}`,
  );
  if (outcome.kind === "refused") throw new Error(outcome.message);
  return { jobs: jobRows(outcome), ...outcome.extraction };
}

test("two columns of a table, from and to, are one range, and names broken in their cells are whole", async () => {
  const { jobs } = await read(
    `<h2>Berufserfahrung</h2>${table(
      ["Arbeitgeber", "Position", "Ort", "Kürzel", "Von", "Bis"],
      [
        "Nordmeer Fischkonserven GmbH",
        "Leiterin Qualitätssicherung",
        "Husum",
        "QS",
        "04/2019",
        "heute",
      ],
      ["Deichkind Molkerei", "Laborantin", "Tönning", "LAB", "08/2014", "03/2019"],
    )}`,
  );
  expect(jobs).toEqual([
    ["Leiterin Qualitätssicherung", "Nordmeer Fischkonserven GmbH", "2019-04", ""],
    ["Laborantin", "Deichkind Molkerei", "2014-08", "2019-03"],
  ]);
});

test("heads that a narrow column broke, and heads of two words for one thing", async () => {
  const { education } = await read(
    `<h2>Education</h2>${table(
      ["Degree", "School / College", "Year of<br>Graduation", "% / CGPA"],
      ["B.Sc. Chemistry", "Fergusson College", "2019", "8.4"],
      ["H.S.C.", "Modern High School", "2016", "88%"],
    )}`,
  );
  expect(
    education.map((each) => [each.degreeName, each.institution.name, each.endDate, each.gpa]),
  ).toEqual([
    ["B.Sc. Chemistry", "Fergusson College", "2019", "8.4"],
    ["H.S.C.", "Modern High School", "2016", "88%"],
  ]);
});

test("certificates and awards in tables and under labels, two of them on a line", async () => {
  const { certifications, achievements } = await read(
    `<h2>Certifications</h2>${table(
      ["Certificate", "Issued by", "Year"],
      ["Lean Practitioner Course", "Lindgren Institute", "2019"],
      ["Forklift Licence", "TÜV Nord", "2021"],
    )}<h2>Awards</h2><p>Award: Golden Ladle<br>Awarded by: Chefs' Guild &nbsp; Date: 05/2020</p>
    <p>Award: Young Cook of the Year<br>Awarded by: Hansa Club &nbsp; Date: 06/2022</p>`,
  );
  expect(certifications.map((each) => [each.title, each.issuer, each.issuingDate])).toEqual([
    ["Lean Practitioner Course", "Lindgren Institute", "2019"],
    ["Forklift Licence", "TÜV Nord", "2021"],
  ]);
  expect(achievements.map((each) => [each.awardTitle, each.issuer, each.issuingDate])).toEqual([
    ["Golden Ladle", "Chefs' Guild", "2020-05"],
    ["Young Cook of the Year", "Hansa Club", "2022-06"],
  ]);
});

test("the heads of a table of skills are no skills, nor are the names of its groups", async () => {
  const { skills } = await read(
    `<h2>Kenntnisse</h2>${table(
      ["Bereich", "Kenntnisse"],
      ["Labor", "Titration, Photometrie"],
      ["Büro", "Excel, SAP"],
    )}`,
  );
  expect(skills.map((each) => each.skill)).toEqual(["Titration", "Photometrie", "Excel", "SAP"]);
});
