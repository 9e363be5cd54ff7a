import type { FieldKind, FieldValue } from "@sendoff/contract/form";
import type { JobPreferences, Profile } from "@sendoff/contract/profile";

/** What the user typed in Profile Settings (SPEC 3 "User details"). A CTC is a year's pay in its currency. */
export interface UserFacts {
  firstName?: string;
  lastName?: string;
  email?: string;
  /** With its plus sign, e.g. "+91". */
  dialCode?: string;
  /** Digits, with or without the dial code in front. */
  mobile?: string;
  /** The country's name. */
  country?: string;
  location?: string;
  role?: string;
  username?: string;
  noticePeriod?: string;
  currentCtc?: number;
  currentCtcCurrency?: string;
  expectedCtc?: number;
  expectedCtcCurrency?: string;
}

/** One entry of the answer bank: what the user answered, under the question's words. */
export interface SavedAnswer {
  question: string;
  answer: FieldValue;
  kind?: FieldKind;
  options?: string[];
  savedOn?: string;
  /** Country of the job the question came from; decides whether "this country" means the same place again. */
  country?: string;
  /** Employer and place of that job, where the question is about them: another one's question is another question. */
  company?: string;
  location?: string;
}

/** The job the form belongs to. */
export interface JobFacts {
  title: string;
  company: string;
  location: string;
}

/**
 * Everything an answer may rest on (DECISIONS D13). `today` is "YYYY-MM-DD" and is given, so that the same form is
 * always answered the same way.
 */
export interface Facts {
  user: UserFacts;
  profile: Profile;
  jobPreferences?: JobPreferences;
  answers: SavedAnswer[];
  today: string;
  job: JobFacts;
  /**
   * Address of the portal account that the form belongs to: the user's own. Taken only where a form offers addresses to
   * choose from and the user's main one is not among them.
   */
  accountEmail?: string;
  /** The CV that goes with this application. */
  cv?: { fileName: string };
}
