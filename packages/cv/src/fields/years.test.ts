import { expect, test } from "vitest";
import { isLengthAlone, isYearsColumn, statedYears, withDecimalPoints } from "./years.ts";

test.each<[string, string, number | undefined]>([
  ["Java (5 years)", "Java", 5],
  ["Python – 6+ yrs", "Python", 6],
  ["C++: 3 years of experience", "C++", 3],
  ["SQL 12 yrs", "SQL", 12],
  ["Go [2y]", "Go", 2],
  ["Rust - over 4 years", "Rust", 4],
  ["5+ years of Kubernetes", "Kubernetes", 5],
  ["10 years: Figma", "Figma", 10],
  ["Excel (Expert, 8 years)", "Excel", 8],
  ["Excel (8 years / expert)", "Excel", 8],
  ["Terraform (18 months)", "Terraform", 1.5],
  ["Kotlin (2.5 years)", "Kotlin", 2.5],
  ["Dart (1½ years)", "Dart", 1.5],
  ["Expert, 8 years", "", 8],
  ["7 years", "", 7],
  ["Java (über 5 Jahre)", "Java", 5],
  ["SAP – 5 Jahre Erfahrung", "SAP", 5],
  ["Python (plus de 6 ans)", "Python", 6],
  ["Gestion de projet : 4 ans d'expérience", "Gestion de projet", 4],
  ["Contabilidad (3 años)", "Contabilidad", 3],
  ["3 años de Python", "Python", 3],
  ["Vendite (10 anni)", "Vendite", 10],
  ["Excel – 7 anos de experiência", "Excel", 7],
  ["Boekhouden (8 jaar)", "Boekhouden", 8],
  ["Java – 5 lat doświadczenia", "Java", 5],
  ["Ledarskap (9 år)", "Ledarskap", 9],
  ["Java – 4 års erfarenhet", "Java", 4],
  ["Java (4 vuotta)", "Java", 4],
  ["Java (4 év)", "Java", 4],
  ["Java: 6 ani", "Java", 6],
  ["Java (7 yıl)", "Java", 7],
  ["Java – 5 лет", "Java", 5],
  ["Java – 3 роки", "Java", 3],
  ["Java (5 χρόνια)", "Java", 5],
  // A length that is no number of years leaves the name alone and says nothing.
  ["Java (3-5 years)", "Java", undefined],
  ["Java (< 1 year)", "Java", undefined],
  ["Java – less than 2 years", "Java", undefined],
  ["Java (90 years)", "Java", undefined],
])("%s", (text, name, years) => {
  expect(statedYears(text)).toMatchObject({ name, years });
});

test.each([
  "Java",
  "Windows 10",
  "Office 365",
  "SAP R/3",
  "5S",
  "ISO 9001",
  "Java (since 2015)",
  "Angular 2+",
  "3D modelling",
  "Basel 3 annual reports",
  "Level 5 leadership",
  "24 yoga poses",
  "10 years experience of leading teams in a busy hospital",
])("%s states no years", (text) => {
  expect(statedYears(text)).toBeUndefined();
});

test("a length with or without a level is distinguished from a skill", () => {
  expect(["8 years", "Expert, 8 years", "5+ Jahre", "6 months"].filter(isLengthAlone)).toHaveLength(
    4,
  );
  expect(["Java, 8 years", "8 years of Java", "Expert"].filter(isLengthAlone)).toEqual([]);
});

test("the head of a column of years is known in its languages", () => {
  const heads = [
    "Years",
    "Yrs",
    "Years of experience",
    "Experience (years)",
    "No. of years",
    "Jahre",
    "Erfahrung (Jahre)",
    "Años",
    "Années d'expérience",
    "Anni",
    "Lata",
  ];
  expect(heads.filter((head) => !isYearsColumn(head))).toEqual([]);
  expect(["Level", "Skill", "Experience", "Last used"].filter(isYearsColumn)).toEqual([]);
});

test("a decimal comma is no separator of a list", () => {
  expect(withDecimalPoints("Java (2,5 Jahre), Go, SQL 2008,2012")).toBe(
    "Java (2.5 Jahre), Go, SQL 2008,2012",
  );
});
