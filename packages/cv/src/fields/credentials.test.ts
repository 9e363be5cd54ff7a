import { expect, test } from "vitest";
import { readPrinted } from "../made-cvs/print.fixture.ts";

/** The awards and certificates read from a page: title and issuer. */
async function credentialsOn(heading: string, body: string): Promise<string[][]> {
  const outcome =
    await readPrinted(`<!doctype html><meta charset=utf-8><style>body { font: 10pt Arial } h2 { font-size: 14pt } p { margin: 2px 0 } .row { display: flex; justify-content: space-between }
    .two { columns: 2; column-gap: 24pt; margin: 0; padding-left: 14pt } .job { margin-bottom: 6px }</style>
    <h1>Rosa Lindner</h1><p>rosa@lindner.example | +49 30 5550100</p><h2>Experience</h2><p><b>Site Engineer</b>, Ohm Bridges Ltd, Leeds | 2019 – 2023</p>
    <p>Looked after four crossings over the river.</p><h2>${heading}</h2>${body}`);
  if (outcome.kind === "refused") throw new Error(outcome.message);
  const { achievements, certifications } = outcome.extraction;
  return [
    ...achievements.map(({ awardTitle, issuer }) => [awardTitle, issuer]),
    ...certifications.map(({ title, issuer }) => [title, issuer]),
  ];
}

test("who gave it stands behind a colon, though it is called after its awards", async () => {
  const row = (text: string, date: string): string =>
    `<div class=row><b>${text}</b><span>${date}</span></div>`;
  const found = await credentialsOn(
    "Awards",
    row("Bridge of the Year: Northern Trade Awards", "2022") +
      row("Young Engineer Medal: Leeds Society of Engineers", "2019"),
  );
  expect(found).toEqual([
    ["Bridge of the Year", "Northern Trade Awards"],
    ["Young Engineer Medal", "Leeds Society of Engineers"],
  ]);
});

test("an award begins with what looks like the first one's title, however far its issuer stands below", async () => {
  const award = (title: string, issuer: string, date: string): string =>
    `<h3 style="font-size: 12pt; margin: 14pt 0 0">${title}</h3><p style="margin: 17pt 0 6pt">${issuer}</p><p style="font-size: 11pt">${date}</p>`;
  const found = await credentialsOn(
    "Awards",
    award("Ridley Cup", "Society of Bridge Builders", "2021-09-14") +
      award("Silver Rivet", "Rotary Club of Leeds", "2017-04-28"),
  );
  expect(found.map(([title]) => title)).toEqual(["Ridley Cup", "Silver Rivet"]);
});

test.each(["disc", "'• '"])(
  "list items side by side, marked with %s, are as many certificates",
  async (mark) => {
    const item = (title: string, issuer: string, year: string): string =>
      `<li><b>${title}</b> · ${issuer} (${year})</li>`;
    const found = await credentialsOn(
      "Certificates",
      `<ul class=two style="list-style-type: ${mark}">${item("Chartered Engineer", "Engineering Council", "2018")}${item("Temporary Works Coordinator", "Ohm Academy", "2016")}
    ${item("Working at Height", "Ridley Safety", "2020")}${item("Rope Access Level 2", "Kerr Safety", "2021")}</ul>`,
    );
    expect(found.map(([title]) => title)).toEqual([
      "Chartered Engineer",
      "Temporary Works Coordinator",
      "Working at Height",
      "Rope Access Level 2",
    ]);
  },
);

test("a name broken behind a word that wants another one is one name", async () => {
  const found = await credentialsOn(
    "Licences",
    "<p>Chartered Engineer, Institute of<br>Chartered Engineers Leeds<br>Rope Access Level II, Rope Institute</p>",
  );
  expect(found).toEqual([
    ["Chartered Engineer", "Institute of Chartered Engineers Leeds"],
    ["Rope Access Level II", "Rope Institute"],
  ]);
});

test("lines at even distances that end in a date each end an entry, centred or like a sentence", async () => {
  const centred = "text-align: center; font-size: 11.5pt";
  const found = await credentialsOn(
    "Certificates",
    `<p style="${centred}; margin-top: 6px">Certificate in Masonry Repair</p><p style="${centred}">Ohm Further Education, 2020</p>
    <p style="${centred}; margin-top: 4px">Temporary Works Supervisor</p><p style="${centred}">CTA Wales, 2019</p>`,
  );
  expect(found).toEqual([
    ["Certificate in Masonry Repair", "Ohm Further Education"],
    ["Temporary Works Supervisor", "CTA Wales"],
  ]);
  const lines = await credentialsOn(
    "Certificates",
    "<p style='margin-bottom: 6px'>Rope Access / Ridley Safety / May 2020</p><p>Coordinator of health and safety on site / College of Surveyors of Leeds / June 2017</p>",
  );
  expect(lines).toEqual([
    ["Rope Access", "Ridley Safety"],
    ["Coordinator of health and safety on site", "College of Surveyors of Leeds"],
  ]);
});

test("a dash with spaces parts the name of an award from who gave it, not the comma before", async () => {
  expect(
    await credentialsOn(
      "Awards",
      "<ul><li>First Prize, Timber Arch Design - Ohm India (2023)</li></ul>",
    ),
  ).toEqual([["First Prize, Timber Arch Design", "Ohm India"]]);
});
