import type { Meaning, Topic } from "../question/meaning.ts";
import type { Question } from "../question/question.ts";
import { isNegated } from "../question/polarity.ts";

/** First match wins: "protected veteran" is not "veteran", "transgender" is not "gender". */
const WORDINGS: readonly (readonly [Topic, RegExp])[] = [
  ["transgender", /\b(transgender|trans|cisgender)\b/],
  [
    "orientation",
    /\b(sexual orientation|lgbt\w*|orientation sexuelle|orientacion sexual|sexuelle orientierung)\b/,
  ],
  ["pronouns", /\b(pronouns?|pronomen|pronoms|pronombres)\b/],
  ["hispanic", /\b(hispanic|latino|latina|latinx)\b/],
  [
    "race",
    /\b(race|racial|ethnic|ethnicity|ethnische|origine ethnique|raza|etnia|origen etnico)\b/,
  ],
  ["protected_veteran", /\bprotected veterans?\b/],
  [
    "veteran",
    /\b(veterans?|military service|armed forces|served in the military|vietnam (?:era|war|veterans?)|ex servicem[ae]n|veterano|ancien combattant)\b/,
  ],
  [
    "disability",
    /\b(disabilit\w*|disabled|differently abled|pwd|physically challenged|schwerbehinder\w*|behinderung|handicap\w*|discapacidad|divyang)\b/,
  ],
  [
    "religion",
    /\b(religi\w+|faith|konfession|religionsbekenntnis|religionszugehorigkeit|religione|religiao|confessione|levensbeschouwing)\b/,
  ],
  ["caste", /\b(caste|category (sc|general)|reservation category|jaati)\b/],
  [
    "marital_status",
    /\b(marital status|married|familienstand|situation familiale|etat civil|estado civil)\b/,
  ],
  [
    "criminal",
    /\b(convicted|conviction|convictions|felony|felonies|misdemeanou?r|criminal|arrested|vorbestraft|vorstrafen|fuhrungszeugnis|casier judiciaire|condamn\w*|antecedentes penales|condenad[oa])\b/,
  ],
  [
    "clearance",
    /\b(security clearance|(?<!\b(?:nbi|police|barangay|medical|tax|customs|port) )clearance|sicherheitsuberprufung|habilitation)\b/,
  ],
  [
    "background_check",
    /\b(background (check|verification|screening|investigation)|reference check)\b/,
  ],
  ["drug_test", /\bdrug (test|screen\w*)\b/],
  ["non_compete", /\b(non ?compete|restrictive covenant|non ?solicitation)\b/],
  [
    "self_id_other",
    /\b(neurodiver\w*|socio ?economic|first generation|indigenous|aboriginal|(?<!te reo )maori(?! (?:language|proficiency|fluency|level))|caring responsibilities|parental status|minorite visible|minorites visibles|visible minorit\w+|autochtone|pueblo indigena|migrationshintergrund|social mobility|free school meals)\b/,
  ],
  ["gender", /\b(gender|sex|geschlecht|anrede geschlecht|genre|sexe|sexo|genero|ling)\b/],
];
/** Subjects that make a question about something else than the plain status. */
const QUALIFIED =
  /\b(accommodations?|adjustments?|experience|worked|describe|support|team|teams|diversity of|certificate|spouse|percentage|percent|assigned|birth|level|code|number|proof|document|card|active|type|which|kind|date|year)\b/g;

/** Voluntary self-identification and the other sensitive kinds that only the user can answer. */
export function readSelfId(question: Question): Meaning | undefined {
  const { text } = question;
  const topic = WORDINGS.find(([, pattern]) => pattern.test(text))?.[0];
  if (topic === undefined) return readAge(question);
  const wanted = topic === "gender" ? /^(which|what|kind|describe)$/ : /^(which|what|kind)$/;
  const extra = [...new Set(text.match(QUALIFIED) ?? [])]
    .filter((word) => !wanted.test(word))
    .toSorted();
  const isStatement = /^(which|what|how)\b/.test(text) || topic === "gender" || topic === "race";
  const negated = !isStatement && isNegated(text);
  const country =
    topic === "clearance" && question.countries[0] !== undefined
      ? { country: question.countries[0] }
      : {};
  const isSex =
    topic === "gender" && /\bsex\b/.test(text) && !/\b(gender|genre|genero)\b/.test(text);
  const subject = isSex ? "sex" : subjectOf(topic, text, extra);
  return { topic, isNegated: negated, ...country, ...(subject === "" ? {} : { subject }) };
}

/** Clearance and criminal questions differ in their details; those with other details are other questions. */
function subjectOf(topic: Topic, text: string, extra: readonly string[]): string {
  const details: Partial<Record<Topic, RegExp>> = {
    clearance:
      /\b(active|current|ever|held|hold|have|obtain|eligible|able|willing|top secret|ts sci|secret|sc|dv|level|type)\b/g,
    criminal:
      /\b(felony|felonies|misdemeanou?rs?|charged|charges|pending|arrested|plead\w*|sentenced|offen[cs]es?|crimes?|convict\w*|unspent|spent|violen\w*|traffic|sexual|theft|fraud|dishonesty|record|(?:past|last|previous) \w+ (?:years|months)|since|\d+ years|excluding|probation)\b/g,
    background_check: /\b(willing|agree|pass|criminal|credit)\b/g,
    drug_test: /\b(willing|pass)\b/g,
    non_compete: /\b(bound|subject|agreement|current|previous)\b/g,
    disability:
      /\b(history|had|past|accommodation|type|percentage|claims?|benefits?|allowance|insurance|pension|leave|rejected|awareness|inclusion|ever|certificado|33%?|rqth|grad|gdb|hired|hire|know|scheme|confident|apply|wish|guaranteed|interview)\b/g,
  };
  const own = details[topic] === undefined ? [] : (text.match(details[topic]) ?? []);
  return [...new Set([...extra, ...own])].toSorted().join(" ");
}

/** "Have you attained the age of 28?", "Are you below 35 years of age?": any age, with the words for it. */
function readAgeBound(text: string): Meaning | undefined {
  const least =
    /\b(?:attained|reached|completed) (?:the )?age of (\d{2})\b|\bat least (\d{2}) years (?:of age|old)\b|\b(\d{2}) years (?:of age|old) (?:or|and) (?:over|older|above)\b/.exec(
      text,
    );
  const below =
    /\b(?:under|below|younger than) (?:the age of (\d{2})\b|(\d{2}) years (?:of age|old)\b)/.exec(
      text,
    );
  const age = (least ?? below)?.slice(1).find((each) => each !== undefined);
  return age === undefined || /\b(?:experience|when|before|since|child\w*)\b/.test(text)
    ? undefined
    : { topic: "adult", subject: age, isNegated: isNegated(text) !== (least === null) };
}

function readAge({ label: core, text, isYesNo }: Question): Meaning | undefined {
  const bound = isYesNo ? readAgeBound(text) : undefined;
  if (bound !== undefined) return bound;
  // "Have you managed over 20 people?" is about no age.
  const isOfAge =
    /\b(?:age|aged|old|older|volljahrig|majeur|majeure|edad|saal|alt)\b/.test(text) ||
    /^(?:are|r) (?:you|u) (?:currently |already )?(?:at least|over|above) (?:the age of )?\S+(?: years)?(?: or (?:over|older|above))?$|^\S{2,8} (?:years )?(?:or|and) (?:over|above)$|^over \S+$/.test(
      text,
    );
  if (
    isOfAge &&
    /\b(18|eighteen|2[0-5]|1[679]|legal working age|legal age|volljahrig|majeur|mayor de edad)\b/.test(
      text,
    ) &&
    /\b(age|old|older|years of age|over|above|volljahrig|majeur|edad|saal)\b/.test(text)
  ) {
    const age = /\b(1[679]|2[0-5])\b/.exec(text)?.[1] ?? "18";
    if (/\b(experience|hours|months|days)\b/.test(text)) return undefined;
    return {
      topic: "adult",
      subject: age,
      isNegated: isNegated(text) || /\bunder (the age|18)/.test(text),
    };
  }
  if (
    /^(date of birth|dob|birth ?date|birthday|geburtsdatum|date de naissance|fecha de nacimiento|janm tithi|d o b)\b/.test(
      core,
    )
  )
    return { topic: "birth_date", isNegated: false };
  if (
    /^(age|age (range|group|bracket|band)|how old are you|alter|edad|umar)$/.test(core) ||
    /\b(which|what) (age|is your age) ?(range|group|bracket|band)?\b/.test(text)
  )
    return { topic: "age", isNegated: false };
  return undefined;
}
