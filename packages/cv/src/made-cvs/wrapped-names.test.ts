import type { CvExtraction } from "@sendoff/contract/cv";
import { expect, test } from "vitest";
import { readPrinted } from "./print.fixture.ts";

const CSS = `<style>body { font: 10pt "Liberation Sans", Arial } h1 { font-size: 20pt; margin: 0 } h2 { font-size: 13pt; margin: 14px 0 6px }
  p { margin: 0 } .row { display: flex; justify-content: space-between }</style>`;

async function read(body: string): Promise<CvExtraction> {
  const html = `<!doctype html><meta charset=utf-8>${CSS}<h1>Owen Tregarth</h1><p>owen@tregarth.example | 01632 960 115</p>${body}`;
  const outcome = await readPrinted(html);
  if (outcome.kind === "refused") throw new Error(outcome.message);
  return outcome.extraction;
}

test("degrees and schools that a narrow column broke are whole", async () => {
  const school = (degree: string, name: string, dates: string): string =>
    `<div style="margin-bottom:14px"><p>${degree}</p><p style="margin-top:6px">${name}</p><p style="margin-top:6px">${dates}</p></div>`;
  const { education } = await read(`<h2>Education</h2><div style="width:150px;font-weight:bold">
    ${school("BSc (Hons) in Marine Biology", "Northern Institute of Coastal Accountants in Hull", "2014 - 2017")}
    ${school("Diploma in Gardening", "Wells Comprehensive School", "2012 - 2014")}</div>`);
  expect(education.map((each) => [each.degreeName, each.institution.name])).toEqual([
    ["BSc (Hons) in Marine Biology", "Northern Institute of Coastal Accountants in Hull"],
    ["Diploma in Gardening", "Wells Comprehensive School"],
  ]);
});

test("an employer of three lines is whole, however long, and the place below it no part of it", async () => {
  const job = (company: string, dates: string, title: string, description: string): string =>
    `<div style="width:330px;margin-top:14px"><p><b>${company}</b></p><p><b>Porto, Portugal</b></p><p>${dates}</p><p style="margin-top:14px"><b>${title}</b></p><ul><li>${description}</li></ul></div>`;
  const long =
    "Northern Islands Harbour Renewal Works Board Public Piers Moorings Division Coastal Roads Lighthouse Upkeep Section";
  const { workExperience } = await read(`<h2>Experience</h2>
    ${job(long, "2019 – Present", "Project Director", "Renewed nine piers within their budget and before the winter storms.")}
    ${job("Tide & Sons Ltd", "2014 – 2019", "Site Engineer", "Two harbour walls.")}`);
  expect(workExperience.map((each) => [each.jobTitle, each.company, each.startDate])).toEqual([
    ["Project Director", long, "2019"],
    ["Site Engineer", "Tide & Sons Ltd", "2014"],
  ]);
});

test("a title that was broken before the date beside it is whole", async () => {
  const job = (title: string, dates: string, company: string): string =>
    `<div class=row style="width:360px;margin-top:12px"><b style="width:240px">${title}</b><span>${dates}</span></div><p><i>${company}</i></p>`;
  const { workExperience } = await read(`<h2>Expérience</h2>
    ${job("Analyste principal – Ventes, stocks et prix", "2020 - 2023", "Meunier et Fils SA")}
    ${job("Responsable Logistique Exportation Afrique Orientale", "2018 - 2020", "Atelier Roche SARL")}
    ${job("Comptable", "2016 - 2018", "Atelier Roche SARL")}`);
  expect(workExperience.map((each) => [each.jobTitle, each.company])).toEqual([
    ["Analyste principal – Ventes, stocks et prix", "Meunier et Fils SA"],
    ["Responsable Logistique Exportation Afrique Orientale", "Atelier Roche SARL"],
    ["Comptable", "Atelier Roche SARL"],
  ]);
});

test("a title that was broken behind the date on its left is whole", async () => {
  const job = (dates: string, title: string, company: string): string =>
    `<div style="display:flex;margin-top:16px"><div style="width:170px"><b>${dates}</b></div><div style="width:190px"><p><b>${title}</b></p><p style="font-size:8pt;margin-top:6px">${company}</p>
     <ul style="margin:6px 0 0;font-size:9pt"><li>Night and day shifts on two wards of the house</li></ul></div></div>`;
  const { workExperience } = await read(`<h2>Experience</h2>
    ${job("NOV 2021", "SENIOR NURSING OFFICER (INTENSIVE CARE UNIT)", "ST. PIRAN'S HOSPITAL")}
    ${job("APR 2017 - OCT 2021", "TRIAGE NURSE LEAD", "BODMIN MOOR CLINIC")}
    ${job("JUL 2016 - MAR 2017", "INTERN NURSE AND WARD ASSISTANT", "BODMIN MOOR CLINIC")}`);
  expect(workExperience.map((each) => [each.jobTitle, each.company])).toEqual([
    ["SENIOR NURSING OFFICER (INTENSIVE CARE UNIT)", "ST. PIRAN'S HOSPITAL"],
    ["TRIAGE NURSE LEAD", "BODMIN MOOR CLINIC"],
    ["INTERN NURSE AND WARD ASSISTANT", "BODMIN MOOR CLINIC"],
  ]);
});

test("items of one line each stay apart where the first is as wide as its column", async () => {
  const { achievements } = await read(`<h2>Awards</h2><div style="width:200px">
    <p>Golden Anchor for Safe Harbours</p><p>Engineer of the Year</p><p>Pier Prize</p></div>`);
  expect(achievements.map((each) => each.awardTitle)).toEqual([
    "Golden Anchor for Safe Harbours",
    "Engineer of the Year",
    "Pier Prize",
  ]);
});

test("a line of several parts that breaks before its date is whole, though it ends with a full stop", async () => {
  const job = (title: string, rest: string, more: string, dates: string): string =>
    `<div class=row style="width:420px;margin-top:12px"><span style="width:310px"><b>${title}</b>, <i>${rest}</i><br><i>${more}</i></span><span>${dates}</span></div><p style="padding-left:10px">Four cruises a year.</p>`;
  const { workExperience } = await read(`<h2>Experience</h2>
    ${job("Research Assistant", "Institute of Coastal Investi-", "gations, London.", "2021–now")}
    ${job("Laboratory Technician", "Humber Water Company.", "", "2018–2021")}`);
  expect(workExperience.map((each) => [each.jobTitle, each.company])).toEqual([
    ["Research Assistant", "Institute of Coastal Investigations"],
    ["Laboratory Technician", "Humber Water Company"],
  ]);
});

test("a stretched line that breaks in the middle of a word is one text", async () => {
  const school = (dates: string, degree: string, name: string): string =>
    `<div class=row style="margin-top:12px;justify-content:flex-start"><span style="width:90px">${dates}</span><div style="width:180px">${degree}<p>${name}</p></div></div>`;
  const stretched = (first: string, second: string, rest: string): string =>
    `<b class=row><span>${first}</span><span>${second}</span></b><b>${rest}</b>`;
  const { education } = await read(`<h2>Education</h2>
    ${school("2018 - 2019", stretched("Diploma in", "Electro-", "mechanics"), "Avonmouth College")}
    ${school("2014 - 2018", "<b>BSc Physics</b>", "University of Wells, Second Class Upper")}`);
  expect(education.map((each) => [each.degreeName, each.institution.name])).toEqual([
    ["Diploma in Electromechanics", "Avonmouth College"],
    ["BSc Physics", "University of Wells"],
  ]);
});

test("names below a date that ends a full line are another entry's", async () => {
  const { certifications } = await read(`<h2>Certificates</h2><div style="width:170px">
    <p>Harbour Crane Operator,<br>2022</p><p>Commercial Diving Licence,<br>2015</p></div>`);
  expect(certifications.map((each) => [each.title, each.issuingDate])).toEqual([
    ["Harbour Crane Operator", "2022"],
    ["Commercial Diving Licence", "2015"],
  ]);
});
