import type { CvExtraction } from "@sendoff/contract/cv";
import { EMPTY_ENTRIES, ENTRY_FIELDS, LIST_NAMES, putText, textIn } from "./entry-fields.ts";
import type { ListName } from "./entry-fields.ts";
import { FoundText } from "./found-text.ts";

/** Longer answers are not read. */
const MAX_REPLY = 60_000;
const MAX_VALUE = 160;
/** Most entries that are taken into an empty list. */
const MAX_ENTRIES = 40;
const DATE = /^(?:19|20)\d{2}(?:-(?:0[1-9]|1[0-2]))?$/;
const EMAIL = /^[^\s@]+@[^\s@]+\.\p{L}{2,}$/u;

/** An extraction, and where a second reading filled it. */
export interface Filled {
  readonly extraction: CvExtraction;
  /** "personalInformation.city", "workExperience.0.startDate"; "skills.3" for an entry that is new as a whole. */
  readonly filled: readonly string[];
}

/**
 * Puts what a model answered to `askAgain` into the gaps of an extraction. Never changes a value that is there. A value is taken only if it
 * occurs in the CV's text as whole words, and in an entry near what that entry is about; all else is left out, and so is an answer that is
 * no JSON. Pure.
 */
export function fillGaps(found: CvExtraction, text: string, reply: string): Filled {
  const answer = parseReply(reply);
  const extraction = structuredClone(found);
  if (answer === undefined) return { extraction, filled: [] };
  const source = new FoundText(text);
  const filled = fillPerson(extraction, textsOf(answer, "personalInformation"), source);
  for (const list of LIST_NAMES) {
    const entries: unknown = Reflect.get(answer, list);
    if (Array.isArray(entries)) filled.push(...fillList(extraction, list, entries, source));
  }
  return { extraction, filled };
}

function parseReply(reply: string): object | undefined {
  if (reply.length > MAX_REPLY) return undefined;
  const [from, to] = [reply.indexOf("{"), reply.lastIndexOf("}")];
  try {
    const value: unknown = JSON.parse(reply.slice(from, to + 1));
    return typeof value === "object" && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

function textsOf(answer: object, key: string): (field: string) => string {
  const part: unknown = Reflect.get(answer, key);
  return (field) => textIn(part, field);
}

function fillPerson(
  { personalInformation: person }: CvExtraction,
  stated: (field: string) => string,
  source: FoundText,
): string[] {
  const filled: string[] = [];
  const put = (field: keyof typeof person, isRight: (value: string) => boolean): void => {
    const value = stated(field);
    if (person[field] !== "" || value === "" || value.length > MAX_VALUE || !isRight(value)) return;
    person[field] = value;
    filled.push(`personalInformation.${field}`);
  };
  const isWords = (value: string): boolean =>
    !/[\d@]/.test(value) && value.split(/\s+/).length <= 6 && source.places(value).length > 0;
  put("fullName", isWords);
  // A given name must be a part of the whole one.
  const isPart = (value: string): boolean =>
    isWords(value) && ` ${person.fullName} `.includes(` ${value} `);
  put("firstName", isPart);
  put("lastName", isPart);
  put("email", (value) => EMAIL.test(value) && source.hasExactly(value));
  put("phone", (value) => isPhone(value) && source.hasNear(value, source.places(value)));
  put("city", isWords);
  return filled;
}

function isPhone(value: string): boolean {
  const digits = value.replaceAll(/\D/g, "").length;
  return /^\+?[\d\s().\-/]+$/.test(value) && digits >= 7 && digits <= 15;
}

function fillList(
  extraction: CvExtraction,
  list: ListName,
  stated: readonly unknown[],
  source: FoundText,
): string[] {
  const entries: object[] = extraction[list];
  if (entries.length > 0)
    return entries.flatMap((entry, i) => {
      const same = stated[i];
      if (!isSameEntry(list, entry, same)) return [];
      return fillEntry(list, entry, same, source).map((field) => `${list}.${i}.${field}`);
    });
  for (const each of stated.slice(0, MAX_ENTRIES)) {
    const entry: object = structuredClone(EMPTY_ENTRIES[list]);
    if (nameEntry(list, entry, each, source)) {
      fillEntry(list, entry, each, source);
      entries.push(entry);
    }
  }
  return entries.map((_, i) => `${list}.${i}`);
}

/** The model keeps the order; an entry that speaks of something else in the same place fills nothing. */
function isSameEntry(list: ListName, own: object, other: unknown): boolean {
  const named = ENTRY_FIELDS[list].names.filter((name) => textIn(own, name) !== "");
  return named.every((name) => textIn(own, name) === textIn(other, name));
}

/** A new entry's first name; false where the text has none of what it is said to be about. */
function nameEntry(list: ListName, entry: object, stated: unknown, source: FoundText): boolean {
  const name = ENTRY_FIELDS[list].names.find((field) => {
    const value = textIn(stated, field);
    return value.length <= MAX_VALUE && source.hasNear(value, source.places(value));
  });
  if (name !== undefined) putText(entry, name, textIn(stated, name));
  return name !== undefined;
}

/** Fills the entry's gaps and returns which they were. */
function fillEntry(list: ListName, entry: object, stated: unknown, source: FoundText): string[] {
  const { names, texts, dates } = ENTRY_FIELDS[list];
  const anchors = names.flatMap((name) => source.places(textIn(entry, name)));
  const isRight = (field: string, value: string): boolean =>
    dates.includes(field)
      ? DATE.test(value) && source.hasDateNear(value, anchors)
      : source.hasNear(value, anchors);
  return [...names, ...texts, ...dates].filter((field) => {
    const value = textIn(stated, field);
    if (textIn(entry, field) !== "" || value === "" || value.length > MAX_VALUE) return false;
    // A job that is still held has no end.
    if (field === "endDate" && Reflect.get(entry, "currentlyWorkHere") === true) return false;
    if (!isRight(field, value)) return false;
    putText(entry, field, value);
    return true;
  });
}
