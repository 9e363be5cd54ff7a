import type { Meaning } from "../question/meaning.ts";
import type { Question } from "../question/question.ts";
import { fold } from "../text/fold.ts";
import { familyOf, levelOf, levelsIn } from "./degrees.ts";
import { languageKey } from "../world/languages.ts";
import { isNegated } from "../question/polarity.ts";

const HAS_DEGREE: readonly RegExp[] = [
  /^have you (?:completed|obtained|earned|achieved|attained|received) (?:the following level of education|a|an|your|at least a|at least) ?(.+)$/,
  /^do you (?:have|hold|possess) (?:a |an |at least a |at least |at least an )?(?:completed |valid )?(.*\b(?:degree|diploma|bachelors?|masters?|mba|phd|btech|doctorate|graduation|qualification|graduate)\b.*)$/,
  /^are you (?:a |an )?(graduate|postgraduate|post graduate)$/,
  /^haben sie (?:einen? |folgenden bildungsabschluss )?(?:erlangt |erworben |erreicht |abgeschlossen )?(bachelor\w*|master\w*|hochschulabschluss|studium)(?: abgeschlossen| abschluss)?$/,
  /^(?:avez vous|possedez vous) (?:un |une )?(licence|master|bachelor|doctorat)$/,
  /^(?:tienes|tiene) (?:un |una )?(licenciatura|maestria|grado|doctorado)$/,
];
const LEVEL: readonly RegExp[] = [
  /^level of (?:proficiency|fluency) in (\w+)(?: language)?$/,
  /^(?:level of |current )?(\w+) (?:language )?(?:proficiency|fluency|level|language level|skills level|language proficiency)(?: level)?$/,
  /^(?:proficiency|fluency|level) (?:in|of) (\w+)(?: language)?$/,
  /^how (?:well do you speak|fluent are you in|proficient are you in|good is your) (\w+)(?: language)?$/,
  /^level of (?:spoken |written |spoken and written )?(\w+)(?: proficiency| language)?$/,
  /^(?:spoken |written )?(\w+) (?:spoken|speaking) (?:level|proficiency|skills)$/,
  /^(?:how (?:would|do) you (?:rate|describe|assess) |rate )(?:your )?(?:level of |spoken |knowledge of )?(\w+)(?: (?:level|skills|proficiency|language skills|fluency|knowledge))*$/,
  /^rate (?:your )?(\w+) (?:proficiency|fluency)$/,
  /^wie gut (?:sprechen sie|sprichst du|sind ihre) (\w+?)(?:kenntnisse)?$/,
  /^(\w+?)kenntnisse$/,
  /^niveau (?:d |de |en )?(\w+)$/,
  /^nivel de (\w+)$/,
];
const SPEAKS: readonly RegExp[] = [
  /^(?:do|can) you (?:speak|read and write|speak and write|understand|know) (?:fluent )?(\w+)$/,
  /^sprechen sie (\w+)$/,
  /^sprichst du (\w+)$/,
  /^parlez vous (?:l )?(\w+)$/,
  /^(?:hablas|habla usted|habla) (\w+)$/,
  /^kya aap (\w+) (?:bolte hain|bol sakte hain|bol sakti hain|jaante hain|bolte ho)$/,
];
const FLUENT: readonly RegExp[] = [
  /^(?:can|do) you (?:[a-z]+ ){0,5}?(?:speak|communicate|write)(?: [a-z]+){0,3}? (?:in )?([a-z]+) fluently$/,
  /^(?:are you|do you speak) fluent(?:ly)? (?:in )?(\w+)(?: language)?$/,
  /^do you speak (\w+) fluently$/,
  /^are you (?:fluent|proficient) in (?:spoken |written |both written and spoken |spoken and written )?(\w+)$/,
  /^are you a native (\w+) speaker$/,
  /^sprechen sie (?:fliessend|verhandlungssicher) (\w+)$/,
  /^parlez vous couramment (?:l )?(\w+)$/,
];

/** Degrees held or under way, and languages with their levels. */
export function readSchooling(question: Question): Meaning | undefined {
  return (
    readGrade(question) ?? readDegree(question) ?? readStudent(question) ?? readLanguage(question)
  );
}

const STUDENT =
  /^are you (?:currently |presently )?(?:(?:a |an )?(?:full time |part time )?student|(?:pursuing|studying for|enrolled in) (?:a |an |any )?(?:degree|college|university|degree program(?:me)?|studies|higher education|course))(?: at present| at the moment| now| currently)?$/;

/** "Post Graduation": the degree of that level; "Are you currently pursuing a degree?". */
function readStudent({ core, text }: Question): Meaning | undefined {
  const level =
    /^(post ?graduation|pg|under ?graduation|graduation|ug)(?: degree| course| qualification| diploma)?$/.exec(
      core,
    )?.[1];
  if (level !== undefined)
    return { topic: "degree_name", subject: levelOf(level) ?? level, isNegated: false };
  return STUDENT.test(text) ? { topic: "is_student", isNegated: false } : undefined;
}

/** "CGPA in B.Tech", "12th percentage", "undergraduate GPA": the grade of the degree of that level. */
function readGrade({ core, text }: Question): Meaning | undefined {
  const plain = core
    .replace(/ (?:on (?:a |the )?|out of )?\d{1,3}(?:[. ]\d)?(?: point)? scale$/, "")
    .replace(/ (?:obtained|secured|scored|achieved|earned)(?= (?:in|of|for|at)\b)/, "")
    .replace(/^(?:what was|overall|final|cumulative|average) (?:your )?/, "")
    .replace(/ (?:do you have|did you (?:get|have|score|obtain))$/, "");
  const grade = "(?:cgpa|gpa|percentage|marks|aggregate|score|grade)";
  const of =
    new RegExp(`^${grade}(?: percentage| marks)? (?:in|of|for|at) (?:your )?(.+)$`).exec(
      plain,
    )?.[1] ??
    new RegExp(`^(.+?) (?:overall |final |aggregate )?${grade}(?: percentage)?$`).exec(plain)?.[1];
  // In the US "graduate" is what comes after the bachelor's; India's "graduation" has marks and no GPA of that name.
  const level =
    of === undefined
      ? undefined
      : /^graduate(?: school| degree| program)?$/.test(of) && /\bgpa\b/.test(plain)
        ? "master"
        : levelOf(of);
  if (level === undefined || /\b(semester|year|subject|math\w*|entrance)\b/.test(text))
    return undefined;
  return { topic: "gpa", subject: level, isNegated: false };
}

function readDegree({ text, raw }: Question): Meaning | undefined {
  for (const pattern of HAS_DEGREE) {
    const whole = pattern
      .exec(text)?.[1]
      ?.replace(/ (?:or|and) (?:higher|above|greater|beyond)$/, "");
    if (whole === undefined) continue;
    const narrower = narrowerIn(whole);
    if (narrower !== "") {
      const rank = ACADEMIC.exec(whole)?.[0];
      if (rank === undefined || BESIDE_RANK.test(whole)) return undefined;
      const named = levelOf(rank);
      return named === undefined
        ? undefined
        : { topic: "has_degree", subject: `${named}|${narrower}`, isNegated: isNegated(text) };
    }
    const among = fieldsIn(whole, raw);
    if (among !== undefined)
      return { topic: "has_degree", subject: among, isNegated: isNegated(text) };
    // An equivalent may be anything: who has the degree itself says yes, of the others nothing is known.
    const asked = whole.replace(/ or (?:an )?equivalent(?: experience| qualification)?$/, "");
    const level = levelOf(asked);
    const isOneLevel = levelsIn(asked).length === 1 && / or /.test(asked) && !/ in /.test(asked);
    if (
      level !== undefined &&
      (isOneLevel || asked !== whole) &&
      !/\b(from|gpa|percentage|experience|and)\b/.test(asked)
    )
      return { topic: "has_degree", subject: `${level}~`, isNegated: isNegated(text) };
    if (
      level === undefined ||
      /\b(equivalent|related|relevant|or|and|from|accredited|gpa|percentage|experience)\b/.test(
        asked,
      )
    )
      return undefined;
    const field = /\b(?:degree in|diploma in|bachelors? in|masters? in|in) (.+)$/.exec(asked)?.[1];
    // "MBA / PGDM": one of several degrees will do.
    if (/\bmba\b/.test(asked) && /\bmba\s*[/,|]|[/,|]\s*mba\b/i.test(raw)) return undefined;
    const exact = /\bmba\b/.test(asked) ? "mba" : level;
    if (level === "diploma" && field === undefined && /\bassociates?\b/.test(asked))
      return { topic: "has_degree", subject: "diploma|associate", isNegated: isNegated(text) };
    // "A Bachelor of Science": one of Arts is none, where no higher degree will do as well.
    const family = asked === whole && whole === exec(pattern, text) ? familyOf(asked) : undefined;
    if (family !== undefined && field === undefined && / of /.test(asked))
      return {
        topic: "has_degree",
        subject: `${level}|family ${family}`,
        isNegated: isNegated(text),
      };
    return {
      topic: "has_degree",
      subject: field === undefined ? exact : `${exact}|${fold(field)}`,
      isNegated: isNegated(text),
    };
  }
  return undefined;
}

const exec = (pattern: RegExp, text: string): string | undefined => pattern.exec(text)?.[1];

/** Words of a degree's rank and of the frame around it. */
const OF_RANK = new Set(
  (
    "a an the at least minimum completed valid full recognised recognized any degree degrees level qualification qualifications education university college academic " +
    "or and higher above greater beyond equivalent high school secondary senior year years 2 3 4 two three four s plus certificate"
  ).split(" "),
);

/** Names that only degrees have; "master" and "diploma" name other things, too. */
const ACADEMIC =
  /\b(?:b ?sc|m ?sc|b ?com|m ?com|b ?tech|m ?tech|bba|mba|bca|mca|ll ?b|ll ?m|ph ?d|doctor (?=of philosophy)|bachelors?|masters?(?= (?:in|of|degree))|doctorate)\b/;

const BESIDE_RANK =
  /\b(?:or|and|from|with|class|honou?rs?|first|second|certif\w*|licen\w*|gpa|percentage|experience|by|before)\b/;

/**
 * "A teaching diploma", "the Scrum Master certification", "Master Electrician": the words that are no degree's rank, and narrow the
 * question to a thing that the rank does not tell. The field behind "in" is read by itself, and "of Arts" belongs to the rank.
 */
function narrowerIn(asked: string): string {
  const rank = asked
    .replace(/\b(?:in|from|with|related)\b.*$/, "")
    .replace(
      /\b(bachelors?|masters?|doctor|associates?) of (?:applied )?(?:arts?|sciences?|engineering|technology|philosophy)\b/g,
      (_whole, word: string) => (word === "doctor" ? "phd" : word),
    )
    .replace(/\b(bachelors?|masters?) of /g, "$1 ")
    .replace(/\bpost graduat(?:e|ion)\b/g, "postgraduate")
    .replace(/\b([bm]) (?=(?:sc|com|tech|ed|arch|des|eng|pharm|e|a|s)\b)/g, "$1")
    .trim();
  // In the US a graduate degree is one above the bachelor's.
  if (/^graduate degree$/.test(rank)) return rank;
  return rank
    .split(" ")
    .filter((word) => word !== "" && !OF_RANK.has(word) && levelOf(word) === undefined)
    .join(" ");
}

/** "A degree in Economics, Data Science or a related field": a level and the fields, each of which will do. */
function fieldsIn(asked: string, raw: string): string | undefined {
  const named = /\b(?:degree|diploma|bachelor'?s?|master'?s?) in ([^?]{3,200}?)\??\s*$/i.exec(
    raw,
  )?.[1];
  if (named === undefined || !/\b(or|related|similar)\b/.test(asked)) return undefined;
  const fields = named
    .split(/,|\/|\bor\b/i)
    .map((part) => fold(part).replace(/^(?:an?|any|other) /, ""))
    .filter(
      (part) => part !== "" && !/\b(related|similar|equivalent|relevant|comparable)\b/.test(part),
    );
  const level = levelOf(asked.replace(/ in .*$/, "")) ?? "degree";
  if (
    fields.length === 0 ||
    fields.some((field) => /\b(and|with|from|gpa|experience)\b/.test(field))
  )
    return undefined;
  return `${level}|${fields.join("/")}`;
}

function readLanguage({ text, core, section }: Question): Meaning | undefined {
  const fluent = firstLanguage(FLUENT, text);
  if (fluent !== undefined) {
    const bound = /\bnative\b/.test(text) ? 4 : 3;
    return {
      topic: "language_level",
      subject: fluent,
      threshold: bound,
      isNegated: isNegated(text),
    };
  }
  const speaks = firstLanguage(SPEAKS, text);
  if (speaks !== undefined) return { topic: "speaks", subject: speaks, isNegated: isNegated(text) };
  const level =
    firstLanguage(LEVEL, core) ??
    firstLanguage(LEVEL, text) ??
    (/\b(proficiency|fluency|level|levels|sprachniveau|niveau|nivel)\b/.test(section)
      ? languageKey(core)
      : undefined);
  return level === undefined
    ? undefined
    : { topic: "language_level", subject: level, isNegated: false };
}

function firstLanguage(patterns: readonly RegExp[], text: string): string | undefined {
  for (const pattern of patterns) {
    const key = languageKey(pattern.exec(text)?.[1] ?? "");
    if (key !== undefined) return key;
  }
  return undefined;
}
