import type { AccountProfile } from "../../job-site/accounts.ts";
import type { Question } from "../job.ts";

const COUNTRY_CODES: readonly string[] = [
  "Afghanistan (+93)",
  "Antarctica (+0)",
  "Australia (+61)",
  "Bangladesh (+880)",
  "Brazil (+55)",
  "Canada (+1)",
  "China (+86)",
  "France (+33)",
  "Germany (+49)",
  "India (+91)",
  "Indonesia (+62)",
  "Ireland (+353)",
  "Italy (+39)",
  "Japan (+81)",
  "Kenya (+254)",
  "Malaysia (+60)",
  "Nepal (+977)",
  "Netherlands (+31)",
  "New Zealand (+64)",
  "Nigeria (+234)",
  "Pakistan (+92)",
  "Philippines (+63)",
  "Poland (+48)",
  "Saudi Arabia (+966)",
  "Singapore (+65)",
  "South Africa (+27)",
  "Spain (+34)",
  "Sri Lanka (+94)",
  "Sweden (+46)",
  "United Arab Emirates (+971)",
  "United Kingdom (+44)",
  "United States (+1)",
  "Vietnam (+84)",
];

/** The choices of a question, those that depend on the account included. */
export function optionsOf(question: Question, profile: AccountProfile): readonly string[] {
  // The own country comes first, and again in the alphabet (portal facts, captured 1.4).
  if (question.kind === "phone_country") return [profile.phone_country, ...COUNTRY_CODES];
  if (question.kind === "email_select") return [profile.email];
  return question.options;
}
