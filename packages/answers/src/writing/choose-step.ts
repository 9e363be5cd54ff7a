import type { Claim } from "../facts/claim.ts";
import { fold } from "../text/fold.ts";
import { fineStepsIn } from "../languages/fluency.ts";

/**
 * Steps of the scales that forms put their own words to. Where the words of a claim are none of the choices, the choice on the same
 * step of the scale is meant, when it is the only one there.
 */
export function optionsOnStep(claim: Claim, options: readonly string[]): string[] {
  switch (claim.kind) {
    case "fluency":
      return onLanguageStep(claim.level, claim.text, options);
    case "degree":
      return orDiploma(claim.name, onStep(NATIONAL_LEVELS, claim.name, options), options);
    case "grade":
      return onStep(DEGREE_CLASSES, claim.text, options);
    default:
      return [];
  }
}

/** Words for how well a language is known, of which each is one step: none, A1 to A2, B1, B2, C1 to C2, native. */
const LANGUAGE_STEPS: readonly (readonly [number, RegExp])[] = [
  [
    0,
    /^(?:none|no|not at all|no knowledge|geen|kein\w*|aucune?|nessun\w*|ningun\w*|nenhum\w*|nao possuo|nao falo|zero|नहीं.*|nahi.*)\b/,
  ],
  [
    5,
    /\b(?:native|mother tongue|moedertaal|mutterspr\w+|langue maternelle|matern\w+|madrelingua|nativ[oa]|bilingu\w*|मातृभाषा)\b/,
  ],
  [
    4,
    /\b(?:fluent|fluency|very good|excellent|advanced|proficient|full professional|zeer goed|vloeiend|uitstekend|sehr gut\w*|fliessend|verhandlungssicher|courant|avance|tres bon\w*|ottim[oa]|fluente|avanzat[oa]|avanzad[oa]|avancad[oa]|muy buen\w*|धाराप्रवाह|(?:profissional|profesional|professionnel|professionnelle|professionell\w*|beruflich\w*|professionale|professioneel|zakelijk)(?! (?:limit\w*|begrenz\w*|eingeschrank\w*|basic\w*|beperkt\w*)))\b/,
  ],
  [
    3,
    /\b(?:good|goed|upper intermediate|working knowledge|professional working|bonne?|buon[oa]|buen[oa]|gut|gute|independent|कामचलाऊ)\b/,
  ],
  [
    2,
    /\b(?:intermediate|redelijk|voldoende|fair|moderate|conversational|conversac\w+|conversation\w*|conversazion\w+|konversation\w*|umgangssprach\w*|gespreksniveau|intermedi\w+|moyen\w*|medi[oa]|befriedigend)\b/,
  ],
  [
    1,
    /\b(?:basic\w*|bas[ei]s?|base|limited|elementary|beginner|matig|notions?|grundkenntnisse|debutant\w*|elementare|scolaire|scolastic[oa]|elemental|poor|little|einfach\w*|basique)\b/,
  ],
];

/** Steps of the profile's four that a word on this scale may stand for, by the level: basic, intermediate, fluent, native. */
function onLanguageStep(level: number, text: string, options: readonly string[]): string[] {
  const steps = options.map((option) => languageStep(option));
  if (options.length < 3 || steps.includes(undefined)) return [];
  const [fine, second] = fineStepsIn(text);
  // B1 and B2 are told apart only where the profile does so.
  const wanted =
    level === 1
      ? [1]
      : level === 2
        ? second === undefined && fine !== undefined
          ? [fine === 4 ? 3 : 2]
          : [2, 3]
        : level === 3
          ? [4]
          : [5];
  const on = options.filter((_, at) => wanted.includes(steps[at] ?? -1));
  if (on.length > 0) return on;
  // A native speaker, and nobody else, is at the top of every scale.
  return level === 4 && steps.filter((step) => step === 4).length === 1
    ? options.filter((_, at) => steps[at] === 4)
    : [];
}

const languageStep = (option: string): number | undefined =>
  LANGUAGE_STEPS.find(([, pattern]) => pattern.test(fold(option)))?.[0];

/** Names of levels that one country has and that say more than a rank: the same name in a degree and in one choice is that choice. */
const NATIONAL_LEVELS: readonly RegExp[] = [
  /\b(?:wo )?(?:phd|promotie|doctoraat)\b/,
  /\bhbo\b/,
  /\bmbo(?: niveau)? ?4\b|\bniveau 4\b(?=.*mbo)/,
  /\bmbo(?: niveau)? ?3\b/,
  /\bmbo(?: niveau)? ?2\b/,
  /\bmbo\b/,
  /\bvwo\b/,
  /\bhavo\b/,
  /\bvmbo\b/,
  /\bbp\b|\bbrevet professionnel\b|\bbac pro\w*\b/,
  /\b(?:cap|bep)\b/,
  /\b(?:bts|dut|deust)\b/,
  /(?:meister(?:in)?\b|meisterbrief|meisterprufung|\btechniker(?:in)?\b)/,
  /\b(?:ausbildung|berufsausbildung|lehre|lehrabschluss|geselle\w*)\b/,
  /\b(?:mittlere reife|realschul\w*|mittlerer schulabschluss)\b/,
  /\bhauptschul\w*\b/,
  /\b(?:matura|abitur|hochschulreife)\b/,
  /\b(?:cfgs|grado superior|ciclo formativo de grado superior)\b/,
  /\b(?:cfgm|grado medio|ciclo formativo de grado medio)\b/,
  /\btitul(?:ad[oa]|o)\b/,
  /\bbachiller\b/,
  /\bbachillerato\b/,
  /\begresad[oa]\b/,
  /\b(?:laurea magistrale|laurea specialistica)\b/,
  /\blaurea triennale\b/,
  /\b(?:diploma di (?:scuola|perito|ragioneri\w+|liceo|maturita|istituto)|maturita|perito)\b/,
  /\blicenza media\b/,
  /\b(?:pos graduacao|especializacao|mba)\b/,
  /\btecnologo\b/,
  /\bensino medio\b/,
  /\bgnm\b/,
  /\banm\b/,
  /\bcertificate iv\b/,
  /\bcertificate iii\b/,
  /\b(?:hnd|higher national diploma)\b/,
  /\bhnc\b/,
  /\b(?:associate|2 year course)\b/,
  /\b(?:secundair|tso|bso|aso|kso)\b/,
  /^(?!.*\b(?:high school|secondary|ged|post ?graduate|graduate|pg|advanced|higher|diploma|school)\b).*\bcertificate\b/,
];

/** A diploma that no rank tells apart: below a degree, beside the school's. */
const DIPLOMA =
  /^(?!.*\b(?:high school|secondary|ged|post ?graduate|graduate|pg|advanced|higher)\b).*\bdiploma\b/;

/** "Diploma in Medical Assisting", "Diploma di liceo": the one choice that is a diploma where no step is meant. */
function orDiploma(name: string, onSteps: string[], options: readonly string[]): string[] {
  if (onSteps.length > 0 || !DIPLOMA.test(fold(name))) return onSteps;
  const named = options.filter((option) => DIPLOMA.test(fold(option)));
  return named.length === 1 ? named : [];
}

/** Classes of honours degrees. */
const DEGREE_CLASSES: readonly RegExp[] = [
  /\b2 ?[:.]? ?1\b|\bupper second\b|\bsecond class\b.*\bupper\b|\bgrade 1\b/,
  /\b2 ?[:.]? ?2\b|\blower second\b|\bsecond class\b.*\blower\b|\bgrade 2\b/,
  /\bfirst(?: class)?\b/,
  /\bthird(?: class)?\b/,
];

/** The one choice that names the same step as a text does; none where the text, or several choices, name it otherwise. */
function onStep(steps: readonly RegExp[], text: string, options: readonly string[]): string[] {
  const own = steps.find((pattern) => pattern.test(fold(text)));
  if (own === undefined) return [];
  const on = options.filter(
    (option) => steps.find((pattern) => pattern.test(fold(option))) === own,
  );
  return on.length === 1 ? on : [];
}
