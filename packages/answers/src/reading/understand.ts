import type { Meaning } from "../question/meaning.ts";
import type { Question } from "../question/question.ts";
import { isAccounted } from "./accounted.ts";
import { readByWords } from "./by-words.ts";
import { readRelocationByWords } from "./place-by-words.ts";
import { isPointing, THERE } from "./said.ts";
import { readCareer } from "./career.ts";
import { asksChangeReason } from "./change-reason.ts";
import { readConsent } from "./consent.ts";
import { readHasExperience, readYears } from "./experience.ts";
import { readLabel, readPartOfAddress } from "./label.ts";
import { readLicence } from "./licence.ts";
import { readNotice } from "./notice.ts";
import { readPay } from "./pay.ts";
import { readPlace } from "./place.ts";
import { readRights, readRightsWhole } from "./rights.ts";
import { readSchooling } from "./schooling.ts";
import { readSelfId } from "./self-id.ts";
import { readWilling } from "./willing.ts";
import { isHeadingOfOthers, isHindiOfOthers } from "./headings-of-others.ts";
import { wordsOfQuestion } from "../topics/match.ts";

/** People and papers other than the applicant: their names and numbers are not ours. */
const SOMEBODY_ELSE =
  /\b(emergency|references?|referees?|referr?ers?|referred|referral|supervisors?|fathers?|mothers?(?! tongue)|spouses?|husband|wife|parents?|guardian|nominee|household|anyone|anybody|someone|somebody|children|recruiters?|hiring manager|managers name|manager name|reporting manager|friend|relatives?|kin|beneficiary|dependents?|partner s)\b/;
/** Questions that depend on another answer, or want prose. */
const FOLLOW_UP =
  /^(if|falls|wenn|si|agar) |\b(if yes|if no|if so|if not|if you answered|if selected|please (explain|elaborate|describe)|tell us (about|more|why|how)|(?<!how would you |how do you |best |that |which )describes?|explain|why (do|are|did|should|would)|cover letter|in your own words)\b/;

/** Each reader knows one subject; the first that recognises the question wins, the sensitive ones first. */
const READERS: readonly ((question: Question) => Meaning | undefined)[] = [
  readConsent,
  readRightsWhole,
  readRights,
  readSelfId,
  readPay,
  readNotice,
  readPartOfAddress,
  readLabel,
  readLicence,
  readYears,
  readHasExperience,
  readSchooling,
  readPlace,
  readCareer,
  readRelocationByWords,
  readWilling,
  readByWords,
];

/** These account for every word themselves. */
const BY_ALL_WORDS: ReadonlySet<unknown> = new Set([
  readRightsWhole,
  readLabel,
  readRelocationByWords,
  readByWords,
]);

/**
 * What a question asks for, or undefined when it is not understood. A question about somebody else, a follow-up to
 * another question, or one that wants prose is never understood: only the user's own earlier words answer it.
 */
export function understand(question: Question): Meaning | undefined {
  const { text } = question;
  if (text === "" || isAboutSomebodyElse(question)) return undefined;
  if (asksChangeReason(question)) return { topic: "change_reason", isNegated: false };
  if (FOLLOW_UP.test(text)) return undefined;
  if (question.isSeveral) return readSeveral(question);
  for (const read of READERS) {
    const meaning = read(question);
    if (meaning !== undefined && !BY_ALL_WORDS.has(read) && !isAccounted(meaning, question))
      return undefined;
    // "Right to work share code" asks for a number.
    if (RIGHTS.has(meaning?.topic ?? "") && !question.isYesNo && hasUnknown(question))
      return undefined;
    // "Visa No." asks for a number, too.
    if (RIGHTS.has(meaning?.topic ?? "") && VISA_NUMBER.test(question.raw)) return undefined;
    // "Graduation %" asks for the grade, not for the date.
    if (meaning?.topic === "study_end" && question.raw.includes("%")) return undefined;
    // "In how much time could you start?" asks for a length.
    if (meaning?.topic === "start_date" && isLength(question))
      return { ...meaning, topic: "notice" };
    // "The post has night shifts. Are you available?" asks for no date.
    if (meaning?.topic === "start_date" && (isPointing(question) || isThere(question.text)))
      return undefined;
    if (meaning !== undefined && isPayWithMore(meaning, question)) return undefined;
    if (meaning !== undefined)
      return standsAlone(meaning, question) || isPointing(question) ? meaning : undefined;
  }
  return undefined;
}

const isLength = (question: Question): boolean =>
  question.kind === "text" &&
  question.options === 0 &&
  /^(?:in how (?:much time|many (?:days|weeks))|en cuanto tiempo|en cuantos dias|dans combien de temps|sous combien de temps|in quanto tempo|em quanto tempo|em quantos dias)\b/.test(
    question.text,
  );

/** "When did you begin working there?" is about a job that was named before. */
const isThere = (text: string): boolean => THERE.test(text);

/** Whether a question, or the heading above it, is about another person or that person's papers. */
export function isAboutSomebodyElse({ text, section }: Question): boolean {
  if (/\b(friend|relative|spouse)\b/.test(text) && !/\bnon\b/.test(text)) return true;
  if (isHeadingOfOthers(section) || isHindiOfOthers(text)) return true;
  const isJob = /\b(experience|employment|employer|job|position)\b/.test(section);
  if (!isJob && (SOMEBODY_ELSE.test(section) || /\b(spouse|family|dependants?)\b/.test(section)))
    return true;
  return SOMEBODY_ELSE.test(text) && !/\b(reference check|experience)\b/.test(text);
}

/** Of several questions in one only the kind is known: enough to ask for consent, or to choose "prefer not to say". */
function readSeveral(question: Question): Meaning | undefined {
  const meaning = readConsent(question) ?? readSelfId(question);
  return meaning === undefined ? undefined : { ...meaning, subject: "several questions" };
}

const RIGHTS: ReadonlySet<string> = new Set([
  "authorised",
  "authorised_any_employer",
  "sponsorship",
  "permit_needed",
  "citizen",
]);

const VISA_NUMBER = /(?:visa|permit|sponsorship) (?:no\b\.?|number)(?:\s*[:*]|\s*$)/i;

const hasUnknown = (question: Question): boolean =>
  question.options === 0 &&
  wordsOfQuestion(question).terms.some(({ means }) => means === undefined);

const PAY_TOPICS: ReadonlySet<string> = new Set([
  "current_pay",
  "expected_pay",
  "expected_pay_range",
]);
/** Names of pay, of its unit and of the kind of contract, which are no words of a lexicon. */
const PAY_WORD =
  /^(?:\d.*|[ce]?ctc|lpa|lacs?|lakhs?|cr|crores?|p|a|m|pm|pa|k|rs|r|fixed|variable|cost|company|clt|tfr|target|offer|total|cash|ote|overall|thousand|rupees|dollars|pounds|figure|amount|range|approximate|approx|prior|tax|before|deductions|all|incl\w*|x|job|role|position|this|per|budget|pagas|comma|decimals?|use|slab|kitn[aie]|aapk[aie]|wynagrodzenie|miesieczne|roczne|oczekiwane|oczekiwania|finansowe|brutto|brut[oa]s?|fixe|numbers?|numeric|numerals?|values?|times|paid|whole|round|do|only|eur|currency|hai|slabs?|kitne|aap)$/;

/** "Current point on the pay scale" asks for something about pay that is no amount. */
function isPayWithMore({ topic }: Meaning, question: Question): boolean {
  return (
    PAY_TOPICS.has(topic) &&
    wordsOfQuestion(question).terms.some(
      ({ means, text }) => means === undefined && !PAY_WORD.test(text),
    )
  );
}

/** "Our product is built on Kafka. How many years of experience do you have?" is not about experience in all. */
function standsAlone({ topic, subject }: Meaning, { around }: Question): boolean {
  if (around === "") return true;
  return topic !== "total_years" && (topic !== "relocate" || subject !== undefined);
}
