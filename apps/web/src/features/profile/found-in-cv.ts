import { SKILL_YEARS_MAX } from "@sendoff/contract/constants";
import { type CvExtraction } from "@sendoff/contract/cv";
import {
  type Award,
  type Education,
  type Experience,
  type Language,
  type PersonalInfo,
  type Profile,
  type Skill,
} from "@sendoff/contract/profile";
import { omitEmpty } from "./omit-empty.ts";

const EXPERIENCE_TYPE_DEFAULT = "Full-time";
const PROFICIENCY_DEFAULT = "Intermediate";

/** What a CV says, in the profile's words. */
export type FoundInCv = Omit<Profile, "jobPrefs">;

/**
 * A CV's findings as entries of a profile. Defaults that the CV did not say (SPEC 9) are named in the entry's `imported`, because
 * they are not facts (DECISIONS D13). Entries without a name, and values that are blank, are left out.
 */
export function foundInCv(cv: CvExtraction): FoundInCv {
  const { firstName, lastName, email, phone, city } = cv.personalInformation;
  const personal: PersonalInfo = omitEmpty({ firstName, lastName, email, phone, city });
  return {
    personal,
    experience: cv.workExperience
      .map(experienceOf)
      .filter((item) => item.jobTitle !== "" || item.company !== ""),
    education: cv.education
      .map(educationOf)
      .filter((item) => item.degreeName !== "" || item.institutionName !== ""),
    skills: cv.skills.map(skillOf).filter((item) => item.name !== ""),
    languages: cv.languages.map(languageOf).filter((item) => item.name !== ""),
    achievements: cv.achievements
      .map((item) => awardOf(item.awardTitle, item))
      .filter((item) => item.title !== ""),
    certifications: cv.certifications
      .map((item) => awardOf(item.title, item))
      .filter((item) => item.title !== ""),
  };
}

function experienceOf(item: CvExtraction["workExperience"][number]): Experience {
  return {
    ...omitEmpty({
      workLocation: item.workLocation.trim(),
      description: item.description.trim(),
      startDate: item.startDate,
      endDate: item.currentlyWorkHere ? "" : item.endDate,
    }),
    jobTitle: item.jobTitle.trim(),
    company: item.company.trim(),
    ...(item.currentlyWorkHere ? { currentlyWorkingHere: true } : {}),
    experienceType: EXPERIENCE_TYPE_DEFAULT,
    imported: ["experienceType"],
  };
}

function educationOf(item: CvExtraction["education"][number]): Education {
  return {
    ...omitEmpty({
      institutionCity: item.institution.city.trim(),
      institutionState: item.institution.state.trim(),
      gpa: item.gpa.trim(),
      startDate: item.startDate,
      endDate: item.endDate,
    }),
    degreeName: item.degreeName.trim(),
    institutionName: item.institution.name.trim(),
  };
}

function skillOf(item: CvExtraction["skills"][number]): Skill {
  const name = item.skill.trim();
  return item.experience > 0
    ? { name, years: Math.min(item.experience, SKILL_YEARS_MAX) }
    : { name, years: 0, imported: ["years"] };
}

/** The CV's own words for how well, as one of the four choices of SPEC 3. */
const proficiencies: readonly (readonly [RegExp, string])[] = [
  [/native|mother tongue|bilingual/i, "Native"],
  [/fluent|advanced|proficient|full professional|\bc[12]\b/i, "Advanced"],
  [/intermediate|conversational|working|limited|\bb[12]\b/i, "Intermediate"],
  [/beginner|basic|elementary|\ba[12]\b/i, "Beginner"],
];

function languageOf(item: CvExtraction["languages"][number]): Language {
  const known = proficiencies.find(([pattern]) => pattern.test(item.proficiency));
  return known === undefined
    ? { name: item.name.trim(), proficiency: PROFICIENCY_DEFAULT, imported: ["proficiency"] }
    : { name: item.name.trim(), proficiency: known[1] };
}

function awardOf(
  title: string,
  item: { issuer: string; issuingDate: string; description: string },
): Award {
  return {
    ...omitEmpty({
      issuer: item.issuer.trim(),
      date: item.issuingDate.trim(),
      description: item.description.trim(),
    }),
    title: title.trim(),
  };
}
