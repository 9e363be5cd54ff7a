import { fold, hasPhrase } from "../text/fold.ts";

const SENIORITY =
  /\b(senior|sr|junior|jr|lead|principal|staff|chief|associate|assistant|trainee|intern|i|ii|iii|iv|1|2|3|head)\b/g;
/** Ranks that make another position of a title: an assistant manager is no manager. */
const RANKS = /\b(?:assistant|deputy|trainee|apprentice|intern|junior|head)\b/g;
const FIELD_TO_PERSON: readonly (readonly [RegExp, string])[] = [
  [/\bengineering$/, "engineer"],
  [/\bdevelopment$/, "developer"],
  [/\bmanagement$/, "manager"],
  [/\b(analysis|analytics)$/, "analyst"],
  [/\bdesign$/, "designer"],
  [/\bconsulting$/, "consultant"],
  [/\b(accounting|accountancy)$/, "accountant"],
  [/\btesting$/, "tester"],
  [/\brecruiting$|\brecruitment$/, "recruiter"],
  [/\bteaching$/, "teacher"],
  [/\bnursing$/, "nurse"],
  [/\barchitecture$/, "architect"],
];
/** Developers and engineers of software are the same people. */
const DEVELOPER =
  /\b(software|back ?end|front ?end|full ?stack|web|mobile|android|ios|java|python|javascript|dotnet|react|php|ui|application|data|cloud|platform|embedded|game|blockchain|salesforce|sql|etl) developer\b/g;
const SOFTWARE =
  /\b(software|backend|frontend|full stack|web|mobile|android|ios|java|python|javascript|dotnet|react|php|application|embedded) engineer$/;
const HEADS = new Set(
  "supervisor foreman electrician receptionist waiter cashier welder mechanic plumber carpenter cook baker butcher barista bartender picker packer operator engineer developer manager analyst designer consultant accountant tester recruiter teacher nurse architect scientist administrator specialist executive officer representative driver writer editor lawyer chef pharmacist physician doctor cashier electrician mechanic".split(
    " ",
  ),
);

/** A role without its rank: "Senior Data Analyst II" is "data analyst". Developers and engineers of software are one. */
export function roleKey(title: string): string {
  const [main = ""] = title.split(/\s[-–|@]\s|[,(/]/);
  return plural(fold(main))
    .replace(SENIORITY, " ")
    .replace(/\bprogrammer\b/g, "developer")
    .replace(DEVELOPER, "$1 engineer")
    .replace(/\b(back|front) end\b/g, "$1end")
    .replace(/\bfullstack\b/g, "full stack")
    .replace(/\s+/g, " ")
    .trim();
}

const plural = (text: string): string =>
  text.replace(/\b(engineer|developer|manager|analyst|designer)s\b/g, "$1");

/** The person of a field of work ("software engineering" is a software engineer), or undefined when it is none. */
export function personOf(field: string): string | undefined {
  const folded = fold(field);
  if (/^(head|director|chief|team leader) of \w+/.test(folded)) return folded;
  if (HEADS.has(folded.split(" ").at(-1) ?? "")) return roleKey(folded);
  for (const [pattern, person] of FIELD_TO_PERSON) {
    if (pattern.test(folded) && folded.includes(" "))
      return roleKey(folded.replace(pattern, person));
  }
  return undefined;
}

/** A "Demi-chef de partie" is no chef de partie. */
export const isHalfOf = (title: string, role: string): boolean =>
  hasPhrase(fold(title), `demi ${fold(role).split(" ")[0] ?? ""}`);

/** Whether a title has the ranks that the role names. */
export function hasRanks(title: string, role: string): boolean {
  const ranks = fold(role).match(RANKS) ?? [];
  const isHead = /\b(?:manager|director|principal|head)\b/.test(fold(role));
  const isDeputy =
    isHead &&
    /\b(?:assistant|deputy|vice)\b/.test(fold(title)) &&
    !/\b(?:assistant|deputy|vice)\b/.test(fold(role));
  return !isDeputy && !isHalfOf(title, role) && ranks.every((rank) => hasPhrase(fold(title), rank));
}

/** Whether a held title is the asked role: the same, or the same with words in front ("senior sales manager"). */
export function isRole(title: string, role: string): boolean {
  const held = roleKey(title);
  const asked = roleKey(role);
  if (asked === "") return false;
  if (!hasRanks(title, role)) return false;
  if (held === asked) return true;
  if (asked === "software engineer" && SOFTWARE.test(held)) return true;
  const [field = "", head = ""] = asked.split(" ");
  const kind = KINDS.get(field);
  if (kind !== undefined && held.split(" ").at(-1) === head && kind.test(held)) return true;
  return asked.includes(" ") && held.endsWith(` ${asked}`);
}

/** An Android developer is a mobile developer, and who builds either end of a site is a web developer. */
const KINDS: ReadonlyMap<string, RegExp> = new Map([
  ["mobile", /\b(?:android|ios|flutter|react native|swift|kotlin|mobile)\b/],
  ["web", /\b(?:frontend|backend|full stack|javascript|react|angular|vue|php|wordpress|laravel)\b/],
]);

const TECHNOLOGY =
  /\b(software|backend|frontend|full stack|web|mobile|android|ios|data|machine learning|devops|cloud|platform|qa|site reliability|security|network|systems?|linux|unix|windows|server|it|database|java|python|salesforce|sap|sql|etl|dotnet|php|react|embedded|blockchain)\b/;

/** What makes one of an analyst, a designer or a consultant. */
const OF_TECHNOLOGY =
  /\b(?:ux|ui|qa|quality assurance|test|testing|automation|software|devops|etl|sql|bi|salesforce|sap|cloud|network|cyber ?security|systems?|it|product designer|web)\b/;

/** Whether a title is one of information technology, whatever the employer's trade. */
export function isTechnologyRole(title: string): boolean {
  const role = roleKey(title);
  return (
    (/\b(engineer|developer|programmer|administrator|architect|scientist)\b/.test(role) &&
      TECHNOLOGY.test(role)) ||
    (/\b(analyst|designer|tester|consultant|specialist)\b/.test(role) && OF_TECHNOLOGY.test(role))
  );
}

/** Whether a title may be one of information technology though it is not surely one: "Analyst", "Support Technician". */
export function isPerhapsTechnology(title: string): boolean {
  return /\b(engineer|developer|programmer|administrator|architect|scientist|analyst|analytics|technician|support|consultant|designer|tester|technical|technology|it|digital|software|data|cto|cio|product|systems?|intern)\b/.test(
    fold(title),
  );
}

/** Whether a title has nothing in common with a role, so that its holder did not do that work under it. */
export function isUnrelatedRole(title: string, role: string): boolean {
  const held = new Set(roleKey(title).split(" "));
  return !roleKey(role)
    .split(" ")
    .some((word) => held.has(word));
}

/** A "Heavy Vehicle Mechanic" may well have been a "heavy diesel mechanic". */
export const isNearTitle = (title: string, role: string): boolean =>
  isNearDeveloper(title, role) ||
  role.split(" ").filter((word) => fold(title).split(" ").includes(word)).length > 1;

/** A "Branch Operations Manager" is another one than the "Branch Manager" whose title the profile has as well. */
export function isOfFunction(
  title: string,
  held: readonly { jobTitle: string }[],
  role: string,
): boolean {
  const asked = roleKey(role).split(" ");
  if (asked.length < 2 || !held.some(({ jobTitle }) => roleKey(jobTitle) === asked.join(" ")))
    return false;
  const words = roleKey(title).split(" ");
  const more = words.filter((word) => !asked.includes(word));
  return (
    words.length === asked.length + 1 &&
    words.at(-1) === asked.at(-1) &&
    more.every((word) => FUNCTION.test(word))
  );
}

const FUNCTION =
  /^(?:operations|marketing|finance|credit|risk|compliance|sales|service|support|training|hr|quality|logistics|it|systems|portfolio|procurement|safety)$/;

/** Who is a developer under one title may have been one of another kind under the next, but for the two ends of a site. */
function isNearDeveloper(title: string, role: string): boolean {
  const [held, asked] = [roleKey(title), roleKey(role)];
  const isBoth = [held, asked].every((each) => SOFTWARE.test(each));
  const ends = ["frontend", "backend"].map((end) => [held.includes(end), asked.includes(end)]);
  const isOtherEnd = ends.some(([own]) => own) && ends.some(([, wanted]) => wanted);
  return isBoth && held !== asked && !isOtherEnd;
}
