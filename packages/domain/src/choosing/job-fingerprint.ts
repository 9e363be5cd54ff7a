import { cityNames } from "@sendoff/contract/city-names";
import { LOCATIONS } from "@sendoff/contract/constants";
import { foldWords } from "./fold-words.ts";
import { spelledTitle } from "./title-spelling.ts";

/** Words that firms add behind their name without being another firm by it. */
const LEGAL_FORMS = new Set(
  "inc incorporated ltd limited llc llp lp plc pvt private pte pty corp corporation gmbh mbh ag kg ug bv nv sa sas sarl srl spa ab oy se co company".split(
    " ",
  ),
);
/** Where the work is done: no part of a name, a title or a city. */
const WORKPLACE =
  /\b(?:(?:hybrid|remote|on[- ]?site|in[- ]office|in[- ]person|work[- ]from[- ](?:home|office|anywhere)|wfh|wfo|anywhere)(?: work)?(?: (?:in|from|at|within))?)\b/gi;
const HOME = /\b(?:remote|work[- ]from[- ](?:home|anywhere)|wfh|anywhere)\b/i;
const OFFICE = /\b(?:hybrid|on[- ]?site|in[- ]office|in[- ]person)\b/i;
/** What a title says besides the position, where it stands alone behind a sign: "(Remote)", "| Full-time", "(m/f/d)". */
const ASIDE =
  /^(?:(?:full|part)[- ]?time|permanent|urgent(?:ly)? hiring|immediate joiners?|(?:only )?india|[mfdwxh](?: ?[/|*] ?[mfdwxhv]){1,2})$/i;
const GRADES: Readonly<Record<string, string>> = { i: "1", ii: "2", iii: "3", iv: "4", v: "5" };

/**
 * Company, title and place folded to what a person would call the same (case, accents, punctuation, legal form, a city's other
 * name, spellings of a rank, workplace), so that one job found under two ids or on two platforms is seen as one (DECISIONS D8).
 * A job done from home is in no city, for portals name any or none; a hybrid one is in its city. Three parts with "|" between.
 * Keys are stored: a change here needs a migration that works them out anew for all rows, else one job would be sent again under its
 * other spelling. Of two sent applications that are one job then, one keeps the key, the others get their id behind it, for the key is
 * unique (`db`, applying/transfer-job-key.ts). `git show 48ae9ed5:packages/db/src/migrations/0020-fold-job-keys.ts` is one.
 */
export function jobFingerprint(job: {
  readonly company: string;
  readonly title: string;
  readonly location: string;
}): string {
  const place = placeKey(job.location);
  return [companyKey(job.company), titleKey(job.title, place), place].join("|");
}

/** A company's name without its legal form, folded: the first part of a fingerprint. Empty only when the name is. */
export function companyKey(company: string): string {
  const named = company
    .replaceAll(/\((?:india|p)\)/gi, (aside) => aside.slice(1, -1))
    .replaceAll(/(?:\(([^()]*)\)|[-–—|]\s+([^-–—|()]*)$)/g, (aside, inside = "", after = "") =>
      isBlank(`${inside}${after}`.replaceAll(WORKPLACE, "")) ? " " : aside,
    )
    // "Acme Pvt Ltd, Pune": what follows a legal form after a sign is no part of the name.
    .replace(
      /\b((?:ltd|limited|inc|llc|llp|gmbh)\b\.?)\s*[,|–-]\s*(?!inc|ltd|llc|limited).*$/i,
      "$1",
    )
    // "L.L.C." is one word.
    .replaceAll(/(?<=(?:^|[\s.])\p{L})\.(?=\p{L}(?:[\s.]|$))/gu, "");
  const [first, ...rest] = foldWords(named);
  const words =
    first === undefined || (first === "the" && rest.length > 0) ? rest : [first, ...rest];
  let end = words.length;
  let isPrivate = false;
  while (end > 1) {
    const last = words[end - 1] ?? "";
    isPrivate ||= last === "private" || last === "pvt" || (last === "p" && end < words.length);
    const isForm =
      LEGAL_FORMS.has(last) ||
      (end < words.length && (last === "p" || last === "and")) ||
      // "Acme India Private Limited" is how Acme is registered there; "Coal India Limited" is called so.
      (isPrivate && last === "india");
    if (!isForm) break;
    end -= 1;
  }
  return words.slice(0, end).join(" ");
}

/**
 * The place as a posting's own page shows it, with the list's word that it is done from home: some portals say so beside the
 * place in the list, and elsewhere on the page.
 */
export function placeAsListed(listed: string, shown: string): string {
  if (shown.trim() === "") return listed;
  const isHidden = isFromHome(listed) && !HOME.test(shown) && !OFFICE.test(shown);
  return isHidden ? `${shown} (Remote)` : shown;
}

const isFromHome = (location: string): boolean => HOME.test(location) && !OFFICE.test(location);

function titleKey(title: string, place: string): string {
  const parts = title
    .split(/[()[\]|,]|\s[-–—@]\s/)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const kept = parts.filter((part) => !isAside(part, place));
  const words = spelledTitle((kept.length === 0 ? parts : kept).join(" "))
    .trim()
    .split(" ");
  return words
    .map((word, index) => {
      // A lone "i" or "v" is a grade at the end only.
      const isGrade = word.length > 1 || index === words.length - 1;
      return isGrade && index > 0 ? (GRADES[word] ?? word) : word;
    })
    .join(" ");
}

function isAside(part: string, place: string): boolean {
  const left = part.replaceAll(WORKPLACE, "").trim();
  return left === "" || ASIDE.test(left) || cityKey(left) === place;
}

/** "remote", or the city under the name we use; where a portal names a quarter before a well-known city, the city. */
function placeKey(location: string): string {
  if (isFromHome(location)) return "remote";
  const parts = location
    .replaceAll(WORKPLACE, " ")
    .split(/[,()|/;•·]|\s[-–—]\s/)
    .map(cityKey)
    .filter((part) => part !== "");
  return parts.find((part) => WELL_KNOWN.has(part)) ?? parts[0] ?? "";
}

/** A city's name without what portals put around it: "Greater Bengaluru Area", "Pune 411001", "Delhi NCR". */
function cityKey(name: string): string {
  const folded = foldWords(name)
    .join(" ")
    .replaceAll(/\b(?:\d{5,6}|sector \d{1,3})\b/g, "")
    .replace(/^\s*greater (.+) area$/, "$1")
    .replace(/ (?:metropolitan (?:area|region)|area|urban|rural|district|division|ncr)$/, "")
    .trim();
  return cityNames(folded)[0] ?? folded;
}

const WELL_KNOWN: ReadonlySet<string> = new Set(LOCATIONS.map(cityKey));

const isBlank = (text: string): boolean => foldWords(text).length === 0;
