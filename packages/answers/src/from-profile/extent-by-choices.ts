import { type Finding, found, textClaim } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import { latestFirst } from "../facts/timeline.ts";
import { BESIDE, isOfWish, isOnly, meansIn } from "./choice-words.ts";
import type { Token } from "../reading/tokens.ts";

/** Whole or part of the hours, over a question about the present job. */
export function extent(
  asked: readonly Token[],
  options: readonly string[],
  facts: Facts,
): Finding | undefined {
  const isExtent = (option: string): boolean =>
    meansIn(option).some((means) => means === "full time" || means === "part time");
  const [job] = latestFirst(facts.profile.experience);
  const isNow = asked.some(({ means }) => means === "current");
  if (!isNow || isOfWish(asked) || options.filter(isExtent).length < 2 || options.length > 4)
    return undefined;
  if (
    job?.experienceType === undefined ||
    job.endDate !== undefined ||
    job.imported?.includes("experienceType") === true
  )
    return undefined;
  if (!isOnly(asked, BESIDE.extent, 1)) return undefined;
  const own = meansIn(job.experienceType);
  const fitting = options.filter((option) =>
    meansIn(option).some(
      (means) => (means === "full time" || means === "part time") && own.includes(means),
    ),
  );
  const [only, second] = fitting;
  return only === undefined || second !== undefined
    ? undefined
    : found(textClaim(only), "profile", "The kind of your present job", 0.8);
}

const OF_EXTENT = new Set([
  "-",
  "willing",
  "expected",
  "preferred",
  "work",
  "contract",
  "employed",
  "role",
  "position",
  "what",
  "which",
  "full time",
  "part time",
  "are",
  "do",
  "have",
  "status",
  "hour",
]);
const BESIDE_EXTENT =
  /^(?:looking|seeking|suche|sucht|suchen|beschaftigungsart|beschaftigungsverhaltnis|type|typ|art|jornada|temps|type|tipo|desired|stelle|employment|arbeitszeit|arbeitszeitmodell|zeitmodell|umfang|anstellungsart|anstellung|regime|dienstverband)$/;

/** "What are you looking for?" over whole and part of the hours: what was answered to that before. */
export function extentWanted(
  asked: readonly Token[],
  options: readonly string[],
  { answers }: Facts,
): Finding | undefined {
  const extentIn = (text: string): string | undefined => {
    const means = meansIn(text).filter((each) => each === "full time" || each === "part time");
    return new Set(means).size === 1 ? means[0] : undefined;
  };
  if (options.length > 5 || new Set(options.map(extentIn)).size < 2) return undefined;
  if (asked.some(({ means }) => means === "current" || means === "previous")) return undefined;
  const isOnlyExtent = asked.every(({ means, word }) =>
    means === undefined ? BESIDE_EXTENT.test(word) : OF_EXTENT.has(means),
  );
  if (!isOnlyExtent) return undefined;
  const said = new Set(
    answers.flatMap(({ answer }) => {
      const isExtent = typeof answer === "string" && answer.split(" ").length < 4;
      return isExtent ? (extentIn(answer) ?? []) : [];
    }),
  );
  const [wanted, another] = said;
  const fitting = options.filter((option) => extentIn(option) === wanted);
  const [only, second] = fitting;
  return wanted === undefined || another !== undefined || only === undefined || second !== undefined
    ? undefined
    : found(textClaim(only), "answer_bank", "You answered how much you would work", 0.85);
}
