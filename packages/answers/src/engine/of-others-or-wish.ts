import type { Finding } from "../facts/claim.ts";
import type { Question } from "../question/question.ts";
import { fold } from "../text/fold.ts";

/** Whoever has or does something for the one who is asked, or beside them. */
const OTHERS =
  /(?:\b(?:does|do|did|has|have|had|can|will|would)|^(?:is|are|was|were)) your (?:(?:current|present|last|previous|own|line|direct) )?(team|manager|boss|supervisor|company|employer|colleagues?|spouse|partner|husband|wife|family|parents?|father|mother|children|kids|clients?|customers?)\b/;

/** Wanting a thing, learning for it, having given it up, or not liking it. */
const WANTED_OR_LEFT =
  /\b(?:would you (?:like|love|want)|do you (?:want|wish|plan|intend|hope|aim)|are you (?:planning|hoping|aiming|learning|studying for|working towards)|(?:plan\w*|want|wish|like|hope|intend) to (?:learn|obtain|get|gain|earn|study)|have you (?:stopped|quit|given up|forgotten)|did you (?:stop|quit|give up)|no longer|dislike|hate)\b/;

/** What the profile has, by its skills, its papers, its jobs or its address. */
const OF_WHAT_ONE_HAS =
  /^Your profile names |^You live in |^Your skills and jobs name | is (?:in your skill list|among your certifications|in your profile)$| names? it$/;

const AT_ANY_TIME = /\b(?:have|has|did) you ever\b|\bhave you (?:previously )?had\b/;
const IS_OF_THE_PAST =
  /\b(?:ever|had|did|was|were|been|previously|history|past)\b|\bhave you \w+ed\b/;

/** Whether a question is for what somebody else has, which a saved answer or the profile does not tell. */
export function isOfOthers(question: Question, saved: string | undefined): boolean {
  const named = OTHERS.exec(question.text)?.[1];
  return named !== undefined && !(saved !== undefined && fold(saved).includes(named));
}

/** Whether a Yes or a No on what one has is given to whether one wants it, or has given it up. */
export const isOfWanting = ({ why }: Finding, { text }: Question): boolean =>
  (OF_WHAT_ONE_HAS.test(why) && (WANTED_OR_LEFT.test(text) || UNDER_WAY.test(text))) ||
  (why.startsWith("You work at ") && KIND_OF_CONTRACT.test(text));

/** A study that is under way, of who has completed it. */
const UNDER_WAY =
  /\b(?:en cours (?:de formation|d etudes?|d obtention)|en train de (?:preparer|suivre)|preparez vous|estas? cursando|cursando|in corso di (?:conseguimento|formazione)|stai (?:frequentando|studiando)|bezig met (?:een |de )?(?:opleiding|studie)|volg je|in (?:der )?ausbildung (?:zum|zur)|currently (?:pursuing|enrolled|studying))\b/;

/** Having work tells nothing of the contract that it is done under. */
const KIND_OF_CONTRACT =
  /\b(?:cdi|cdd|interim|unbefristet\w*|befristet\w*|festanstellung|indefinid[oa]|temporal|eventual|indeterminato|determinato|somministrazione|vast contract|tijdelijk contract|uitzendbureau|clt|pj)\b/;

/** Who has none now may have had one: a No of today to "have you ever". */
export const isOfAnyTime = (
  { claim }: Finding,
  { text }: Question,
  saved: string | undefined,
): boolean =>
  saved !== undefined &&
  claim.kind === "yesNo" &&
  !claim.isYes &&
  AT_ANY_TIME.test(text) &&
  !IS_OF_THE_PAST.test(fold(saved));
