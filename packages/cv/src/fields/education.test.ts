import { expect, test } from "vitest";
import { readPrinted } from "../made-cvs/print.fixture.ts";

const CSS = `<style>body { font: 10pt "Liberation Sans", Arial } h1 { font-size: 20pt; margin: 0 } h2 { font-size: 13pt; margin: 14px 0 6px }
  h3 { font-size: 12pt; margin: 16pt 0 0 } p { margin: 2px 0 } .apart { margin-top: 14pt } .row { display: flex; justify-content: space-between }</style>`;

/** The schools read from a page whose section of education this is: degree, school, start and end. */
async function schoolsOn(body: string): Promise<string[][]> {
  const outcome =
    await readPrinted(`<!doctype html><meta charset=utf-8>${CSS}<h1>Rosa Lindner</h1><p>rosa@lindner.example | +49 30 5550100</p>
    <h2>Experience</h2><p><b>Site Engineer</b>, Ohm Bridges Ltd, Leeds | 2019 – 2023</p><p>Looked after four crossings over the river.</p><h2>Education</h2>${body}`);
  if (outcome.kind === "refused") throw new Error(outcome.message);
  return outcome.extraction.education.map((school) => [
    school.degreeName,
    school.institution.name,
    school.startDate,
    school.endDate,
  ]);
}

test("a degree that begins small is no running text", async () => {
  const school = (name: string, dates: string, degree: string): string =>
    `<div class=row><b>${name}</b><span>${dates}</span></div><p>${degree}</p>`;
  const found = await schoolsOn(
    school(
      "Politechnika Gdańska",
      "2012 – 2017",
      "mgr inż. bud. (M.Sc. Eng.) - Bridges and Tunnels",
    ) + school("Uniwersytet Opolski", "2008 – 2012", "Licencjat - Fizyka"),
  );
  expect(found.map(([degree, school]) => [degree, school])).toEqual([
    ["mgr inż. bud. (M.Sc. Eng.) - Bridges and Tunnels", "Politechnika Gdańska"],
    ["Licencjat - Fizyka", "Uniwersytet Opolski"],
  ]);
});

test("what somebody learnt stands behind an in, and how well it went is no part of it", async () => {
  const school = (name: string, study: string, dates: string): string =>
    `<h3>${name}</h3><p class=apart>${study}</p><p class=apart>${dates}</p>`;
  const found = await schoolsOn(
    school(
      "Ridley College",
      "BSc in Civil Engineering • B+ (plus), 71 points",
      "Jun 2014 - Apr 2018",
    ) +
      school("Kerr Rope Academy", "in Rope Access and Rescue Level II", "May 2013 - Jul 2013") +
      school(
        "Aire High School",
        "in Secondary Education • With Honors, 91.4",
        "Jun 2008 - Mar 2012",
      ),
  );
  expect(found).toEqual([
    ["BSc in Civil Engineering", "Ridley College", "2014-06", "2018-04"],
    ["Rope Access and Rescue Level II", "Kerr Rope Academy", "2013-05", "2013-07"],
    ["Secondary Education", "Aire High School", "2008-06", "2012-03"],
  ]);
});

test("a school without a word of one stands where those of the other entries stand", async () => {
  const school = (name: string, field: string, degree: string, dates: string): string =>
    `<h3>${name}</h3><p style="font-size: 11pt">${field}</p><p>${degree}</p><p>${dates}</p>`;
  const found = await schoolsOn(
    school("Ridley University", "Civil Engineering", "Master of Science", "2014 – 2016") +
      school("Steelworks", "Girder Academy", "Bootcamp", "2013 – 2014") +
      school("Leeds College", "Physics", "Bachelor of Science", "2010 – 2013"),
  );
  expect(found.map(([degree, school]) => [degree, school])).toEqual([
    ["Master of Science in Civil Engineering", "Ridley University"],
    ["Girder Academy in Bootcamp", "Steelworks"],
    ["Bachelor of Science in Physics", "Leeds College"],
  ]);
});

test("the same year above itself is a range", async () => {
  const school = (from: number, to: number, name: string, degree: string): string =>
    `<div style="margin-top: 30pt"><b>${from}<br>${to}</b></div><h3>${name}</h3><p>${degree}</p>`;
  const found = await schoolsOn(
    school(2014, 2018, "Ridley University", "BSc in Physics") +
      school(2013, 2013, "Leeds College", "Certificate in Welding") +
      school(2008, 2012, "Aire High School", "Secondary Education"),
  );
  expect(found.map(([, name, from, to]) => [name, from, to])).toEqual([
    ["Ridley University", "2014", "2018"],
    ["Leeds College", "2013", "2013"],
    ["Aire High School", "2008", "2012"],
  ]);
});
