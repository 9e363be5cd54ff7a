import type { Facts } from "../facts/facts.ts";
import type { Question } from "../question/question.ts";
import { isAmong } from "../reading/tokens.ts";
import { fold } from "../text/fold.ts";

/** Doing something else with a thing than working with it: in English first, teaching and selling in the other languages too. */
const OTHER_DOING =
  /^(?:teach\w*|taught|instruct\w*|lectur\w*|tutor\w*|contribut\w*|sell|selling|sold|resell\w*|recruit\w*|invent\w*|publish\w*|patented|audit(?:ing|ed|or|ors)|assess(?:ing|ed|or|ors)|examin(?:er|ers|ing)|trainers?|instructors?|evangeli\w+|implement(?:ed|ing|ation|ations)|administ(?:er|ered|ering)|configur(?:ed|ing|ation)|customi[sz](?:ed|ing|ation)|migrat(?:ed|ing|ion|ions)|overs(?:ee|een|aw|eeing)|supervis(?:ed|ing)|automat(?:ed|ing)|optimi[sz](?:ed|ing)|design(?:ed|ing)|unterricht\w*|\w*schulung|impartiendo|impartir|dictando|ministrando|ministrar|verkauf\w*|enseigner|enseigne|enseigne[zs]|vendu|vendre|ensenar|ensenado|ensena|vendido|vender|insegnare|insegnato|venduto|lesgeven|verkocht)$/;

/** Running a thing for others, setting it up, moving to it or looking over those who work with it, in the other languages of forms. */
const RUNNING_IT = new RegExp(
  `^(?:${[
    // German
    "administrier\\w+|verwaltet|verwalten|implementier\\w*|konfigurier\\w*|migrier\\w*|auditier\\w*|automatisier\\w*|optimier\\w*|eingefuhrt|beaufsichtig\\w*",
    // French, with what Spanish and Portuguese write alike
    "administr(?:e[zsr]?|a[srd]?|ad[oa]|ou|ando)|implement(?:e[zr]?|a[srd]?|ad[oa]|ou)|configur(?:e[zr]?|a[srd]?|ad[oa]|ou)|migre[zr]?|migr(?:a[srd]|ad[oa]|ou)|audit(?:e[zr]|ad[oa]|ou|ar)|automatise[zr]?|optimise[zr]?|supervise[zr]?|deploye[zr]?|parametre[zr]?",
    "supervisa[srd]?|supervisad[oa]|supervision(?:a|ar|ado|ou)|automatiza[srd]?|automatizad[oa]|automatizou|op?timiza[srd]?|op?timizad[oa]|op?timizou|implant(?:a[srd]?|ad[oa]|ou)|parametriz\\w+",
    // Italian
    "amministr(?:i|a|are|ato|ate)|implementat[oa]|implementare|configur(?:i|are|ato)|migrat[oa]|migrare|automatizzat[oa]|ottimizzat[oa]|supervision(?:i|ato|are)",
    // Dutch
    "beheer|beheert|beheerd|geimplementeerd|implementeren|geconfigureerd|configureren|gemigreerd|migreren|geautomatiseerd|geoptimaliseerd|ingericht|uitgerold",
  ].join("|")})$`,
);

const TRAINING_OTHERS =
  /\b(train(?:ing|ed)?|coach(?:ing|ed)?|mentor(?:ing|ed)?) (?:\w+ ){0,2}(?:drivers|staff|others|people|employees|colleagues|teams?|users|students|operators|apprentices|trainees|starters|juniors)\b/;

/** What nurses do with medicine is no running of a system. */
const GIVING_MEDICINE =
  /\badminister(?:ed|ing)? (?=(?:\w+ ){0,2}(?:medic\w+|drugs?|injections?|vaccin\w+|immuni[sz]ations?|iv|insulin|oxygen)\b)/g;

/** "Have you contributed to Prometheus?", "Have you administered it?" of somebody who uses it. */
export function isOtherDoing(question: Question, facts: Facts): boolean {
  const text = question.text.replace(GIVING_MEDICINE, " ");
  const doing = [
    ...text.split(" ").filter((word) => OTHER_DOING.test(word) || RUNNING_IT.test(word)),
    ...(TRAINING_OTHERS.exec(question.text) ?? []).slice(1),
  ];
  if (doing.length === 0) return false;
  const own = wordsOfProfile(facts);
  return doing.some((word) => !isAmong(word, own));
}

const WORDS = new WeakMap<Facts, readonly string[]>();

/** The single words of the jobs, skills and certificates, folded. */
export function wordsOfProfile(facts: Facts): readonly string[] {
  const known = WORDS.get(facts);
  if (known !== undefined) return known;
  const { experience, skills, certifications } = facts.profile;
  const texts = [
    ...experience.flatMap(({ jobTitle, description = "" }) => [jobTitle, description]),
    ...skills.map(({ name }) => name),
    ...certifications.map(({ title }) => title),
  ];
  const words = [...new Set(texts.flatMap((text) => fold(text).split(" ")))];
  WORDS.set(facts, words);
  return words;
}
