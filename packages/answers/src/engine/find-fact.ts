import type { FormField } from "@sendoff/contract/form";
import type { Bank } from "../bank/bank.ts";
import { derived, found, type Finding, textClaim, yesNo } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import { findAge } from "../finding/age.ts";
import { findCareer } from "../finding/career.ts";
import { findExperience } from "../finding/experience.ts";
import { findPerson } from "../finding/person.ts";
import { findRights, permitOfCitizen } from "../finding/rights.ts";
import { findSchooling } from "../finding/schooling.ts";
import { findTerms } from "../finding/terms.ts";
import { SELF_IDENTIFICATION, type Meaning } from "../question/meaning.ts";
import { fold, isSameText } from "../text/fold.ts";
import { TICK_SKILLS } from "../writing/tick-skills.ts";
import { servingNotice } from "../finding/serving.ts";
import { takesSeveral } from "./value-for.ts";

/** What the profile and the settings hold, and what follows from saved answers on other questions. */
export function findFact(
  field: FormField,
  meaning: Meaning | undefined,
  facts: Facts,
  bank: Bank,
): Finding | undefined {
  if (meaning === undefined) return undefined;
  const said = workModel(meaning, bank) ?? veteran(meaning, field, bank);
  if (said !== undefined) return said;
  if (meaning.topic === "skills_list" && takesSeveral(field)) return TICK_SKILLS;
  if (meaning.topic === "consent") return undefined;
  if (meaning.topic === "marketing") return marketing(field);
  const fact =
    servingNotice(field, meaning, facts, () => ({
      isServing: bank.saidYesNo({ topic: "serving_notice", isNegated: false }),
      lastDay: bank.saidText({ topic: "last_working_day", isNegated: false }),
    })) ??
    findAge(
      meaning,
      bank.saidDay({ topic: "birth_date", isNegated: false }),
      facts.today,
      (subject) => bank.saidYesNo({ topic: "adult", subject, isNegated: false }),
    ) ??
    findRights(
      meaning,
      facts,
      (asked) => bank.saidYesNo(asked),
      (asked) => bank.saidText(asked),
    ) ??
    permitOfCitizen(meaning, facts, field.question) ??
    findExperience(meaning, facts, (topic, subject) => bank.saidYears(topic, subject)) ??
    findPerson(meaning, facts) ??
    findCareer(meaning, facts) ??
    findSchooling(meaning, facts) ??
    findTerms(meaning, facts, (asked) => bank.saidYesNo(asked)) ??
    licence(meaning, bank, field);
  // Who has answered on this in other words has not declined.
  const isKnown =
    hasSaid(meaning.topic, bank) ||
    (meaning.subject === "sex" && facts.profile.personal.gender !== undefined);
  return fact ?? (isKnown ? undefined : declined(meaning, field));
}

/** Who has said that they would rather work in a hybrid way is comfortable with it. */
function workModel({ topic, isNegated }: Meaning, bank: Bank): Finding | undefined {
  const wanted =
    topic === "work_hybrid" ? "hybrid" : topic === "work_remote" ? "remote" : undefined;
  if (wanted === undefined || isNegated) return undefined;
  const saved = bank.preferredWorkModel();
  return saved === wanted
    ? { ...derived(yesNo(true), "You answered how you would rather work"), source: "answer_bank" }
    : undefined;
}

/** The same choice on protected veterans that was made on veterans. */
function veteran({ topic }: Meaning, field: FormField, bank: Bank): Finding | undefined {
  const said =
    topic === "protected_veteran"
      ? bank.saidText({ topic: "veteran", isNegated: false })
      : undefined;
  return said !== undefined && field.options.some((option) => isSameText(option, said))
    ? found(textClaim(said), "answer_bank", "You answered on being a veteran", 0.9)
    : undefined;
}

/** Who has no licence has none of any class; who has one of some class has one. */
function licence(meaning: Meaning, bank: Bank, { question }: FormField): Finding | undefined {
  if (meaning.topic !== "driving_licence" || meaning.isNegated) return undefined;
  const isNone = bank.saidYesNo({ topic: "driving_licence", isNegated: false }) === false;
  const hasOne =
    meaning.subject === undefined && !OF_CLASS_A.test(question) && bank.hasDrivingLicence();
  if (isNone)
    return {
      ...derived(yesNo(false), "You answered on your driving licence"),
      source: "answer_bank",
    };
  return hasOne ? derived(yesNo(true), "You answered on your driving licence") : undefined;
}

/** The one class whose letter is a small word as well. */
const OF_CLASS_A = /\b[Cc]lass[- ]A\b|\bA[- ]class\b|\(A\)|\b[Ll]icen[cs]e A\b/;

/** What was said of veterans is said of protected ones as well. */
const hasSaid = (topic: Meaning["topic"], bank: Bank): boolean =>
  bank.hasSaid(topic) || (topic === "protected_veteran" && bank.hasSaid("veteran"));

/** Optional marketing stays unticked; what must be ticked is the user's to tick. */
function marketing(field: FormField): Finding | undefined {
  const isBox =
    field.kind === "checkbox" || (field.kind === "checkboxes" && field.options.length <= 1);
  return field.required || !isBox
    ? undefined
    : found(yesNo(false), "policy", "Optional marketing stays unticked", 0.95);
}

/** Headings of the questions that are asked for equality's sake only, and are voluntary. */
const OF_EQUALITY =
  /\b(?:equal\w*|diversity|inclusion|voluntary|self identif\w*|self id|eeoc?|monitoring|demographic\w*|freiwillig\w*|gleichstellung|vielfalt|diversite|diversidad|diversidade|diversita|diversiteit)\b/;

function declined(meaning: Meaning, field: FormField): Finding | undefined {
  if (!SELF_IDENTIFICATION.has(meaning.topic)) return undefined;
  // Whether somebody is married is mostly asked for the payroll.
  const around = fold(`${field.section ?? ""} ${field.hint ?? ""} ${field.question}`);
  if (meaning.topic === "marital_status" && !OF_EQUALITY.test(around)) return undefined;
  return found(
    { kind: "decline" },
    "policy",
    "You said nothing on this, and the form lets you not say",
    0.9,
  );
}
