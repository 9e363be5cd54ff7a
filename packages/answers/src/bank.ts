import type { Claim, Finding } from "./claim.ts";
import { derived, found, textClaim, yesNo } from "./claim.ts";
import type { Facts, SavedAnswer } from "./facts.ts";
import { noticeDays } from "./finding/terms.ts";
import { genderClaim, homeCountry, livingPlace } from "./finding/person.ts";
import { meaningKey, type Meaning, type Topic } from "./meaning.ts";
import { readQuestion, type Question } from "./question.ts";
import { askedTerms, isPointing } from "./reading/by-words.ts";
import { wordingOf } from "./languages/lexicon.ts";
import { amountsIn, payUnitOf } from "./reading/pay.ts";
import { bagsOf, type Bag } from "./bag.ts";
import { isNegated } from "./reading/polarity.ts";
import { asksAboutCompany, asksAboutPlace } from "./scope.ts";
import { fold } from "./text/fold.ts";
import { understand } from "./understand.ts";
import { countryByName, countryByPeople, currencyOf } from "./world/countries.ts";
import { currenciesIn } from "./world/currencies.ts";
import { fluenciesIn } from "./world/fluency.ts";
import { placeFrom } from "./world/places.ts";
import { addsNothing, isDecline, yesNoWords } from "./writing/option-words.ts";

/** A saved answer with its question understood. */
interface Saved {
  saved: SavedAnswer;
  question: Question;
  meaning: Meaning | undefined;
}

/** The answer bank of one user, read once per form. */
export interface Bank {
  /** The saved answer that serves this question, as a finding. */
  find(question: Question, meaning: Meaning | undefined): Finding | undefined;
  /** A yes or no that was answered to exactly this meaning. */
  saidYesNo(meaning: Meaning): boolean | undefined;
  /** The saved question that was answered Yes and asks for just what these words name. */
  agreedTo(words: string): string | undefined;
  /** A text that was answered to exactly this meaning. */
  saidText(meaning: Meaning): string | undefined;
  /** A number of years that was answered for this subject. */
  saidYears(topic: "total_years" | "skill_years", subject: string | undefined): number | undefined;
}

/** Reads the answer bank. Later entries win over earlier ones on the same question. */
export function openBank(facts: Facts): Bank {
  const entries: Saved[] = facts.answers
    .filter(({ answer }) => typeof answer === "boolean" || answer.length > 0)
    .map((saved) => {
      const question = readQuestion(saved);
      return { saved, question, meaning: withCountry(understand(question), saved.country) };
    })
    .toReversed();
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
    saidYesNo: (meaning) => yesNoOf(ofMeaning(meaning)?.saved.answer),
    agreedTo: (words) => {
      const asked = bagsOf(readQuestion({ question: words })).map(({ words: own }) =>
        [...own].toSorted().join(" "),
      );
      return entries.find(
        (entry) =>
          yesNoOf(entry.saved.answer) === true &&
          bagsOf(entry.question).some(
            ({ words: own, isNegated: not }) =>
              !not && asked.includes([...own].toSorted().join(" ")),
          ),
      )?.saved.question;
    },
    saidText: (meaning) => {
      const answer = ofMeaning(meaning)?.saved.answer;
      return typeof answer === "string" ? answer : undefined;
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

function withCountry(meaning: Meaning | undefined, name: string | undefined): Meaning | undefined {
  const code = countryByName(name);
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

/** Whether the same words mean the same at this job: "this country", "this location" and "us" change with it. */
function meansSameHere(
  entry: Saved,
  question: Question,
  meaning: Meaning | undefined,
  facts: Facts,
): boolean {
  if (meaning?.isJobCountry === true) {
    if (entry.meaning?.country !== undefined) return entry.meaning.country === meaning.country;
    const home = homeCountry(facts) ?? countryByPeople(facts.profile.personal.citizenship);
    return meaning.country === undefined || meaning.country === home;
  }
  if (asksAboutPlace(question, meaning)) {
    const asked = placeFrom(facts.job.location).city;
    if (entry.saved.location !== undefined && entry.saved.location !== "")
      return asked !== undefined && placeFrom(entry.saved.location).city === asked;
    const known = [
      livingPlace(facts).city,
      ...(facts.jobPreferences?.locations ?? []).map((name) => placeFrom(name).city),
    ];
    return asked === undefined || known.includes(asked);
  }
  return !asksAboutCompany(question, meaning) || isSameCompany(entry.saved, facts);
}

/** What was said of pay in one currency says nothing of another: then the profile may know. */
function isInCurrencyOf(
  question: Question,
  { saved, meaning, question: said }: Saved,
  facts: Facts,
) {
  if (typeof saved.answer !== "string" || meaning === undefined) return true;
  const claim = claimOfText(saved.answer, meaning.topic, said);
  if (claim?.kind !== "money") return true;
  const country = placeFrom(facts.job.location).country;
  const asked =
    payUnitOf(question).currency ?? (country === undefined ? undefined : currencyOf(country));
  return asked === undefined || asked === "several" || asked === claim.currency;
}

/** What was said of one employer says nothing of another. */
function isSameCompany({ company }: SavedAnswer, facts: Facts): boolean {
  return company !== undefined && company !== "" && fold(company) === fold(facts.job.company);
}

const FILLER = new Set(
  "a an the is are do does you your yours please of to we us our in on at by that this with for and any be it have what whats".split(
    " ",
  ),
);
const ONE_WORD: readonly (readonly [RegExp, string])[] = [
  [/^(license|licence|licences|licenses)$/, "licence"],
  [/^(organisation|organization|employer)$/, "company"],
  [/^(mobile|cell|telephone)$/, "phone"],
  [/^(job|position)$/, "role"],
  [/^(url|link)$/, "link"],
];

/** Questions nobody reads are the same when their words are, small ones aside; order does not matter. */
function wordsKey(question: Question): string {
  return question.key
    .split(" ")
    .filter((word) => !FILLER.has(word))
    .map((word) => ONE_WORD.find(([pattern]) => pattern.test(word))?.[1] ?? word)
    .toSorted()
    .join(" ");
}

function sameWords(entries: readonly Saved[], question: Question): Saved | undefined {
  const key = wordsKey(question);
  if (key.split(" ").length < 2) return undefined;
  const same = entries.find(
    (entry) => entry.meaning === undefined && wordsKey(entry.question) === key,
  );
  if (same === undefined || /\b(us|our|here|this company)\b/.test(question.text)) return undefined;
  return same;
}

/** Readers that understand a number or a place better than a set of words does. */
const BY_MEANING_ONLY: ReadonlySet<Topic> = new Set<Topic>([
  "authorised",
  "authorised_any_employer",
  "sponsorship",
  "permit_needed",
  "citizen",
  "work_permit",
  "relocate",
  "commute",
  "lives_in",
  "criminal",
  "clearance",
  "current_pay",
  "expected_pay",
  "skill_years",
  "total_years",
]);

/** The saved answer to a question of the same words, whatever their language, order and form. */
function sameBag(
  entries: readonly Saved[],
  question: Question,
  meaning: Meaning | undefined,
  facts: Facts,
): Saved | undefined {
  if (meaning !== undefined && BY_MEANING_ONLY.has(meaning.topic)) return undefined;
  if (asksAboutPlace(question, meaning) || asksAboutCompany(question, meaning)) return undefined;
  const asked = bagsOf(question).map(({ key }) => key);
  if (asked.length === 0 || mentionsOtherHours(question)) return undefined;
  return entries.find(
    (entry) =>
      bagsOf(entry.question).some(({ key }) => asked.includes(key)) &&
      (entry.meaning === undefined || !BY_MEANING_ONLY.has(entry.meaning.topic)) &&
      meansSameHere(entry, question, meaning, facts),
  );
}

/** Kinds of working time that a Yes to several of them at once is a Yes to each of. */
const HOURS = new Set([
  "rotating",
  "night",
  "weekend",
  "holiday",
  "overtime",
  "early",
  "late",
  "on call",
  "shift",
]);

/** "Shifts, weekends and public holidays?" out of what was said on each: Yes when each has its Yes, No when one has its No. */
function hoursOfWork(entries: readonly Saved[], question: Question): Finding | undefined {
  const [asked] = bagsOf(question).filter(isHours);
  if (mentionsOtherHours(question) || asked === undefined || asked.isNegated) return undefined;
  const said = entries.flatMap((entry) => {
    const [bag] = bagsOf(entry.question).filter(isHours);
    const isYes = yesNoOf(entry.saved.answer);
    return bag === undefined || isYes === undefined || bag.isNegated ? [] : [{ bag, isYes, entry }];
  });
  const agreed = new Set(said.filter(({ isYes }) => isYes).flatMap(({ bag }) => [...bag.words]));
  const refused = said.find(
    ({ bag, isYes }) => !isYes && [...bag.words].every((word) => asked.words.has(word)),
  );
  const why = "You answered this, kind by kind";
  if (refused !== undefined) return { ...derived(yesNo(false), why), source: "answer_bank" };
  return [...asked.words].every(
    (word) => agreed.has(word) || (word === "shift" && agreed.has("rotating")),
  )
    ? { ...derived(yesNo(true), why), source: "answer_bank" }
    : undefined;
}

/** "We need people on rotating nights. Are you willing to work weekends?" asks for more than weekends. */
function mentionsOtherHours(question: Question): boolean {
  if (question.around === "" || isPointing(question)) return false;
  const asked = new Set(askedTerms(question).map(({ means }) => means));
  return wordingOf(question.around).terms.some(
    ({ means }) =>
      means !== undefined && means !== "shift" && HOURS.has(means) && !asked.has(means),
  );
}

/** Who can lift 25 kg can lift 20; who refuses a tenth of the time refuses a fifth. */
function upTo(entries: readonly Saved[], question: Question): Finding | undefined {
  const asked = bagsOf(question)
    .map(amountIn)
    .find((found) => found !== undefined);
  if (asked === undefined) return undefined;
  for (const entry of entries) {
    const said = bagsOf(entry.question)
      .map(amountIn)
      .find((found) => found !== undefined);
    const isYes = yesNoOf(entry.saved.answer);
    if (said === undefined || isYes === undefined || said.rest !== asked.rest) continue;
    if (isYes ? asked.amount <= said.amount : asked.amount >= said.amount)
      return {
        ...derived(yesNo(isYes), `You answered "${entry.saved.question.slice(0, 120)}"`),
        source: "answer_bank",
      };
  }
  return undefined;
}

/** One number with its unit, as an upper limit of what one would do or can do. */
function amountIn({
  words,
  isNegated,
  isWillingness,
}: Bag): { amount: number; rest: string } | undefined {
  const numbers = [...words].filter((word) => /^\d+%?$/.test(word));
  const [only, second] = numbers;
  const hasUnit =
    only?.endsWith("%") === true ||
    [...words].some((word) => /^(?:kg|kgs|lb|lbs|kilo|pound|%|mile|km)$/.test(word));
  if (only === undefined || second !== undefined || isNegated || !isWillingness || !hasUnit)
    return undefined;
  const rest = [...words]
    .filter((word) => word !== only && word !== "up to")
    .toSorted()
    .join(" ");
  return { amount: Number.parseInt(only, 10), rest };
}

const isHours = ({ words, isWillingness }: Bag): boolean =>
  isWillingness && [...words].every((word) => HOURS.has(word));

function asFinding({ saved, meaning, question }: Saved, confidence: number, why: string): Finding {
  const claim = claimOf(saved, meaning?.topic, question);
  return {
    ...(confidence > 0.95
      ? found(claim, "answer_bank", why, confidence)
      : derived(claim, why, confidence)),
    source: "answer_bank",
    savedQuestion: saved.question,
  };
}

/** A yes or no out of an answer's first word; undefined for anything else. */
function yesNoOf(answer: SavedAnswer["answer"] | undefined): boolean | undefined {
  if (typeof answer === "boolean") return answer;
  const text = Array.isArray(answer) && answer.length === 1 ? answer[0] : answer;
  if (typeof text !== "string") return undefined;
  const words = yesNoWords(text);
  return words.isStatement ? undefined : words.isYes;
}

/** A saved value in the form its topic has, so that it can be written in another unit or chosen from other options. */
function claimOf(saved: SavedAnswer, topic: Topic | undefined, question: Question): Claim {
  const { answer } = saved;
  if (Array.isArray(answer))
    return {
      kind: "choices",
      names: answer,
      of: topic === "skills_list" ? "skill" : topic === "languages_list" ? "language" : "text",
    };
  if (typeof answer === "boolean") return yesNo(answer);
  if (isDecline(answer)) return { kind: "decline" };
  const plain = yesNoWords(answer);
  if (!plain.isStatement && addsNothing(plain.rest, question.raw))
    return { kind: "yesNo", isYes: plain.isYes, text: answer };
  const stated = statedClaim(answer, plain, question);
  return stated ?? claimOfText(answer, topic, question) ?? textClaim(answer);
}

/** "I am not a protected veteran" to "Are you a protected veteran?" is a No in its own words. */
function statedClaim(
  answer: string,
  { isStatement, isYes, rest }: ReturnType<typeof yesNoWords>,
  question: Question,
): Claim | undefined {
  const isAsked = /^(are|do|does|did|have|has|will|would|can|is) /.test(question.text);
  if (!isAsked || !isStatement || !/^i (am|do|have|will|can|would)\b/.test(rest)) return undefined;
  if (isNegated(question.text) || !addsNothing(rest, question.raw)) return undefined;
  return { kind: "yesNo", isYes, text: answer };
}

function claimOfText(
  answer: string,
  topic: Topic | undefined,
  question: Question,
): Claim | undefined {
  if (topic === "total_years" || topic === "skill_years" || topic === "current_job_years") {
    const exact = yearsOf(answer, question);
    return exact === undefined
      ? undefined
      : { kind: "years", floor: Math.floor(exact + 1e-6), exact };
  }
  if (topic === "current_pay" || topic === "expected_pay") return moneyOf(answer, question);
  if (topic === "notice") {
    const days = noticeDays(
      /^\d+$/.test(answer.trim()) ? `${answer} ${unitIn(question.text)}` : answer,
    );
    return days === undefined ? undefined : { kind: "days", days, text: answer };
  }
  if (topic === "language_level") {
    const [level, second] = fluenciesIn(answer);
    return level === undefined || second !== undefined
      ? undefined
      : { kind: "fluency", level, text: answer };
  }
  if (topic === "gender") return genderClaim(answer);
  if (topic === "pronouns") return pronounClaim(answer);
  if (topic === "highest_degree") return { kind: "degree", name: answer };
  if (topic === "birth_date" || topic === "start_date" || topic === "last_working_day")
    return dateClaim(answer);
  if (topic === "country" || topic === "nationality") {
    const code = countryByPeople(answer);
    return code === undefined
      ? undefined
      : { kind: "country", code, text: answer, isNationality: topic === "nationality" };
  }
  return undefined;
}

/** "2027-03-01", or "01.03.2027" as continental Europe writes it; slashes may be read in two ways. */
function dateClaim(answer: string): Claim | undefined {
  if (/^\d{4}-\d{2}-\d{2}$/.test(answer)) return { kind: "date", date: answer };
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(answer.trim());
  if (dotted === null) return undefined;
  const [, day = "", month = "", year = ""] = dotted;
  return { kind: "date", date: `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` };
}

/** Years in an answer of a plain number, with or without its unit; "36" to a question for months is 3. */
function yearsOf(answer: string, question: Question): number | undefined {
  const match = /^(\d{1,3}(?:\.\d{1,2})?)\s*(years?|yrs?|months?)?$/i.exec(answer.trim());
  if (match?.[1] === undefined) return undefined;
  const asksMonths = /\bmonths?\b/.test(question.text) && !/\byears?\b/.test(question.text);
  const isMonths = match[2] === undefined ? asksMonths : /^m/i.test(match[2]);
  return Number(match[1]) / (isMonths ? 12 : 1);
}

/** "She/her" and "She / Her / Hers" are the same pronouns. */
function pronounClaim(answer: string): Claim {
  const sets = ["she her hers", "he him his", "they them theirs"];
  const said = fold(answer);
  const set = sets.find((words) => words === said || words.startsWith(`${said} `));
  return set === undefined
    ? textClaim(answer)
    : textClaim(answer, [set, set.split(" ").slice(0, 2).join(" ")]);
}

const unitIn = (text: string): string => /\b(days|weeks|months)\b/.exec(text)?.[1] ?? "";

/** "18 LPA", or "18" to a question in lakhs; without a currency anywhere the amount stays text. */
function moneyOf(answer: string, question: Question): Claim | undefined {
  const unit = payUnitOf(question);
  const own = payUnitOf({ raw: answer, note: "" });
  const amounts = amountsIn(answer, {
    perYear: own.perYear !== 1 ? own.perYear : unit.perYear,
    size: unit.size,
  });
  const [currency] = [
    ...currenciesIn(answer),
    ...(unit.currency === undefined ? [] : [unit.currency]),
  ];
  const [amount] = amounts;
  if (
    amount === undefined ||
    amounts.length !== 1 ||
    currency === undefined ||
    currency === "several"
  )
    return undefined;
  return { kind: "money", perYear: amount, currency };
}
