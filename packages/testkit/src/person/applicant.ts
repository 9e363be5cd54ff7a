import { fileURLToPath } from "node:url";
import { PLATFORM_IDS } from "@sendoff/contract/constants";
import { type CvExtraction } from "@sendoff/contract/cv";
import { emptyProfile, type Profile } from "@sendoff/contract/profile";
import { type Addresses, Person } from "./person.ts";

/** Signs in to every sandbox portal (DECISIONS D11). */
export const SANDBOX_PASSWORD = "correct-horse";
export const DEMO_CV = fileURLToPath(new URL("../../fixtures/cv/asha-raman.pdf", import.meta.url));

/** What Asha types at onboarding and in Profile Settings. Invented, like her CV. */
const ASHA = {
  first_name: "Asha",
  last_name: "Raman",
  username: "asha",
  dial_code: "+91",
  mobile: "9876543210",
  location: "Bangalore, Karnataka, India",
  role: "Senior Backend Engineer",
  notice_period: "30 days",
  current_ctc: 2_600_000,
  current_ctc_currency: "INR",
  expected_ctc: 3_400_000,
  expected_ctc_currency: "INR",
};

/** What Asha adds to the skills that her CV lists: the CV has no years. */
const SKILL_YEARS: Readonly<Record<string, number>> = {
  TypeScript: 5,
  JavaScript: 8,
  "Node.js": 8,
  PostgreSQL: 7,
  Docker: 5,
  Kafka: 3,
  AWS: 5,
};

/** What Asha looks for. */
export const PREFERENCES = {
  roles: ["Backend Engineer", "Software Engineer", "Full Stack Developer"],
  locations: ["Bangalore", "Remote", "Hyderabad"],
  salary_range: { min: 2_400_000, max: 3_800_000 },
};

/**
 * Signs a person in and brings them to where the first run can start, with Asha's CV and details; `complete` adds to the
 * profile what they type beyond their CV.
 */
export async function prepareApplicant(
  addresses: Addresses,
  email: string,
  complete: (profile: Profile) => Profile = (profile) => profile,
): Promise<Person> {
  const person = new Person(addresses, email);
  await person.signIn();
  await person.update({ ...ASHA, filters: PREFERENCES });
  const extraction = await person.uploadCv(DEMO_CV);
  await person.saveProfile(complete(profileFromCv(extraction, email)), PREFERENCES);
  return person;
}

/** Connects LinkedIn; `account` decides whether the portal asks for a code. Returns whether it did. */
export async function connectLinkedIn(person: Person, account: string): Promise<boolean> {
  return person.connect(PLATFORM_IDS.linkedin, account, SANDBOX_PASSWORD);
}

/** The CV is everybody's; the address is each one's own, so that employers can tell them apart. */
function profileFromCv(cv: CvExtraction, email: string): Profile {
  const { firstName, lastName, phone, city } = cv.personalInformation;
  return {
    ...emptyProfile(),
    personal: { firstName, lastName, email, phone, city, country: "India", citizenship: "Indian" },
    jobPrefs: { jobTitle: "Senior Backend Engineer", industry: "Software" },
    experience: cv.workExperience.map((job) => ({
      jobTitle: job.jobTitle,
      company: job.company,
      workLocation: job.workLocation,
      description: job.description,
      // A CV has months; some forms want days, so Asha has typed them.
      startDate: withDay(job.startDate),
      endDate: withDay(job.endDate),
      currentlyWorkingHere: job.currentlyWorkHere,
    })),
    education: cv.education.map((item) => ({
      degreeName: item.degreeName,
      institutionName: item.institution.name,
      institutionCity: item.institution.city,
      gpa: item.gpa,
      startDate: item.startDate,
      endDate: item.endDate,
    })),
    skills: cv.skills.map(({ skill }) => {
      const years = SKILL_YEARS[skill];
      return years === undefined
        ? { name: skill, years: 0, imported: ["years"] }
        : { name: skill, years };
    }),
    languages: cv.languages.map((language) => ({
      name: language.name,
      proficiency: language.proficiency,
    })),
  };
}

function withDay(date: string): string {
  return /^\d{4}-\d{2}$/.test(date) ? `${date}-01` : date;
}
