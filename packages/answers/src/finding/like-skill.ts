import type { Experience, Skill } from "@sendoff/contract/profile";
import { wordingOf } from "../languages/lexicon.ts";
import { isWithinWords, tellingWords } from "../text/akin.ts";
import { fold, hasPhrase } from "../text/fold.ts";
import { skillSpellings } from "../world/skills.ts";

/** "Management d'équipe" and "people management": names of which the lexicon knows every word. */
function meaningsOf(name: string): string | undefined {
  const { terms } = wordingOf(name);
  // "NR-33" is not "NR-35".
  const meanings = terms.flatMap(({ means, text }) =>
    means === undefined || means === "-" ? [] : [means === "#" ? text : means],
  );
  const isWhole = terms.every(({ means }) => means !== undefined);
  return meanings.length < 2 || !isWhole ? undefined : [...new Set(meanings)].toSorted().join();
}

export const isSameWords = (left: string, right: string): boolean =>
  (meaningsOf(left) !== undefined && meaningsOf(left) === meaningsOf(right)) ||
  isWithinWords(tellingWords(right), tellingWords(left)) ||
  isDoneWith(tellingWords(left), tellingWords(right));

/** "Forklift operation" beside "forklift", and not beside "forklift training". */
const isDoneWith = (asked: readonly string[], own: readonly string[]): boolean => {
  const thing = own.filter((word) => !DOING.test(word));
  return thing.length < own.length && isWithinWords(thing, asked) && isWithinWords(asked, thing);
};

/** "Forklift operation" is what one does with a forklift. */
const DOING =
  /^(?:v\d{1,2}|20\d\d|operation|operations|operating|operator|driving|handling|nursing|care|development|programming|usage|use|bedienung|conduite|manejo|operacao|conduzione|bediening)$/;

/** A listed skill that holds all words of what is asked for: who has used "WMS Reflex" has used a WMS. */
export function likeSkill(subject: string, skills: readonly Skill[]): Skill | undefined {
  const asked = tellingWords(subject);
  if (asked.length === 0 || asked.join("").length < 3) return undefined;
  const longer = LONGER[subject];
  const meant = meaningsOf(subject);
  const same = skills.find(({ name }) => meant !== undefined && meaningsOf(name) === meant);
  if (same !== undefined) return same;
  // "Livechat" and "live chat".
  const compact = subject.replace(/ /g, "");
  const joined = skills.find(({ name }) => fold(name).replace(/ /g, "") === compact);
  if (joined !== undefined && compact.length > 5) return joined;
  return skills.find(
    ({ name }) =>
      (longer === undefined || !fold(name).startsWith(longer)) &&
      isWithinWords(asked, tellingWords(name)),
  );
}

/** Whether a job's title or description names a skill, as whole words under any of its spellings. */
export function mentions(job: Experience, subject: string): boolean {
  if (subject.length < 2) return false;
  const text = inFull(fold(job.jobTitle)) + " | " + foldLong(withoutOthers(job.description ?? ""));
  return skillSpellings(subject).some((spelling) => hasMention(text, spelling));
}

/** What one recruited for, sold or did without is none of one's own doing: the rest of such a clause is left out. */
const withoutOthers = (description: string): string =>
  description.replace(NOT_OWN, " ").replace(LEFT_BEHIND, " ");

/** "Replaced Jira with Linear", "migrated from Jenkins to Actions": what was left is no tool of today, whatever else one did with it. */
const LEFT_BEHIND =
  /\b(?:replac(?:ed|es|ing)(?= [^.;,\n]{1,60}? (?:with|by)\b)|(?:migrat|transition|switch|mov|port|convert)(?:ed|es|s|ing)? (?:[^.;,\n]{1,60}? )?(?:from|off|away from)|(?:retir|decommission|sunset|phas|remov)(?:ed|es|s|ing|ted|ting)?(?: out)?|got rid of|instead of|in place of|rather than)\b[^.;,\n]*?(?=\b(?:with|by|to|onto|into|for)\b|[.;,\n]|$)/giu;

const NOT_OWN =
  /\b(?:recruit(?:ed|ing|s)?|hir(?:ed|ing|es)|headhunt\w*|sold|resold|sell(?:s|ing)?|(?:no|without|never) (?:prior |previous |any )?(?:experience|knowledge|use|using|used))\b[^.;,\n]*/giu;

/** A "SOC Analyst" works in security, under a title that does not write it out. */
const inFull = (title: string): string =>
  ABBREVIATED.reduce(
    (text, [short, full]) => (short.test(text) ? `${text} | ${full}` : text),
    title,
  );

const ABBREVIATED: readonly (readonly [RegExp, string])[] = [
  [/\bsoc (?:analyst|engineer|manager|lead|operator)\b/, "security operations"],
  [/\bnoc (?:analyst|engineer|manager|lead|operator|technician)\b/, "network operations"],
  [/\bqa\b/, "quality assurance"],
  [/\bhr\b/, "human resources"],
];

/** "React" is not meant by "React Native", nor "Spring" by "Spring Boot". */
const LONGER: Record<string, string> = {
  react: "react native",
  spring: "spring boot",
  angular: "angular js",
  sql: "sql server",
  java: "java script",
  ruby: "ruby on rails",
  google: "google cloud",
};

/** "React Native" where only React is meant. */
export const isLongerName = (text: string, spelling: string): boolean => {
  const longer = LONGER[spelling];
  return longer !== undefined && hasPhrase(text, longer);
};

export function hasMention(text: string, spelling: string): boolean {
  const longer = LONGER[spelling];
  return hasPhrase(longer === undefined ? text : text.replaceAll(longer, "|"), spelling);
}

function foldLong(text: string): string {
  const parts: string[] = [];
  for (let at = 0; at < Math.min(text.length, 20_000); at += 1900)
    parts.push(fold(text.slice(at, at + 2000)));
  return parts.join(" | ");
}
