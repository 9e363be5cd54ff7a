import type { Answer, FieldValue, FormField } from "@sendoff/contract";
import { openBank, type Bank } from "./bank.ts";
import { CONFIDENCE_FLOOR, derived, found, type Claim, type Finding, yesNo } from "./claim.ts";
import type { Facts } from "./facts.ts";
import { findAge } from "./finding/age.ts";
import { certificateWith, findCareer } from "./finding/career.ts";
import { findExperience } from "./finding/experience.ts";
import { findPerson } from "./finding/person.ts";
import { findRights } from "./finding/rights.ts";
import { findSchooling } from "./finding/schooling.ts";
import { findTerms, payDoubt } from "./finding/terms.ts";
import { SELF_IDENTIFICATION, SENSITIVE, type Meaning, type Topic } from "./meaning.ts";
import { readQuestion, type Question } from "./question.ts";
import { readSelfId } from "./reading/self-id.ts";
import { partsOfQuestion, together } from "./composition.ts";
import { statedIn } from "./statements.ts";
import { asWritten } from "./text/as-written.ts";
import { fold, hasPhrase } from "./text/fold.ts";
import { latestFirst } from "./timeline.ts";
import { TICK_SKILLS, tickSkills } from "./tick-skills.ts";
import { isAboutSomebodyElse, understand } from "./understand.ts";
import { isUnknown, unknown, type Unknown } from "./unknown.ts";
import { currencyOf } from "./world/countries.ts";
import { placeFrom } from "./world/places.ts";
import { optionsMeaning } from "./writing/choose.ts";
import { isDecline, isPlaceholder } from "./writing/option-words.ts";
import { citizenStatements } from "./writing/citizen-statements.ts";
import { writeClaim } from "./writing/write.ts";

/**
 * Answers one field of a form from the facts, or says that they do not hold the answer (DECISIONS D8, D13). A value is
 * an option's text exactly as the page has it where the field has options, several of them where it takes several, true
 * or false for a lone box, else text in the unit and format the field asks for. `page` is the other fields of the same
 * step: a phone number goes without its dial code when the page asks for that beside it. Pure: the same arguments give
 * the same answer. A typeahead without options gets what to type; call again with the suggestions as options.
 */
export function answerField(
  field: FormField,
  facts: Facts,
  page: readonly FormField[] = [],
): Answer | Unknown {
  return answerWith(field, facts, openBank(facts), page);
}

/** Answers all fields of one step of a form, in order; the answer bank is read once. */
export function answerForm(fields: readonly FormField[], facts: Facts): (Answer | Unknown)[] {
  const bank = openBank(facts);
  return fields.map((field) => answerWith(field, facts, bank, fields));
}

function answerWith(
  field: FormField,
  facts: Facts,
  bank: Bank,
  page: readonly FormField[],
  depth = 0,
): Answer | Unknown {
  const question = readQuestion(field);
  const read = inChoices(understand(question), field, question);
  const meaning = worded(ofEmployer(placed(read, facts), question, facts), question);
  if (field.kind === "file") return answerFile(question, meaning, facts);
  const asked = depth > 0 ? [] : partsOfQuestion(question);
  const finding =
    findAnswer(field, question, meaning, facts, bank) ??
    together(asked, (part) => answerWith(part, facts, bank, [], depth + 1)) ??
    (depth > 0
      ? undefined
      : statedIn(field, facts, (part) => answerWith(part, facts, bank, [], 1)));
  if (finding === TICK_SKILLS) {
    const ticked = tickSkills(
      field,
      (each) => answerWith(each, facts, bank, [], 1),
      (option) =>
        certificateWith(option, facts.profile)?.title ??
        bank.agreedTo(option) ??
        titleOf(option, facts),
    );
    return isUnknown(ticked) ? ticked : keepPrefilled(ticked, field);
  }
  if (finding === undefined) return unknown(whyUnknown(meaning, facts));
  if (finding.confidence < CONFIDENCE_FLOOR) return unknown("The facts are not sure enough");
  const value = valueFor(finding, field, question, meaning, { facts, bank, page });
  if (isUnknownValue(value)) {
    const stated =
      depth > 0
        ? undefined
        : statedIn(field, facts, (part) => answerWith(part, facts, bank, [], 1));
    const other =
      stated === undefined
        ? value
        : valueFor(stated, field, question, meaning, { facts, bank, page });
    return stated === undefined || isUnknownValue(other)
      ? value
      : keepPrefilled(
          { value: other, source: stated.source, confidence: stated.confidence, why: stated.why },
          field,
        );
  }
  return keepPrefilled(
    { value, source: finding.source, confidence: finding.confidence, why: finding.why },
    field,
  );
}

/** "Veteran status" over choices that speak of protected veterans asks for just that; choices may say alone what is asked. */
function inChoices(
  meaning: Meaning | undefined,
  { options }: FormField,
  question: Question,
): Meaning | undefined {
  const isProtected =
    meaning?.topic === "veteran" && options.some((option) => /protected veteran/i.test(option));
  if (isProtected) return { ...meaning, topic: "protected_veteran" };
  if (meaning !== undefined || options.length < 2 || !options.some(isDecline)) return meaning;
  const said = options.filter((option) => !isDecline(option) && !isPlaceholder(option));
  const [first, ...more] = said.map(
    (option) => readSelfId({ ...question, text: fold(option) })?.topic,
  );
  const isAll = first !== undefined && more.length > 0 && more.every((topic) => topic === first);
  const beside = readSelfId({ ...question, text: question.key })?.topic;
  const topic = isAll ? first : question.around === "" ? undefined : beside;
  return topic === undefined || !SELF_IDENTIFICATION.has(topic)
    ? undefined
    : { topic, subject: "by choices", isNegated: false };
}

/** The meaning with its subject in the page's own spelling. */
function worded(meaning: Meaning | undefined, { raw }: Question): Meaning | undefined {
  if (meaning?.subject === undefined) return meaning;
  const named = asWritten(raw, meaning.subject.replace(/\+$/, ""));
  return named === undefined ? meaning : { ...meaning, named };
}

const titleOf = (option: string, { profile }: Facts): string | undefined =>
  profile.experience.find(({ jobTitle, company }) =>
    [fold(jobTitle), fold(company)].includes(fold(option)),
  )?.jobTitle;

const OF_A_JOB: ReadonlySet<Topic> = new Set<Topic>([
  "current_title",
  "current_company",
  "job_start",
  "job_end",
  "job_location",
  "job_is_current",
  "job_description",
  "employment_type",
]);

/** "End date" under "Sales Associate at Palo Verde": the heading names the job. */
function ofEmployer(
  meaning: Meaning | undefined,
  { section }: Question,
  facts: Facts,
): Meaning | undefined {
  if (meaning === undefined || section === "" || !OF_A_JOB.has(meaning.topic)) return meaning;
  const jobs = latestFirst(facts.profile.experience);
  const index = jobs.findIndex(
    ({ company }) => company !== "" && hasPhrase(section, fold(company)),
  );
  return index < 0 ? meaning : { ...meaning, index };
}

/** A question on rights that names no country is about the job's. */
function placed(meaning: Meaning | undefined, facts: Facts): Meaning | undefined {
  if (meaning?.isJobCountry !== true) return meaning;
  const country = placeFrom(facts.job.location).country;
  return country === undefined ? meaning : { ...meaning, country };
}

const CV = /\b(cv|c v|resume|resumes|curriculum|lebenslauf|hoja de vida|zyciorys|biodata)\b/;
const OTHER_FILE =
  /\b(cover|letter|lettre|carta|anschreiben|motivation\w*|portfolio|certificat\w*|zeugnis\w*|photo\w*|foto|picture|transcript|references?|diplom\w*|licen[cs]e|passport|id|video|supporting|additional|other|slips?|marksheet|degree|sample|work samples?|and|und|et|y)\b/;

function answerFile(
  question: Question,
  meaning: Meaning | undefined,
  facts: Facts,
): Answer | Unknown {
  const asksForCv =
    CV.test(question.key) && !OTHER_FILE.test(question.key) && !isAboutSomebodyElse(question);
  if (meaning?.topic !== "cv_file" && !asksForCv)
    return unknown("Only a CV is on hand, and this field asks for another file");
  if (facts.cv === undefined) return unknown("No CV is on hand");
  return { value: facts.cv.fileName, source: "cv", confidence: 0.98, why: "Your CV" };
}

function findAnswer(
  field: FormField,
  question: Question,
  meaning: Meaning | undefined,
  facts: Facts,
  bank: Bank,
): Finding | undefined {
  const saved = bank.find(question, meaning);
  if (saved !== undefined) return saved;
  if (meaning === undefined) return undefined;
  if (meaning.topic === "skills_list" && takesSeveral(field)) return TICK_SKILLS;
  if (meaning.topic === "consent") return undefined;
  if (meaning.topic === "marketing") return marketing(field);
  const fact =
    findAge(meaning, bank.saidText({ topic: "birth_date", isNegated: false }), facts.today) ??
    findRights(meaning, facts, (asked) => bank.saidYesNo(asked)) ??
    findExperience(meaning, facts, (topic, subject) => bank.saidYears(topic, subject)) ??
    findPerson(meaning, facts) ??
    findCareer(meaning, facts) ??
    findSchooling(meaning, facts) ??
    findTerms(meaning, facts, (asked) => bank.saidYesNo(asked)) ??
    licence(meaning, bank);
  return fact ?? declined(meaning);
}

/** Who has no licence has none of any class; who has one of some class has one. */
function licence(meaning: Meaning, bank: Bank): Finding | undefined {
  if (meaning.topic !== "driving_licence" || meaning.isNegated) return undefined;
  const isNone = bank.saidYesNo({ topic: "driving_licence", isNegated: false }) === false;
  const hasB =
    meaning.subject === undefined &&
    bank.saidYesNo({ topic: "driving_licence", subject: "b", isNegated: false }) === true;
  return isNone || hasB
    ? { ...derived(yesNo(hasB), "You answered on your driving licence"), source: "answer_bank" }
    : undefined;
}

const takesSeveral = ({ kind }: FormField): boolean =>
  kind === "checkboxes" || kind === "multiselect";

/** Optional marketing stays unticked; what must be ticked is the user's to tick. */
function marketing(field: FormField): Finding | undefined {
  const isBox =
    field.kind === "checkbox" || (field.kind === "checkboxes" && field.options.length <= 1);
  return field.required || !isBox
    ? undefined
    : found(yesNo(false), "policy", "Optional marketing stays unticked", 0.95);
}

function declined(meaning: Meaning): Finding | undefined {
  if (!SELF_IDENTIFICATION.has(meaning.topic)) return undefined;
  return found(
    { kind: "decline" },
    "policy",
    "You said nothing on this, and the form lets you not say",
    0.9,
  );
}

function whyUnknown(meaning: Meaning | undefined, facts: Facts): string {
  if (meaning === undefined) return "The question is not one that your profile answers";
  if (meaning.topic === "consent") return "Only you can agree to this";
  const doubt = payDoubt(meaning, facts);
  if (doubt !== undefined) return doubt;
  if (SENSITIVE.has(meaning.topic))
    return "Only you can say this, and nothing you said is about exactly this";
  return "Your profile and your saved answers do not tell";
}

function valueFor(
  finding: Finding,
  field: FormField,
  question: Question,
  meaning: Meaning | undefined,
  { facts, bank, page }: { facts: Facts; bank: Bank; page: readonly FormField[] },
): FieldValue | Unknown {
  const isMulti = takesSeveral(field);
  if (finding.source === "policy" && isMulti && finding.claim.kind === "yesNo") return [];
  const options = field.options.filter((option) => !isPlaceholder(option));
  const needsOptions = isMulti || field.kind === "select" || field.kind === "radio";
  if (options.length > 0 && field.kind !== "checkbox") {
    const place = { isMulti, jobCurrency: jobCurrencyOf(facts) };
    const chosen = choose(finding, field, question, meaning, place);
    const inYears = isUnknownValue(chosen) ? asYears(meaning, facts, bank) : undefined;
    return inYears === undefined ? chosen : choose(inYears, field, question, meaning, place);
  }
  if (needsOptions) return unknown("The field's choices are not known");
  const outcome = writeClaim(finding.claim, {
    field,
    raw: question.raw,
    note: question.note,
    hasDialField:
      finding.claim.kind === "phone" &&
      page.some(
        (other) => other !== field && understand(readQuestion(other))?.topic === "dial_code",
      ),
    jobCurrency: jobCurrencyOf(facts),
  });
  return outcome.kind === "written" ? outcome.value : unknown(outcome.reason);
}

function jobCurrencyOf(facts: Facts): string | undefined {
  const { country } = placeFrom(facts.job.location);
  return country === undefined ? undefined : currencyOf(country);
}

/** "B, BE, C" typed as text are several choices where several may be ticked. */
function severalOf(claim: Claim): Claim {
  if (claim.kind !== "text" || !claim.text.includes(",")) return claim;
  return { kind: "choices", names: claim.text.split(",").map((name) => name.trim()), of: "text" };
}

const isUnknownValue = (value: FieldValue | Unknown): value is Unknown =>
  typeof value === "object" && !Array.isArray(value);

/** "Have you worked with Figma?" over "Yes, 2-4 years; Yes, 5+ years": the choices ask for the years. */
function asYears(meaning: Meaning | undefined, facts: Facts, bank: Bank): Finding | undefined {
  if (meaning?.topic !== "has_skill" || meaning.isNegated) return undefined;
  return findExperience({ ...meaning, topic: "skill_years" }, facts, (topic, subject) =>
    bank.saidYears(topic, subject),
  );
}

function choose(
  finding: Finding,
  field: FormField,
  question: Question,
  meaning: Meaning | undefined,
  { isMulti, jobCurrency }: { isMulti: boolean; jobCurrency: string | undefined },
): FieldValue | Unknown {
  const claim = isMulti ? severalOf(finding.claim) : finding.claim;
  if (isMulti && claim.kind === "yesNo" && field.options.length > 2)
    return unknown("A yes or no does not say which of the choices");
  const asked = {
    raw: claim.kind === "yesNo" ? `${question.raw} ${finding.savedQuestion ?? ""}` : question.raw,
    note: question.note,
    isNegated: meaning?.isNegated ?? false,
    jobCurrency,
  };
  const direct = optionsMeaning(claim, field.options, asked);
  const matches =
    direct.length === 0 && finding.citizenOf !== undefined
      ? citizenStatements(field.options, finding.citizenOf)
      : direct;
  if (matches.length === 0) return unknown("None of the choices means the answer");
  if (isMulti) {
    if (claim.kind === "choices" || matches.length === 1)
      return isComplete({ ...finding, claim }, matches)
        ? matches
        : unknown("Not all of your choices are offered");
    return unknown("More than one of the choices means the answer");
  }
  const [only, second] = matches;
  if (only === undefined || second !== undefined)
    return unknown("More than one of the choices means the answer");
  return only;
}

/** A saved choice of several is kept only as a whole; the profile's lists may be offered in part. */
function isComplete({ claim, source }: Finding, matches: readonly string[]): boolean {
  return (
    claim.kind !== "choices" ||
    source !== "answer_bank" ||
    claim.of !== "text" ||
    matches.length >= claim.names.length
  );
}

/** What the page holds already and is right stays as it is; what is wrong is replaced (DECISIONS D13). */
function keepPrefilled(answer: Answer, field: FormField): Answer {
  const { value } = field;
  const isEmpty =
    value === "" ||
    (Array.isArray(value) && value.length === 0) ||
    (typeof value === "string" && isPlaceholder(value));
  if (isEmpty || (value === false && answer.value !== false)) return answer;
  if (value === false && field.kind === "checkbox") return answer;
  if (!isSameValue(value, answer.value, field)) return answer;
  return { ...answer, value, source: "prefilled", why: `${answer.why}; the page holds it already` };
}

function isSameValue(held: FieldValue, right: FieldValue, field: FormField): boolean {
  if (Array.isArray(held) && Array.isArray(right))
    return held.length === right.length && held.every((item) => right.includes(item));
  if (typeof held !== "string" || typeof right !== "string") return held === right;
  if (field.options.length > 0) return held === right;
  if (field.kind === "integer" || field.kind === "decimal") return Number(held) === Number(right);
  if (/^\+?[\d\s()-]{7,}$/.test(right) && field.kind === "tel") {
    const [short, long] = [held.replace(/\D/g, ""), right.replace(/\D/g, "")].toSorted(
      (left, other) => left.length - other.length,
    );
    return short !== undefined && long !== undefined && short.length >= 8 && long.endsWith(short);
  }
  return fold(held) === fold(right) && fold(held) !== "";
}
