import { inLanguage } from "../language/language.ts";

/** The names of the profile's sections, fields and choices (SPEC 3). What is stored and sent is the English choice in any language. */
export const english = {
  sections: {
    personal: "Personal Info",
    jobPrefs: "Job Preferences",
    experience: "Work Experience",
    education: "Education",
    skills: "Skills",
    languages: "Languages",
    achievements: "Achievements",
    certifications: "Certifications",
  },
  lists: {
    experience: { label: "Experience", itemLabel: "Experience" },
    education: { label: "Education", itemLabel: "Education" },
    skills: { label: "Skills", itemLabel: "Skill" },
    languages: { label: "Languages", itemLabel: "Language" },
    achievements: { label: "Achievements", itemLabel: "Achievement" },
    certifications: { label: "Certifications", itemLabel: "Certification" },
  },
  fields: {
    firstName: "First Name",
    lastName: "Last Name",
    email: "Email",
    phone: "Phone Number",
    gender: "Gender",
    countryCode: "Country Code",
    address: "Address",
    city: "City",
    state: "State",
    zipCode: "Zip Code",
    country: "Country",
    citizenship: "Citizenship",
    jobTitle: "Job Title",
    industry: "Industry",
    company: "Company",
    workLocation: "Work Location",
    experienceType: "Experience Type",
    startDate: "Start Date",
    endDate: "End Date",
    currentlyWorkingHere: "Currently Working Here",
    description: "Description",
    degreeName: "Degree Name",
    institutionName: "Institution Name",
    institutionCity: "Institution City",
    institutionState: "Institution State",
    gpa: "GPA",
    skillName: "Skill Name",
    years: "Years of Experience",
    languageName: "Language Name",
    proficiency: "Proficiency",
    awardTitle: "Award Title",
    title: "Title",
    issuer: "Issuer",
    issuingDate: "Issuing Date",
  },
  yearOrMonth: "2024, or Mar 2024",
  cityOrRemote: "City, or Remote",
  /** How a choice is shown; one that is not here is shown as it is stored. */
  choices: {
    Male: "Male",
    Female: "Female",
    Other: "Other",
    India: "India",
    USA: "USA",
    UK: "UK",
    Australia: "Australia",
    Indian: "Indian",
    American: "American",
    British: "British",
    Australian: "Australian",
    "Full-time": "Full-time",
    "Part-time": "Part-time",
    Contract: "Contract",
    Internship: "Internship",
    Beginner: "Beginner",
    Intermediate: "Intermediate",
    Advanced: "Advanced",
    Native: "Native",
  },
};

export const messages = inLanguage("state", english);

const choices: ReadonlyMap<string, string> = new Map(Object.entries(messages.choices));

/** A stored choice of the profile as it is shown. */
export function choiceWord(choice: string): string {
  return choices.get(choice) ?? choice;
}
