import { expect, test } from "vitest";
import { jobRows, readPrinted } from "./print.fixture.ts";

const CSS = `<style>body { font: 10pt "Liberation Sans", Arial } h1 { font-size: 20pt; margin: 0 } h2 { font-size: 13pt; margin: 14px 0 6px }
  h3 { font-size: 11pt; margin: 10px 0 0 } p { margin: 1px 0 } .soft { color: #777 }</style>`;

/** What is read from a printed page: of each job title, company, start and end. */
async function jobsOf(body: string): Promise<string[][]> {
  const html = `<!doctype html><meta charset=utf-8>${CSS}<h1>Ilka Brandauer</h1><p>ilka@brandauer.example | +43 1 5550144</p>${body}`;
  return jobRows(await readPrinted(html));
}

test("years and ranges inside of a description begin no jobs where each job has its dates on a line of its own", async () => {
  const job = (company: string, title: string, dates: string, description: string): string =>
    `<h3>${company}</h3><p><i>${title}</i></p><p>${dates}</p><div style="margin-top:8px">${description}</div>`;
  const jobs = await jobsOf(`<h2>Experience</h2>
    ${job("Alpenstrom GmbH", "Field Engineer", "Mar 2020 – Present", "<p>Outages since 2021 down by a third</p><p>Largest site: 1.1 MW (2023, two halls)</p><p>Grew the team from 4 to 9 (May 2021 – Dec 2022)</p>")}
    ${job("Werk Nord AG", "Electrician", "Feb 2014 – Feb 2020", "<p>New order system (2018)</p><p>Sixty safety checks</p>")}
    ${job("Huber & Co. KG", "Apprentice", "Sep 2010 – Jan 2014", "<p>Best of the year in 2013</p>")}`);
  expect(jobs).toEqual([
    ["Field Engineer", "Alpenstrom GmbH", "2020-03", ""],
    ["Electrician", "Werk Nord AG", "2014-02", "2020-02"],
    ["Apprentice", "Huber & Co. KG", "2010-09", "2014-01"],
  ]);
});

test("an entry takes the date that stands by itself before a range inside of its text", async () => {
  const job = (title: string, dates: string, company: string, description: string): string =>
    `<p style="display:flex;justify-content:space-between;font-size:13pt"><span>${title}</span><span>${dates}</span></p><p>${company}</p><p>${description}</p>`;
  const jobs = await jobsOf(`<h2>Experience</h2>
    ${job("Project Officer", "Feb 2021", "Clear Wells Trust", "Ran the four-year plan (2021–2025) in three districts")}
    ${job("Field Officer", "Mar 2017 - Apr 2019", "Green Hills Co-operative", "Milk collected from ninety farms")}
    ${job("Assistant", "May 2015 - Feb 2017", "Green Hills Co-operative", "Surveys")}`);
  expect(jobs.map((job) => job[2])).toEqual(["2021-02", "2017-03", "2015-05"]);
});

test("dashes set in front of lines as list marks are no dates", async () => {
  const item = (text: string): string =>
    `<p style="position:relative;padding-left:22px"><span style="position:absolute;left:0">—</span>${text}</p>`;
  const job = (title: string, dates: string, company: string, items: string): string =>
    `<p style="display:flex;justify-content:space-between;font-size:13pt"><span>${title}</span><span>${dates}</span></p><p class=soft>${company}</p>${items}`;
  const jobs = await jobsOf(`<h2>Experience</h2>
    ${job("Test Manager", "Jul 2021 - Present", "Steiger Motoren GmbH", item("Fewer faults since 2009 than ever") + item("Trained the 2022 class, five of whom stayed"))}
    ${job("Test Engineer", "Apr 2018 - Jun 2021", "Steiger Motoren GmbH", item("Kept the bench open in 2020 with half of the people") + item("Wrote the reports"))}`);
  expect(jobs).toEqual([
    ["Test Manager", "Steiger Motoren GmbH", "2021-07", ""],
    ["Test Engineer", "Steiger Motoren GmbH", "2018-04", "2021-06"],
  ]);
});

test("the last word of a title that was broken is no heading, though sections are called so", async () => {
  const job = (title: string, dates: string, company: string): string =>
    `<div style="display:flex;gap:20px"><b>${title}</b><span>${dates}</span></div><p><i>${company}</i></p>`;
  const jobs = await jobsOf(`<h2>Expérience</h2>
    ${job("Comptable – Ventes et<br>prix", "2020 - 2023", "Meunier et Fils SA")}
    ${job("Comptable", "2016 - 2020", "Atelier Roche SARL")}
    <h2>Formation</h2><p><b>Licence de gestion</b></p><p>Université de Namur</p><p>2013 - 2016</p><h2>Compétences</h2><p>Excel, SQL</p>`);
  expect(jobs.map((job) => job.slice(2))).toEqual([
    ["2020", "2023"],
    ["2016", "2020"],
  ]);
});

test("what stands before a date in a cell of its own is no part of the date", async () => {
  const row = "display:flex;justify-content:space-between";
  const jobs = await jobsOf(`<h2>Expérience</h2>
    <p style="${row}"><b>Chef du bureau des</b><span>2020 - 2023</span></p><p>Meunier et Fils SA</p>
    <p style="${row}"><b>Comptable</b><span>2016 - 2020</span></p><p>Atelier Roche SARL</p>`);
  expect(jobs.map((job) => job.slice(2))).toEqual([
    ["2020", "2023"],
    ["2016", "2020"],
  ]);
});

test("a year that a broken sentence left alone on its line begins no job", async () => {
  const job = (company: string, dates: string, title: string, description: string): string =>
    `<h3>${company}</h3><p>${dates}</p><p style="margin-top:12px;font-size:11pt"><b>${title}</b></p><p>${description}</p>`;
  const jobs = await jobsOf(`<h2>Experience</h2>
    ${job("Steiger Motoren GmbH", "July 2021 – Present", "Test Manager", "Built the new bench with six people in eleven months, which was the shortest time in the company since<br>2009<br>and with fewer people than ever before.")}
    ${job("Steiger Motoren GmbH", "June 2016 – June 2021", "Test Engineer", "Measured noise for customers in three countries and was sent to Kassel from<br>September to December 2018.")}
    ${job("Brandl & Co. KG", "June 2014 – May 2016", "Trainee", "One year in each of two departments.")}`);
  expect(jobs).toEqual([
    ["Test Manager", "Steiger Motoren GmbH", "2021-07", ""],
    ["Test Engineer", "Steiger Motoren GmbH", "2016-06", "2021-06"],
    ["Trainee", "Brandl & Co. KG", "2014-06", "2016-05"],
  ]);
});

test("the last word of a broken sentence is no label, though forms have labels that read like it", async () => {
  const jobs = await jobsOf(`<h2>Experience</h2>
    <h3>Steiger Motoren GmbH (a Steiger Werke<br>company)</h3><p>July 2021 – Present</p><p><b>Test Manager</b></p><ul><li>Compared the results of the new bench with the old warranty<br>data</li></ul>
    <h3>Brandl & Co. KG</h3><p>June 2016 – June 2021</p><p><b>Test Engineer</b></p><ul><li>Reports</li></ul>`);
  expect(jobs.map((job) => [job[0], job[2], job[3]])).toEqual([
    ["Test Manager", "2021-07", ""],
    ["Test Engineer", "2016-06", "2021-06"],
  ]);
});

test("a small date that is set above the line of its entry is on that line", async () => {
  const entry = (label: string, name: string, dates: string, title: string): string =>
    `<div style="display:flex;margin-top:26px">${label === "" ? "" : `<h2 style="width:120px;margin:0;font-size:11pt;color:#c22">${label}</h2>`}
      <div style="width:480px"><div style="display:flex;justify-content:space-between;align-items:flex-start"><b style="font-size:11pt;white-space:nowrap">${name}</b><span style="font-size:7.5pt;position:relative;top:-0.3px">${dates}</span></div>
      <p style="margin-top:10px"><i>${title}</i></p></div></div>`;
  const jobs = await jobsOf(`
    ${entry("Education", "University of Linz", "October 2008 - June 2011", "BSc Physics")}
    ${entry("Work", "Alpenstrom GmbH", "January 2019 - Present", "Project Director")}
    ${entry("", "Werk Nord Brücken und Anlagenbau AG", "January 2014 - January 2019", "Project Manager")}
    ${entry("", "Huber Hochbau und Tiefbau GmbH & Co. KG", "July 2011 - January 2014", "Site Engineer")}
    ${entry("Languages", "German", "", "Native")}`);
  expect(jobs).toEqual([
    ["Project Director", "Alpenstrom GmbH", "2019-01", ""],
    ["Project Manager", "Werk Nord Brücken und Anlagenbau AG", "2014-01", "2019-01"],
    ["Site Engineer", "Huber Hochbau und Tiefbau GmbH & Co. KG", "2011-07", "2014-01"],
  ]);
});

test("entries without dates begin where the white space is wider than inside of them", async () => {
  const job = (title: string, company: string): string =>
    `<p style="margin-top:11px"><b>${title}, <i>${company}</i></b></p>`;
  const jobs = await jobsOf(`<h2>Experience</h2>
    ${job("Electrician", "Werk Nord AG")}<p><b>Kiel</b></p>${job("Apprentice", "Huber & Co. KG")}${job("Trainee", "Brandl GmbH")}`);
  expect(jobs.map((each) => each[1])).toEqual(["Werk Nord AG", "Huber & Co. KG", "Brandl GmbH"]);
});
test("a mark between names and dates that were wrapped below them makes no list of the dates", async () => {
  const job = (title: string, company: string, dates: string): string =>
    `<h3>${title}</h3><p><b>${company}</b></p><p style="padding-left:8px">• ${dates}</p><ul><li>Kept the records of 40 clients</li></ul>`;
  const jobs = await jobsOf(`<h2>Experience</h2>
    ${job("Paralegal", "Office of the Public Advocate, Department of Family Affairs", "May 2019 – Aug 2022")}
    ${job("Clerk", "Harrow &amp; Lyle LLP", "Feb 2016 – Apr 2019")}`);
  expect(jobs.map(([title, , start, end]) => [title, start, end])).toEqual([
    ["Paralegal", "2019-05", "2022-08"],
    ["Clerk", "2016-02", "2019-04"],
  ]);
});

test("jobs that follow the contacts without a heading are jobs", async () => {
  const jobs = await jobsOf(`<p>Graz AT</p>
    <p><b>Head Gardener - Palmenhaus Betriebs GmbH, Mar 2020 - Present</b></p><p>Four greenhouses.</p>
    <p><b>Gardener - Stift Admont, Apr 2015 - Feb 2020</b></p><p>Roses and herbs.</p>
    <h2>Education</h2><p><b>Gartenbauschule Langenlois</b>, 2011 - 2014</p>`);
  expect(jobs).toEqual([
    ["Head Gardener", "Palmenhaus Betriebs GmbH", "2020-03", ""],
    ["Gardener", "Stift Admont", "2015-04", "2020-02"],
  ]);
});

test("a range on top of a CV whose jobs have a heading is no job", async () => {
  const jobs =
    await jobsOf(`<p><b>Board member, Verein Grünes Dach, 2016 - 2020</b></p><p><b>Mentor, Frauen im Handwerk, 2018 - 2021</b></p>
    <h2>Experience</h2><p><b>Roofer - Dach &amp; Holz GmbH, Apr 2015 - Feb 2020</b></p><p>Steep roofs.</p>`);
  expect(jobs).toEqual([["Roofer", "Dach & Holz GmbH", "2015-04", "2020-02"]]);
});

test("commas part the title from the firm, not the firm's partners; a short sentence below is no employer", async () => {
  const jobs = await jobsOf(`<h2>Experience</h2>
    <h3>Senior Solicitor, Family Law, Okoye, Brandt &amp; Lis LLP</h3><p>Mar 2021 - Present</p><p>Leads a team of three.</p>
    <h3>Judicial Clerk, Court of Appeal (chambers of a judge)</h3><p>Sep 2017 - Feb 2021</p><p>Research for hearings.</p>`);
  expect(jobs).toEqual([
    ["Senior Solicitor, Family Law", "Okoye, Brandt & Lis LLP", "2021-03", ""],
    ["Judicial Clerk", "Court of Appeal (chambers of a judge)", "2017-09", "2021-02"],
  ]);
});

test("towns that no list knows are places behind three parts with commas and beside the dates", async () => {
  const behindCommas = await jobsOf(`<h2>Experience</h2>
    <h3>Site Manager, Construcciones Oria, S.A., Bilbao</h3><p>June 2019 – present</p><ul><li>64 homes</li></ul>
    <h3>Head of Works, Estudio Larrea, Zumalde</h3><p>January 2016 – May 2019</p><ul><li>Safety</li></ul>`);
  expect(behindCommas).toEqual([
    ["Site Manager", "Construcciones Oria, S.A.", "2019-06", ""],
    ["Head of Works", "Estudio Larrea", "2016-01", "2019-05"],
  ]);
  const besideDates = await jobsOf(`<h2>Experience</h2>
    <h3>Payroll Officer – Sandvik Tekstil Ltd.</h3><p>August 2018 – February 2021 · Kumlova</p><ul><li>Payroll</li></ul>
    <h3>Clerk – Ridley Holding</h3><p>June 2015 – July 2018 · Kumlova</p>`);
  expect(besideDates).toEqual([
    ["Payroll Officer", "Sandvik Tekstil Ltd.", "2018-08", "2021-02"],
    ["Clerk", "Ridley Holding", "2015-06", "2018-07"],
  ]);
});
