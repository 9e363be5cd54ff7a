import type { CvExtraction } from "@sendoff/contract/cv";
import { expect, test } from "vitest";
import { readPrinted } from "./print.fixture.ts";

const CSS = `<style>body { font: 10pt "Liberation Sans", Arial } h1 { font-size: 20pt; margin: 0 } h2 { font-size: 13pt; margin: 14px 0 6px } p { margin: 0 } .row { display: flex }</style>`;

async function read(body: string): Promise<CvExtraction> {
  const html = `<!doctype html><meta charset=utf-8>${CSS}<h1>Teodor Lanz</h1><p>teodor@lanz.example</p>${body}`;
  const outcome = await readPrinted(html);
  if (outcome.kind === "refused") throw new Error(outcome.message);
  return outcome.extraction;
}

test("three short columns at the foot of the page, each under a heading of its own", async () => {
  const job = (dates: string, title: string, company: string, description: string): string =>
    `<div class=row style="margin-top:12px"><div style="width:120px">${dates}</div><div style="width:380px"><b>${title}</b> <span style="margin-left:90px">${company}</span><p>${description}</p></div></div>`;
  const column = (heading: string, ...lines: readonly string[]): string =>
    `<div style="width:170px"><h2>${heading}</h2>${lines.map((line) => `<p>${line}</p>`).join("")}</div>`;
  const cv = await read(`<h2>Work Experience</h2>
    ${job("02/2019 – now", "Bell Founder", "Glocken Harz", "Cast eleven bells for six towers and tuned them with the organists of each.")}
    ${job("10/2015 – 01/2019", "Moulder", "Glocken Harz", "Made the clay cores of four hundred small bells for ships and schools.")}
    <h2>Education</h2>${job("2012 – 2015", "Diploma in Founding", "Harz Technical College", "With distinction.")}
    <div class=row>${column("Languages", "German - Native", "English - Good", "Danish - Basic")}${column("Interests", "Cycling, choirs.")}${column("Certificates", "Crane Licence, 2018", "Welder's Ticket, 2016")}</div>`);
  expect(cv.languages.map((each) => each.name)).toEqual(["German", "English", "Danish"]);
  expect(cv.certifications.map((each) => each.title)).toEqual(["Crane Licence", "Welder's Ticket"]);
  expect(cv.education.map((each) => [each.degreeName, each.institution.name])).toEqual([
    ["Diploma in Founding", "Harz Technical College"],
  ]);
});

test("one certificate beside the jobs, under a heading on one line with theirs, and contacts in a box below", async () => {
  const job = (dates: string, company: string, title: string, description: string): string =>
    `<p style="text-align:right;margin-top:10px">${dates}</p><p>${company}</p><p style="font-size:13pt"><i>${title}</i></p><p style="margin-top:8px">${description}</p>`;
  const cv = await read(`<div class=row><div style="width:250px"><h2>Work Experience</h2>
      ${job("February 2022 – Present", "Turmuhren Lech", "Senior Mechanic", "Keeps forty tower clocks running on time.")}
      ${job("August 2019 – January 2022", "Turmuhren Lech", "Mechanic", "Cut new wheels for old clocks of the diocese.")}
      ${job("March 2017 – July 2019", "Uhrwerk Isar GmbH", "Assistant", "Oiled and wound.")}
      <p style="margin-top:16px">☎ &emsp; +49 8231 550 142</p></div>
    <div style="width:250px;margin-left:30px"><h2>Certificates</h2><p style="margin-top:9px"><b>2021 &emsp; Climber's Ticket</b></p><p style="padding-left:50px">Alpine Club</p></div></div>
    <h2>Languages</h2><p>German (native), English (good)</p>`);
  expect(cv.workExperience.map((each) => [each.jobTitle, each.company])).toEqual([
    ["Senior Mechanic", "Turmuhren Lech"],
    ["Mechanic", "Turmuhren Lech"],
    ["Assistant", "Uhrwerk Isar GmbH"],
  ]);
  expect(cv.certifications.map((each) => each.title)).toEqual(["Climber's Ticket"]);
  expect(cv.personalInformation.phone).toBe("+49 8231 550 142");
});

test("contacts in a margin that nearly touches the text beside it, on lines a little higher than its own", async () => {
  const margin = [
    "Turmgasse 150",
    "86899 Landsberg",
    "+49 8191 555 014",
    "t.lanz@uhrwerk-",
    "isar-lanz.example",
  ];
  const job = (title: string, dates: string, description: string): string =>
    `<div class=row style="width:400px;margin-top:8px"><b style="width:310px">${title}</b><span>${dates}</span></div><p style="padding-left:10px">${description}</p>`;
  const cv = await read(`<div class=row style="margin-top:20px">
    <div style="font-size:9pt;line-height:12pt">${margin.map((line) => `<p>${line}</p>`).join("")}</div>
    <div style="margin-left:4.5px;padding-top:2px;line-height:12pt"><h2 style="margin-top:0">Work Experience</h2>
      ${job("Senior Mechanic, Turmuhren Lech", "2021–now", "Keeps forty tower clocks running on time.")}
      ${job("Mechanic, Uhrwerk Isar GmbH", "2017–2021", "Cut new wheels for old clocks of the diocese.")}
      <h2>Education</h2>${job("Diploma in Horology, Isar Technical College", "2014–2017", "With distinction.")}
      <h2>Skills</h2><p>Filing, Turning, Gilding</p><p>Striking works, Dials, Pendulums</p><h2>Languages</h2><p>German (native), English (good)</p></div></div>`);
  expect(cv.workExperience.map((each) => [each.jobTitle, each.company])).toEqual([
    ["Senior Mechanic", "Turmuhren Lech"],
    ["Mechanic", "Uhrwerk Isar GmbH"],
  ]);
  expect(cv.personalInformation.phone).toBe("+49 8191 555 014");
});
