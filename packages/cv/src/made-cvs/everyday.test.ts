import { expect, test } from "vitest";
import { jobRows, readPrinted } from "./print.fixture.ts";

const CSS = `<style>body { font: 10pt "Liberation Sans", Arial; margin: 0 } h1 { font-size: 20pt; margin: 0 } h2 { font-size: 12pt; margin: 16px 0 6px } p, ul { margin: 2px 0 }
  .row { display: flex; margin: 3px 0 } .row > :first-child { width: 110pt; flex: none } .sub { margin-left: 14pt }</style>`;

/** What is read from a page with a head and this body, and its jobs as rows. */
async function read(body: string) {
  const outcome = await readPrinted(
    `<!doctype html><meta charset=utf-8>${CSS}<h1>Ronja Halvorsen</h1><p>ronja@halvorsen.example | +47 22 55 01 46</p>${body}`,
  );
  if (outcome.kind === "refused") throw new Error(outcome.message);
  return { ...outcome.extraction, jobs: jobRows(outcome) };
}

test("jobs that are counted, with a label before their dates", async () => {
  const job = (mark: string, names: string, dates: string, description: string): string =>
    `<p>${mark} ${names}</p><p class=sub>Periode: ${dates}</p><p class=sub>Taken:</p><ul class=sub><li>${description}</li></ul>`;
  const { jobs } = await read(`<h2>3. Werkervaring</h2>
    ${job("a)", "<b>Planner</b> bij Havenlogistiek B.V.", "mei 2019 t/m heden", "Planning van 85 trekkers")}
    ${job("b)", "<b>Magazijnmedewerker</b> bij Bloemen Noord B.V.", "maart 2010 t/m april 2019", "Laden van koelwagens")}`);
  expect(jobs).toEqual([
    ["Planner", "Havenlogistiek B.V.", "2019-05", ""],
    ["Magazijnmedewerker", "Bloemen Noord B.V.", "2010-03", "2019-04"],
  ]);
});

test.each([
  ["Experiencia", "Desde febrero de 2021", "De marzo de 2018 a enero de 2021"],
  ["Expérience", "Depuis février 2021", "De mars 2018 à janvier 2021"],
  ["Experience", "Since February 2021", "From March 2018 to January 2021"],
  ["Berufserfahrung", "Seit Februar 2021", "Von März 2018 bis Januar 2021"],
])(
  "the words around dates above the names are part of the dates: %s",
  async (heading, now, then) => {
    const { jobs } = await read(
      `<h2>${heading}</h2><p><i>${now}</i></p><p><b>Controller</b> – Zubia Norte S.L.</p><ul><li>11 × 24</li></ul>
    <p><i>${then}</i></p><p><b>Assistant</b> – Estudio Larra S.L.</p><ul><li>18 × 3</li></ul>`,
    );
    expect(jobs).toEqual([
      ["Controller", "Zubia Norte S.L.", "2021-02", ""],
      ["Assistant", "Estudio Larra S.L.", "2018-03", "2021-01"],
    ]);
  },
);

test("a place behind the date, above title and employer, is the place", async () => {
  const job = (date: string, place: string, title: string, company: string): string =>
    `<p style="color: #777">${date} ${place}</p><p><b style="color: #147">${title}</b> ${company}</p><ul><li>Wartung der Anlagen</li></ul>`;
  const { jobs, workExperience } = await read(`<h2>Berufserfahrung</h2>
    ${job("04/2021 – aktuell", "Steyr, Österreich", "LEITER INSTANDHALTUNG", "Ennstal Antriebe GmbH")}
    ${job("09/2012 – 03/2021", "Linz, Österreich", "BETRIEBSELEKTRIKER", "Traunsee Papier AG")}`);
  expect(jobs.map(([title, company]) => [title?.toLowerCase(), company])).toEqual([
    ["leiter instandhaltung", "Ennstal Antriebe GmbH"],
    ["betriebselektriker", "Traunsee Papier AG"],
  ]);
  expect(workExperience[0]?.workLocation).toBe("Steyr, Österreich");
});

test("a company and its town with nothing but a hyphen between them", async () => {
  const job = (title: string, names: string, dates: string): string =>
    `<p><b>${title}</b></p><p>${names}</p><p>${dates}</p><ul><li>72 drivers</li></ul>`;
  const { jobs, workExperience } = await read(`<h2>Work Experience</h2>
    ${job("Fleet Manager", "Red Creek Freight Lines-Bossier City, LA", "June 2019 to Present")}
    ${job("Dispatcher", "Salem Street Movers-Minot, ND", "May 2015 to May 2019")}`);
  expect(jobs.map(([, company]) => company)).toEqual([
    "Red Creek Freight Lines",
    "Salem Street Movers",
  ]);
  expect(workExperience[0]?.workLocation).toBe("Bossier City, LA");
});

const row = (left: string, right: string): string =>
  `<div class=row><span>${left}</span><span>${right}</span></div>`;

test("years below each other in a margin, each beside a certificate, are dates of their own", async () => {
  const found =
    await read(`<h2>Experience</h2>${row("2019 – 2023", "<b>Site Engineer</b><br>Ohm Bridges Ltd, Leeds")}${row("2015 – 2019", "<b>Surveyor</b><br>Kerr Rope Ltd, Leeds")}${row("2012 – 2015", "<b>Trainee</b><br>Fell Tunnels Ltd, Leeds")}
    <h2>Certificates</h2>${row("2016", "Forklift Licence, Builders Board")}${row("2019", "Rope Access Level II, Rope Institute")}${row("2022", "Site Safety Card, Builders Board")}
    <h2>Education</h2>${row("2011 – 2015", "<b>BSc Civil Engineering</b><br>University of Leeds")}`);
  expect(found.certifications.map(({ title, issuingDate }) => [title, issuingDate])).toEqual([
    ["Forklift Licence", "2016"],
    ["Rope Access Level II", "2019"],
    ["Site Safety Card", "2022"],
  ]);
});

test("rows of a table with headings above them are no two columns", async () => {
  const found =
    await read(`<h2>Experience</h2><p><b>Site Engineer</b>, Ohm Bridges Ltd | 2019 – 2023</p><div style="break-before: page"></div>
    <h2>Skills</h2>${row("Surveys of", "Piling, Dewatering, Anchors, Shoring, Formwork, Rebar detailing, Falsework, Tunnelling, Tenders, Claims, Diaries, Toolbox talks, Rotas")}
    <h2>Languages</h2>${row("Norwegian", "Mother tongue")}${row("German", "Good")}${row("Polish", "Basic")}
    <h2>Volunteering</h2>${row("2014 – 2020", "<b>Youth trainer</b><br>Rowing club of the harbour<br>Trainer of the juniors.")}<h2>Interests</h2>${row("&nbsp;", "Rowing, Skiing")}<p>Bergen, 7 May 2026</p>`);
  expect(found.skills).toHaveLength(13);
  expect(found.languages.map(({ name, proficiency }) => [name, proficiency])).toEqual([
    ["Norwegian", "Mother tongue"],
    ["German", "Good"],
    ["Polish", "Basic"],
  ]);
});

test("languages on one line, each with its level behind a dash", async () => {
  const { languages } = await read(
    "<h2>Idiomas</h2><p>Español – Nativo Euskera – C1 Inglés – B2</p>",
  );
  expect(languages.map(({ name, proficiency }) => [name, proficiency])).toEqual([
    ["Español", "Nativo"],
    ["Euskera", "C1"],
    ["Inglés", "B2"],
  ]);
});

test("headings whose letters are set apart by spaces, of two words too", async () => {
  const spaced = (text: string): string =>
    `<h2>${Array.from(text.replaceAll(" ", "")).join(" ")}</h2>`;
  const found = await read(
    `${spaced("EXPÉRIENCE PROFESSIONNELLE")}<p><b>Comptable</b>, Cabinet Loiret SARL | 2019 – 2023</p>${spaced("COMPÉTENCES")}<p>Paie, Bilan</p>`,
  );
  expect(found.jobs).toEqual([["Comptable", "Cabinet Loiret SARL", "2019", "2023"]]);
  expect(found.skills.map(({ skill }) => skill)).toEqual(["Paie", "Bilan"]);
});

test("how well somebody did is no part of a school's name, and a post box no telephone number", async () => {
  const outcome = await readPrinted(
    `<!doctype html><meta charset=utf-8>${CSS}<h1>Ronja Halvorsen</h1><p>P.O. Box 1187-20100, Nakuru</p><p>+254 722 481 906</p>
    <h2>Formation</h2><p><i>2009 – 2011</i> : <b>Master Comptabilité</b> – Université d'Angers, Mention bien</p><p><i>2005 – 2009</i> : <b>Licence Gestion</b> – Université de Nantes, 7,9</p>`,
  );
  const found = outcome.kind === "extracted" ? outcome.extraction : undefined;
  expect(found?.education.map(({ institution }) => institution.name)).toEqual([
    "Université d'Angers",
    "Université de Nantes",
  ]);
  expect(found?.personalInformation.phone).toBe("+254 722 481 906");
});

test("a title only a little larger than the list above it, and the town below its dates, where both fill the column", async () => {
  const role = (title: string, dates: string, ...description: string[]): string =>
    `<p style="font-size: 11.5pt; margin-top: 9pt">${title}</p><p style="font-size: 10.5pt">${dates}</p><p style="font-size: 10.5pt">Singapore</p>${description.map((item) => `<p style="font-size: 10.5pt">• ${item}</p>`).join("")}`;
  const company = (name: string, ...rest: string[]): string =>
    `<p style="font-size: 12pt; margin-top: 14pt">${name}</p>${rest.join("")}`;
  const { jobs } = await read(`<div style="width: 240pt"><h2>Experience</h2>
    ${company("Straits Ferry Digital", '<p style="font-size: 10.5pt">6 years 11 months</p>', role("Lead Data Engineer", "April 2022 - Present (4 years 8 months)", "Own the streaming platform", "Hired and coach five engineers"), role("Senior Data Engineer", "January 2020 - March 2022 (2 years 3 months)", "Introduced data contracts"))}
    ${company("Kopi & Kaya Group", role("Data Engineer", "July 2017 - December 2019 (2 years 6 months)", "Designed the lake for 140 outlets"))}</div>`);
  expect(jobs).toEqual([
    ["Lead Data Engineer", "Straits Ferry Digital", "2022-04", ""],
    ["Senior Data Engineer", "Straits Ferry Digital", "2020-01", "2022-03"],
    ["Data Engineer", "Kopi & Kaya Group", "2017-07", "2019-12"],
  ]);
});
