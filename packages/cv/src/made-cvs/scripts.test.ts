import type { CvExtraction } from "@sendoff/contract/cv";
import { expect, test } from "vitest";
import { jobRows, readPrinted } from "./print.fixture.ts";

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

test("an Arabic CV is read from the right: dates on the left, a telephone number printed backwards", async () => {
  const found = await read(
    `<h1>ليلى حسن المصري</h1><p>عمّان، الأردن | +962 79 555 0146 | layla@masri.example</p>
    <h2>الخبرة العملية</h2>
    <div class=row><b>مهندسة برمجيات</b><span>مارس 2019 – حتى الآن</span></div><p>شركة الأفق للتقنية</p><ul><li>تطوير خدمات الدفع</li><li>تدريب أربعة مهندسين في 2021</li></ul>
    <div class=row><b>محللة نظم</b><span>٢٠١٥/٠١ – ٢٠١٩/٠٢</span></div><p>بنك النخيل</p><ul><li>تحليل المتطلبات</li></ul>
    <h2>المؤهلات العلمية</h2><div class=row><b>بكالوريوس هندسة الحاسوب</b><span>2010 – 2014</span></div><p>جامعة الوادي</p>
    <h2>المهارات</h2><p>جافا، بايثون؛ إدارة المشاريع</p><h2>اللغات</h2><p>العربية – اللغة الأم</p><p>الإنجليزية – ممتاز</p>`,
    "rtl",
  );
  expect(found).toEqual({
    person: ["ليلى حسن", "المصري", "layla@masri.example", "+962 79 555 0146", "عمان"],
    jobs: [
      ["مهندسة برمجيات", "شركة الأفق للتقنية", "2019-03", ""],
      ["محللة نظم", "بنك النخيل", "2015-01", "2019-02"],
    ],
    schools: [["بكالوريوس هندسة الحاسوب", "جامعة الوادي", "2010", "2014"]],
    skills: ["جافا", "بايثون", "إدارة المشاريع"],
    languages: [
      ["العربية", "اللغة الأم"],
      ["الإنجليزية", "ممتاز"],
    ],
  });
});

test("a Hebrew CV is read from the right, with commas behind Latin words", async () => {
  const found = await read(
    `<h1>נועה ברק</h1><p>חיפה | 054-555-0146 | noa@barak.example</p>
    <h2>ניסיון תעסוקתי</h2>
    <p><b>מהנדסת תוכנה</b>, אלומה מערכות בע"מ | מרץ 2019 – היום</p><ul><li>פיתוח שירותי תשלום</li></ul>
    <p><b>בודקת תוכנה</b>, חברת גל | 2015 – 2019</p><ul><li>בדיקות אוטומטיות</li></ul>
    <h2>השכלה</h2><p><b>תואר ראשון במדעי המחשב</b></p><p>אוניברסיטת הכרמל</p><p>2011 – 2014</p>
    <h2>מיומנויות</h2><p>פייתון, SQL, ניהול פרויקטים</p><h2>שפות</h2><p>עברית – שפת אם</p><p>אנגלית – רמה גבוהה</p>`,
    "rtl",
  );
  expect(found).toEqual({
    person: ["נועה", "ברק", "noa@barak.example", "054-555-0146", "חיפה"],
    jobs: [
      ["מהנדסת תוכנה", 'אלומה מערכות בע"מ', "2019-03", ""],
      ["בודקת תוכנה", "חברת גל", "2015", "2019"],
    ],
    schools: [["תואר ראשון במדעי המחשב", "אוניברסיטת הכרמל", "2011", "2014"]],
    skills: ["פייתון", "SQL", "ניהול פרויקטים"],
    languages: [
      ["עברית", "שפת אם"],
      ["אנגלית", "רמה גבוהה"],
    ],
  });
});

const GRID = `<style>.grid { display: grid; grid-template-columns: 170px 1fr; gap: 20px; margin-bottom: 8px }</style>`;

test("the form of a Russian job board: dates and labels in a column, languages among the skills", async () => {
  const job = (from: string, to: string, description: string): string =>
    `<div class=grid><div><p>${from} —</p><p>${to}</p></div><div>${description}</div></div>`;
  const { person, jobs, languages } =
    await read(`${GRID}<h1>Смирнов Андрей</h1><p>+7 (916) 555-01-46</p><p>andrey@smirnov.example</p><p>Проживает: Казань</p>
    <h2>Опыт работы — 9 лет 2 месяца</h2>
    ${job("Сентябрь 2019", "настоящее время", "<p><b>ТоргСервис Плюс</b></p><p>Казань</p><p><b>Старший менеджер по продажам</b></p><p>Ведение ключевых клиентов, подготовка коммерческих предложений и договоров.</p>")}
    ${job("Июль 2016", "Август 2019", "<p><b>ООО «Волга-Опт»</b></p><p>Казань</p><p><b>Менеджер по работе с клиентами</b></p><p>Поиск клиентов, работа с возражениями, отчётность в CRM.</p>")}
    <h2>Ключевые навыки</h2>
    <div class=grid><div>Знание языков</div><div><p>Русский — Родной</p><p>Английский — B1</p></div></div>`);
  expect(person).toEqual([
    "Андрей",
    "Смирнов",
    "andrey@smirnov.example",
    "+7 (916) 555-01-46",
    "Казань",
  ]);
  expect(jobs).toEqual([
    ["Старший менеджер по продажам", "ТоргСервис Плюс", "2019-09", ""],
    ["Менеджер по работе с клиентами", "ООО «Волга-Опт»", "2016-07", "2019-08"],
  ]);
  expect(languages).toEqual([
    ["Русский", "Родной"],
    ["Английский", "B1"],
  ]);
});

test("an Arabic CV with a sidebar on its right, brackets around levels and lists whose marks are drawn", async () => {
  const job = (title: string, company: string, when: string, items: string[]): string =>
    `<div class=row><span>${title}</span><span>${when}</span></div><p>${company}</p><ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`;
  const { person, jobs, skills, languages } = await read(
    `${GRID}<h1>عمر عبد الله الحربي</h1><div class=grid><div>
      <h2>معلومات الاتصال</h2><p>الرياض، السعودية</p><p dir=ltr>+966 55 555 0146</p><p>omar@alharbi.example</p>
      <h2>المهارات</h2><p>إدارة المشاريع</p><p>التفاوض</p>
      <h2>اللغات</h2><p>العربية (اللغة الأم)</p><p>الإنجليزية (متقدم)</p></div><div>
      <h2>الخبرات المهنية</h2>
      ${job("مدير مشاريع", "شركة الصحراء للمقاولات", "يناير 2018 – الآن", ["قيادة فريق من 25 مهندسا", "تسليم ثلاثة مشاريع قبل الموعد"])}
      ${job("مهندس موقع", "مؤسسة البناء الحديث", "مارس 2013 – ديسمبر 2017", ["الإشراف على الموقع"])}
      <h2>المؤهلات العلمية</h2>${job("بكالوريوس هندسة مدنية", "جامعة الوادي الكبير", "2008 – 2012", [])}</div></div>`,
    "rtl",
  );
  expect(person).toEqual([
    "عمر",
    "عبد الله الحربي",
    "omar@alharbi.example",
    "+966 55 555 0146",
    "الرياض",
  ]);
  expect(jobs).toEqual([
    ["مدير مشاريع", "شركة الصحراء للمقاولات", "2018-01", ""],
    ["مهندس موقع", "مؤسسة البناء الحديث", "2013-03", "2017-12"],
  ]);
  expect(skills).toEqual(["إدارة المشاريع", "التفاوض"]);
  expect(languages).toEqual([
    ["العربية", "اللغة الأم"],
    ["الإنجليزية", "متقدم"],
  ]);
});

test("a Hebrew address ends in its city, and a year before a short word stays the start of its range", async () => {
  const found = await read(
    `<h1>דנה לוי</h1><p>רחוב הרצל 12, תל אביב</p><p>dana@levi.example</p><h2>ניסיון תעסוקתי</h2>
    <p>2019 - היום</p><p><b>מעצבת מוצר</b></p><p>סטודיו אור בע"מ</p><p>2015 - 2019</p><p><b>מעצבת גרפית</b></p><p>חברת פרסום הים</p>`,
    "rtl",
  );
  expect(found.person[4]).toBe("תל אביב");
  expect(found.jobs).toEqual([
    ["מעצבת מוצר", 'סטודיו אור בע"מ', "2019", ""],
    ["מעצבת גרפית", "חברת פרסום הים", "2015", "2019"],
  ]);
});
