import { MAKER_FIELDS } from "./makers/fields.ts";
import type { Question } from "./question.ts";
import type { StandardPart } from "./standard-part.ts";
import { Maker, Vendor, type AnyVendor } from "./vendor.ts";

type Draft = Partial<Question> & Pick<Question, "id" | "label" | "kind">;

const COUNTRIES = ["India +91", "Germany +49", "United Kingdom +44", "United States +1"];
const GENDERS = ["Male", "Female", "Decline To Self Identify"];
const VETERAN = [
  "I am not a protected veteran",
  "I identify as one or more of the classifications of a protected veteran",
  "I don't wish to answer",
];

const RACES = [
  "Asian",
  "Black or African American",
  "Hispanic or Latino",
  "White",
  "Two or more races",
  "Decline to self-identify",
];
const DECLINED = "I don't wish to answer";
const YES_NO_DECLINED = ["Yes", "No", DECLINED];
const IDENTITIES = ["Man", "Woman", "Non-binary", "I prefer to self-describe", DECLINED];
const AGES = ["Under 30", "30 to 44", "45 or more", DECLINED];

const voluntary = (
  id: string,
  label: string,
  kind: Question["kind"],
  options: string[],
  section: Question["section"] = "voluntary",
): Draft => ({ id, label, kind, options, section });
const dataConsent = (id: string, label: string): Draft => ({
  ...must(id, label, "consent"),
  section: "consent",
});

const resume = (id: string, label: string): Draft => ({
  id,
  label,
  kind: "file",
  purpose: "resume",
  required: true,
});
const must = (id: string, label: string, kind: Question["kind"]): Draft => ({
  id,
  label,
  kind,
  required: true,
});

type Part = StandardPart | "base" | "resume";
type Parts = Readonly<Partial<Record<Part, readonly Draft[]>>>;

const GREENHOUSE: Parts = {
  base: [
    must("first_name", "First Name", "text"),
    must("last_name", "Last Name", "text"),
    must("email", "Email", "email"),
  ],
  phone: [
    { ...must("country", "Country", "select"), options: COUNTRIES },
    must("phone", "Phone", "phone"),
  ],
  location: [must("candidate-location", "Location (City)", "location")],
  resume: [resume("resume", "Resume/CV")],
  cover_letter: [
    { id: "cover_letter", label: "Cover Letter", kind: "file", purpose: "cover_letter" },
  ],
  linkedin: [
    { id: "question_4000000001", label: "LinkedIn Profile", kind: "url", section: "links" },
  ],
  voluntary: [
    { id: "gender", label: "Gender", kind: "select", options: GENDERS, section: "voluntary" },
    {
      id: "veteran_status",
      label: "Veteran Status",
      kind: "select",
      options: VETERAN,
      section: "voluntary",
    },
    voluntary("hispanic_ethnicity", "Are you Hispanic/Latino?", "select", YES_NO_DECLINED),
    voluntary("disability_status", "Disability Status", "select", YES_NO_DECLINED),
  ],
  demographics: [
    voluntary(
      "4000012001",
      "How would you describe your gender identity? (mark all that apply)",
      "checkboxes",
      IDENTITIES,
    ),
    voluntary(
      "4000012002",
      "Do you have a disability or chronic condition?",
      "select",
      YES_NO_DECLINED,
    ),
  ],
  data_consent: [
    dataConsent(
      "gdpr_processing_consent_given",
      "I consent to the processing of my data for the purposes of considering my application",
    ),
  ],
};

/** How the answers to a survey are named: under its own id, apart from the cards. */
const SURVEY = "surveysResponses[5b6b4e1c-0000-4000-a000-0000000000b1][responses]";

const LEVER: Parts = {
  resume: [resume("resume", "Resume/CV")],
  base: [must("name", "Full name", "text"), must("email", "Email", "email")],
  phone: [must("phone", "Phone", "phone")],
  location: [must("location", "Current location", "location")],
  organisation: [{ id: "org", label: "Current company", kind: "text" }],
  pronouns: [
    {
      id: "pronouns",
      label: "Pronouns",
      kind: "checkboxes",
      options: ["He/him", "She/her", "They/them"],
    },
  ],
  linkedin: [{ id: "urls[LinkedIn]", label: "LinkedIn URL", kind: "url", section: "links" }],
  cover_letter: [
    { id: "comments", label: "Additional information", kind: "textarea", max_length: 5000 },
  ],
  voluntary: [
    { id: "eeo[gender]", label: "Gender", kind: "select", options: GENDERS, section: "voluntary" },
    {
      id: "eeo[veteran]",
      label: "Veteran status",
      kind: "select",
      options: VETERAN,
      section: "voluntary",
    },
    voluntary("eeo[race]", "Race", "select", RACES),
    voluntary("eeo[disability]", "Disability status", "select", YES_NO_DECLINED),
    voluntary("eeo[disabilitySignature]", "Your name", "text", []),
    voluntary("eeo[disabilitySignatureDate]", "Today's date", "date", []),
  ],
  marketing: [
    {
      id: "consent[marketing]",
      label: "Yes, you may contact me about future job opportunities for up to 2 years",
      kind: "consent",
      section: "consent",
    },
  ],
  demographics: [
    voluntary(`${SURVEY}[field0]`, "Which age range are you in?", "radio", AGES, "survey"),
    voluntary(
      `${SURVEY}[field1]`,
      "Which of these describe you? (select all that apply)",
      "checkboxes",
      IDENTITIES,
      "survey",
    ),
  ],
  data_consent: [
    dataConsent("consent[store]", "I agree that my data is stored for this application"),
  ],
};

const ASHBY: Parts = {
  base: [must("_systemfield_name", "Name", "text"), must("_systemfield_email", "Email", "email")],
  resume: [resume("_systemfield_resume", "Resume")],
  phone: [must("4c0c1b1e-0000-4000-a000-0000000000a1", "Phone Number", "phone")],
  location: [must("_systemfield_location", "Location", "location")],
  linkedin: [
    { id: "4c0c1b1e-0000-4000-a000-0000000000a2", label: "LinkedIn Profile", kind: "url" },
  ],
  voluntary: [
    {
      id: "_systemfield_eeoc_gender",
      label: "Gender",
      kind: "radio",
      options: GENDERS,
      section: "voluntary",
    },
    voluntary("_systemfield_eeoc_veteran_status", "Veteran Status", "radio", VETERAN),
  ],
  data_consent: [
    dataConsent(
      "_systemfield_data_consent_ack",
      "By applying I acknowledge that I have read the privacy notice for applicants",
    ),
  ],
};

const AFTER_NAME: readonly Part[] = ["phone", "location", "organisation", "pronouns"];
const LAST: readonly Part[] = [
  "cover_letter",
  "linkedin",
  "voluntary",
  "demographics",
  "marketing",
  "data_consent",
];

const complete = (draft: Draft): Question => ({
  required: false,
  options: [],
  section: "standard",
  ...draft,
});

/** The questions that every form of a maker has, in its own words and under its own names. */
export function standardQuestions(vendor: AnyVendor, asks: readonly StandardPart[]): Question[] {
  const wanted = new Set<string>(["base", "resume", ...asks]);
  const maker = Maker.safeParse(vendor);
  if (maker.success) {
    return MAKER_FIELDS[maker.data].standard
      .filter(([part]) => wanted.has(part))
      .flatMap(([, drafts]) => drafts)
      .map(complete);
  }
  const parts = { greenhouse: GREENHOUSE, lever: LEVER, ashby: ASHBY }[Vendor.parse(vendor)];
  const order: readonly Part[] =
    vendor === "lever"
      ? ["resume", "base", ...AFTER_NAME, ...LAST]
      : ["base", ...AFTER_NAME, "resume", ...LAST];
  return order
    .filter((part) => wanted.has(part))
    .flatMap((part) => parts[part] ?? [])
    .map(complete);
}
