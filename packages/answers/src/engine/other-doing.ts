import type { Facts } from "../facts/facts.ts";
import type { Question } from "../question/question.ts";
import { isAmong } from "../reading/tokens.ts";
import { fold } from "../text/fold.ts";

/** Doing something else with a thing than working with it. */
const OTHER_DOING =
  /^(?:teach\w*|taught|instruct\w*|lectur\w*|tutor\w*|contribut\w*|sell|selling|sold|resell\w*|recruit\w*|invent\w*|publish\w*|patented|audit(?:ing|ed|or|ors)|assess(?:ing|ed|or|ors)|examin(?:er|ers|ing)|trainers?|instructors?|evangeli\w+|implement(?:ed|ing|ation|ations)|administ(?:er|ered|ering)|configur(?:ed|ing|ation)|customi[sz](?:ed|ing|ation)|migrat(?:ed|ing|ion|ions)|overs(?:ee|een|aw|eeing)|supervis(?:ed|ing)|automat(?:ed|ing)|optimi[sz](?:ed|ing)|design(?:ed|ing)|unterricht\w*|\w*schulung|impartiendo|impartir|dictando|ministrando|ministrar|verkauf\w*|enseigner|enseigne|enseigne[zs]|vendu|vendre|ensenar|ensenado|ensena|vendido|vender|insegnare|insegnato|venduto|lesgeven|verkocht)$/;

const TRAINING_OTHERS =
  /\b(train(?:ing|ed)?|coach(?:ing|ed)?|mentor(?:ing|ed)?) (?:\w+ ){0,2}(?:drivers|staff|others|people|employees|colleagues|teams?|users|students|operators|apprentices|trainees|starters|juniors)\b/;

/** What nurses do with medicine is no running of a system. */
const GIVING_MEDICINE =
  /\badminister(?:ed|ing)? (?=(?:\w+ ){0,2}(?:medic\w+|drugs?|injections?|vaccin\w+|immuni[sz]ations?|iv|insulin|oxygen)\b)/g;

/** "Have you contributed to Prometheus?", "Have you administered it?" of somebody who uses it. */
export function isOtherDoing(question: Question, facts: Facts): boolean {
  const text = question.text.replace(GIVING_MEDICINE, " ");
  const doing = [
    ...text.split(" ").filter((word) => OTHER_DOING.test(word)),
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
