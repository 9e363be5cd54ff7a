import type { Meaning } from "../question/meaning.ts";
import type { Question } from "../question/question.ts";
import { fold } from "../text/fold.ts";
import { digitsFor, yearsBoundIn } from "../text/numbers.ts";
import { isNegated } from "../question/polarity.ts";

const WORKED_AT: readonly RegExp[] = [
  /^have you (?:ever |previously |before )?(?:worked|been employed|been an employee) (?:previously |before )?(?:at|for|with|by|of|in) (.+?)(?: (?:before|previously|in the past|earlier))?$/,
  /^(?:are you|have you been|were you) (?:a |an )?(?:current or former|former or current|former|current|ex|previously an?|previous|past) (?:employee|staff member) (?:of|at|with) (.+)$/,
  // "Working with React" is no employment: only "with us" is.
  /^(?:are|were) you (?:ever |previously |currently |presently )?(?:employed|working) (?:at|by|for|with(?= (?:us|our)\b)) (.+?)(?: (?:before|previously|in the past|earlier|currently|presently|now|today|at present|at the moment))?$/,
  /^(?:did|do) you (?:ever |previously |currently |presently )?work (?:at|for|with(?= (?:us|our)\b)) (.+?)(?: (?:before|previously|in the past|currently|presently|now|today|at present|at the moment))?$/,
  /^haben sie (?:schon einmal |bereits |schon )?(?:bei|fur) (uns) gearbeitet$/,
  /^avez vous (?:deja )?travaille (?:chez|pour) (.+)$/,
  /^has trabajado (?:anteriormente |antes )?(?:en|para) (.+?)(?: antes)?$/,
  /^(?:voce )?ja foi (?:colaborador|colaboradora|funcionario|funcionaria|empregado|empregada) (?:da|do|de) (.+)$/,
  /^kya aapne (?:pehle )?(.+?) (?:mein|me|ke saath) (?:pehle )?kaam kiya hai$/,
];
const HAS_CERTIFICATE: readonly RegExp[] = [
  /^do you (?:have|hold|possess) (?:a |an |any |the )?(?:valid |active |current )?(.+?) (?:certification|certificate|certified|credential)$/,
  /^are you (?:a |an )?(.+?) certified$/,
  /^are you (?:a |an )?certified (?:in )?(.+)$/,
  /^do you have (?:a |the )?(?:certification|certificate) (?:in|for) (.+)$/,
];
const JOINED =
  /^(?:(?:date of joining|joining date|start date|date joined|date of hire) (?:in |at |with |of |for )?(?:your )?|when did you (?:join|start (?:at|with|in)) (?:your )?)(?:current|present) (?:company|employer|organi[sz]ation|role|job|position)$/;
const THIS_COMPANY =
  /^(us|here|this company|our company|this organi[sz]ation|our organi[sz]ation|this employer|the company|uns|nous|nosotros)$/;

const ALL_SKILLS =
  /(?:^|\b(?:your|of|what|which|list|the|all|please|any) )(?:(?:key|core|main|top|primary|technical|professional|relevant) )*(?:skills|skill set|tech stack|technology stack|technologies)\b/;

/** Employers had, certificates held, skills ticked off a list. */
export function readCareer(question: Question): Meaning | undefined {
  const { text, core } = question;
  if (
    /^have you (?:ever |previously )?(?:worked|been employed) here(?: before| previously)?$/.test(
      text,
    )
  )
    return { topic: "worked_at", subject: "@company", isNegated: false };
  if (JOINED.test(question.label))
    return { topic: "job_start", time: "now", index: 0, isNegated: false };
  for (const pattern of WORKED_AT) {
    const company = pattern.exec(text)?.[1];
    if (company !== undefined) return workedAt(company, text);
  }
  for (const pattern of HAS_CERTIFICATE) {
    const name = pattern.exec(text)?.[1];
    if (name !== undefined)
      return { topic: "has_certificate", subject: fold(name), isNegated: isNegated(text) };
  }
  if (
    /^where (?:are you (?:currently |presently )?(?:working|employed)|do you (?:currently )?work)(?: currently| now| at present)?$/.test(
      text,
    )
  ) {
    return { topic: "current_company", time: "now", isNegated: false };
  }
  const isList =
    /^(?:please |kindly )?(which|what|select|choose|tick|check|mark) .{0,60}\b(skills|technologies|tools|programming languages|languages|frameworks|databases|software|platforms|technical skills|areas)\b/.test(
      text,
    ) ||
    /^which of (these|the following)\b.{0,80}\b(experience|experienced|worked|used|use|familiar|proficient|know|skilled)\b/.test(
      text,
    ) ||
    /^(?:technologies|tools|programming languages|frameworks|databases|software|skills) (?:that )?(?:you )?(?:have |are |ve )?(?:used|worked with|know|known|familiar with|experienced (?:in|with)|proficient in)\b/.test(
      core,
    ) ||
    /\ball (?:that |those |the ones )?(?:that )?you have (?:any )?(?:hands on |working |practical |work )?(?:experience (?:with|in)|used|worked with)\b/.test(
      text,
    );
  const isOther =
    /\b(want|like to|interested|learn|enjoy|prefer|favou?rite|best|most|primary|not|never|years|speak|spoken|read|fluent|level|advanced|expert|employers?|companies|industr\w+|locations?|days|shifts|benefits)\b/.test(
      text,
    );
  // Into a line to write in all skills would be written: which of them are "accounting software" nobody has told.
  const isWritten = question.kind === "text" || question.kind === "textarea";
  if (isWritten && !ALL_SKILLS.test(text)) return undefined;
  if (isList && !isOther) return { topic: "skills_list", subject: "choices", isNegated: false };
  return /^(?:skills|tech stack|technology stack)$/.test(core)
    ? { topic: "skills_list", isNegated: false }
    : undefined;
}

function workedAt(raw: string, text: string): Meaning | undefined {
  if (yearsBoundIn(digitsFor(text)) !== undefined) return undefined;
  const company = fold(raw).replace(
    / (?:as an? (?:employee|contractor|intern|contractor or intern|employee or contractor|employee contractor or intern)|in any capacity|in the past|before)$/,
    "",
  );
  const hasMore =
    /\b(affiliates?|subsidiar\w+|related|group|client|customer|partners?|startup|company like|industry|environment|team|remote|remotely|domain|sector|international|similar)\b/.test(
      company,
    );
  if (/^(a|an|any|another|other|the same|one of)\b/.test(company)) return undefined;
  if (THIS_COMPANY.test(company))
    return { topic: "worked_at", subject: "@company", isNegated: isNegated(text) };
  if (/^(?:us|our company|this company)\b/.test(company) && hasMore)
    return { topic: "worked_at", subject: "@company+", isNegated: isNegated(text) };
  if (/\b(?:similar|comparable|tools?|software|system|equivalent)\b/.test(company))
    return undefined;
  const [main = ""] = company.split(/ (?:or|and) (?:any|its|one|an|a) /);
  if (hasMore && main === company) return undefined;
  return {
    topic: "worked_at",
    subject: main === company ? main : `${main}+`,
    isNegated: isNegated(text),
  };
}
