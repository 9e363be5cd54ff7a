import type { Meaning, Topic } from "../question/meaning.ts";
import { readQuestion, type Question } from "../question/question.ts";
import { inEnglish, wordingOf } from "../languages/lexicon.ts";
import { topicByWords, wordsOfQuestion } from "../topics/match.ts";
import { fold } from "../text/fold.ts";
import { wordBag } from "./word-bag.ts";
import { CAREER_LABELS } from "./labels-career.ts";
import { PERSON_LABELS } from "./labels-person.ts";
import { SCHOOLING_LABELS } from "./labels-schooling.ts";

const LABELS: Partial<Record<Topic, string>> = {
  ...PERSON_LABELS,
  ...CAREER_LABELS,
  ...SCHOOLING_LABELS,
};

const TOPIC_OF = new Map<string, Topic>();
for (const [topic, labels] of Object.entries(LABELS)) {
  for (const label of labels.split(",")) TOPIC_OF.set(label.trim(), topicNamed(topic));
}

/** Labels by their words; a bag that stands for two topics stands for none. */
const TOPIC_OF_BAG = new Map<string, Topic | undefined>();
for (const [label, topic] of TOPIC_OF) {
  const bag = wordBag(label);
  if (bag === "") continue;
  const isAmbiguous = TOPIC_OF_BAG.has(bag) && TOPIC_OF_BAG.get(bag) !== topic;
  TOPIC_OF_BAG.set(bag, isAmbiguous ? undefined : topic);
}

/** What is so only now anyway: "your city" and "your current city" ask for one thing. */
const ALWAYS_NOW: ReadonlySet<Topic> = new Set<Topic>([
  "location",
  "city",
  "state",
  "country",
  "address",
  "zip",
  "phone",
  "email",
  "gpa",
]);

function byWords(text: string): Topic | undefined {
  const bag = wordBag(text);
  // One word alone is a label only as it stands: "Position" may be the one applied for, "Title" a form of address.
  if (!bag.includes(" ")) return TOPIC_OF.get(bag);
  const topic = TOPIC_OF_BAG.get(bag);
  if (topic !== undefined || !/\bcurrent\b/.test(bag)) return topic;
  const rest = bag.replace(/\bcurrent\b ?/, "").trim();
  const always = TOPIC_OF.get(rest) ?? TOPIC_OF_BAG.get(rest);
  return always !== undefined && ALWAYS_NOW.has(always) ? always : undefined;
}

function topicNamed(name: string): Topic {
  for (const topic of keys(LABELS)) if (topic === name) return topic;
  throw new Error(`No topic ${name}`);
}

function keys<T extends object>(value: T): (keyof T & string)[] {
  const found: (keyof T & string)[] = [];
  for (const key in value) found.push(key);
  return found;
}

const IN_EDUCATION: Partial<Record<Topic, Topic>> = {
  job_start: "study_start",
  job_end: "study_end",
  start_date: "study_start",
};
const IN_JOB: Partial<Record<Topic, Topic>> = {
  location: "job_location",
  city: "job_location",
  start_date: "job_start",
};
const SCHOOL_ONLY: ReadonlySet<Topic> = new Set<Topic>([
  "study_start",
  "study_end",
  "school",
  "degree_name",
  "field_of_study",
  "gpa",
]);
const JOB_ONLY: ReadonlySet<Topic> = new Set<Topic>([
  "current_title",
  "current_company",
  "job_start",
  "job_end",
  "job_location",
  "job_is_current",
  "job_description",
  "employment_type",
]);

/** "Confirm your qualifications" is over what the job wants, not over a school. */
const NAMES_REQUIREMENTS =
  /\b(?:confirm|check|review|missing|preferred|required|minimum|basic|desired|key)\b.*\bqualifications?\b/;

/** Labels: the whole question is a known wording, read in the light of the heading it stands under. */
export function readLabel(question: Question): Meaning | undefined {
  const section =
    question.section === "" ? "" : `${question.section} ${inEnglish(question.section)}`;
  const known =
    TOPIC_OF.get(question.core) ??
    TOPIC_OF.get(question.text) ??
    TOPIC_OF.get(question.label) ??
    sameTopic(question) ??
    byWords(question.label) ??
    link(question);
  const found = known === undefined ? topicByWords(question) : undefined;
  const labelled = known ?? found?.topic ?? (isNameInOrder(question) ? "full_name" : undefined);
  // German forms have "Name" beside "Vorname": the hint tells.
  const isSurname =
    labelled === "full_name" &&
    question.note !== "" &&
    topicByWords(readQuestion({ question: question.note }))?.topic === "last_name";
  const isTurned = labelled === "full_name" && isSurnameFirst(question);
  const topic = isSurname && !isTurned ? "last_name" : isTurned ? "last_first_name" : labelled;
  if (topic === undefined) return undefined;
  const narrowed = narrowedTo(topic, question, found?.subject === undefined);
  if (narrowed !== undefined) return narrowed;
  const inEducation =
    !NAMES_REQUIREMENTS.test(section) &&
    /\b(education|school|university|college|studies|ausbildung|formation|educacion|degree)\b/.test(
      section,
    );
  // "Answer these questions from the employer" is who asks, not a job that was held.
  const inJob =
    !/\bquestions?\b/.test(section) &&
    (/\b(experience|employment|work history|employer|job history|berufserfahrung|experiencia|company|employed|appointment|post|previous position|current position|position held|tatigkeit|beschaftigung)\b/.test(
      section,
    ) ||
      /^(job|position) \d{1,2}$/.test(question.section));
  const index = indexIn(question.section);
  if (inEducation && !inJob) {
    // Of a repeated group the level asked for is that school's.
    const own = topic === "highest_degree" && /\d/.test(section) ? "degree_name" : topic;
    const inside = IN_EDUCATION[own] ?? own;
    return SCHOOL_ONLY.has(inside)
      ? { topic: inside, index, isNegated: false, ...withSubject(found) }
      : highestOnly(inside);
  }
  if (inJob) {
    const inside = IN_JOB[topic] ?? topic;
    if (
      inside === "full_name" ||
      inside === "address" ||
      inside === "phone" ||
      inside === "email" ||
      inside === "country" ||
      inside === "state"
    )
      return undefined;
    return { topic: inside, ...(JOB_ONLY.has(inside) ? { index } : {}), isNegated: false };
  }
  if (
    (topic === "job_start" && known !== undefined) ||
    (topic === "job_end" && known !== undefined) ||
    topic === "job_is_current" ||
    topic === "job_description" ||
    topic === "employment_type"
  ) {
    return undefined;
  }
  return {
    topic,
    ...withSubject(found),
    ...(isAboutNow(topic, question.text) || isNowByWords(topic, found) ? { time: "now" } : {}),
    isNegated:
      topic === "is_employed" &&
      wordsOfQuestion(question).terms.filter(
        ({ means }) => means === "not" || means === "unemployed",
      ).length %
        2 ===
        1,
  };
}

const SURNAME_FIRST =
  /^(?:last|family|sur) ?(?:name)?\b.*\b(?:first|forename|given)|^(?:nachname|familienname|nom|apellidos?|cognome|achternaam)\b.*\b(?:vorname|prenom|nombre|nome|voornaam)/;

/** "Name (Last, First)", or a hint that says so. */
const isSurnameFirst = ({ note, raw }: Question): boolean =>
  [note, /\(([^()]+)\)/.exec(raw)?.[1] ?? ""].some((text) => SURNAME_FIRST.test(fold(text)));

/** "Name (Last, First)": the brackets only tell the order. */
const isNameInOrder = ({ raw, withoutBrackets }: Question): boolean =>
  withoutBrackets !== undefined &&
  TOPIC_OF.get(withoutBrackets.core) === "full_name" &&
  SURNAME_FIRST.test(fold(/\(([^()]+)\)/.exec(raw)?.[1] ?? ""));

/** What some words of the question, or its hint, narrow a topic to. */
function narrowedTo(topic: Topic, question: Question, isWhole: boolean): Meaning | undefined {
  // "Languages you speak fluently" asks for some of them only.
  if (
    topic === "languages_list" &&
    /\b(?:fluent(?:ly)?|fliessend|couramment)\b/.test(question.text)
  )
    return { topic, subject: "fluent", isNegated: false };
  if (topic === "location" && isCityAndState(question))
    return { topic, subject: "city and state", isNegated: false };
  // A Dutch form with a field for the prefix says so beside the name.
  if (
    topic === "last_name" &&
    /\b(?:zonder|excl\w*|without) (?:tussenvoegsel|prefix)/i.test(
      `${question.note} ${question.raw}`,
    )
  )
    return { topic, subject: "without prefix", isNegated: false };
  if (topic === "last_first_name" && question.text.startsWith("cognome"))
    return { topic, subject: "plain", isNegated: false };
  const level = SCHOOL_ONLY.has(topic) && isWhole ? levelNamed(question) : undefined;
  if (level !== undefined) return { topic, subject: level, isNegated: false };
  return undefined;
}

const LEVEL_WORDS: Readonly<Record<string, string>> = {
  "first degree": "bachelor",
  bachelor: "bachelor",
  master: "master",
  doctorate: "doctorate",
};

/** "Field of study (undergraduate degree)": the one level that the question names. */
function levelNamed(question: Question): string | undefined {
  const named = [
    ...wordsOfQuestion(question).terms,
    ...(question.section === "" ? [] : wordingOf(question.section).terms),
  ].flatMap(({ means }) => LEVEL_WORDS[means ?? ""] ?? []);
  const [only, second] = new Set(named);
  return second === undefined ? only : undefined;
}

/** "City, State" wants these two and no country. */
function isCityAndState(question: Question): boolean {
  const means = wordsOfQuestion(question).terms.map((term) => term.means);
  return (
    question.options === 0 &&
    means.includes("city") &&
    means.includes("state") &&
    means.every((each) => each === "city" || each === "state" || each === "-")
  );
}

type Found = ReturnType<typeof topicByWords>;

const withSubject = (found: Found): { subject?: string } =>
  found?.subject === undefined ? {} : { subject: found.subject };

const isNowByWords = (topic: Topic, found: Found): boolean =>
  found?.isNow === true &&
  (topic === "current_title" || topic === "current_company" || topic === "job_start");

/** "Current company" of somebody between jobs has no answer; "company" or "most recent company" has. */
function isAboutNow(topic: Topic, text: string): boolean {
  if (topic !== "current_title" && topic !== "current_company") return false;
  return (
    /\b(current|currently|present|aktuelle\w*|derzeitige\w*|actuel|actuelle|actual|abhi)\b/.test(
      text,
    ) && !/\b(recent|last|previous)\b/.test(text)
  );
}

/** "Family name / Surname": two words for one thing. */
function sameTopic({ raw }: Question): Topic | undefined {
  const parts = raw.replace(/[*:?]+\s*$/, "").split(/\s*\/\s*|\s+or\s+/);
  if (parts.length < 2 || parts.length > 3) return undefined;
  const read = parts.map((part) => readQuestion({ question: part }));
  const topics = read.map(({ core }) => TOPIC_OF.get(core));
  const known = [...new Set(topics.filter((topic) => topic !== undefined))];
  const [only, second] = known;
  if (second !== undefined) return undefined;
  // "Surname / Cyfenw": the same in a language that no lexicon has.
  const isEnglish = read.every(
    ({ core }, at) => topics[at] === undefined || wordingOf(core).language === "en",
  );
  const isForeign = read.every(
    ({ core }, at) =>
      topics[at] !== undefined ||
      core
        .split(" ")
        .every(
          (word) =>
            read.some((other, where) => topics[where] !== undefined && other.core.includes(word)) ||
            wordingOf(word).terms.every(({ means }) => means === undefined),
        ),
  );
  if (!isEnglish) return undefined;
  return isForeign ? only : undefined;
}

/** "Pincode of present address", "Permanent address (State)": one part of the one address that is known. */
const PART_OF_ADDRESS =
  /^(pin ?code|post ?code|postal code|zip(?: code)?|city|town|state|country) (?:of|in) (?:your |the )?(?:(?:present|current|residential|home|mailing|permanent) )*address$|^(?:candidates? )?(?:(?:your|present|current|residential|home|mailing|permanent) )*address (pin ?code|post ?code|postal code|zip(?: code)?|city|town|state|country)$/;

/** "What zip code would you be commuting from?", "Where will you be commuting from? (zip code)" */
const ZIP_OF_COMMUTE =
  /^(?:(?:what|which) (?:zip ?code|postal code|post ?code|pin ?code) (?:would|will|do|are) you (?:be )?(?:commut|travel|driv|com)\w* from|where (?:would|will|do|are) you (?:be )?(?:commut|travel|driv|com)\w* from(?: (?:zip ?code|postal code|post ?code))?)$/;

export function readPartOfAddress({ text, kind, raw }: Question): Meaning | undefined {
  if (ZIP_OF_COMMUTE.test(text) && /\b(?:zip|post(?:al|code)|pin ?code)/i.test(raw))
    return { topic: "zip", isNegated: false };
  const [, before, behind] = PART_OF_ADDRESS.exec(text) ?? [];
  const part = before ?? behind;
  if (part === undefined || kind === "checkbox") return undefined;
  if (part === "state" || part === "country") return { topic: part, isNegated: false };
  return { topic: part === "city" || part === "town" ? "city" : "zip", isNegated: false };
}

const HAS_PAGE =
  /^(?:do you have|have you got|please share|share|please provide|provide|please add)(?: us with)? (?:an? |your |any )?(?:personal |own |public )?((?:linkedin|github|portfolio|website|web site|web page|site|blog|and|or|online)(?: (?:linkedin|github|portfolio|website|web site|site|blog|and|or))*)(?: (?:url|link|profile|page|account|address|or|and))*(?: (?:if (?:so|yes|you have one|any|available|applicable)|that you .*|you .*|to share))?(?: please)?(?: (?:paste|share|provide|add|enter) (?:it|the|your)(?: (?:link|url))?(?: here)?)?$/;

const LINKS: readonly (readonly [Topic, RegExp])[] = [
  ["linkedin", /\blinkedin\b/],
  ["github", /\bgithub\b/],
];
const PAGES: readonly (readonly [Topic, RegExp])[] = [
  ...LINKS,
  ["portfolio", /\b(?:portfolio|website|site|page|blog)\b/],
];

/** "Link zu Ihrem LinkedIn-Profil", "LinkedIn profile URL (if any)". */
function link({ text, kind, options }: Question): Topic | undefined {
  // "Do you have a GitHub URL?" over a line for an address wants the address.
  const page = options > 0 ? undefined : HAS_PAGE.exec(text)?.[1];
  if (
    page !== undefined &&
    (kind === "url" || (kind === "text" && /\b(?:url|link|paste|share)\b/.test(text)))
  )
    return PAGES.find(([, pattern]) => pattern.test(page))?.[0];
  const isLink =
    /\b(profile?s?|profil|perfil|url|link|lien|enlace|address|page)\b/.test(text) &&
    text.split(" ").length <= 9;
  const isOther =
    /^(do|have|are|how|did|which|why|when)\b|\b(experience|recruiter|hear|years|followers|company|apply)\b/.test(
      text,
    );
  return isLink && !isOther ? LINKS.find(([, pattern]) => pattern.test(text))?.[0] : undefined;
}

/** Under an education heading only questions on schooling are understood. */
function highestOnly(topic: Topic): Meaning | undefined {
  return topic === "highest_degree" ? { topic, isNegated: false } : undefined;
}

/** "Work experience 2" is the second of a repeated group. */
function indexIn(section: string): number {
  const number = /\b(\d{1,2})\b/.exec(section)?.[1];
  return number === undefined ? 0 : Math.max(0, Number(number) - 1);
}
