import { type CvExtraction, emptyCvExtraction } from "@sendoff/contract/cv";
import { expect, test } from "vitest";
import { extractionToCsv } from "./cv-csv.ts";

const award = {
  issuer: "ACM, Pune",
  issuingDate: "2021-03",
  description: 'He said "yes"\r\nand left',
};
const FULL: CvExtraction = {
  personalInformation: {
    fullName: "Åsa Ramån",
    firstName: "Åsa",
    lastName: "Ramån",
    email: "asa@example.com",
    phone: "+91 98450 12345",
    city: "पुणे",
  },
  workExperience: [
    {
      jobTitle: "=Engineer",
      company: "Quill, Stack & Co",
      workLocation: "Pune",
      description: '- built billing\n- ran it; "well"',
      startDate: "2020-06",
      endDate: "",
      currentlyWorkHere: true,
    },
    {
      jobTitle: "Intern",
      company: "@home",
      workLocation: "",
      description: "",
      startDate: "2019",
      endDate: "2020-05",
      currentlyWorkHere: false,
    },
  ],
  education: [
    {
      degreeName: "B.Tech",
      institution: { name: "NIT", city: "Kozhikode", state: "Kerala" },
      gpa: "8.4",
      startDate: "2016",
      endDate: "2020",
    },
  ],
  skills: [
    { skill: "C++", experience: 0 },
    { skill: "SQL", experience: 7.5 },
  ],
  languages: [{ name: "தமிழ்", proficiency: "Native" }],
  achievements: [{ awardTitle: "\tFirst", ...award }],
  certifications: [{ title: "-PMP", ...award }],
};

/** Lines and cells as RFC 4180 has them. */
function parseCsv(text: string): string[][] {
  const cells = text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g);
  const rows: string[][] = [[]];
  for (const [, quoted, plain = "", end] of cells) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === "\r\n") rows.push([]);
  }
  return rows.slice(0, -1);
}

/** The extraction that a file says; field words are turned back by looking them up in one that has every field. */
function readBack(bytes: Buffer): unknown {
  const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  const found = structuredClone(FULL) as unknown as Record<string, unknown>;
  const blank = (value: unknown): unknown => {
    if (typeof value === "string") return "";
    if (typeof value === "number") return 0;
    if (typeof value === "boolean") return false;
    if (Array.isArray(value)) return value.map(blank);
    return Object.fromEntries(Object.entries(value as object).map(([k, v]) => [k, blank(v)]));
  };
  const result = blank(found) as Record<string, unknown>;
  const camel = (words: string) =>
    words.charAt(0).toLowerCase() +
    words.slice(1).replaceAll(/ (\w)/g, (_all, c: string) => c.toUpperCase());
  for (const [section = "", item = "", field = "", cell = ""] of parseCsv(text).slice(1)) {
    const content = result[camel(section)];
    let target = (Array.isArray(content) ? content[Number(item) - 1] : content) as Record<
      string,
      unknown
    >;
    let key = camel(field);
    if (key.startsWith("institution")) {
      key = key.slice("institution".length).toLowerCase();
      target = target["institution"] as Record<string, unknown>;
    }
    expect(Object.keys(target)).toContain(key);
    const value = cell.replace(/^'(?=[=+\-@\t\r])/, "");
    const kind = typeof target[key];
    target[key] = kind === "number" ? Number(value) : kind === "boolean" ? value === "Yes" : value;
  }
  return result;
}

// SPEC 7.20
test("every section, field and item comes back from the file as it went in", () => {
  const bytes = Buffer.from(extractionToCsv(FULL), "utf8");
  expect(readBack(bytes)).toEqual(FULL);
});

test("the file begins with the mark by which spreadsheets know UTF-8, once", () => {
  const bytes = Buffer.from(extractionToCsv(FULL), "utf8");
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  expect(bytes.indexOf(Buffer.from([0xef, 0xbb, 0xbf]), 1)).toBe(-1);
});

test("no cell of any section begins with what a spreadsheet would run", () => {
  const cells = parseCsv(extractionToCsv(FULL).slice(1)).flat();
  expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
});

test("an extraction without anything is a heading alone", () => {
  expect(parseCsv(extractionToCsv(emptyCvExtraction()).slice(1))).toEqual([
    ["Section", "Item", "Field", "Value"],
  ]);
});
