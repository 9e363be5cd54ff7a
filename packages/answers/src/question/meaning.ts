/** What a question asks for. Topics that no fact of ours answers are there too: the answer bank serves them. */
export type Topic =
  // the person
  | "first_name"
  | "last_name"
  | "first_surname"
  | "second_surname"
  | "name_prefix"
  | "full_name"
  | "last_first_name"
  | "salutation"
  | "email"
  | "phone"
  | "dial_code"
  | "phone_type"
  | "address"
  | "full_address"
  | "street"
  | "house_number"
  | "address_unit"
  | "city"
  | "state"
  | "county"
  | "zip"
  | "zip_city"
  | "country"
  | "location"
  | "nationality"
  | "linkedin"
  | "github"
  | "portfolio"
  | "driving_licence"
  | "adult"
  | "birth_date"
  | "age"
  | "referral_source"
  | "change_reason"
  // career
  | "current_title"
  | "title_company"
  | "current_company"
  | "previous_title"
  | "previous_company"
  | "is_employed"
  | "employment_status"
  | "employers_count"
  | "worked_at"
  | "worked_in"
  | "job_location"
  | "job_start"
  | "job_end"
  | "job_is_current"
  | "job_description"
  | "employment_type"
  | "total_years"
  | "skill_years"
  | "role_years"
  | "current_job_years"
  | "has_skill"
  | "skill_or_employer"
  | "has_role"
  | "skills_list"
  | "desired_title"
  | "applied_title"
  | "industry"
  | "certifications_list"
  | "has_certificate"
  | "certificate_year"
  | "awards_list"
  // education
  | "highest_degree"
  | "has_degree"
  | "degree_name"
  | "school"
  | "field_of_study"
  | "gpa"
  | "study_start"
  | "study_end"
  | "degree_country"
  // languages
  | "languages_list"
  | "speaks"
  | "language_level"
  | "language_reaches"
  | "native_language"
  | "is_student"
  // pay, notice, place
  | "current_pay"
  | "expected_pay"
  | "expected_pay_range"
  | "pay_within"
  | "current_pay_currency"
  | "expected_pay_currency"
  | "notice"
  | "notice_within"
  | "start_date"
  | "notice_negotiable"
  | "serving_notice"
  | "last_working_day"
  | "relocate"
  | "lives_in"
  | "commute"
  | "preferred_locations"
  | "work_remote"
  | "work_hybrid"
  | "work_onsite"
  | "travel"
  | "shifts"
  | "willing"
  // sensitive
  | "authorised"
  | "authorised_any_employer"
  | "sponsorship"
  | "work_status"
  | "citizen"
  | "work_permit"
  | "permit_needed"
  | "gender"
  | "pronouns"
  | "race"
  | "hispanic"
  | "veteran"
  | "protected_veteran"
  | "disability"
  | "orientation"
  | "transgender"
  | "religion"
  | "caste"
  | "marital_status"
  | "self_id_other"
  | "criminal"
  | "clearance"
  | "background_check"
  | "drug_test"
  | "non_compete"
  // the user's own act
  | "consent"
  | "marketing"
  // files
  | "cv_file"
  | "other_file";

/** "now": at present; "future": later; "any": now or later. */
export type TimeFrame = "now" | "future" | "any";

/**
 * A question understood. Two questions ask the same thing exactly when all of these are equal (DECISIONS D13: same
 * subject, polarity, country, unit, time); only the unit a number is wanted in may be converted.
 */
export interface Meaning {
  topic: Topic;
  /** Folded: a skill, role, language, company, place or degree. */
  subject?: string;
  /** The subject as the page writes it, for the line that the user reads and its capitals; not a part of what is asked. */
  named?: string;
  /** ISO code; for questions on rights. */
  country?: string;
  /** No country is named: the job's own is meant. */
  isJobCountry?: boolean;
  time?: TimeFrame;
  /** The question is whether there are at least this many (years, days, a year's pay). */
  threshold?: number;
  /** "More than N" rather than "at least N". */
  isStrict?: boolean;
  /** The question asks for the contrary: "Are you not ...". */
  isNegated: boolean;
  /** Which job or school of a repeated group, 0 is the latest. */
  index?: number;
}

/** Kinds of which nothing is ever inferred beyond what DECISIONS D13 names. */
export const SENSITIVE: ReadonlySet<Topic> = new Set<Topic>([
  "authorised",
  "authorised_any_employer",
  "sponsorship",
  "work_status",
  "citizen",
  "work_permit",
  "permit_needed",
  "gender",
  "pronouns",
  "race",
  "hispanic",
  "veteran",
  "protected_veteran",
  "disability",
  "orientation",
  "transgender",
  "religion",
  "caste",
  "marital_status",
  "self_id_other",
  "criminal",
  "clearance",
  "current_pay",
  "expected_pay",
  "expected_pay_range",
  "pay_within",
  "birth_date",
  "age",
  "adult",
  "nationality",
]);

/** Voluntary self-identification: unanswered, "prefer not to say" may be chosen. */
export const SELF_IDENTIFICATION: ReadonlySet<Topic> = new Set<Topic>([
  "gender",
  "pronouns",
  "race",
  "hispanic",
  "veteran",
  "protected_veteran",
  "disability",
  "orientation",
  "transgender",
  "religion",
  "caste",
  "marital_status",
  "self_id_other",
  "age",
]);

/** One string for all that must be equal for two questions to ask the same thing. */
export function meaningKey(meaning: Meaning): string {
  const { topic, subject, country, time, threshold, isStrict, isNegated, index } = meaning;
  return JSON.stringify([
    topic,
    subject,
    country,
    time,
    threshold,
    isStrict === true,
    isNegated,
    index ?? 0,
  ]);
}
