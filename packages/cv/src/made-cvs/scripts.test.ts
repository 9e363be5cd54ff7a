import type { CvExtraction } from "@sendoff/contract";
import { expect, test } from "vitest";
import { jobRows, printedReader } from "./print.fixture.ts";

const readPrinted = printedReader(process.env["SENDOFF_CHROMIUM"] ?? "");

const CSS = `<style>body { font: 10pt "DejaVu Sans" } h1 { font-size: 20pt; margin: 0 } h2 { font-size: 13pt; margin: 14px 0 6px }
  p { margin: 1px 0 } ul { margin: 2px 0 } .row { display: flex; justify-content: space-between }</style>`;

/** Everything a test compares of a printed page. */
async function read(body: string, direction = "ltr") {
  const outcome = await readPrinted(
    `<!doctype html><meta charset=utf-8>${CSS}<body dir=${direction}>${body}`,
  );
  const jobs = jobRows(outcome);
  if (outcome.kind === "refused") throw new Error(outcome.message);
  const { personalInformation: person, education, skills, languages } = outcome.extraction;
  return {
    person: [person.firstName, person.lastName, person.email, person.phone, person.city],
    jobs,
    schools: education.map((school) => [
      school.degreeName,
      school.institution.name,
      school.startDate,
      school.endDate,
    ]),
    skills: skills.map(({ skill }) => skill),
    languages: languages.map((each: CvExtraction["languages"][number]) => [
      each.name,
      each.proficiency,
    ]),
  };
}

test("a Russian CV with the family name first, cases of months and short forms of firms", async () => {
  const found = await read(`<h1>Кузнецова Ольга Викторовна</h1>
    <p>г. Екатеринбург | +7 912 555-01-46 | olga@kuznetsova.example</p>
    <h2>Опыт работы</h2>
    <div class=row><b>Ведущий бухгалтер</b><span>с марта 2019 г. по настоящее время</span></div><p>ООО «Уральский камень»</p><ul><li>Отчётность с 2020 года</li></ul>
    <div class=row><b>Бухгалтер</b><span>июнь 2014 г. – февраль 2019 г.</span></div><p>АО «Северный ветер»</p><ul><li>Учёт основных средств</li></ul>
    <h2>Образование</h2><p><b>Бакалавр, экономика</b></p><p>Уральская академия торговли</p><p>2010–2014 гг.</p>
    <h2>Ключевые навыки</h2><p>1С:Бухгалтерия, Excel; налоговый учёт</p>
    <h2>Знание языков</h2><p>Русский – родной</p><p>Английский – свободно</p>`);
  expect(found).toEqual({
    person: [
      "Ольга Викторовна",
      "Кузнецова",
      "olga@kuznetsova.example",
      "+7 912 555-01-46",
      "Екатеринбург",
    ],
    jobs: [
      ["Ведущий бухгалтер", "ООО «Уральский камень»", "2019-03", ""],
      ["Бухгалтер", "АО «Северный ветер»", "2014-06", "2019-02"],
    ],
    schools: [["Бакалавр, экономика", "Уральская академия торговли", "2010", "2014"]],
    skills: ["1С:Бухгалтерия", "Excel", "налоговый учёт"],
    languages: [
      ["Русский", "родной"],
      ["Английский", "свободно"],
    ],
  });
});

test.each([
  [
    "Досвід роботи",
    ["Інженер-програміст", "ТОВ «Карпатський софт»", "вересень 2018 р. – теперішній час"],
    ["Молодший розробник", "ПрАТ «Зоря»", "січень 2015 – серпень 2018"],
    ["2018-09", "", "2015-01", "2018-08"],
  ],
  [
    "Професионален опит",
    ["Счетоводител", "Родопи Консулт ООД", "март 2018 г. – до момента"],
    ["Касиер", "Банка Тракия АД", "юни 2014 – февруари 2018"],
    ["2018-03", "", "2014-06", "2018-02"],
  ],
  [
    "Радно искуство",
    ["Наставница математике", "Основна школа Вук Караџић", "септембар 2017. – данас"],
    ["Сарадник у настави", "Факултет ликовних наука", "октобар 2013. – јун 2017."],
    ["2017-09", "", "2013-10", "2017-06"],
  ],
  [
    "Επαγγελματική εμπειρία",
    ["Υπεύθυνη λογιστηρίου", "Αιγαίο Τρόφιμα Α.Ε.", "Μάρτιος 2018 έως σήμερα"],
    ["Βοηθός λογιστή", "Όμιλος Βαρδάρης", "Σεπτέμβριος 2014 – Φεβρουάριος 2018"],
    ["2018-03", "", "2014-09", "2018-02"],
  ],
])("under %s jobs are read with their months", async (heading, now, before, dates) => {
  const job = ([title, company, when]: string[]): string =>
    `<p><b>${title}</b></p><p>${company}</p><p>${when}</p><ul><li>Excel</li></ul>`;
  const { jobs } = await read(
    `<h1>Ana Marin</h1><p>ana@marin.example</p><h2>${heading}</h2>${job(now)}${job(before)}`,
  );
  expect(jobs).toEqual([
    [now[0], now[1], dates[0], dates[1]],
    [before[0], before[1], dates[2], dates[3]],
  ]);
});
