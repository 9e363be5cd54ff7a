import type { Experience } from "@sendoff/contract/profile";
import { derived, type Finding, yesNo } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import { fromJobs } from "../finding/years.ts";
import type { Meaning } from "../question/meaning.ts";
import type { Question } from "../question/question.ts";
import { isAkin } from "../text/akin.ts";
import { fold } from "../text/fold.ts";
import { isLearning, occupationsNamed, occupationsOf } from "../world/occupations.ts";

const ROLE_IN_FIELD =
  /^(?:als |as (?:an? )?|como |comme |en tant que |come |in qualita di )?(\p{L}{4,}) (?:in|im|en|em|dans|nel|nella|na|no) (?:(?:de|der|die|het|la|le|el|il|das|dem|the|einem|einer) )?(\p{L}{4,}(?: (?:of|oder|ou|o|u|or) \p{L}{4,}){0,3})$/u;

/** "Als planner in transport of logistiek": the jobs of that role whose titles name one of the fields, where no other job has the role. */
export function roleInField(
  question: Question,
  meaning: Meaning | undefined,
  facts: Facts,
): Finding | undefined {
  if (meaning?.topic !== "skill_years" || meaning.country !== undefined || question.isSeveral)
    return undefined;
  const [, role = "", fields = ""] = ROLE_IN_FIELD.exec(meaning.subject ?? "") ?? [];
  if (role === "" || occupationsNamed([role]).size > 0) return undefined;
  const names = fields.split(/ (?:of|oder|ou|o|u|or) /);
  const ofRole = facts.profile.experience.filter(
    (job) => !isLearning(job.jobTitle) && hasRole(job, role),
  );
  const isIn = ({ jobTitle }: Experience): boolean =>
    names.some(
      (name) =>
        fold(jobTitle)
          .split(" ")
          .some((word) => isAkin(word, name) || (word.startsWith(name) && word.endsWith(role))) ||
        [...occupationsNamed([name])].some((each) => occupationsOf(jobTitle).has(each)),
    );
  if (ofRole.length === 0 || !ofRole.every(isIn)) return undefined;
  const years = fromJobs(ofRole, facts, `as ${role} in ${names.join(" or ")}`, 0.78);
  if (years === undefined) return undefined;
  const { threshold } = meaning;
  if (threshold !== undefined) {
    const isMet = meaning.isStrict === true ? years.exact > threshold : years.exact >= threshold;
    return isMet ? derived(yesNo(!meaning.isNegated), years.why, 0.8) : undefined;
  }
  return question.isNumeric
    ? derived(
        { kind: "years", floor: Math.floor(years.exact + 1e-6), exact: years.exact },
        years.why,
        0.78,
      )
    : undefined;
}

/** A role by itself or at the end of a compound: a "Transportplanner" is a planner. */
const hasRole = ({ jobTitle }: Experience, role: string): boolean =>
  fold(jobTitle)
    .split(" ")
    .some(
      (word) => word === role || isAkin(word, role) || (role.length > 5 && word.endsWith(role)),
    );

const COMPARABLE =
  /^(?:(?:in|im|en|em|dans|als|as|un|una|um|uma|een|eine[rm]?|a|an|la|le|il|el) )*(?:(?:vergelijkbare|soortgelijke|gelijkaardige|vergleichbaren?|vergleichbarer|ahnlichen?|ahnlicher) ?(?:functie|rol|positie|position|funktion|stelle|rolle|aufgabe)?|(?:poste|fonction|emploi) (?:similaires?|equivalente?s?|comparables?)|(?:puestos?|funciones|posicion(?:es)?) similar(?:es)?|(?:cargo|funcao|funcoes|posicao|posicoes) (?:similar|similares|semelhantes?)|(?:ruol[oi]|posizion[ei]|mansion[ei]) (?:analog[oahi]+|simil[ei])|(?:similar|comparable) (?:role|position|job))$/;

/** "Heb je minimaal 3 jaar ervaring in een vergelijkbare functie?": the jobs under the title, or of the trade, of the job that asks. */
export function comparableYears(
  question: Question,
  meaning: Meaning | undefined,
  facts: Facts,
): Finding | undefined {
  if (question.isSeveral || question.around !== "" || facts.job.title === "") return undefined;
  const bound = comparableAsked(question, meaning);
  if (bound === undefined) return undefined;
  const { threshold, isStrict, isNegated } = bound;
  const asked = occupationsOf(facts.job.title);
  const words = fold(facts.job.title)
    .split(" ")
    .filter((word) => word.length > 4 && !RANK.test(word));
  const held = facts.profile.experience.filter(
    ({ jobTitle }) =>
      !isLearning(jobTitle) &&
      ([...occupationsOf(jobTitle)].some((each) => asked.has(each)) ||
        fold(jobTitle)
          .split(" ")
          .some((word) => words.some((each) => each === word || isAkin(each, word)))),
  );
  const years = fromJobs(held, facts, "of the trade that the job is in", 0.75);
  if (years === undefined) return undefined;
  const isMet = isStrict ? years.exact > threshold : years.exact >= threshold;
  return isMet && !isNegated ? derived(yesNo(true), years.why, 0.78) : undefined;
}

const YEARS_OF =
  /^(?:heb je|heeft u|haben sie|hast du|verfugen sie uber|bringen sie|avez vous|justifiez vous d|tienes|cuentas con|possui|voce tem|tem|hai) (?:minimaal|minstens|mindestens|au moins|un minimum de|al menos|como minimo|minimo|pelo menos|no minimo|almeno|mas de|mais de|plus de|piu di|meer dan|mehr als)?(?: de)? ?(\d{1,2}) (?:jaar|jahre|ans|anos|anni) (?:werkervaring|ervaring|berufserfahrung|erfahrung|d experience|de experiencia|di esperienza)(?: \p{L}*mit)? (.+)$/u;

interface ComparableAsked {
  threshold: number;
  isStrict: boolean;
  isNegated: boolean;
}

function comparableAsked(
  { text, isYesNo }: Question,
  meaning: Meaning | undefined,
): ComparableAsked | undefined {
  if (meaning?.topic === "skill_years" && meaning.threshold !== undefined)
    return meaning.country === undefined && COMPARABLE.test(meaning.subject ?? "")
      ? {
          threshold: meaning.threshold,
          isStrict: meaning.isStrict === true,
          isNegated: meaning.isNegated,
        }
      : undefined;
  const [, number, where = ""] = (isYesNo ? YEARS_OF.exec(text) : null) ?? [];
  return number === undefined || !COMPARABLE.test(where)
    ? undefined
    : {
        threshold: Number(number),
        isStrict: /\b(?:mas de|mais de|plus de|piu di|meer dan|mehr als)\b/.test(text),
        isNegated: false,
      };
}

const RANK =
  /^(?:senior|junior|manager|leiter\w*|assist\w*|expert\w*|specialist\w*|spezialist\w*|responsable|responsabile|supervisor\w*|coordin\w*|koordinator\w*|analista|analyst\w*|engineer|consultant|tecnico|technicien|techniker)$/;
