import type { Meaning } from "../meaning.ts";
import type { Question } from "../question.ts";
import { fold } from "../text/fold.ts";
import { levelOf } from "../world/degrees.ts";
import { languageKey } from "../world/languages.ts";
import { isNegated } from "./polarity.ts";

const HAS_DEGREE: readonly RegExp[] = [
  /^have you (?:completed|obtained|earned|achieved|attained|received) (?:the following level of education|a|an|your|at least a|at least) ?(.+)$/,
  /^do you (?:have|hold|possess) (?:a |an |at least a |at least |at least an )?(?:completed |valid )?(.*\b(?:degree|diploma|bachelors?|masters?|mba|phd|btech|doctorate|graduation|qualification|graduate)\b.*)$/,
  /^are you (?:a |an )?(graduate|postgraduate|post graduate)$/,
  /^haben sie (?:einen? )?(bachelor\w*|master\w*|hochschulabschluss|studium)(?: abgeschlossen| abschluss)?$/,
  /^(?:avez vous|possedez vous) (?:un |une )?(licence|master|bachelor|doctorat)$/,
  /^(?:tienes|tiene) (?:un |una )?(licenciatura|maestria|grado|doctorado)$/,
];
const LEVEL: readonly RegExp[] = [
  /^level of (?:proficiency|fluency) in (\w+)(?: language)?$/,
  /^(?:level of |current )?(\w+) (?:language )?(?:proficiency|fluency|level|language level|skills level|language proficiency)(?: level)?$/,
  /^(?:proficiency|fluency|level) (?:in|of) (\w+)(?: language)?$/,
  /^how (?:well do you speak|fluent are you in|proficient are you in|good is your) (\w+)(?: language)?$/,
  /^level of (\w+)(?: proficiency| language)?$/,
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

/** Degrees held, and languages with their levels. */
export function readSchooling(question: Question): Meaning | undefined {
  return readGrade(question) ?? readDegree(question) ?? readLanguage(question);
}

/** "CGPA in B.Tech", "12th percentage", "undergraduate GPA": the grade of the degree of that level. */
function readGrade({ core, text }: Question): Meaning | undefined {
  const plain = core
    .replace(/^(?:what was|overall|final|cumulative|average) (?:your )?/, "")
    .replace(/ (?:do you have|did you (?:get|have|score|obtain))$/, "");
  const grade = "(?:cgpa|gpa|percentage|marks|aggregate|score|grade)";
  const of =
    new RegExp(`^${grade}(?: percentage| marks)? (?:in|of|for|at) (?:your )?(.+)$`).exec(
      plain,
    )?.[1] ??
    new RegExp(`^(.+?) (?:overall |final |aggregate )?${grade}(?: percentage)?$`).exec(plain)?.[1];
  const level = of === undefined ? undefined : levelOf(of);
  if (level === undefined || /\b(semester|year|subject|math\w*|entrance)\b/.test(text))
    return undefined;
  return { topic: "gpa", subject: level, isNegated: false };
}

function readDegree({ text }: Question): Meaning | undefined {
  for (const pattern of HAS_DEGREE) {
    const asked = pattern
      .exec(text)?.[1]
      ?.replace(/ (?:or|and) (?:higher|above|greater|beyond)$/, "");
    if (asked === undefined) continue;
    const level = levelOf(asked.replace(/ (?:or|and) (?:higher|above|greater|beyond)$/, ""));
    if (
      level === undefined ||
      /\b(equivalent|related|relevant|or|and|from|accredited|gpa|percentage|experience)\b/.test(
        asked,
      )
    )
      return undefined;
    const field = /\b(?:degree in|diploma in|bachelors? in|masters? in|in) (.+)$/.exec(asked)?.[1];
    const exact = /\bmba\b/.test(asked) ? "mba" : level;
    return {
      topic: "has_degree",
      subject: field === undefined ? exact : `${exact}|${fold(field)}`,
      isNegated: isNegated(text),
    };
  }
  return undefined;
}

function readLanguage({ text, core }: Question): Meaning | undefined {
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
  const level = firstLanguage(LEVEL, core) ?? firstLanguage(LEVEL, text);
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
