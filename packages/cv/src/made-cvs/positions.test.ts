import { expect, test } from "vitest";
import { jobRows, readPrinted } from "./print.fixture.ts";

const CSS = `<style>body { font: 10pt "Liberation Sans", Arial } h1 { font-size: 20pt; margin: 0 } h2 { font-size: 13pt; margin: 14px 0 6px }
  h3 { font-size: 11pt; margin: 10px 0 0 } p { margin: 1px 0 } ul { margin: 2px 0; padding-left: 18px } .row { display: flex; justify-content: space-between }
  .soft { color: #777 }</style>`;

/** The jobs read from a printed page: title, company, start and end (empty while it lasts). */
async function jobsOf(body: string): Promise<string[][]> {
  const html = `<!doctype html><meta charset=utf-8>${CSS}<h1>Rosa Lindner</h1><p>rosa@lindner.example | +49 30 5550100</p>${body}`;
  return jobRows(await readPrinted(html));
}

test("years inside lists whose marks are drawn begin no jobs", async () => {
  const jobs = await jobsOf(`<h2>Employment history</h2>
    <h3>Workshop Manager, Northgate Museum, Leeds</h3><p><i>September 2019 to present</i></p>
    <ul><li>Open evenings for 2,300 people in 2023</li><li>Hold a budget of 180,000 since 2021</li></ul>
    <h3>History Teacher, Aire Primary School, London</h3><p><i>September 2013 to August 2019</i></p>
    <ul><li>Led the subject across the school from 2015</li></ul>`);
  expect(jobs).toEqual([
    ["Workshop Manager", "Northgate Museum", "2019-09", ""],
    ["History Teacher", "Aire Primary School", "2013-09", "2019-08"],
  ]);
});

test("positions under an employer who is named once are all held there", async () => {
  const jobs = await jobsOf(`<h2>Werdegang</h2>
    <h3>Brandt Logistik GmbH · Kassel</h3>
    <div class=row><b>Teamleiterin</b><span>03/2020 – heute</span></div><ul><li>Verantwortung für 20 Kräfte</li><li>Neues Lager 2022</li></ul>
    <div class=row><b>Disponentin</b><span>04/2017 – 02/2020</span></div><ul><li>Planung von 40 Touren</li></ul>
    <h3>Spedition Ohm AG · Fulda</h3>
    <div class=row><b>Sachbearbeiterin</b><span>08/2014 – 03/2017</span></div><ul><li>Frachtpapiere</li></ul>`);
  expect(jobs).toEqual([
    ["Teamleiterin", "Brandt Logistik GmbH", "2020-03", ""],
    ["Disponentin", "Brandt Logistik GmbH", "2017-04", "2020-02"],
    ["Sachbearbeiterin", "Spedition Ohm AG", "2014-08", "2017-03"],
  ]);
});

test("positions beside their dates under an employer who is named once are held there, and no others", async () => {
  const role = (dates: string, title: string, description: string): string =>
    `<div style="display:flex;margin-top:3px"><span style="width:150px">${dates}</span><div style="width:400px"><b>${title}</b> ${description}</div></div>`;
  const jobs = await jobsOf(`<h2>Work Experience</h2>
    <h3 style="margin:16px 0 0 150px;font-size:13pt">Alsterhotel GmbH</h3>${role("Jan 2020 – Present", "General Manager.", "Responsible for 312 rooms, five restaurants and all the people in them.")}
    <h3 style="margin:16px 0 0 150px;font-size:13pt">Elbe Hotel AG</h3>${role("May 2015 – Dec 2019", "Director of Rooms.", "Opened the wing with 48 suites and brought its rates up in two years.")}
    <h3 style="margin:16px 0 0 150px;font-size:13pt">Hotel Deich</h3>${role("Mar 2011 – Apr 2015", "Front Office Manager.", "")}${role("Sep 2008 – Feb 2011", "Guest Relations Officer.", "")}`);
  expect(jobs).toEqual([
    ["General Manager", "Alsterhotel GmbH", "2020-01", ""],
    ["Director of Rooms", "Elbe Hotel AG", "2015-05", "2019-12"],
    ["Front Office Manager", "Hotel Deich", "2011-03", "2015-04"],
    ["Guest Relations Officer", "Hotel Deich", "2008-09", "2011-02"],
  ]);
});

test("how long somebody was there is no name, in Portuguese either", async () => {
  const role = (title: string, dates: string): string =>
    `<p><b>${title}</b></p><p>${dates}</p><p class=soft>Campinas</p>`;
  const jobs = await jobsOf(`<h2>Experiência</h2>
    <h3>Nuvemia</h3><p>4 anos 6 meses</p>
    ${role("Designer Sênior", "julho de 2022 - Presente (2 anos 6 meses)")}<p>Redesenho do cadastro para dois milhões de pessoas.</p>
    ${role("Designer", "julho de 2020 - junho de 2022 (2 anos)")}
    <h3>Marimba</h3><p>7 meses</p>
    ${role("Estagiário de Design", "junho de 2017 - dezembro de 2017 (7 meses)")}`);
  expect(jobs).toEqual([
    ["Designer Sênior", "Nuvemia", "2022-07", ""],
    ["Designer", "Nuvemia", "2020-07", "2022-06"],
    ["Estagiário de Design", "Marimba", "2017-06", "2017-12"],
  ]);
});

test.each([
  ["Where I've worked", "at"],
  ["Parcours", "chez"],
  ["Dónde trabajé", "en"],
  ["Werdegang", "bei"],
])("under %s the word before the company is no part of its name", async (heading, word) => {
  const jobs = await jobsOf(`<h2>${heading}</h2>
    <p>2020 – 2023 | <b>Editor</b> ${word} Ribera Norte</p><ul><li>Five people</li><li>Elections</li></ul>
    <p>2016 – 2020 | <b>Redactor</b> ${word} Radio Fenix</p><ul><li>Three hundred reports</li></ul>`);
  expect(jobs).toEqual([
    ["Editor", "Ribera Norte", "2020", "2023"],
    ["Redactor", "Radio Fenix", "2016", "2020"],
  ]);
});

test("a line that ends in a legal form is no sentence, and the form no company by itself", async () => {
  const jobs = await jobsOf(`<h2>İş Deneyimi</h2>
    <p><b>İnsan Kaynakları Uzmanı – Ege Kimya Sanayi A.Ş.</b></p><p>Mart 2021 – Halen</p><ul><li>Yılda 120 işe alım</li></ul>
    <p><b>İnsan Kaynakları Müdürü – Ova Tekstil Ltd. Şti.</b></p><p>Ağustos 2018 – Şubat 2021</p><ul><li>Bordro</li></ul>`);
  expect(jobs.map(([title, company]) => [title, company])).toEqual([
    ["İnsan Kaynakları Uzmanı", "Ege Kimya Sanayi A.Ş."],
    ["İnsan Kaynakları Müdürü", "Ova Tekstil Ltd. Şti."],
  ]);
});

test("a description of two short sentences without a full stop at the end is no name", async () => {
  const job = (names: string, dates: string, description: string): string =>
    `<h3>${names}</h3><p class=soft>${dates}</p><p style="margin: 14px 0">${description}</p>`;
  const jobs = await jobsOf(`<h2>Experience</h2>
    ${job("Financial Analyst - Volta Bank PLC", "November 2018 - Present", "Profit of 62 branches. Set up the daily report in a spreadsheet")}
    ${job("Audit Trainee - Mensah & Partners", "September 2013 - October 2018", "Field work in three regions. Counted stocks at the end of the year")}`);
  expect(jobs).toEqual([
    ["Financial Analyst", "Volta Bank PLC", "2018-11", ""],
    ["Audit Trainee", "Mensah & Partners", "2013-09", "2018-10"],
  ]);
});

test.each([
  ["Experiência", "Estaleiros do Sado", "Soldador"],
  ["Experience", "Harbour Street", "Upholsterer"],
  ["Doświadczenie", "Nowy Port", "Spawacz"],
  ["Expérience", "Atelier du Port", "Ébéniste"],
  ["Arbetslivserfarenhet", "Västra Hamnen", "Timvikarie"],
])("under %s the trade below %s is the job: %s", async (heading, company, trade) => {
  const jobs = await jobsOf(
    `<h2>${heading}</h2><p><b>${company}</b></p><p><i>${trade}</i></p><p>2016 - 2020</p><ul><li>3 × 12</li></ul>`,
  );
  expect(jobs.map(([title, employer]) => [title, employer])).toEqual([[trade, company]]);
});
