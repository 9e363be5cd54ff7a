import { expect, test } from "vitest";
import { titleFit } from "./title-match.ts";

test.each([
  ["Senior Java Backend Engineer", "Backend Developer"],
  ["Back-End Developer II", "Backend Engineer"],
  ["SDE 2", "Software Engineer"],
  ["Member of Technical Staff", "Software Engineer"],
  ["Full-Stack Developer (React)", "Full Stack Developer"],
  ["Data Analytics Lead", "Data Analyst"],
  ["HR Executive", "Human Resources Executive"],
  ["People Partner", "HR Business Partner"],
  ["RGN - Nursing Home", "Staff Nurse"],
  ["Accounts & Admin Executive", "Accountant"],
  ["Marketing Executive - Digital", "Digital Marketing Executive"],
  ["Manager - Human Resources", "HR Manager"],
  ["Process Associate - Record to Report", "Accounts Executive"],
  ["Solar Installer - Licensed Electrician", "Electrician"],
  ["Krankenpfleger (m/w/d)", "Registered Nurse"],
  ["We are hiring: Backend Developers, Data Analysts", "Data Analyst"],
  ["Senior Beekeeper", "Beekeeper"],
])("the title %s is the role %s", (title, role) => {
  expect(titleFit(title, role)).toBe("same");
});

test.each([
  ["React Developer", "Full Stack Developer"],
  ["Java Developer", "Software Engineer"],
  ["Data Scientist", "Data Analyst"],
  // Several professions bear this name: the text has to tell.
  ["QA Analyst", "QA Automation Engineer"],
])("the title %s is a neighbour of the role %s", (title, role) => {
  expect(titleFit(title, role)).toBe("neighbour");
});

test.each([
  ["QA Analyst", "Software Engineer"],
  ["Sales Engineer", "Software Engineer"],
  ["Product Manager", "Project Manager"],
  ["Marketing Manager", "Software Engineer"],
  ["Nursery Nurse", "Staff Nurse"],
  ["Nurse Recruiter", "Staff Nurse"],
  ["Registered Mental Health Nurse (RMN) - PICU", "Staff Nurse"],
  ["QC Analyst (Chemical)", "Data Analyst"],
  ["Finance Business Partner", "HR Business Partner"],
  ["Electrical Sales Representative - Counter", "Electrician"],
  ["Interior Designer", "UX Designer"],
  ["Teacher of Mathematics (Secondary)", "Primary School Teacher"],
  ["Product Analyst", "Chemical Analyst"],
  ["Keeper of Bees and Accounts Manager", "Beekeeper"],
])("the title %s is not the role %s", (title, role) => {
  expect(titleFit(title, role)).toBe("none");
});

test("a title that names no profession is left open", () => {
  expect(titleFit("Midweight Something", "Graphic Designer")).toBe("unclear");
});
