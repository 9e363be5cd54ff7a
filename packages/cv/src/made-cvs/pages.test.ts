import { expect, test } from "vitest";
import { jobRows, readPrinted } from "./print.fixture.ts";

/** The height of what a page of this size holds, in pixels of a browser. */
const PAGE = 600;

/**
 * A CV of one box that no page break may part, so that the browser cuts it wherever a page ends. The line of each job that
 * has a cut stands with its middle on the end of a page.
 */
function cutCv(jobs: readonly { company: string; dates: string; rest: string; top: number }[]) {
  const blocks = jobs.map(
    ({ company, dates, rest, top }) =>
      `<div style="top:${top}px"><p class=row><b>${company}</b><b>${dates}</b></p>${rest}</div>`,
  );
  return `<!doctype html><meta charset=utf-8><style>@page { size: 600px ${PAGE + 80}px; margin: 40px }
    body { margin: 0; font: 14px/20px "Liberation Sans", Arial } h2 { font-size: 18px } p, ul { margin: 0 }
    .row { display: flex; justify-content: space-between } .whole { contain: size; height: ${2.5 * PAGE}px; position: relative }
    .whole > div { position: absolute; left: 0; right: 0 }</style>
    <div class=whole><h1>Ines Falk</h1><p>ines@falk.example | +49 30 5550177</p><h2>Experience</h2>${blocks.join("")}</div>`;
}

test("a line that two pages share is read once, and whole", async () => {
  const jobs = jobRows(
    await readPrinted(
      cutCv([
        {
          company: "Harbour Foods Ltd.",
          dates: "2019-08 — Present",
          rest: "<p>Quality Manager</p><ul><li>Three audits a year without a finding in two plants</li></ul>",
          top: 160,
        },
        {
          company: "Northwind Dairies Inc.",
          dates: "2014-02 — 2019-07",
          rest: "<p>Laboratory Technician</p><ul><li>Tested milk of forty farms for germs and water</li></ul>",
          top: PAGE - 12,
        },
        {
          company: "Greenfield Bakery Ltd.",
          dates: "2011-05 — 2014-01",
          rest: "<p>Laboratory Assistant</p><ul><li>Kept the records of ovens and cold rooms</li></ul>",
          top: 2 * PAGE - 12,
        },
      ]),
    ),
  );
  expect(jobs).toEqual([
    ["Quality Manager", "Harbour Foods Ltd.", "2019-08", ""],
    ["Laboratory Technician", "Northwind Dairies Inc.", "2014-02", "2019-07"],
    ["Laboratory Assistant", "Greenfield Bakery Ltd.", "2011-05", "2014-01"],
  ]);
});

test("a menu that is printed on every page is no part of the CV", async () => {
  const item = (name: string): string => `<p>${name}</p>`;
  const jobs = jobRows(
    await readPrinted(`<!doctype html><meta charset=utf-8><style>@page { size: 600px ${PAGE + 80}px; margin: 40px } body { margin: 0 0 0 150px; font: 14px "Liberation Sans", Arial }
    nav { position: fixed; left: 0; top: 200px; line-height: 22px } h2 { font-size: 18px } p { margin: 1px 0 } section { break-before: page }</style>
    <nav>${["About", "Experience", "Education", "Skills", "Awards"].map(item).join("")}</nav><h1>Ines Falk</h1><p>ines@falk.example</p><h2>Experience</h2>
    <p style="margin-top: 60px"><b>Quality Manager</b></p><p>Harbour Foods Ltd.</p><p>2019 – Present</p><p>Three audits a year without a finding.</p>
    <p style="margin-top: 60px"><b>Laboratory Technician</b></p><p>Northwind Dairies Inc.</p><p>2014 – 2019</p>
    <section><h2>Education</h2><p>Diploma in Chemistry, Leeds College, 2011 – 2014</p></section><section><h2>Skills</h2><p>Titration, Audits</p></section>`),
  );
  expect(jobs).toEqual([
    ["Quality Manager", "Harbour Foods Ltd.", "2019", ""],
    ["Laboratory Technician", "Northwind Dairies Inc.", "2014", "2019"],
  ]);
});
