import type { FormField } from "@sendoff/contract/form";
import { yesNoOf } from "../bank/bank-entry.ts";
import { derived, type Finding, textClaim, yesNo } from "../facts/claim.ts";
import type { Facts, SavedAnswer } from "../facts/facts.ts";
import type { Question } from "../question/question.ts";
import { fold, hasPhrase } from "../text/fold.ts";

/** How far somebody is with a paper that is earned in stages. */
type Stage = "held" | "inactive" | "under way" | "none";

const STAGES: readonly (readonly [Stage, RegExp])[] = [
  ["inactive", /\b(?:inactive|lapsed|expired|retired|suspended)\b/],
  [
    "none",
    /\b(?:not (?:a |an |currently )*(?:pursuing|interested|planning|licensed|certified|started|applicable|studying)|no plans|none|not at this time)\b/,
  ],
  [
    "under way",
    /\b(?:candidate|in progress|pursuing|studying|student|part qualified|partly|eligible|sitting|working towards?|underway|exams? (?:in progress|passed|scheduled)|not yet|newly|trainee)\b/,
  ],
  [
    "held",
    /\b(?:licensed|licen[cs]e|active|qualified|certified|chartered|registered|completed|held|hold|passed)\b/,
  ],
];

const stageOf = (text: string): Stage | undefined =>
  STAGES.find(([, is]) => is.test(fold(text)))?.[0];

/** Letters by which papers go; words that are letters of something else are none. */
const papersIn = (raw: string): string[] =>
  (raw.match(/(?<![\p{L}\d])\p{Lu}{2,6}(?![\p{L}\d])/gu) ?? [])
    .filter(
      (letters) => !/^(?:US|USA|UK|EU|OR|AND|NOT|YES|NO|ID|HR|IT|CV|GPA|TX|CA|NY)$/.test(letters),
    )
    .map(fold);

const OF_STATUS = /\b(?:status|stage|where are you|progress)\b/;
const HOLDS =
  /^(?:are you (?:currently |already |now )?(?:an? )?(?:active |fully |actively )?(?:licensed|certified|registered|qualified|chartered) (\w+)|do you (?:currently |already )?(?:have|hold|possess) (?:an? |your )?(?:active |current |valid |full )*(\w+) (?:licen[cs]e|certification|designation|qualification|credential))$/;

/**
 * "Are you a licensed CPA?", "What is your CPA status?" of who has answered how far they are with that paper, in a form's other words; the
 * number and the names of its parts that are passed; a registration by its number and the other way round.
 */
export function paperStage(
  field: FormField,
  question: Question,
  facts: Facts,
): Finding | undefined {
  if (question.isSeveral) return undefined;
  const finding =
    statusSaid(field, question, facts) ??
    partsPassed(question, facts) ??
    registeredByNumber(question, facts) ??
    stageByParts(field, question, facts) ??
    englishTest(field, question, facts);
  return finding === undefined ? undefined : { ...finding, source: "answer_bank" };
}

const whyOf = ({ question }: SavedAnswer): string => `You answered "${question.slice(0, 120)}"`;

function statusSaid(field: FormField, question: Question, facts: Facts): Finding | undefined {
  const match = HOLDS.exec(question.text);
  const paper = match?.[1] ?? match?.[2];
  const isOfStatus =
    paper === undefined && field.options.length > 2 && OF_STATUS.test(question.text);
  const [named, second] = papersIn(question.raw);
  if ((paper === undefined && !isOfStatus) || named === undefined || second !== undefined)
    return undefined;
  if (paper !== undefined && paper !== named) return undefined;
  const saved = facts.answers.findLast(
    ({ question: own, answer }) =>
      typeof answer === "string" && OF_STATUS.test(fold(own)) && papersIn(own).join() === named,
  );
  const stage = saved === undefined ? undefined : stageOf(String(saved.answer));
  if (saved === undefined || stage === undefined) return undefined;
  if (paper !== undefined)
    return stage === "inactive" ? undefined : derived(yesNo(stage === "held"), whyOf(saved), 0.85);
  const [only, another] = field.options.filter((option) => stageOf(option) === stage);
  return only === undefined || another !== undefined
    ? undefined
    : derived(textClaim(only), whyOf(saved), 0.84);
}

const PARTS = /\b(?:sections?|parts?|papers?|modules?|exams?)\b/;
const PASSED = /\b(?:passed|cleared|completed)\b/;
const HOW_MANY = /\b(?:how many|number of|no of)\b/;
const WHICH = /^(?:please )?(?:list|name|which|what|specify|mention|indicate)\b/;
const AROUND_PARTS =
  /^(?:how|many|number|of|no|the|your|have|has|you|please|list|name|which|what|specify|mention|indicate|sections?|parts?|papers?|modules?|exams?|examinations?|passed|cleared|completed|so|far|date|to|till|already|are|that|all|any|successfully|in|s)$/;

interface Parts {
  paper: string | undefined;
  isNumber: boolean;
}

function partsIn(raw: string): Parts | undefined {
  const text = fold(raw);
  if (!PARTS.test(text) || !PASSED.test(text)) return undefined;
  const isNumber = HOW_MANY.test(text);
  if (!isNumber && !WHICH.test(text)) return undefined;
  const [paper, second] = papersIn(raw);
  const isOther = text.split(" ").some((word) => word !== paper && !AROUND_PARTS.test(word));
  return second !== undefined || isOther ? undefined : { paper, isNumber };
}

function partsPassed(question: Question, facts: Facts): Finding | undefined {
  const asked = question.isYesNo ? undefined : partsIn(question.raw);
  if (asked?.paper === undefined) return undefined;
  // The one that does not name its paper is of the only one that others do.
  const papers = new Set(facts.answers.flatMap(({ question: own }) => partsIn(own)?.paper ?? []));
  if (papers.size > 1 || !(papers.size === 0 || papers.has(asked.paper))) return undefined;
  const of = (isNumber: boolean): SavedAnswer | undefined =>
    facts.answers.findLast(({ question: own, answer }) => {
      const said = partsIn(own);
      return (
        typeof answer === "string" &&
        said?.isNumber === isNumber &&
        (said.paper === asked.paper || (said.paper === undefined && papers.size === 1)) &&
        /^\d{1,2}$/.test(answer) === isNumber
      );
    });
  const same = of(asked.isNumber);
  if (same !== undefined) return derived(textClaim(String(same.answer)), whyOf(same), 0.86);
  const list = asked.isNumber ? of(false) : undefined;
  const names =
    list === undefined
      ? []
      : String(list.answer)
          .split(/\s*(?:,|;|&|\band\b)\s*/)
          .filter(Boolean);
  return list === undefined || !names.every((name) => /^\p{L}{2,5}\d?$/u.test(name))
    ? undefined
    : derived(textClaim(String(names.length)), whyOf(list), 0.8);
}

/** Registers that give their members a number to be known by. */
const REGISTERED =
  /^(?:do you (?:currently |already )?(?:have|hold) (?:an? |your )?(?:active |current |valid |full |live )*(?:registration with (?:the )?(\w+)|(\w+) (?:pin|registration|pin number))|are you (?:currently |fully |already )*(?:registered with (?:the )?(\w+)|(?:an? )?(\w+) registered(?: nurse)?))(?: pin)?$/;

function registerIn(raw: string): string | undefined {
  const register = REGISTERED.exec(fold(raw))
    ?.slice(1)
    .find((each) => each !== undefined);
  return register !== undefined && papersIn(raw).includes(register) ? register : undefined;
}

function registeredByNumber(question: Question, facts: Facts): Finding | undefined {
  const asked = question.isYesNo
    ? registerIn(question.text === fold(question.raw) ? question.raw : "")
    : undefined;
  if (asked === undefined) return undefined;
  const saved = facts.answers.findLast(
    ({ question: own, answer }) => yesNoOf(answer) !== undefined && registerIn(own) === asked,
  );
  const isYes = yesNoOf(saved?.answer);
  return saved === undefined || isYes === undefined
    ? undefined
    : derived(yesNo(isYes), whyOf(saved), 0.86);
}

const IS_PASSED = /\b(?:passed|completed|cleared|obtained|done|received)\b/;
const IS_OPEN =
  /\b(?:not (?:yet )?(?:taken|passed|completed|sat|started)|not yet|awaiting|pending|to be|booked|scheduled)\b/;

/** "CBT passed, OSCE not yet": the one choice of which every clause is so, by what was said of each part. */
function stageByParts(
  { options }: FormField,
  question: Question,
  facts: Facts,
): Finding | undefined {
  if (
    options.length < 2 ||
    question.isYesNo ||
    !/\b(?:stage|status|progress|point|step|how far)\b/.test(question.text)
  )
    return undefined;
  const isDone = (part: string): boolean | undefined => {
    const saved = facts.answers.findLast(
      ({ question: own, answer }) =>
        yesNoOf(answer) !== undefined &&
        papersIn(own).includes(part) &&
        /\b(?:passed|completed|have|hold|valid)\b/.test(fold(own)),
    );
    return (
      yesNoOf(saved?.answer) ??
      (facts.profile.certifications.some(({ title }) => hasPhrase(fold(title), part))
        ? true
        : undefined)
    );
  };
  const isSo = (option: string): boolean | undefined => {
    const clauses = option.split(/\s*[,;]\s*/).flatMap((clause) => {
      const parts = papersIn(clause);
      const is = IS_OPEN.test(fold(clause))
        ? false
        : IS_PASSED.test(fold(clause))
          ? true
          : undefined;
      return parts.map((part) => {
        const done = isDone(part);
        return done === undefined || is === undefined ? undefined : done === is;
      });
    });
    return clauses.length === 0 || clauses.includes(undefined)
      ? undefined
      : !clauses.includes(false);
  };
  const fitting = options.filter((option) => isSo(option) === true);
  const [only, second] = fitting;
  return only === undefined || second !== undefined
    ? undefined
    : derived(textClaim(only), "By what you answered on each part", 0.82);
}

const ENGLISH_TESTS = /^(?:ielts|oet|toefl|pte|duolingo|cambridge|celpip)\b/;

/** "How will you evidence your English?" over tests, of who has answered which of them they passed. */
function englishTest(
  { options }: FormField,
  { text, isYesNo }: Question,
  facts: Facts,
): Finding | undefined {
  if (isYesNo || options.length < 2 || !/\benglish\b/.test(text)) return undefined;
  if (
    !/\b(?:evidence\w*|prove|proof|demonstrate\w*|test|exam)\b/.test(text) ||
    /\b(?:score|date|level|plan\w*)\b/.test(text)
  )
    return undefined;
  const saved = facts.answers.findLast(
    ({ question: own, answer }) =>
      typeof answer === "string" &&
      ENGLISH_TESTS.test(fold(answer)) &&
      /\benglish\b/i.test(own) &&
      PASSED.test(fold(own)),
  );
  const test = ENGLISH_TESTS.exec(fold(String(saved?.answer ?? "")))?.[0];
  const [only, second] = options.filter(
    (option) => test !== undefined && hasPhrase(fold(option), test),
  );
  return saved === undefined || only === undefined || second !== undefined
    ? undefined
    : derived(textClaim(only), `You passed ${String(saved.answer)}`, 0.84);
}
