import type { FormField } from "@sendoff/contract/form";
import { asFinding } from "../bank/bank-entry.ts";
import { derived, type Finding, textClaim } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import type { Question } from "../question/question.ts";
import { fold } from "../text/fold.ts";
import { isRunning } from "../facts/timeline.ts";
import { readSaved } from "./read-saved.ts";

/** What one has in one's charge, by the words that forms have for it; what is done with people tells whom. */
const OBJECTS: readonly (readonly [string, RegExp])[] = [
  ["revenue", /\b(?:arr|mrr|book of business|annual recurring revenue)\b/],
  [
    "accounts",
    /\b(?:(?:client |customer )?accounts|portfolio of (?:accounts|clients|customers))\b/,
  ],
  ["budget", /\b(?:budgets?|media spend|ad spend)\b/],
  [
    "supported people",
    /\b(?:employees?|headcount|population|staff|people|workforce)\b(?=.*\b(?:support|serve|look after|partner with)\b)|\b(?:support|serve|partner with)\b.*\b(?:employees?|headcount|population|staff)\b/,
  ],
  ["sites", /\b(?:stores|sites|locations|outlets|branches|restaurants)\b/],
  ["patients", /\b(?:patients|caseload|residents)\b/],
  ["pupils", /\b(?:pupils|students|class size)\b/],
  ["vehicles", /\b(?:vehicles|fleet|trucks)\b/],
  ["homes", /\b(?:units|properties|apartments|doors)\b/],
  ["beds", /\bbeds\b/],
  ["tickets", /\b(?:tickets|calls|chats)\b/],
];
const OF_AMOUNT =
  /\b(?:how many|how large|how big|what is the (?:size|total|value|number|average number|volume)|(?:total )?(?:size|number|value|volume|arr|amount)|what size|how much)\b/;
/** Another time, another limit, or what somebody else has. */
const OTHER =
  /\b(?:ever|largest|biggest|maximum|max|most|previous\w*|last|past|former|goals?|targets?|planned|forecast\w*|potential|approved|requested|years?|months?|per|expected|would|hire\w*|team|department|their|company|employer|organi[sz]ation have|new|closed|won|grew|retention|churn|not|without|hours?|days?|minimum|at least)\b/;

interface Asked {
  object: string;
  /** How many there are is not what they are worth, and "the size of your accounts" may be either. */
  measure: "number" | "worth" | "size";
  scope: string;
}

const OF_WORTH = /\b(?:value|worth|amount|revenue|arr|mrr|how much|usd|eur|gbp)\b/;
const OF_NUMBER = /\b(?:how many|numbers?)\b/;
/** What is counted only, or is an amount of money only, has one size. */
const IN_MONEY = new Set(["revenue", "budget"]);
const EITHER_WAY = new Set(["accounts", "homes", "sites"]);

const measureIn = (object: string, text: string): Asked["measure"] =>
  IN_MONEY.has(object) || OF_WORTH.test(text)
    ? "worth"
    : OF_NUMBER.test(text) || !EITHER_WAY.has(object)
      ? "number"
      : "size";

/** What a question for an amount asks for; undefined where it names two things or a time that is not now. */
function askedIn(text: string): Asked | undefined {
  if (!OF_AMOUNT.test(text) || OTHER.test(text)) return undefined;
  const [only, second] = OBJECTS.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);
  if (only === undefined || second !== undefined) return undefined;
  const rest = OBJECTS.reduce(
    (left, [, pattern]) => left.replace(new RegExp(pattern, "g"), " "),
    text,
  )
    .split(" ")
    .filter((word) => word !== "" && !AROUND.test(word))
    .toSorted()
    .join(" ");
  return { object: only, measure: measureIn(only, text), scope: rest };
}

const AROUND =
  /^(?:how|many|much|large|big|what|is|are|was|the|a|an|of|your|you|do|does|in|on|for|with|current|currently|today|now|presently|total|size|number|value|volume|amount|approximate|approximately|roughly|about|average|manage|manages|managing|managed|handle|own|owned|responsible|carry|support|serve|look|after|employee|employees|population|headcount|staff|people|portfolio|book|business|arr|annual|revenue|usd|eur|gbp|under|have|account|accounts|to|and|at|any|one|time|partner|supporting|within|job|role|position|annual|annually)$/;

/** "What is the size of the employee population you support today?": the amount that was answered on the same, or that the one present job names. */
export function amountNow(field: FormField, question: Question, facts: Facts): Finding | undefined {
  if (question.isYesNo || question.isSeveral || field.kind === "textarea") return undefined;
  const asked = askedIn(fold(question.text));
  if (asked === undefined) return undefined;
  const saved = facts.answers.findLast(({ question: saidTo, answer }) => {
    const said =
      typeof answer === "string" && /\d/.test(answer) ? askedIn(fold(saidTo)) : undefined;
    return (
      said !== undefined &&
      said.object === asked.object &&
      said.measure === asked.measure &&
      said.scope === asked.scope
    );
  });
  if (saved !== undefined)
    return asFinding(
      { saved, ...readSaved(saved) },
      0.85,
      `You answered "${saved.question.slice(0, 120)}"`,
    );
  return asked.scope === "" && asked.measure === "number"
    ? inPresentJob(asked.object, facts)
    : undefined;
}

/** "Manages 12 stores", and not "the High Street store of a chain with 300 stores": what stands right behind the word for having it in charge. */
const inCharge = (objects: string): RegExp =>
  new RegExp(
    `\\b(?:manag(?:e|es|ing)|own(?:s|ing)?|run(?:s|ning)?|oversee(?:s|ing)?|supervis(?:e|es|ing)|handl(?:e|es|ing)|look(?:s|ing)? after|responsib(?:le|ility) for|in charge of|(?:portfolio|caseload|fleet|book) of) (?:(?:a|the) )?(?:(?:portfolio|total|caseload|fleet|book|group|cluster) of )?(\\d{1,4}) (?:(?!of |in |at |with |for |new |target |potential )[\\p{L}-]+ ){0,2}?(?:${objects})\\b`,
    "gu",
  );

const COUNTED: ReadonlyMap<string, RegExp> = new Map([
  ["accounts", inCharge("accounts|clients|customers")],
  ["sites", inCharge("stores|sites|locations|outlets|branches")],
  ["vehicles", inCharge("vehicles|trucks|vans")],
  ["beds", inCharge("beds")],
]);

/** What was, what is to be, and what is somebody else's. */
const NOT_NOW =
  /\b(?:until|till|before|formerly|previously|initially|then|goals?|targets?|aim\w*|plan\w*|will|helps?|helping|supports?|supporting|assists?|assisting|with a team|clients? who|who)\b/;

function inPresentJob(object: string, { profile }: Facts): Finding | undefined {
  const pattern = COUNTED.get(object);
  const [job, another] = profile.experience.filter(
    (each) => isRunning(each, profile.experience) === true,
  );
  if (pattern === undefined || job === undefined || another !== undefined) return undefined;
  const [only, second] = (job.description ?? "")
    .split(/[.;\n]/)
    .map(fold)
    .flatMap((sentence) => (NOT_NOW.test(sentence) ? [] : [...sentence.matchAll(pattern)]));
  return only?.[1] === undefined || second !== undefined
    ? undefined
    : derived(textClaim(only[1]), `Your job at ${job.company} says so`, 0.8);
}
