import { takenApart, wordingOf } from "../languages/lexicon.ts";
import type { Meaning } from "../question/meaning.ts";
import type { Question } from "../question/question.ts";
import { countryByName, countryByPeople } from "../world/countries.ts";

const ARE = new Set(["are", "-"]);

/** "Are you a citizen or permanent resident of Canada?", "Are you a Singaporean / Singapore PR?" */
const OR_SETTLED =
  /^are you (?:(?:either|currently|an?|the|[a-z]+ ){1,4}?)?(?:(?:citizens?|nationals?)(?: of (?:the )?[a-z ]+?)?|(?:[a-z]+ )?[a-z]+(?:ian|ean|ese|an|ish|i))(?: or| and or)?(?: an?)?(?: [a-z]+){0,2}? (?:(?:lawful |legal )?permanent residents?(?: pr)?|prs?(?: holder)?|green card holder)(?: of (?:the )?[a-z ]+)?$/;

/** "Do you require a work pass (EP / S Pass) to work in Singapore?" */
const PASS_NEEDED =
  /^(?:do|will|would) you (?:(?:currently|now|or|in|the|future) )*(?:require|need) (?:an? )?(?:valid )?(?:work|employment)(?: visa or)? pass(?:es)?(?: (?:ep|s|pass|wp|or|dp|e|g|employment|work|permit|visa))*(?: (?:in order )?(?:to (?:be employed|work|take up (?:employment|this role))|for employment)(?: here)?(?: in [a-z ]+)?)?$/;

/** A people, or a permit beside a citizenship, asked for in a sentence of its own: every word of it is accounted for. */
export function readCitizenWhole(question: Question): Meaning | undefined {
  if (!question.isYesNo || question.isSeveral) return undefined;
  const { text, countries } = question;
  const [country, second] = countries;
  if (PASS_NEEDED.test(text) && second === undefined)
    return {
      topic: "permit_needed",
      isNegated: false,
      ...(country === undefined ? { isJobCountry: true } : { country }),
    };
  if (/^are you an? gcc (?:national|citizen)$/.test(text))
    return { topic: "citizen", subject: "gcc", isNegated: false };
  if (country !== undefined && second === undefined && OR_SETTLED.test(text))
    return { topic: "citizen", country, subject: "citizen or more", isNegated: false };
  return readPeople(question);
}

/** "Are you an Emirati?", "Você é brasileira?": the word for a people and nothing else. */
function readPeople({ text, beside }: Question): Meaning | undefined {
  const { terms } = takenApart(wordingOf(text, beside));
  if (terms.length > 6) return undefined;
  const others = terms.filter(({ means }) => !ARE.has(means ?? ""));
  const [only, second] = others;
  if (only === undefined || second !== undefined || !IS_ONE.test(text)) return undefined;
  const code = /^(?:country|language) /.test(only.means ?? "")
    ? countryByPeople(only.text.replace(/^(an?|e) /, ""))
    : undefined;
  // "Are you in Kenya?" names the country, not its people.
  if (code === undefined || countryByName(only.text) === code) return undefined;
  const isCitizen = OF_STATES.has(code);
  return {
    topic: "citizen",
    country: code,
    isNegated: false,
    ...(isCitizen ? {} : { subject: "people" }),
  };
}

/** Whose people are their citizens: a Malaysian may well be Chinese or Indian, and nobody but its citizen is an Emirati. */
const OF_STATES = new Set(
  "AE SA QA KW OM BH SG MY GB IE US CA AU NZ ZA NG GH KE BR MX BE CH LU AT".split(" "),
);

const IS_ONE =
  /^(?:are you|sind sie|bist du|etes vous|es tu|es usted|eres|voce e|lei e|sei|ben je|bent u) /;
