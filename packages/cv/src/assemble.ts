import type { CvExtraction } from "@sendoff/contract/cv";
import { cityOf } from "./fields/city.ts";
import { emailOf, phoneOf } from "./fields/contact.ts";
import {
  awardsOf,
  awardsFromLabels,
  certificatesFromLabels,
  certificationsOf,
} from "./fields/credentials.ts";
import { credentialRole } from "./fields/credential-labels.ts";
import { educationOf, schoolsFromLabels } from "./fields/education.ts";
import { languageGridIn } from "./fields/language-grid.ts";
import { bareLanguagesIn, languagesAmong, languagesOf } from "./fields/languages.ts";
import { nameOf } from "./fields/name.ts";
import { withoutSkillHeads } from "./fields/skill-tables.ts";
import { skillsOf, withColonsInPlace } from "./fields/skills.ts";
import { withYearsBeside } from "./fields/years-beside.ts";
import { jobsFromLabels, workOf } from "./fields/work.ts";
import type { Column, CvDocument, Line } from "./layout/line.ts";
import type { SectionKind } from "./vocabulary/heading-words.ts";
import { withDatesBesideLists } from "./structure/dates-beside-lists.ts";
import { unfoldGrids } from "./structure/grid.ts";
import { lifeEventsIn } from "./structure/life-events.ts";
import { withKindsByContent } from "./structure/kinds-by-content.ts";
import { sectionsOf } from "./structure/sections.ts";
import type { Section } from "./structure/sections.ts";
import { withHeadingsAtOrnaments } from "./structure/ornaments.ts";
import { withSentencesApart } from "./structure/sentences.ts";
import { labelledEntries } from "./structure/labelled-entries.ts";
import type { LabelledEntry } from "./structure/labelled-entry.ts";
import { isTableHead } from "./layout/table-heads.ts";
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
    take: (labelled: readonly LabelledEntry[]) => T[],
  ): T[] =>
    from(kind, (lines) => {
      const labelled = labelledEntries(lines);
      return labelled === undefined ? read(wholeEntries(withoutTableHeads(lines))) : take(labelled);
    });
  /** The same for what was given to somebody; without labels the lines are read with their boxes one by one. */
  const given: typeof named = (kind, read, take) =>
    from(kind, (lines) => {
      const labelled = labelledEntries(lines, credentialRole) ?? [];
      const found = take(labelled);
      // Where only who gave it and when are labelled, the names stand between them.
      const isLabelled = labelled.length > 0 && found.length === labelled.length;
      return isLabelled ? found : read(wholeEntries(lines, true));
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
    workExperience: [
      ...named("experience", workOf, jobsFromLabels),
      ...jobsFromLabels(life?.jobs ?? []),
    ],
    education: [
      ...named("education", educationOf, schoolsFromLabels),
      ...schoolsFromLabels(life?.schools ?? []),
    ],
    skills: from("skills", (lines) =>
      skillsOf(
        unfoldGrids(
          withYearsBeside(withColonsInPlace(withoutSkillHeads(languageGridIn(lines).rest))),
        ),
      ),
    ),
    languages: languages.length > 0 ? languages : languagesElsewhere(sections),
    achievements: given("awards", awardsOf, awardsFromLabels),
    certifications: [
      ...given("certifications", certificationsOf, certificatesFromLabels),
      ...(life?.certificates ?? []),
    ],
  };
}
