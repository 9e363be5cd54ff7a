import { UserError } from "@sendoff/kit/errors";

/** RELIABILITY 5: deeper bodies are refused before anything walks them. */
const MAX_DEPTH = 20;
/** A whole profile with its preferences has a few thousand values; 256 KB of small ones would hold the process up for everybody. */
const MAX_VALUES = 10_000;
/** Keys that would reach an object's prototype if somebody merged the value carelessly. */
const PROTOTYPE_KEYS = new Set(["__proto__", "constructor", "prototype"]);

function refuse(message: string): UserError {
  return new UserError(400, "invalid_input", message, { issues: [{ path: "", message }] });
}

/**
 * Text that PostgreSQL cannot hold: a NUL character, or half of a surrogate pair. Refused at once, because deeper in it
 * would be an error of the database.
 */
export function isStorable(text: string): boolean {
  return !text.includes("\0") && text.isWellFormed();
}

/**
 * Parses JSON of a stranger: throws UserError 400 on bad syntax, more than 20 levels or 10,000 values, and unstorable text; drops keys
 * that reach prototypes. Used for bodies and for `filters` sent as text, which does not pass the body parser.
 */
export function parseGuardedJson(text: string): unknown {
  // Before it is parsed: a value costs far more to make than to count.
  if (hasMoreCommas(text, MAX_VALUES)) throw tooManyValues();
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw refuse("This is not valid JSON");
  }
  guard(value);
  return value;
}

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];

/** Whether more than so many commas part values, whatever stands in texts: each is one value more. */
function hasMoreCommas(text: string, limit: number): boolean {
  // Nearly all bodies are shorter than so many values could be.
  if (text.length <= limit) return false;
  let commas = 0;
  let isInText = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isInText) {
      if (code === BACKSLASH) at += 1;
      else if (code === QUOTE) isInText = false;
    } else if (code === QUOTE) isInText = true;
    else if (code === COMMA) commas += 1;
  }
  return commas > limit;
}

function tooManyValues(): UserError {
  return refuse(`More than ${MAX_VALUES} values: send less at once`);
}

/** Walks without recursion: nesting is the sender's choice and must not end our stack. */
function guard(root: unknown): void {
  const open: { value: unknown; depth: number }[] = [{ value: root, depth: 1 }];
  let values = 0;
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, depth } = next;
    values += 1;
    if (values + open.length > MAX_VALUES) {
      throw tooManyValues();
    }
    if (typeof value === "string" && !isStorable(value)) {
      throw refuse("Text must not hold NUL characters or broken Unicode");
    }
    if (typeof value !== "object" || value === null) continue;
    if (depth > MAX_DEPTH) throw refuse(`Nested deeper than ${MAX_DEPTH} levels`);
    for (const [key, inner] of Object.entries(value)) {
      if (!isStorable(key)) throw refuse("Names must not hold NUL characters or broken Unicode");
      if (PROTOTYPE_KEYS.has(key)) Reflect.deleteProperty(value, key);
      else open.push({ value: inner, depth: depth + 1 });
    }
  }
}

/** Parses a body's bytes. An empty body is undefined: some clients name a content type without sending one. */
export function parseJsonBody(bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined;
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw refuse("The body is not valid UTF-8");
  }
  return parseGuardedJson(text);
}
