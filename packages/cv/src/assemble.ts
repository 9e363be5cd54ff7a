import type { CvExtraction } from "@sendoff/contract";
import { cityOf } from "./fields/city.ts";
import { emailOf, phoneOf } from "./fields/contact.ts";
import {
  awardsOf,
  awardsToldBy,
  certificatesToldBy,
  certificationsOf,
} from "./fields/credentials.ts";
import { credentialRole } from "./fields/credential-labels.ts";
import { educationOf, schoolsToldBy } from "./fields/education.ts";
import { languageGridIn } from "./fields/language-grid.ts";
import { bareLanguagesIn, languagesAmong, languagesOf } from "./fields/languages.ts";
import { nameOf } from "./fields/name.ts";
import { withoutSkillHeads } from "./fields/skill-tables.ts";
import { skillsOf, withColonsInPlace } from "./fields/skills.ts";
import { withYearsBeside } from "./fields/years-beside.ts";
import { jobsToldBy, workOf } from "./fields/work.ts";
import type { Column, CvDocument, Line } from "./layout/line.ts";
import type { SectionKind } from "./structure/heading-words.ts";
import { withDatesBesideLists } from "./structure/dates-beside-lists.ts";
import { unfoldGrids } from "./structure/grid.ts";
import { lifeEventsIn } from "./structure/life-events.ts";
import { withKindsByContent } from "./structure/kinds-by-content.ts";
import { sectionsOf } from "./structure/sections.ts";
import type { Section } from "./structure/sections.ts";
import { withHeadingsAtOrnaments } from "./structure/ornaments.ts";
import { withSentencesApart } from "./structure/sentences.ts";
import { toldEntries } from "./structure/told-entries.ts";
import type { ToldEntry } from "./structure/told-entry.ts";
import { isTableHead } from "./structure/told-tables.ts";
import { withUnheadedJobs } from "./structure/unheaded-jobs.ts";
import { withUnheadedSkills } from "./structure/unheaded-skills.ts";
import { withWholeDates } from "./structure/wrapped-dates.ts";
import { withWholeLines } from "./structure/wrapped-lines.ts";
import { withWholeNames } from "./structure/wrapped-names.ts";

/** Rules drawn with characters ("=====", "- - - -") are no lines of text. */
function withoutRules(column: Column): Column {
  return {
    lines: column.lines.filter((line) => !/^([-=_*~#.+–—])(?:\s?\1){2,}$/u.test(line.text)),
  };
}

/** A CV without a section of languages may name them among the skills or the personal details. */
function languagesElsewhere(sections: readonly Section[]): CvExtraction["languages"] {
  const kinds: readonly SectionKind[] = ["skills", "contact", "header", "summary"];
  return sections
    .filter((section) => kinds.includes(section.kind))
    .flatMap(({ kind, lines }) => {
      const { languages, rest } = languageGridIn(lines);
      const bare = kind === "header" || kind === "contact" ? bareLanguagesIn(rest) : [];
      return [...languages, ...languagesAmong(rest), ...bare];
    });
}

/** "Period | Employer | Position" over what is read by its look is no entry. */
function withoutTableHeads(lines: readonly Line[]): Line[] {
  return lines.filter((line) => !isTableHead(line.cells));
}

function wholeEntries(lines: readonly Line[], isList = false): Line[] {
  const whole = withWholeLines(unfoldGrids(withDatesBesideLists(withWholeDates(lines))));
  return withSentencesApart(withWholeNames(whole, isList));
}

/** Finds the sections of a CV that was read and takes the fields out of each. Pure and deterministic. */
export function assemble(document: CvDocument): CvExtraction {
  const all = document.columns.map(withoutRules).map(withHeadingsAtOrnaments);
  const life = lifeEventsIn(all);
  const columns = life?.columns ?? all;
  const headed = withKindsByContent(sectionsOf(columns));
  const sections = withUnheadedSkills(withUnheadedJobs(headed));
  const email = emailOf(document, sections);
  const from = <T>(kind: SectionKind, read: (lines: readonly Line[]) => T[]): T[] =>
    sections.filter((s) => s.kind === kind).flatMap((s) => read(s.lines));
  /** Sections that say of each part what it is need no reading by look. */
  const named = <T>(
    kind: SectionKind,
    read: (lines: readonly Line[]) => T[],
    take: (told: readonly ToldEntry[]) => T[],
  ): T[] =>
    from(kind, (lines) => {
      const told = toldEntries(lines);
      return told === undefined ? read(wholeEntries(withoutTableHeads(lines))) : take(told);
    });
  /** The same for what was given to somebody; without labels the lines are read with their boxes one by one. */
  const given: typeof named = (kind, read, take) =>
    from(kind, (lines) => {
      const told = toldEntries(lines, credentialRole) ?? [];
      const found = take(told);
      // Where only who gave it and when are labelled, the names stand between them.
      const isTold = told.length > 0 && found.length === told.length;
      return isTold ? found : read(wholeEntries(lines, true));
    });
  const languages = from("languages", languagesOf);
  const name = nameOf(sections, email);
  return {
    personalInformation: {
      ...name,
      email,
      phone: phoneOf(document, sections),
      city: cityOf(sections, name.fullName),
    },
    workExperience: [...named("experience", workOf, jobsToldBy), ...jobsToldBy(life?.jobs ?? [])],
    education: [
      ...named("education", educationOf, schoolsToldBy),
      ...schoolsToldBy(life?.schools ?? []),
    ],
    skills: from("skills", (lines) =>
      skillsOf(
        unfoldGrids(
          withYearsBeside(withColonsInPlace(withoutSkillHeads(languageGridIn(lines).rest))),
        ),
      ),
    ),
    languages: languages.length > 0 ? languages : languagesElsewhere(sections),
    achievements: given("awards", awardsOf, awardsToldBy),
    certifications: [
      ...given("certifications", certificationsOf, certificatesToldBy),
      ...(life?.certificates ?? []),
    ],
  };
}
