import type { FormField } from "@sendoff/contract/form";
import type { Bank } from "../bank/bank.ts";
import type { Finding } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import { mayWorkWithout, permitNotNeeded } from "../from-profile/no-permit.ts";
import { contractOffered } from "../from-saved/contract-now.ts";
import { namedAmountSaid, namedFactSaid } from "../from-saved/named-facts.ts";
import type { Meaning } from "../question/meaning.ts";
import type { Question } from "../question/question.ts";
import { completedStudy, studyAmongChoices, yearOfExam } from "./completed-study.ts";
import { ofAge } from "./of-age.ts";
import { ownLicence } from "./own-licence.ts";
import { peopleLedInLanguages } from "./people-led-in-languages.ts";
import { comparableYears, roleInField } from "./role-in-field.ts";
import { topBand } from "./top-band.ts";

/** What was answered on a licence, an employer, a way to work, in whatever words; asked before looser readings of saved answers. */
export const everydaySaid = (
  field: FormField,
  question: Question,
  facts: Facts,
): Finding | undefined =>
  ownLicence(field, question, facts) ??
  namedFactSaid(question, facts) ??
  namedAmountSaid(field, question, facts) ??
  contractOffered(question, facts);

/** What the profile knows of permits, age, studies and people led, however the form asks for it. */
export const everydayKnown = (
  field: FormField,
  question: Question,
  facts: Facts,
  bank: Bank,
): Finding | undefined =>
  permitNotNeeded(field, question, facts) ??
  mayWorkWithout(question, facts) ??
  peopleLedInLanguages(question, facts) ??
  ofAge(question, facts, bank) ??
  completedStudy(question, facts) ??
  studyAmongChoices(field, question, facts) ??
  yearOfExam(question, facts);

/** Years in other words: the open band, a role in one of several fields, a position like the one that asks. */
export const everydayYears = (
  field: FormField,
  question: Question,
  meaning: Meaning | undefined,
  facts: Facts,
  bank: Bank,
): Finding | undefined =>
  topBand(field, meaning, facts, bank) ??
  roleInField(question, meaning, facts) ??
  comparableYears(question, meaning, facts);
