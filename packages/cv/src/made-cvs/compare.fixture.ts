import type { CvExtraction } from "@sendoff/contract/cv";
import type { MadeAward, MadeCv } from "./made-cv.fixture.ts";
import { isOnePoint, readBack } from "./style.fixture.ts";
import type { Style } from "./style.fixture.ts";

export interface Comparison {
  readonly values: number;
  /** Each wrong value: what was made, and what was read of its kind. */
  readonly differences: readonly string[];
}

/** Case, accents and punctuation aside. */
function plain(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, "");
}

/** "Dr." is a title, not a name. */
function nameOf(cv: MadeCv): string {
  return `${cv.firstName} ${cv.lastName}`.replace(/^Dr\. /, "");
}

class Checklist {
  values = 0;
  readonly differences: string[] = [];

  check(kind: string, made: string, read: readonly string[]): void {
    this.values += 1;
    const isFound = read.some((value) => plain(value) === plain(made));
    if (!isFound) this.differences.push(`${kind}: made "${made}", read ${JSON.stringify(read)}`);
  }

  /** As many as were made: nothing invented. */
  count(kind: string, made: number, read: number): void {
    this.values += 1;
    if (made !== read) this.differences.push(`${kind}: made ${made}, read ${read}`);
  }
}

function checkPerson(list: Checklist, cv: MadeCv, found: CvExtraction): void {
  const person = found.personalInformation;
  list.check("name", nameOf(cv), [person.fullName]);
  list.check("e-mail", cv.email, [person.email]);
  list.check("phone", cv.phone.replace(/\D/g, ""), [person.phone.replace(/\D/g, "")]);
}

function checkJobs(list: Checklist, cv: MadeCv, style: Style, found: CvExtraction): void {
  list.count("jobs", cv.jobs.length, found.workExperience.length);
  cv.jobs.forEach((job, i) => {
    const read = found.workExperience[i];
    list.check("job title", job.title, [read?.jobTitle ?? ""]);
    list.check("company", job.company, [read?.company ?? ""]);
    if (isOnePoint(style, job)) return;
    list.check("job start", readBack(style, job.start), [read?.startDate ?? ""]);
    const end = job.end === undefined ? "now" : readBack(style, job.end);
    list.check("job end", end, [read?.currentlyWorkHere === true ? "now" : (read?.endDate ?? "")]);
  });
}

function checkSchools(list: Checklist, cv: MadeCv, style: Style, found: CvExtraction): void {
  list.count("schools", cv.schools.length, found.education.length);
  cv.schools.forEach((school, i) => {
    const read = found.education[i];
    list.check("degree", school.degree, [read?.degreeName ?? ""]);
    list.check("school", school.institution, [read?.institution.name ?? ""]);
    list.check("school end", readBack(style, school.end), [read?.endDate ?? ""]);
  });
}

function checkAll(list: Checklist, kind: string, made: readonly string[], read: string[]): void {
  list.count(kind, made.length, read.length);
  for (const each of made) list.check(kind, each, read);
}

function titlesOf(awards: readonly MadeAward[]): string[] {
  return awards.map((award) => award.title);
}

/** Value by value, what was put into the CV beside what was read from it. */
export function compareCv(cv: MadeCv, style: Style, found: CvExtraction): Comparison {
  const list = new Checklist();
  checkPerson(list, cv, found);
  checkJobs(list, cv, style, found);
  checkSchools(list, cv, style, found);
  const skills = cv.skillGroups.flatMap((group) => group.skills);
  checkAll(
    list,
    "skill",
    skills,
    found.skills.map((each) => each.skill),
  );
  // Years that are not stated are none, whatever the layout.
  for (const skill of skills) {
    const years = style.years === undefined ? 0 : (cv.years.get(skill) ?? 0);
    const read = found.skills.filter((each) => plain(each.skill) === plain(skill));
    list.check(
      `years of ${skill}`,
      String(years),
      read.map((each) => String(each.experience)),
    );
  }
  const languages = cv.languages.map((each) => each.name);
  checkAll(
    list,
    "language",
    languages,
    found.languages.map((each) => each.name),
  );
  const awards = found.achievements.map((each) => each.awardTitle);
  checkAll(list, "award", titlesOf(cv.awards), awards);
  const certificates = found.certifications.map((each) => each.title);
  checkAll(list, "certificate", titlesOf(cv.certificates), certificates);
  return { values: list.values, differences: list.differences };
}
