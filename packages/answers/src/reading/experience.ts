import type { Meaning } from "../question/meaning.ts";
import type { Question } from "../question/question.ts";
import { roleKey } from "../world/roles.ts";
import { skillKey } from "../world/skills.ts";
import { digitsFor, yearsBoundIn } from "../text/numbers.ts";
import { isNegated } from "../question/polarity.ts";

const Y = "(?:years?|yrs?|months?)";
const EXP =
  "(?:(?:work|working|professional|industry|hands on|practical|relevant work|commercial|proven|solid|prior|previous|actual) )*(?:experience|exp)";
/** Ways to ask for years; the first group is the subject. */
const YEARS: readonly RegExp[] = [
  new RegExp(
    `^(?:how many|number of|no of|total) ${Y} (?:of )?${EXP} (?:do|did|have) you (?:currently |already )?(?:have|possess|got|had) (?:with|in|using|on|of|working with|working in|working on|working as|as) (.+)$`,
  ),
  new RegExp(
    `^(?:how many|number of|no of|total) ${Y} (?:of )?${EXP} (?:do you have )?(?:with|in|using|on|of|as) (.+)$`,
  ),
  new RegExp(
    `^(?:how many|number of|no of|total) ${Y} (?:of )?(.+?) ${EXP}(?: (?:do|did) you (?:currently |already )?(?:have|possess)| you have)?$`,
  ),
  new RegExp(
    `^(?:how many) ${Y} (?:have you|did you|do you) (?:been )?(?:worked|working|work|used|using|spent|had|have|coded|programmed|developed|been) ?(?:experience )?(?:with|in|on|as|using|of)? ?(.+)$`,
  ),
  new RegExp(
    `^(?:how long) (?:have you|did you) (?:been )?(?:worked|working|work|used|using) ?(?:with|in|on|as)? ?(.+)$`,
  ),
  /^how long have you been (?:employed as )?an? (.+)$/,
  new RegExp(`^(?:how many|number of) ${Y} (?:of )?(?:with|in) (.+)$`),
  new RegExp(`^${Y} (?:of )?${EXP} (?:with|in|using|on|of|as) (.+)$`),
  new RegExp(`^(?:total )?${EXP} (?:with|in|using|on|as) (.+?) (?:in )?${Y}$`),
  new RegExp(`^how much ${EXP} do you have (?:with|in|using|as) (.+?)(?: in ${Y})?$`),
  new RegExp(`^(.+?) ${EXP} (?:in )?${Y}$`),
  new RegExp(`^${Y} of ${EXP} (.+)$`),
  new RegExp(`^${Y} of (.+?) ${EXP}$`),
  /^(?:years|yrs|months) of (.+)$/,
  /^wie viele jahre (?:berufs|arbeits)?erfahrung (?:haben sie|hast du|besitzen sie) (?:mit|in|als|im) (.+)$/,
  /^wie viele jahre erfahrung (?:haben sie|hast du) (?:mit|in|als|im|im umgang mit) (.+)$/,
  /^combien d annees d experience (?:avez vous|as tu|possedez vous) (?:avec|en|sur|comme|dans|en tant que) (.+)$/,
  /^cuantos anos de experiencia (?:tienes?|tiene usted|posees?) (?:con|en|como|usando) (.+)$/,
  /^anos de experiencia (?:con|en|como) (.+)$/,
  /^erfahrung (?:mit|in) (.+?) in jahren$/,
  /^(?:nombre d )?annees d experience (?:avec|en|sur|comme) (.+)$/,
  /^(?:aapke paas |apke paas |aapko )?(.+?) (?:mein|me|ka|main) (?:aapka )?(?:kitne|kitna) (?:saal|sal|years?) (?:ka |ki )?(?:experience|anubhav|anubhav)(?: hai)?$/,
  /^(?:aapka )?(.+?) (?:mein|me) experience kitne (?:saal|sal) ka$/,
];
const TOTAL: readonly RegExp[] = [
  new RegExp(
    `^(?:how many|number of|no of|total|total number of|total no of) ${Y} (?:of )?(?:total |overall |full |professional |work |working )*(?:experience|exp)(?: do you (?:currently )?have| you have| have you)?(?: in total| overall)?$`,
  ),
  new RegExp(
    `^(?:total|overall) (?:work |professional |working )?(?:experience|exp)(?: in)?(?: ${Y})?$`,
  ),
  new RegExp(
    `^(?:total |overall )?${Y} of (?:total |overall |work |professional |working )*(?:experience|exp)$`,
  ),
  new RegExp(`^(?:work|professional) (?:experience|exp) (?:in )?${Y}$`),
  new RegExp(
    `^how (?:many ${Y} have you (?:been )?(?:worked|working)|long have you been working|much (?:total |work |overall )?experience do you have)(?: in total| overall| professionally)?$`,
  ),
  /^wie viele jahre (?:berufserfahrung|erfahrung|arbeitserfahrung) (?:haben sie|hast du)(?: insgesamt)?$/,
  /^berufserfahrung(?: in jahren)?$/,
  /^combien d annees d experience (?:professionnelle )?(?:avez vous|as tu)(?: au total)?$/,
  /^(?:nombre (?:total )?d )?annees d experience(?: professionnelle)?(?: au total)?$/,
  /^cuantos anos de experiencia (?:laboral |profesional |total )?(?:tienes?|tiene usted|tiene)(?: en total)?$/,
  /^anos de experiencia(?: laboral| total)?$/,
  /^(?:votre |tu |su |sua |ihr |your )?(?:niveau d experience|nivel de experiencia|livello di esperienza|level of experience|experience level)$/,
  /^(?:aapka )?(?:kul |total )?(?:experience|anubhav) kitn[ae] (?:saal|sal)?(?: ka)?(?: hai)?$/,
  /^(?:aapke paas )?(?:kul |total )?kitne (?:saal|sal) ka (?:kul |total )?(?:experience|anubhav)(?: hai)?$/,
];
/** Answers to these depend on more than the profile tells. */
const BEYOND =
  /\b(relevant|related|similar|recent|last \d+|past \d+|leading|managing|supervis\w+|people management|team management|direct reports|full time|post qualification|outside|overseas|abroad|this (role|position|job)|equivalent|production|enterprise|large scale|customer facing|startups?|b2b|saas)\b/;

/** Years of experience: in all, with a skill, in a role, in the present job. */
export function readYears(question: Question): Meaning | undefined {
  // "Relevant experience as a team leader": what it is relevant to follows.
  const text = digitsFor(stripUnit(question.core)).replace(
    /\brelevant (?=(?:experience|exp) (?:as|in|with)\b)/,
    "",
  );
  if (question.countries.length > 0) return undefined;
  if (
    /^how (many years|long) have you (been |worked |been working |been employed |been with )+(in |at |with |for |by )?(your )?(current|present) (role|company|job|position|employer|organi[sz]ation)/.test(
      text,
    ) ||
    /^(years|time) (in|at|with) (current|present) (role|company|job|position|employer|organi[sz]ation)$/.test(
      text,
    )
  ) {
    return { topic: "current_job_years", isNegated: false };
  }
  if (yearsBoundIn(text) !== undefined) return undefined;
  if (TOTAL.some((pattern) => pattern.test(text)))
    return { topic: "total_years", isNegated: false };
  for (const pattern of YEARS) {
    const subject = pattern.exec(text)?.[1];
    if (subject !== undefined) return yearsWith(subject);
  }
  const bare = question.isNumeric
    ? /^([a-z0-9+#]+(?: [a-z0-9+#]+){0,2}) (?:experience|exp)$/.exec(text)?.[1]
    : undefined;
  return bare === undefined ? undefined : yearsWith(bare);
}

function yearsWith(raw: string): Meaning | undefined {
  const subject = raw
    .replace(/ (?:do|did) you (?:currently )?(?:have|possess)$/, "")
    .replace(/^(?:total|overall) /, "")
    .replace(
      /^(?:(?:hands on|practical|solid|proven|prior|actual|direct|professional|commercial) )+/,
      "",
    )
    .replace(/^(?:a|an|the|field of|area of|technology) /, "")
    .replace(/ (?:hai|haben|besitzen|ke roop)$/, "")
    .replace(/^(?:role|position|post|capacity) of (?:an? )?/, "")
    .trim();
  if (
    subject === "" ||
    BEYOND.test(subject) ||
    (/\b(and|or|und|et|y|aur|ya)\b/.test(subject) &&
      skillKey(subject) === subject &&
      subject.length > 60)
  )
    return undefined;
  if (
    /^(?:total|overall|work|working|professional|industry|paid)(?: (?:work|working|professional|paid))?$/.test(
      subject,
    )
  )
    return { topic: "total_years", isNegated: false };
  return { topic: "skill_years", subject: skillKey(subject), isNegated: false };
}

/** "(in years)", "(years only)" and the like say how to write the number, not what is asked. */
function stripUnit(core: string): string {
  return core
    .replace(
      / (?:please )?(?:enter|use|write|numbers?|whole numbers?|digits?|numeric|only|in numbers|round \w+)(?: (?:a|whole|numbers?|only|digits?|years))*$/,
      "",
    )
    .replace(/ in years$/, " years")
    .replace(/ years years$/, " years")
    .trim();
}

const HAS =
  /^(?:do|have|are|did|can) you (?:currently |already |ever |previously )?(?:have|possess|got|had|worked|used|using|know|comfortable|familiar|skilled|proficient|experienced|hold|with|work|use|program|code)?\b/;
const HAS_SKILL: readonly RegExp[] = [
  /^do you (?:currently )?(?:have|possess)(?: any| some| prior| previous)?(?: hands on| practical| working| work| professional| industry)? (?:experience|exp|knowledge|skills)(?: working)? (?:with|in|using|on|of) (.+)$/,
  /^do you (?:currently )?(?:have|possess)(?: any| some| prior)? (.+?) (?:experience|skills|knowledge)$/,
  /^have you (?:ever |previously )?(?:worked with|worked on|used|coded in|programmed in|worked in) (.+)$/,
  /^are you (?:familiar with|experienced in|experienced with|comfortable with|comfortable using|skilled in|skilled with|proficient in|proficient with|proficient at|knowledgeable in) (.+)$/,
  /^(?:do you know|can you (?:code in|program in|use)|do you use) (.+)$/,
  /^(?:haben sie|hast du) (?:bereits )?erfahrung (?:mit|in|im) (.+)$/,
  /^(?:avez vous|as tu) (?:de l |une )?experience (?:avec|en|sur) (.+)$/,
  /^(?:tienes|tiene|tiene usted) experiencia (?:con|en) (.+)$/,
  /^kya (?:aapko|aapke paas) (.+?) (?:ka|mein|me|ki) (?:experience|anubhav|knowledge|jankari) hai$/,
  /^kya (?:aapko|aapke paas) (.+?) (?:aata|aati|aate)$/,
];
const HAS_ROLE: readonly RegExp[] = [
  /^(?:do you have (?:any |prior |previous )?(?:work |working |professional )?experience|have you (?:ever |previously )?(?:worked|been employed)) (?:working )?as (?:a |an )(.+)$/,
  /^have you (?:ever |previously )?(?:worked|been employed) in (?:a |an )(.+?) (?:role|position|capacity)$/,
];

/** "Do you have (at least 5 years of) experience with ...": skill or role, with a bound of years or without. */
export function readHasExperience(question: Question): Meaning | undefined {
  const full = digitsFor(question.text);
  const bound = yearsBoundIn(full);
  if (
    !/^(do|does|have|are|can|did|haben|hast|verfugen|besitzen|avez|as|disposez|tienes?|cuentas?|posees?|dispones?|possess|kya|i have|minimum|at least) /.test(
      `${full} `,
    )
  )
    return undefined;
  if (bound !== undefined && question.countries.length > 0) return undefined;
  if (bound !== undefined) return boundMeaning(full, bound);
  const text = full.replace(/ (?:hai kya|please)$/, "");
  const role = firstGroup(HAS_ROLE, text);
  if (role !== undefined)
    return { topic: "has_role", subject: roleKey(role), isNegated: isNegated(text) };
  const skill = firstGroup(HAS_SKILL, text)?.replace(/^(?:the|a|an|working with|using) /, "");
  if (skill === undefined || BEYOND.test(skill) || HAS.exec(skill) !== null) return undefined;
  return { topic: "has_skill", subject: skillKey(skill), isNegated: isNegated(text) };
}

function boundMeaning(
  full: string,
  bound: { years: number; isStrict: boolean; phrase: string },
): Meaning | undefined {
  const rest = full
    .replace(bound.phrase, "#")
    .replace(
      /^(?:do|have|are|can) you (?:currently |already )?(?:have |possess |got |had |worked )?/,
      "",
    )
    .replace(/^i have /, "");
  const negated = isNegated(full.replace(/\b(no|not) less than\b/, " "));
  const base = {
    threshold: bound.years,
    ...(bound.isStrict ? { isStrict: true } : {}),
    isNegated: negated,
  };
  const tail = rest
    .replace(
      /^(?:(?:haben sie|hast du|verfugen sie|besitzen sie|uber|avez vous|as tu|disposez vous|tienes|tiene|cuentas?|posees?|dispones?|con|de|d|kya aapke paas|kya aapko)(?= ) ?)+/,
      "",
    )
    .replace(/ (?:do you have|hai)$/, "");
  if (BEYOND.test(tail)) return undefined;
  if (
    /^# ?(?:of |de |d )?(?:total |overall |work |professional |commercial |full |working )*(?:experience|exp|erfahrung|berufserfahrung|experiencia|ka experience|ka anubhav)(?: in total| overall)?$/.test(
      tail,
    )
  )
    return { topic: "total_years", ...base };
  const role =
    /^# ?(?:of )?(?:work |professional |working )*(?:experience )?(?:working )?as (?:a |an )?(.+)$/.exec(
      tail,
    )?.[1];
  if (role !== undefined) return { topic: "skill_years", subject: skillKey(role), ...base };
  const subject =
    /^# ?(?:of |de |d )?(?:hands on |practical |work |working |professional |commercial |industry )*(?:experience|exp|erfahrung|experiencia|ka experience) (?:do you have )?(?:with|in|using|on|of|working with|working in|working on|mit|avec|en|con|im) (.+)$/.exec(
      tail,
    )?.[1] ??
    /^# ?(?:of )?(.+?) (?:experience|exp)$/.exec(tail)?.[1] ??
    /^# ?(?:with|in|using) (.+)$/.exec(tail)?.[1] ??
    /^(?:with|in|on|using) (.+?) for (?:the (?:last|past) )?#$/.exec(tail)?.[1] ??
    /^# ?of (?!.*\b(?:college|university|school|education|stud(?:y|ies)|degree|service|tenure|age|residen\w+|leadership|management)\b)(.+)$/.exec(
      tail,
    )?.[1] ??
    /^(.+?) (?:mein|me) # ?(?:ka|ki)? ?(?:experience|anubhav)?$/.exec(tail)?.[1];
  return subject === undefined
    ? undefined
    : {
        topic: "skill_years",
        subject: skillKey(
          subject.replace(/^(?:the )?(?:role|position|post|capacity) of (?:an? )?/, ""),
        ),
        ...base,
      };
}

function firstGroup(patterns: readonly RegExp[], text: string): string | undefined {
  for (const pattern of patterns) {
    const found = pattern.exec(text)?.[1];
    if (found !== undefined) return found;
  }
  return undefined;
}
