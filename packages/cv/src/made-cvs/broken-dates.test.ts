import { expect, test } from "vitest";
import { jobRows, readPrinted } from "./print.fixture.ts";

const CSS = `<style>body { font: 10pt "Liberation Sans", Arial } h1 { font-size: 20pt; margin: 0; text-align: center } h2 { font-size: 13pt; margin: 14px 0 6px } p { margin: 0 }
  .row { display: flex } ul { margin: 4px 0 8px; padding-left: 18px }</style>`;

async function jobsOf(body: string): Promise<string[][]> {
  return jobRows(
    await readPrinted(
      `<!doctype html><meta charset=utf-8>${CSS}<h1>Hanna Ekdahl</h1><p style="text-align:center">hanna@ekdahl.example | +46 70 555 01 42</p>${body}`,
    ),
  );
}

test("dates that a narrow column on the right breaks into two to four lines", async () => {
  const job = (company: string, title: string, dates: string, description: string): string =>
    `<p><b>${company}</b></p><p><i>Gothenburg</i></p><div class=row><div style="width:390px;padding-left:10px"><b>${title}</b><br>${description}</div><div style="width:60px">${dates}</div></div>`;
  const jobs = await jobsOf(`<h2>Education</h2>
    <p><b>Vinga University</b></p><div class=row><div style="width:390px;padding-left:10px">BSc Textile Engineering</div><div style="width:60px">November<br>2012</div></div>
    <h2>Work Experience</h2>
    ${job("Viskan Weaving AB", "Mill Manager", "April 2021 –<br>Present", "Runs two halls with forty looms. Cut the use of water by a third within two years.")}
    ${job("Viskan Weaving AB", "Weaver", "February<br>2017 –<br>March 2021", "Matched colours for hotels and ferries. Kept the log of all chemicals in the house.")}
    ${job("Ekens Yarns", "Mechanic", "October<br>2013 –<br>January<br>2017", "Nights.")}`);
  expect(jobs).toEqual([
    ["Mill Manager", "Viskan Weaving AB", "2021-04", ""],
    ["Weaver", "Viskan Weaving AB", "2017-02", "2021-03"],
    ["Mechanic", "Ekens Yarns", "2013-10", "2017-01"],
  ]);
});

test("dates on the left that break in the middle of their second half, one set wide", async () => {
  const job = (dates: string, title: string, company: string): string =>
    `<div class=row style="margin-top:16px"><div style="width:110px"><b>${dates}</b></div><div><b>${title}</b><br><i>${company}</i></div></div><p>Role outline</p><p style="padding-left:12px">Sorted wool of six farms and kept the books.</p>`;
  const jobs = await jobsOf(`<h2>Career History</h2>
    ${job(`<span style="word-spacing:14px">Jan 2020 –</span><br>Present`, "Head Grader", "Grims Farm")}
    ${job("May 2015 – Dec<br>2019", "Grader", "Ljungby Wool")}
    ${job("Sep 2011 – Apr<br>2015", "Shepherd", "Ljungby Wool")}`);
  expect(jobs).toEqual([
    ["Head Grader", "Grims Farm", "2020-01", ""],
    ["Grader", "Ljungby Wool", "2015-05", "2019-12"],
    ["Shepherd", "Ljungby Wool", "2011-09", "2015-04"],
  ]);
});

test("dates at the right margin with the town below each belong to the jobs on their left", async () => {
  const job = (
    title: string,
    dates: string,
    town: string,
    ...description: readonly string[]
  ): string =>
    `<div class=row style="justify-content:space-between;width:600px"><b>${title}</b><div style="text-align:right">${dates}<br>${town}</div></div><ul>${description.map((each) => `<li>${each}</li>`).join("")}</ul>`;
  const jobs = await jobsOf(`<h2>Work Experience</h2>
    ${job("Harbour Pilot | Öresund Pilots", "January 2020 – Present", "Landskrona", "Brings in tankers", "Trains two novices")}
    ${job("Second Mate | Rederi Kullen", "May 2015 – December 2019", "Ystad", "Night watches", "Charts and weather")}
    ${job("Deckhand | Rederi Kullen", "March 2011 – April 2015", "Ystad", "Ropes and paint", "Lifeboats")}
    <h2>Languages</h2><p>Swedish (native), English (fluent)</p><h2>Certificates</h2><ul><li>Master's ticket, 2019</li></ul>`);
  expect(jobs).toEqual([
    ["Harbour Pilot", "Öresund Pilots", "2020-01", ""],
    ["Second Mate", "Rederi Kullen", "2015-05", "2019-12"],
    ["Deckhand", "Rederi Kullen", "2011-03", "2015-04"],
  ]);
});

test("dates behind a drawn triangle, in a column with headings and labels of its own", async () => {
  const row = (left: string, right: string): string =>
    `<div class=row><div style="width:150px">${left}</div><div>${right}</div></div>`;
  const jobs =
    await jobsOf(`<h2>Personal details</h2>${row("Name", "Hanna Ekdahl")}${row("Address", "Strandgatan 9, Ystad")}${row("Phone", "+46 70 555 01 42")}${row("E-mail", "hanna@ekdahl.example")}
    <h2>Work experience</h2>
    ${row("▷ 04.2019 – Present", "<b>Head Baker</b><br>Ystad Ovens AB<br>◦ Runs the night shift<br>◦ Buys flour of four mills")}<br>
    ${row("▷ 02.2015 – 03.2019", "<b>Baker</b><br>Skillinge Bread AB<br>◦ Rye and crispbread")}<br>
    ${row("▷ 10.2012 – 01.2015", "<b>Apprentice</b><br>Skillinge Bread AB")}
    <h2>Certificates</h2>${row("2018", "Food Hygiene Level 3")}${row("2014", "Allergens")}
    <h2>Languages</h2>${row("Swedish", "Native")}${row("English", "Fluent")}${row("Danish", "Basic")}`);
  expect(jobs).toEqual([
    ["Head Baker", "Ystad Ovens AB", "2019-04", ""],
    ["Baker", "Skillinge Bread AB", "2015-02", "2019-03"],
    ["Apprentice", "Skillinge Bread AB", "2012-10", "2015-01"],
  ]);
});

test("a range that runs up to the bold name beside it, one of three", async () => {
  const job = (dates: string, company: string, town: string, title: string): string =>
    `<div class=row style="margin-top:10px"><div style="width:114px;white-space:nowrap">${dates}</div><div><b>${company}</b><span style="margin-left:60px;font-size:8pt">${town}</span><br><i>${title}</i><br>Kept the log of all nets.</div></div>`;
  const jobs = await jobsOf(`<h2>Work experience</h2>
    ${job(`10/2021 – Present&nbsp;`, "Fiskeverket Ystad", "Vigo", "Research Assistant")}
    ${job("03/2018–08/2021", "Acuario Norte", "Madrid", "Laboratory Technician")}
    ${job("08/2016–12/2017", "Acuario Norte", "Madrid", "Intern")}`);
  expect(jobs).toEqual([
    ["Research Assistant", "Fiskeverket Ystad", "2021-10", ""],
    ["Laboratory Technician", "Acuario Norte", "2018-03", "2021-08"],
    ["Intern", "Acuario Norte", "2016-08", "2017-12"],
  ]);
});
