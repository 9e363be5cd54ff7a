import type { CvExtraction } from "@sendoff/contract";
import { cityOf, emailOf, phoneOf } from "./fields/contact.ts";
import { awardsOf, certificationsOf } from "./fields/credentials.ts";
import { educationOf } from "./fields/education.ts";
import { languagesOf } from "./fields/languages.ts";
import { nameOf } from "./fields/name.ts";
import { skillsOf } from "./fields/skills.ts";
import { workOf } from "./fields/work.ts";
import type { CvDocument } from "./layout/line.ts";
import type { SectionKind } from "./structure/heading-words.ts";
import { unfoldGrids } from "./structure/grid.ts";
import { sectionsOf } from "./structure/sections.ts";
import { withWholeDates } from "./structure/wrapped-dates.ts";

/** Finds the sections of a CV that was read and takes the fields out of each. Pure and deterministic. */
export function assemble(document: CvDocument): CvExtraction {
  const sections = sectionsOf(document.columns);
  const email = emailOf(document, sections);
  const from = <T>(
    kind: SectionKind,
    read: (lines: (typeof sections)[number]["lines"]) => T[],
  ): T[] =>
    sections
      .filter((s) => s.kind === kind)
      .flatMap((s) => read(kind === "languages" ? s.lines : unfoldGrids(withWholeDates(s.lines))));
  return {
    personalInformation: {
      ...nameOf(sections, email),
      email,
      phone: phoneOf(document, sections),
      city: cityOf(sections),
    },
    workExperience: from("experience", workOf),
    education: from("education", educationOf),
    skills: from("skills", skillsOf),
    languages: from("languages", languagesOf),
    achievements: from("awards", awardsOf),
    certifications: from("certifications", certificationsOf),
  };
}
