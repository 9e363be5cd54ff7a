import { COMPANY_WORDS, LEGAL_FORMS } from "./employer-words.ts";
import { RANK_WORDS, TITLE_WORDS } from "./job-words.ts";
import { isPlaceName } from "./place-words.ts";
import { DEGREE_WORDS, INSTITUTION_WORDS } from "./school-words.ts";
import type { WordList } from "./word-list.ts";

/** "Leeds / remote": where else the work is done. */
const AT_HOME =
  /\s+\/\s+(?:remote|hybrid|remoto|híbrido|teletrabajo|home ?office|télétravail|zdalnie|hybrydowo)$/i;

/** Whether the text is a place: "City, ST", "City, Country", a country, "Remote". */
export function isPlace(text: string): boolean {
  const t = text
    .trim()
    .replace(/^[(]|[)]$/g, "")
    .replace(AT_HOME, "");
  if (t.length > 45 || t === "") return false;
  if (TITLE_WORDS.test(t) || INSTITUTION_WORDS.test(t)) return false;
  if (/^(?:remote|hybrid|on-?site)$/i.test(t)) return true;
  if (CASELESS.test(t)) return isCaselessPlace(t);
  if (/^\p{Lu}[\p{L}.' -]+,\s*[A-Z]{2,3}(?:\s+\d{4,6})?(?:,\s*(?:USA?|\p{Lu}[\p{L} ]+))?$/u.test(t))
    return true;
  if (!/^\p{Lu}[\p{L}.' -]*(?:,\s*\p{Lu}[\p{L}.' -]*){0,2}(?:\s*\(\p{L}+\))?$/u.test(t))
    return false;
  const parts = t.replace(/\s*\(.*\)$/, "").split(/,\s*/);
  // "Malmö Data HB, Malmö" begins with a company.
  const head = parts.slice(0, -1).join(", ");
  if (LEGAL_FORMS.test(head) || COMPANY_WORDS.test(head)) return false;
  return endsInPlace(parts.at(-1) ?? "", parts.length);
}

/** Hebrew, Arabic and East Asian letters, which have no capitals. */
const CASELESS = /^[\u05d0-\u06ff\u3041-\ud7ff]/;

/** "عمان، الأردن", "上海": the last of at most three names is known. */
function isCaselessPlace(text: string): boolean {
  const parts = text.split(/\s*[,،、，]\s*/);
  return parts.length <= 3 && isPlaceName(parts.at(-1) ?? "");
}

/** "Kinsale, Co. Cork". */
const IRISH_COUNTY = /^Co\.? \p{Lu}\p{L}+$/u;

/** Whether the last part of an address of so many parts is a country, a state or a large city: known by name, or two letters after others. */
export function endsInPlace(last: string, parts: number): boolean {
  if (parts > 1 && (/^[A-Z]{2}$/.test(last) || IRISH_COUNTY.test(last))) return true;
  return isPlaceName(last);
}

/** The word that says what a name is stands first ("Directeur de banque") or last ("Bank Director"). */
function isHeadedBy(words: WordList, text: string): boolean {
  const bare = text.replace(/\(.*?\)|[,–—-]\s.*$/gu, " ").trim();
  const all = bare.split(/[\s/]+/);
  return words.test(all[0] ?? "") || words.test(all.at(-1) ?? "");
}

/** How much a text reads like the name of a job, above 0, or like an employer, below 0. */
export function titleScore(text: string): number {
  let score = 0;
  if (TITLE_WORDS.test(text)) score += 2;
  if (RANK_WORDS.test(text)) score += 0.5;
  // "Software Engineer" is a job although "Software" ends the names of companies.
  if (COMPANY_WORDS.test(text) && !isHeadedBy(TITLE_WORDS, text)) score -= 1.5;
  if (LEGAL_FORMS.test(text)) score -= 2;
  if (isPlace(text)) score -= 0.5;
  return score;
}

/** How much a text reads like a degree, above 0, or like a school, below 0. */
export function degreeScore(text: string): number {
  let score = 0;
  if (DEGREE_WORDS.test(text)) score += 2;
  // "High School Diploma" is a degree although it names a school.
  if (INSTITUTION_WORDS.test(text) && !isHeadedBy(DEGREE_WORDS, text)) score -= 2.5;
  return score;
}
