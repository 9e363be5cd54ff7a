import type { CvExtraction } from "@sendoff/contract/cv";
import { expect, test } from "vitest";
import { readPrinted } from "./print.fixture.ts";

const CSS = `<style>body { font: 10pt "Liberation Sans", Arial } h1 { font-size: 20pt; margin: 0 } h2 { font-size: 13pt; margin: 14px 0 6px } p { margin: 0 }
  .row { display: flex } .row > :first-child { width: 110px } ul { margin: 2px 0 8px; padding-left: 18px }</style>`;

async function read(body: string): Promise<CvExtraction> {
  const html = `<!doctype html><meta charset=utf-8>${CSS}<h1>Odile Kermarec</h1><p>odile@kermarec.example | +33 2 55 01 42 17</p>${body}`;
  const outcome = await readPrinted(html);
  if (outcome.kind === "refused") throw new Error(outcome.message);
  return outcome.extraction;
}

/** What stands beside a date in a column of its own. */
function row(date: string, ...lines: readonly string[]): string {
  return `<div class=row><b>${date}</b><div>${lines.join("<br>")}</div></div>`;
}

function jobsIn({ workExperience }: CvExtraction): string[][] {
  return workExperience.map((job) => [job.jobTitle, job.company, job.startDate]);
}

function schoolsIn({ education }: CvExtraction): string[][] {
  return education.map((school) => [school.degreeName, school.institution.name, school.endDate]);
}

test("names on one line that full stops part and end", async () => {
  const cv = await read(`<h2>Formation</h2>
    ${row("2014–2016", "Université de Cornouaille. Master de géologie.", "Quimper, mention bien")}
    ${row("2011–2014", "Université de Rennes. Licence de géologie.", "Rennes")}
    <h2>Expérience professionnelle</h2>
    ${row("2019–<br>aujourd’hui", "Carrière Le Goff. Directrice technique.", "Huelgoat", "▷ Suivi de trois fronts de taille.")}
    ${row("2016–2019", "Collège Armand. Professeure contractuelle.", "Brest")}
    <h2>Certifications</h2>
    ${row("2018", "Permis de tir.", "Préfecture du Finistère")}${row("2015", "Sauveteuse secouriste.", "Croix Blanche")}`);
  expect(schoolsIn(cv)).toEqual([
    ["Master de géologie", "Université de Cornouaille", "2016"],
    ["Licence de géologie", "Université de Rennes", "2014"],
  ]);
  expect(jobsIn(cv)).toEqual([
    ["Directrice technique", "Carrière Le Goff", "2019"],
    ["Professeure contractuelle", "Collège Armand", "2016"],
  ]);
  expect(cv.certifications.map((each) => each.title)).toEqual([
    "Permis de tir",
    "Sauveteuse secouriste",
  ]);
});

test("a full stop that shortens a word parts no names", async () => {
  const cv = await read(`<h2>Experience</h2>
    <p><b>Teacher of Biology</b> | Sts. Brioc & Malo School | 2018 – 2021</p><p><b>Sales Manager</b> | Corp. Brasserie du Port Ltd. Quimper | 2014 – 2018</p>`);
  expect(jobsIn(cv).map(([title, company]) => [title, company])).toEqual([
    ["Teacher of Biology", "Sts. Brioc & Malo School"],
    ["Sales Manager", "Corp. Brasserie du Port Ltd. Quimper"],
  ]);
});

test("hyphens of the page's setting are taken out of words, those of compounds stay", async () => {
  const cv = await read(`<h2>Skills</h2>
    <p style="width:250px">Kiln drying, Contract nego-<br>tiation, Hand tools, cross-<br>functional work, Glazing</p>`);
  expect(cv.skills.map((each) => each.skill)).toEqual([
    "Kiln drying",
    "Contract negotiation",
    "Hand tools",
    "cross-functional work",
    "Glazing",
  ]);
});

test("title, employer and a town that no list knows between commas, with a sentence below", async () => {
  const cv = await read(`<h2>Work Experience</h2>
    ${row("2021–now", "Warehouse Manager, Bosgra Freight, Drachten", "Runs two shifts of thirty people and their training plan")}
    ${row("2017–2021", "Forklift Driver, Bosgra Freight, Joure", "")}
    ${row("2014–2017", "Packer, Tolsma & Dochter, Heerenveen", "Picking orders and counting stock")}`);
  expect(jobsIn(cv)).toEqual([
    ["Warehouse Manager", "Bosgra Freight", "2021"],
    ["Forklift Driver", "Bosgra Freight", "2017"],
    ["Packer", "Tolsma & Dochter", "2014"],
  ]);
});

test("a degree in the list below its school, and what is no part of a school's or a degree's name", async () => {
  const listed = await read(`<h2>Education</h2>
    <div class=row style="justify-content:space-between"><b>Kerlouan</b><b>Lannion University</b><b>Sep 2020 – Jun 2024</b></div><ul><li>BSc in Soil Science</li><li>Module: Peat</li></ul>
    <div class=row style="justify-content:space-between"><b>Kerlouan</b><b>Plouha High School</b><b>Sep 2017 – May 2020</b></div><ul><li>High School Diploma</li></ul>`);
  expect(schoolsIn(listed)).toEqual([
    ["BSc in Soil Science", "Lannion University", "2024-06"],
    ["High School Diploma", "Plouha High School", "2020-05"],
  ]);
  const detailed = await read(`<h2>Education</h2>
    <p>2012 – 2014 &emsp; <b>MSc Hydrology</b>, Lannion University (110/110 with honours) Thesis: Rivers of Léon</p><br>
    <div class=row><span>2009 – 2012</span><div><b>BSc Geography</b> <span style="margin-left:120px">Kerlouan</span><br>University of Kerlouan</div></div>`);
  expect(schoolsIn(detailed)).toEqual([
    ["MSc Hydrology", "Lannion University", "2014"],
    ["BSc Geography", "University of Kerlouan", "2012"],
  ]);
});

test("two years below each other that go back in time are those of two entries", async () => {
  const cv =
    await read(`<h2>Experience</h2>${row("2019 – 2023", "<b>Diver</b>", "Abers Salvage Ltd", "• Cleared three harbours of old nets")}<br>${row("2016 – 2019", "<b>Sailor</b>", "Abers Salvage Ltd", "• Kept the winch")}
    <h2>Certificates</h2>${row("2018<br>2014", "Commercial Diver Class 2", "Radio Operator's Licence")}`);
  expect(cv.certifications.map((each) => [each.title, each.issuingDate])).toEqual([
    ["Commercial Diver Class 2", "2018"],
    ["Radio Operator's Licence", "2014"],
  ]);
});

test("a month that begins small on the line below a school is its date", async () => {
  const cv = await read(`<h2>Wykształcenie</h2>
    <p><b>UNIWERSYTET MAZURSKI</b></p><p>Magister geologii</p><p>cze. 2015 | Ełk</p>
    <p style="margin-top:10px"><b>UNIWERSYTET POMORSKI</b></p><p>Licencjat z geografii</p><p>lip. 2013 | Ustka</p>`);
  expect(schoolsIn(cv)).toEqual([
    ["Magister geologii", "UNIWERSYTET MAZURSKI", "2015-06"],
    ["Licencjat z geografii", "UNIWERSYTET POMORSKI", "2013-07"],
  ]);
});
