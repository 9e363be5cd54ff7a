import type { Education } from "@sendoff/contract/profile";
import { type Finding, found, textClaim, yesNo } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import type { Question } from "../question/question.ts";
import { boundOf } from "../reading/bound.ts";
import { fold } from "../text/fold.ts";
import { monthOf } from "../facts/timeline.ts";
import { fieldOfStudy } from "../reading/degrees.ts";
import { isAboutSomebodyElse } from "../reading/understand.ts";
import { isAmong, isBare, type Token, tokensIn } from "../reading/tokens.ts";

/** A certificate or a completed study. */
interface Paper {
  name: string;
  words: string[];
  date: string | undefined;
  /** Who issued it, or the school. */
  from: string;
  study: Education | undefined;
}

const OTHER = new Set(
  "not,previous,non,less than,sponsor,authorised,permit,visa,citizen,eu,pay,expected,experience,use,work,future,why,start,notice,travel,willing,available,other,alternate,unfinished,up to,#,number,month,how many,how long,since,current,level,drive,speak,reference,need,upload,cv,more than".split(
    ",",
  ),
);
/** Meanings that ask for a property of a paper, or name its kind. */
const KIND = new Set(
  "year,when,date,where,school,grade,graduate,end,which,what,name,company,field of study,job title,licence,language,first,highest,country,position,class".split(
    ",",
  ),
);

/** The one certificate or study that has all telling words of a question, and what is asked of it: whether, when, where, in what. */
export function paperByEvidence(question: Question, facts: Facts): Finding | undefined {
  if (question.isSeveral || question.countries.length > 0 || question.options > 4) return undefined;
  if (isAboutSomebodyElse(question)) return undefined;
  const { asked, scene } = tokensIn(question);
  if (asked.length > 20 || isBare(asked) || scene.length > 12) return undefined;
  if (asked.some(({ means }) => OTHER.has(means ?? "")) || boundOf(termsOf(asked)) !== undefined)
    return undefined;
  const telling = asked.filter(
    ({ weight, means }) => (weight === "plain" || weight === "heavy") && !KIND.has(means ?? ""),
  );
  const distinct = telling.filter(({ word }) => word.length > 3 || /^\p{L}{2,3}$/u.test(word));
  if (distinct.length === 0) return undefined;
  const named = papersOf(facts)
    .filter(({ words }) =>
      telling.every(({ word }) => word.split(" ").every((part) => isAmong(part, words))),
    )
    .filter(
      // A body that issued one paper issues others: by its name alone a paper is named only to one who asks for the registration.
      ({ name }) =>
        asked.some(({ means }) => means === "registered") ||
        telling.some(({ word }) => word.split(" ").some((part) => isAmong(part, wordsOf(name)))),
    );
  const isRegister = asked.some(({ means }) => means === "registered" || means === "licence");
  const [only, second] = isRegister ? named.filter(({ study }) => study === undefined) : named;
  if (only === undefined) return undefined;
  const rank = RANK.exec(question.text)?.[0];
  if (rank !== undefined && !isAmong(rank, only.words)) return undefined;
  const has = (means: string): boolean => asked.some((token) => token.means === means);
  if (question.isYesNo) {
    const isAsked = [
      "have",
      "are",
      "certificate",
      "registered",
      "completed",
      "education",
      "degree",
      "did",
    ].some(has);
    const isPart = ["year", "when", "where", "school", "grade"].some(has);
    // One word of a longer name may be of another paper as well.
    const isWell =
      telling.length > 1 ||
      distinct.some(({ weight }) => weight === "heavy") ||
      only.words.length < 4;
    return isAsked && !isPart && isWell && !STATE.test(question.text)
      ? found(yesNo(true), "profile", `${only.name} is in your profile`, 0.8)
      : undefined;
  }
  return second === undefined ? propertyOf(only, has, question) : undefined;
}

const STATE =
  /\b(?:is your|are your|still|expir\w+|renew\w*|copy|number|abgelaufen|membership|member)\b/;

/** Steps of one certificate: the one is not the other. */
const RANK =
  /\b(?:professional|associate|expert|foundation|practitioner|advanced|intermediate|fundamentals|specialist|master|lead|chartered)\b/;

const termsOf = (tokens: readonly Token[]): { text: string; means: string | undefined }[] =>
  tokens.map(({ word, means }) => ({ text: word, means }));

function propertyOf(
  { name, date, from, study }: Paper,
  has: (means: string) => boolean,
  question: Question,
): Finding | undefined {
  const why = `Your ${name}`;
  if (has("grade")) {
    return study?.gpa === undefined || study.gpa === ""
      ? undefined
      : found({ kind: "grade", text: study.gpa }, "profile", why, 0.8);
  }
  if (has("field of study") && study !== undefined) {
    const field = fieldOfStudy(study.degreeName);
    return field === undefined ? undefined : found(textClaim(field), "profile", why, 0.8);
  }
  if (has("where") || has("school")) {
    if (from === "") return undefined;
    return study === undefined
      ? undefined
      : found({ kind: "school", name: from }, "profile", why, 0.8);
  }
  const isYear = has("year") || has("when") || has("date") || question.kind === "date";
  return isYear && date !== undefined && /\d{4}/.test(date)
    ? found({ kind: "date", date }, "profile", why, 0.8)
    : undefined;
}

const PAPERS = new WeakMap<Facts, Paper[]>();

function papersOf(facts: Facts): Paper[] {
  const known = PAPERS.get(facts);
  if (known !== undefined) return known;
  const { certifications, education } = facts.profile;
  const now = monthOf(facts.today, "start") ?? 0;
  const papers: Paper[] = [
    ...certifications.map(({ title, issuer = "", date }) => ({
      name: title,
      words: wordsOf(`${title} ${issuer}`),
      date,
      from: issuer,
      study: undefined,
    })),
    ...education
      .filter(({ endDate }) => (monthOf(endDate, "end") ?? Infinity) <= now)
      .map((study) => ({
        name: study.degreeName,
        words: wordsOf(study.degreeName),
        date: study.endDate,
        from: study.institutionName,
        study,
      })),
  ];
  PAPERS.set(facts, papers);
  return papers;
}

const wordsOf = (text: string): string[] =>
  fold(text)
    .replace(
      /(?<=\p{L}{4})(certificaat|bewijs|zertifikat|schein|nachweis|attest|prufung|brief)\b/gu,
      " $1",
    )
    .split(" ");
