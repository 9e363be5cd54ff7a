import { expect, test } from "vitest";
import type { Line, Run } from "../layout/line.ts";
import { toLines } from "../office/flow.ts";
import { certificationsOf } from "./credentials.ts";
import { languageGridIn } from "./language-grid.ts";
import { languagesAmong, languagesOf } from "./languages.ts";
import { skillsOf } from "./skills.ts";
import { workOf } from "./work.ts";

const LOOK: Omit<Run, "text"> = {
  bold: false,
  italic: false,
  size: 10,
  color: 0,
  font: "Body",
  spaceBefore: false,
  x0: 0,
  x1: 0,
};

/** Lines of plain text one below the other; "|" sets cells apart. */
function linesOf(...texts: readonly string[]): Line[] {
  return toLines(
    texts.map((text) => ({
      cells: text.split("|").map((part) => [{ ...LOOK, text: part.trim() }]),
      bullet: false,
      heading: false,
      label: false,
      gapBefore: 0.4,
      indent: 0,
      links: [],
    })),
  );
}

test("a section in which each line ends in who gave it tells titles and issuers apart", () => {
  const read = (...texts: readonly string[]): string[][] =>
    certificationsOf(linesOf(...texts)).map((each) => [each.title, each.issuer]);
  expect(read("2019 Bagger-Schein, DEKRA Akademie", "2021 Ersthelfer, Rotes Kreuz")).toEqual([
    ["Bagger-Schein", "DEKRA Akademie"],
    ["Ersthelfer", "Rotes Kreuz"],
  ]);
  expect(read("TOEIC 780 — IIG Hanoi (2019)")).toEqual([["TOEIC 780", "IIG Hanoi"]]);
  expect(read("Design Certificate (Nielsen Group, 2022)")).toEqual([
    ["Design Certificate", "Nielsen Group"],
  ]);
  // One entry alone: words tell what was given, and who gave it is nobody that a list knows.
  expect(read("2020 Employee of the Year (Kettle & Crane)")).toEqual([
    ["Employee of the Year", "Kettle & Crane"],
  ]);
  // What stands in brackets is short for the title, not who gave it.
  expect(read("Project Management Professional (PMP) 2019")[0]?.[0]).toBe(
    "Project Management Professional (PMP)",
  );
});

test("a job whose first line says all takes no names from the lines below it", () => {
  const [job] = workOf(
    linesOf(
      "Site Supervisor, Lindsay Construction | Apr 2018 - Present",
      "Zero lost time in five seasons",
      "Lead Carpenter, Bird Construction | May 2013 - Mar 2018",
    ),
  );
  expect([job?.jobTitle, job?.company, job?.description]).toEqual([
    "Site Supervisor",
    "Lindsay Construction",
    "Zero lost time in five seasons",
  ]);
});

test("languages under a label among the skills are languages and no skills", () => {
  const lines = linesOf(
    "Tools: Excel, SAP",
    "Languages: German (native), English (fluent)",
    "Hobbies: chess, sailing",
  );
  expect(skillsOf(lines).map((each) => each.skill)).toEqual(["Excel", "SAP"]);
  expect(languagesAmong(lines)).toEqual([
    { name: "German", proficiency: "native" },
    { name: "English", proficiency: "fluent" },
  ]);
  // A programmer's languages are skills.
  expect(skillsOf(linesOf("Languages: Java, Go")).map((each) => each.skill)).toEqual([
    "Java",
    "Go",
  ]);
});

test("the grid of languages of a Europass CV", () => {
  const { languages, rest } = languageGridIn(
    linesOf(
      "Mother tongue(s) | Polish",
      "Other language(s) | UNDERSTANDING | SPEAKING | WRITING",
      "Listening | Reading | Spoken interaction | Spoken production",
      "English | C1 | C1 | B2 | B2 | B2",
      "German",
      "A2 | A2 | A1 | A1 | A2",
      "Digital skills | Excel, SAP",
    ),
  );
  expect(languages).toEqual([
    { name: "Polish", proficiency: "native" },
    { name: "English", proficiency: "B2" },
    { name: "German", proficiency: "A2" },
  ]);
  expect(rest.map((line) => line.text)).toEqual(["Digital skills Excel, SAP"]);
});

test("languages by names that no list has, and with a capital that has a dot in Turkish", () => {
  expect(
    languagesOf(linesOf("Kalanga – fluent", "İngilizce (ileri)", "Bahasa Jawa: native")),
  ).toEqual([
    { name: "Kalanga", proficiency: "fluent" },
    { name: "İngilizce", proficiency: "ileri" },
    { name: "Bahasa Jawa", proficiency: "native" },
  ]);
});

test("several languages on a line with spaces, labels or an and between them", () => {
  const read = (...texts: readonly string[]): string[][] =>
    languagesOf(linesOf(...texts)).map((each) => [each.name, each.proficiency]);
  expect(read("Italiano – Nativo   Ladino – C1   Tedesco – B2")).toEqual([
    ["Italiano", "Nativo"],
    ["Ladino", "C1"],
    ["Tedesco", "B2"],
  ]);
  expect(read("English – Native Swiss French – Upper intermediate")).toEqual([
    ["English", "Native"],
    ["Swiss French", "Upper intermediate"],
  ]);
  expect(
    read("Language: Welsh     Level: Fluent", "Language: Plains Cree | Level: Native"),
  ).toEqual([
    ["Welsh", "Fluent"],
    ["Plains Cree", "Native"],
  ]);
  expect(languagesAmong(linesOf("Languages known | : Tamil, Telugu and English"))).toHaveLength(3);
});
