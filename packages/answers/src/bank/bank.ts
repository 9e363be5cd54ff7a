import type { FormField } from "@sendoff/contract/form";
import type { Finding } from "../facts/claim.ts";
import type { Facts, SavedAnswer } from "../facts/facts.ts";
import { meaningKey, type Meaning, type Topic } from "../question/meaning.ts";
import { isDecline } from "../question/option-words.ts";
import { readQuestion, type Question } from "../question/question.ts";
import { payUnitOf } from "../reading/pay.ts";
import { wordsOfQuestion } from "../topics/match.ts";
import { bagsOf } from "../reading/bag.ts";
import { hasDrivingLicence, preferredWorkModel, saidToMoving } from "./bank-said.ts";
import { homeCountry, livingPlace } from "../finding/living-place.ts";
import { savedByEvidence } from "./saved-by-evidence.ts";
import { savedLoosely } from "./saved-loosely.ts";
import { savedByWeight } from "./saved-by-weight.ts";
import { understand } from "../reading/understand.ts";
import { countryByCodeOrName, currencyOf } from "../world/countries.ts";
import { placeFrom } from "../world/places.ts";
import { type Saved, asFinding, yesNoOf, claimOfText, dateClaim, yearsOf } from "./bank-entry.ts";
import { meansSameHere, sameWords, sameBag, hoursOfWork, upTo } from "./bank-words.ts";

/** The answer bank of one user, read once per form. */
export interface Bank {
  /** The saved answer that serves this question, as a finding. */
  find(question: Question, meaning: Meaning | undefined): Finding | undefined;
  /** The saved answer to the same question in looser words, looked for where nothing else is found. */
  findLoosely(question: Question, meaning: Meaning | undefined): Finding | undefined;
  /** The saved answer all of whose telling words the question has, looked for last of all. */
  findByEvidence(
    field: FormField,
    question: Question,
    meaning: Meaning | undefined,
  ): Finding | undefined;
  /** The saved answer that most likely serves the question, by what was learned of wordings; looked for after all else. */
  findByWeight(question: Question, meaning: Meaning | undefined): Finding | undefined;
  /** A yes or no that was answered to exactly this meaning. */
  saidYesNo(meaning: Meaning): boolean | undefined;
  /** The yes or no to moving for a job, whichever asked. */
  saidToMoving(): boolean | undefined;
  /** Whether a driving licence of some class or country is held; false says nothing. */
  hasDrivingLicence(): boolean;
  /** "hybrid" or "remote", where that was answered to how one would rather work. */
  preferredWorkModel(): string | undefined;
  /** The saved question that was answered Yes and asks for just what these words name. */
  agreedTo(words: string): string | undefined;
  /** Whether anything was answered on a topic, refusals aside. */
  hasSaid(topic: Topic): boolean;
  /** A text that was answered to exactly this meaning. */
  saidText(meaning: Meaning): string | undefined;
  /** A day that was answered to exactly this meaning, in ISO form. */
  saidDay(meaning: Meaning): string | undefined;
  /** A number of years that was answered for this subject. */
  saidYears(topic: "total_years" | "skill_years", subject: string | undefined): number | undefined;
}

/** Reads the answer bank. Later entries win over earlier ones on the same question. */
export function openBank(facts: Facts): Bank {
  const entries = savedOf(facts);
  const ofMeaning = (meaning: Meaning, question?: Question): Saved | undefined => {
    const key = meaningKey(meaning);
    return entries.find(
      (entry) =>
        entry.meaning !== undefined &&
        meaningKey(entry.meaning) === key &&
        isShareable(entry.meaning) &&
        (question === undefined || isInCurrencyOf(question, entry, facts)),
    );
  };
  return {
    find: (question, meaning) => {
      const exact = entries.find(
        (entry) =>
          entry.question.key === question.key &&
          entry.question.section === (entry.question.section === "" ? "" : question.section) &&
          meansSameHere(entry, question, meaning, facts),
      );
      if (exact !== undefined) return asFinding(exact, 0.98, "You answered this question before");
      if (meaning?.topic === "consent" || meaning?.topic === "marketing") return undefined;
      const same =
        (meaning === undefined ? sameWords(entries, question) : ofMeaning(meaning, question)) ??
        sameBag(entries, question, meaning, facts);
      if (same === undefined) return hoursOfWork(entries, question) ?? upTo(entries, question);
      return asFinding(same, 0.9, `You answered "${same.saved.question.slice(0, 120)}"`);
    },
    findLoosely: (question, meaning) => savedLoosely(entries, question, meaning, facts),
    findByEvidence: (field, question, meaning) =>
      savedByEvidence(entries, field, question, meaning, facts),
    findByWeight: (question, meaning) => savedByWeight(entries, question, meaning, facts),
    saidYesNo: (meaning) => yesNoOf(ofMeaning(meaning)?.saved.answer),
    saidToMoving: () => saidToMoving(entries, homeCountry(facts), livingPlace(facts).city),
    hasDrivingLicence: () => hasDrivingLicence(entries),
    preferredWorkModel: () => preferredWorkModel(entries),
    agreedTo: (words) => {
      const asked = bagsOf(readQuestion({ question: words })).map(({ words: own }) =>
        [...own].toSorted().join(" "),
      );
      return entries.find(
        (entry) =>
          yesNoOf(entry.saved.answer) === true &&
          bagsOf(entry.question).some(
            ({ words: own, isNegated: not, isWillingness }) =>
              !not && !isWillingness && asked.includes([...own].toSorted().join(" ")),
          ),
      )?.saved.question;
    },
    hasSaid: (topic) =>
      entries.some(
        ({ meaning, saved, question }) =>
          (meaning?.topic === topic
            ? topic !== "gender" && !/scheme|confident|apply/.test(meaning.subject ?? "")
            : meaning === undefined &&
              wordsOfQuestion(question).terms.some(({ means }) => means === topic)) &&
          !(typeof saved.answer === "string" && isDecline(saved.answer)),
      ),
    saidText: (meaning) => {
      const answer = ofMeaning(meaning)?.saved.answer;
      return typeof answer === "string" ? answer : undefined;
    },
    saidDay: (meaning) => {
      const entry = ofMeaning(meaning);
      return entry === undefined ? undefined : dateClaim(entry.saved, entry.question)?.date;
    },
    saidYears: (topic, subject) => {
      const entry = ofMeaning({
        topic,
        isNegated: false,
        ...(subject === undefined ? {} : { subject }),
      });
      if (entry === undefined || typeof entry.saved.answer !== "string") return undefined;
      return yearsOf(entry.saved.answer, entry.question);
    },
  };
}

/** The saved answers with their questions understood, the latest first. */
export const savedOf = (facts: Facts): Saved[] =>
  facts.answers
    .filter(({ answer }) => typeof answer === "boolean" || answer.length > 0)
    .map((saved) => ({ saved, ...readSaved(saved) }))
    .toReversed();

/** The same saved questions are read for every field; the bound keeps a long-lived worker small. */
const READ = new Map<string, Omit<Saved, "saved">>();
const READ_MAX = 2000;

function readSaved(saved: SavedAnswer): Omit<Saved, "saved"> {
  const key = JSON.stringify([saved.question, saved.kind, saved.options, saved.country]);
  const known = READ.get(key);
  if (known !== undefined) return known;
  const question = readQuestion(saved);
  const { withoutBrackets: bare } = question;
  const meaning = understand(question) ?? (bare === undefined ? undefined : understand(bare));
  const read = { question, meaning: withCountry(meaning, saved.country) };
  if (READ.size >= READ_MAX) READ.clear();
  READ.set(key, read);
  return read;
}

function withCountry(meaning: Meaning | undefined, name: string | undefined): Meaning | undefined {
  const code = countryByCodeOrName(name);
  if (meaning?.isJobCountry !== true || code === undefined) return meaning;
  return { ...meaning, country: code };
}

/** Meanings that depend on the job they were asked for ("@job", the unnamed country) are told by their words only. */
function isShareable(meaning: Meaning): boolean {
  return (
    !(meaning.isJobCountry === true && meaning.country === undefined) &&
    meaning.subject?.startsWith("@") !== true
  );
}

/** What was said of pay in one currency says nothing of another: then the profile may know. */
function isInCurrencyOf(
  question: Question,
  { saved, meaning, question: said }: Saved,
  facts: Facts,
) {
  if (typeof saved.answer !== "string" || meaning === undefined) return true;
  const claim = claimOfText(saved.answer, meaning.topic, said);
  const isPay = meaning.topic === "current_pay" || meaning.topic === "expected_pay";
  if (claim?.kind !== "money" && !isPay) return true;
  if (claim?.kind !== "money") {
    // An amount without a currency is in that of the country it was said for.
    const own = countryByCodeOrName(saved.country);
    const { currency: named, ...unit } = payUnitOf(question);
    const { currency: _own, ...savedUnit } = payUnitOf(said);
    // And it is for the month or the year that it was said for.
    if (JSON.stringify(unit) !== JSON.stringify(savedUnit)) return false;
    return named === undefined || (own !== undefined && currencyOf(own) === named);
  }
  // A month's pay times twelve is no year's where the settings have the year's: some countries pay fourteen.
  const { user } = facts;
  const [perYear, code] =
    meaning.topic === "current_pay"
      ? [user.currentCtc, user.currentCtcCurrency]
      : [user.expectedCtc, user.expectedCtcCurrency];
  const isInSettings = (perYear ?? 0) > 0 && (code ?? "INR") === claim.currency;
  if (isInSettings && payUnitOf(question).perYear !== payUnitOf(said).perYear) return false;
  const country = placeFrom(facts.job.location).country;
  const asked =
    payUnitOf(question).currency ?? (country === undefined ? undefined : currencyOf(country));
  return asked === undefined || asked === "several" || asked === claim.currency;
}
