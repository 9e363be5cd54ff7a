import { expect, test } from "vitest";
import { askedYears } from "./asked-years.ts";
import { rankOf } from "./rank.ts";
import { fitSeniority } from "./seniority.ts";

test.each([
  ["3+ years of experience in Java", 3, undefined],
  ["5 - 9 yrs of relevant experience", 5, 9],
  ["Minimum of three years in acute care.", 3, undefined],
  ["We ask for 7 to 10 years in HR, two of them as a partner.", 7, 10],
  ["Fresh graduates welcome.", 0, undefined],
  ["Freshers only.", 0, 1],
])("the years that a text asks for: %s", (text, least, upTo) => {
  expect(askedYears(text)).toEqual({ least, upTo });
});

test.each([
  "We are 30 years old.",
  "A contract of 2 years.",
  "You report to a senior engineer with 12 years of experience.",
  "Our last pharmacist stayed eleven years.",
  "Five years' reference check.",
  "A job.",
])("a text that asks for none: %s", (text) => {
  expect(askedYears(text)).toBeUndefined();
});

test.each([
  ["Engineering Intern", 0],
  ["Trainee Accountant", 1],
  ["Staff Nurse", 2],
  ["Product Manager", 2],
  ["Lead Generation Executive", 2],
  ["Senior Engineer", 3],
  ["Lead Backend Engineer", 4],
  ["HR Manager", 5],
  ["Head of Sales", 6],
  ["VP Sales", 7],
  ["Chief Sales Officer", 8],
])("the rank of %s is step %d", (title, step) => {
  expect(rankOf(title).step).toBe(step);
});

const person = { roles: ["Digital Marketing Executive"], years: 2 };

test.each([
  ["Digital Marketing Executive", "12 years of experience.", true],
  ["Head of Digital Marketing", "", true],
  ["Digital Marketing Executive", "4 years of experience.", undefined],
  ["Senior Digital Marketing Executive", "2 years of experience.", undefined],
])("%s that asks %s is far off somebody with two years: %s", (title, description, isFarOff) => {
  const fit = fitSeniority({ title, description }, person);
  expect(fit?.isFarOff || undefined).toBe(isFarOff);
});

test("an internship is far below somebody with ten years", () => {
  const head = { roles: ["Head of Sales"], years: 10 };
  expect(fitSeniority({ title: "Sales Intern" }, head)).toMatchObject({ fit: 0, isFarOff: true });
});

test.each([
  ["1+ years of experience.", 1, "It asks for 1 year of experience; you have 1."],
  [
    "1 to 2 years of experience.",
    12,
    "It asks for 1 to 2 years of experience; you have 12, more than it is for.",
  ],
])("a year is said in the singular: %s", (description, years, said) => {
  expect(fitSeniority({ title: "Cook", description }, { roles: [], years })?.text).toBe(said);
});

test("a lower rank names the year that somebody has", () => {
  const beginner = { roles: ["Software Engineer"], years: 1 };
  expect(fitSeniority({ title: "Junior Software Engineer" }, beginner)?.text).toBe(
    "It is a junior position; you have 1 year.",
  );
});
