import { expect, test } from "vitest";
import { isDateText } from "./date-text.ts";
import { findDates, withoutDates } from "./dates.ts";

test.each([
  ["Jan 2018 - Sep 2020", "2018-01", "2020-09", false],
  ["January 2019 to Present", "2019-01", "", true],
  ["2021-03-01 — Present", "2021-03", "", true],
  ["01/2021 – 02/2022", "2021-01", "2022-02", false],
  ["Aug. 2018 – May 2021", "2018-08", "2021-05", false],
  ["2015-19", "2015", "2019", false],
  ["2016 - 2020", "2016", "2020", false],
  ["July - Sept 2019", "2019-07", "2019-09", false],
  ["Jan 2018 Sep 2020", "2018-01", "2020-09", false],
  ["Since 2019", "2019", "", true],
  ["Feb '19 - Mar '20", "2019-02", "2020-03", false],
  ["Janv. 2018 – Août 2020", "2018-01", "2020-08", false],
  ["Okt. 2012 bis heute", "2012-10", "", true],
  ["enero de 2018 a marzo de 2020", "2018-01", "2020-03", false],
  ["dal 03/2016 al 11/2019", "2016-03", "2019-11", false],
  ["wrzesień 2014 - obecnie", "2014-09", "", true],
  ["maj 2015–nu", "2015-05", "", true],
  ["2018 till date", "2018", "", true],
  ["2020 até o momento", "2020", "", true],
  ["09.2013 – 07.2015", "2013-09", "2015-07", false],
  ["03/18 - 05/20", "2018-03", "2020-05", false],
  ["04 - 09/2019", "2019-04", "2019-09", false],
  ["2012-09 – 2016-06", "2012-09", "2016-06", false],
  ["2018-Feb - 2022-Mar", "2018-02", "2022-03", false],
  ["2018-Mar 2020", "2018", "2020-03", false],
  ["1.3.2018 - 31.5.2019", "2018-03", "2019-05", false],
  ["depuis mars 2021", "2021-03", "", true],
  ["2019. május – jelenleg", "2019-05", "", true],
  ["с января 2019 г. по март 2021 г.", "2019-01", "2021-03", false],
  ["Январь 2019 — по настоящее время", "2019-01", "", true],
  ["2015–2019 гг.", "2015", "2019", false],
  ["09.2018 – н.в.", "2018-09", "", true],
  ["березень 2017 р. – до теперішнього часу", "2017-03", "", true],
  ["юни 2016 г. – до момента", "2016-06", "", true],
  ["јануар 2019. – март 2021.", "2019-01", "2021-03", false],
  ["ΣΕΠΤΕΜΒΡΙΟΣ 2014 – Μάιος 2018", "2014-09", "2018-05", false],
  ["Μαρτίου 2020 έως σήμερα", "2020-03", "", true],
  ["من يناير 2018 إلى مارس 2020", "2018-01", "2020-03", false],
  ["كانون الثاني 2016 – حتى الآن", "2016-01", "", true],
  ["מרץ 2017 – היום", "2017-03", "", true],
  ["מינואר 2015 עד דצמבר 2016", "2015-01", "2016-12", false],
  ["2019年4月 – 至今", "2019-04", "", true],
  ["2019年4月～現在", "2019-04", "", true],
  ["自2012年9月至2016年6月", "2012-09", "2016-06", false],
  ["2019.04 ~ 현재", "2019-04", "", true],
  ["2015. 03. ~ 2019. 02.", "2015-03", "2019-02", false],
  ["2015년 3월부터 2019년 2월까지", "2015-03", "2019-02", false],
  ["平成30年4月〜令和元年9月", "2018-04", "2019-09", false],
])("%s is a range", (text, start, end, isCurrent) => {
  expect(findDates(text)).toMatchObject({ start, end, isCurrent, isRange: true });
});

test.each([
  ["Graduated May 2015", "2015-05"],
  ["MBA (2018)", "2018"],
  ["2019-07", "2019-07"],
  ["November 20, 2026", "2026-11"],
  ["15 мая 2018 года", "2018-05"],
  ["2019년 4월", "2019-04"],
  ["2016年6月30日", "2016-06"],
])("%s is a point in time", (text, start) => {
  expect(findDates(text)).toMatchObject({ start, end: "", isRange: false });
});

test.each(["+1 (555) 123-4567", "CS 170", "Version 4.5", "10,000 users", "ISO 27001"])(
  "%s is no date",
  (text) => {
    expect(findDates(text)).toBeUndefined();
  },
);

test("a telephone number is not date text, the pieces of a wrapped date are", () => {
  expect(["123-456-7890", "Google", "Mayor"].filter(isDateText)).toEqual([]);
  const pieces = [
    "с 2015 г. по 2019 г.",
    "2019年4月から2021年3月まで",
    "עד היום",
    "—",
    "September 2020",
    "3 years",
    "2021-03-01 to",
    "Present",
  ];
  expect(pieces.filter(isDateText)).toEqual(pieces);
});

test("what is left without the date has no hanging separators", () => {
  const text = "Acme Inc · Berlin · Jun 2021 - Present";
  const found = findDates(text);
  expect(found && withoutDates(text, found)).toBe("Acme Inc · Berlin");
  const more = "с 2015 г. по 2019 г. Северсталь";
  const range = findDates(more);
  expect(range && withoutDates(more, range)).toBe("Северсталь");
});
