import type { CvExtraction } from "@sendoff/contract/cv";
import { expect, test } from "vitest";
import { readPrinted } from "./print.fixture.ts";

const CSS = `<style>body { font: 10pt "Liberation Sans", Arial } h1 { font-size: 20pt; margin: 0 } h2 { font-size: 15pt; margin: 14px 0 6px }
  p { margin: 1px 0 } .row { display: flex; justify-content: space-between }</style>`;

async function read(body: string): Promise<CvExtraction> {
  const html = `<!doctype html><meta charset=utf-8>${CSS}<h1>Mirela Sandu</h1><p>mirela@sandu.example | +40 21 555 0188</p>${body}`;
  const outcome = await readPrinted(html);
  if (outcome.kind === "refused") throw new Error(outcome.message);
  return outcome.extraction;
}

function schoolsOf({ education }: CvExtraction): string[][] {
  return education.map((each) => [each.institution.name, each.endDate]);
}

function jobsOf({ workExperience }: CvExtraction): string[][] {
  return workExperience.map((each) => [each.jobTitle, each.company, each.startDate]);
}

test("schools that each end with their dates keep them, whatever stands between name and dates", async () => {
  const school = (name: string, degree: string, dates: string): string =>
    `<p style="margin-top:16px;font-size:12pt"><b>${name}</b></p><p style="color:#555">${degree}</p><p style="font-size:9pt;color:#777">${dates}</p>`;
  const cv = await read(`<h2>Education</h2>
    ${school("University of Cluj", "Bachelor of Nursing Science (B.N.Sc.) in Nursing Science with a second subject in the care of very young children", "Oct 2010 - Nov 2015")}
    ${school("Danube School of Business", "in the management of small clinics", "Jan 2018 - Jun 2019")}
    ${school("Carpathian College", "Diploma in Sciences", "Sep 2003 - Jun 2009")}`);
  expect(schoolsOf(cv)).toEqual([
    ["University of Cluj", "2015-11"],
    ["Danube School of Business", "2019-06"],
    ["Carpathian College", "2009-06"],
  ]);
});

test("schools that each end with their dates keep them, though the white space above the dates is wide", async () => {
  const school = (name: string, study: string, degree: string, dates: string): string =>
    `<p style="margin-top:14px;font-size:12pt"><b>${name}</b></p><p style="margin-top:14px">${study}</p>${degree}<p style="margin-top:18px;color:#777">${dates}</p>`;
  const cv = await read(`<h2>Education</h2>
    ${school("University of Cluj", "Hospitality Management", "<p><b>Bachelor of Science</b></p>", "2014-06-09 - 2018-04-20")}
    ${school("Danube Online School", "Certificate in Contact Services", "", "2020-05-11 - 2020-07-31")}
    ${school("Carpathian High School", "Diploma", "", "2010-06-07 - 2014-03-28")}`);
  expect(schoolsOf(cv)).toEqual([
    ["University of Cluj", "2018-04"],
    ["Danube Online School", "2020-07"],
    ["Carpathian High School", "2014-03"],
  ]);
});

test("names below dates that stand further left are no list", async () => {
  const school = (dates: string, name: string, degree: string): string =>
    `<p style="margin-top:16px"><b>${dates}</b></p><div style="padding-left:10px"><p style="font-size:12pt"><b>${name}</b></p><p style="margin-top:10px">${degree}</p>
     <p style="margin-top:10px">Natural sciences</p><p style="margin-top:10px">Thesis on the voices of birds that live in towns and what they have in common with others.</p></div>`;
  const { education } = await read(`<h2>Education</h2>
    ${school("2014 – 2017", "University of Cluj", "MSc Biology")}${school("2010 – 2014", "Carpathian College", "BSc Biology")}`);
  expect(education.map((each) => each.degreeName.slice(0, 11))).toEqual([
    "MSc Biology",
    "BSc Biology",
  ]);
});

test("a list in two columns ends before the next title, though its date stands below a column", async () => {
  const job = (title: string, dates: string, company: string, items: readonly string[]): string =>
    `<div style="margin-top:14px;width:420px" class=row><b style="font-size:12pt">${title}</b><span style="width:150px">${dates}</span></div><p>${company}</p><p>Answers to the customers of a large shop in the south of the country</p>
     <div style="display:grid;grid-template-columns:270px 150px;width:420px;font-size:9pt">${items.map((item) => `<span>· ${item}</span>`).join("")}</div>`;
  const cv = await read(`<h2>Experience</h2>
    ${job("Support Agent", "Sep 2023 - Present", "Clear Line SRL", ["First answers in two hours", "Sixty texts"])}
    ${job("Chat Expert", "Jan 2020 - Aug 2023", "Televoce SRL", ["Best of the quarter", "Trained forty", "Quality", "Reports"])}
    ${job("Service Associate", "Oct 2017 - Dec 2019", "Televoce SRL", ["Calls", "Letters"])}`);
  expect(jobsOf(cv)).toEqual([
    ["Support Agent", "Clear Line SRL", "2023-09"],
    ["Chat Expert", "Televoce SRL", "2020-01"],
    ["Service Associate", "Televoce SRL", "2017-10"],
  ]);
});

test("employers are employers whether or not they are links of another colour", async () => {
  const job = (company: string, title: string, dates: string, style: string): string =>
    `<p style="margin-top:4px;font-size:14pt;${style}"><b>${company}</b></p><p style="font-size:12pt;margin-top:6px">${title}</p><p style="color:#777">${dates}</p><ul style="margin:12px 0 0"><li>Six people</li></ul>`;
  const cv = await read(`<h2>Experience</h2>
    ${job("Northgate Museum", "Curator", "Aug 2019 – Present", "color:#06c")}
    ${job("Westerly Heights", "Long-Term Substitute", "Jan 2014 – May 2019", "")}
    ${job("Sandhill Camps", "Camp Instructor", "Jun 2005 – Aug 2008", "")}`);
  expect(jobsOf(cv)).toEqual([
    ["Curator", "Northgate Museum", "2019-08"],
    ["Long-Term Substitute", "Westerly Heights", "2014-01"],
    ["Camp Instructor", "Sandhill Camps", "2005-06"],
  ]);
});
