import type { CvExtraction } from "@sendoff/contract";
import { cityOf, emailOf, phoneOf } from "./fields/contact.ts";
import { awardsOf, certificationsOf } from "./fields/credentials.ts";
import { educationOf } from "./fields/education.ts";
import { languagesOf } from "./fields/languages.ts";
import { nameOf } from "./fields/name.ts";
import { skillsOf } from "./fields/skills.ts";
import { withYearsBeside } from "./fields/years-beside.ts";
import { workOf } from "./fields/work.ts";
import type { CvDocument, Line } from "./layout/line.ts";
import type { SectionKind } from "./structure/heading-words.ts";
import { unfoldGrids } from "./structure/grid.ts";
import { sectionsOf } from "./structure/sections.ts";
import { withWholeDates } from "./structure/wrapped-dates.ts";
import { withWholeLines } from "./structure/wrapped-lines.ts";

/** Finds the sections of a CV that was read and takes the fields out of each. Pure and deterministic. */
export function assemble(document: CvDocument): CvExtraction {
  const sections = sectionsOf(document.columns);
  const email = emailOf(document, sections);
  const from = <T>(kind: SectionKind, read: (lines: readonly Line[]) => T[]): T[] =>
    sections.filter((s) => s.kind === kind).flatMap((s) => read(s.lines));
  /** Sections of entries are read with their boxes one by one and their broken lines whole. */
  const entries = <T>(kind: SectionKind, read: (lines: readonly Line[]) => T[]): T[] =>
    from(kind, (lines) => read(withWholeLines(unfoldGrids(withWholeDates(lines)))));
  return {
    personalInformation: {
      ...nameOf(sections, email),
      email,
      phone: phoneOf(document, sections),
      city: cityOf(sections),
    },
    workExperience: entries("experience", workOf),
    education: entries("education", educationOf),
    skills: from("skills", (lines) => skillsOf(unfoldGrids(withYearsBeside(lines)))),
    languages: from("languages", languagesOf),
    achievements: entries("awards", awardsOf),
    certifications: entries("certifications", certificationsOf),
  };
}
