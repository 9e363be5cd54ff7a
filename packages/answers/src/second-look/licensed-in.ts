import type { FormField } from "@sendoff/contract/form";
import { derived, type Finding, textClaim } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import { isFrameWord } from "../languages/frame-words.ts";
import type { Question } from "../question/question.ts";
import { isAkinWithin } from "../text/akin.ts";
import { fold, hasPhrase } from "../text/fold.ts";

const ASKED =
  /^(?:in )?(?:the )?(?:which |what )?(?:us )?(?:states?|provinces?|jurisdictions?)(?: s)? (?:are|do|in which|where|that|of|is) /;
const OF_LICENCE =
  /\b(?:licen[cs]ed?|licen[cs]es|licen[cs]ure|registered|registration|certified)\b/;
const FRAME =
  /^(?:s|state|states|province|jurisdiction|in|which|what|are|is|you|your|do|hold|have|currently|active|an|a|as|the|of|where|that|licen[cs]e|licen[cs]ed|licen[cs]es|licen[cs]ure|registered|registration|certified|issued|to|practice|practise|us|professional|current|primary)$/;

/** "State in which you are licensed as a CPA": the one state that the paper, or the body that issued it, names. */
export function licensedIn(
  { options }: FormField,
  question: Question,
  { profile }: Facts,
): Finding | undefined {
  if (options.length < 3 || question.isSeveral || !ASKED.test(question.text)) return undefined;
  if (!OF_LICENCE.test(question.text)) return undefined;
  const named = question.text.split(" ").filter((word) => !FRAME.test(word) && !isFrameWord(word));
  const papers = profile.certifications.filter(({ title }) =>
    named.length === 0 ? OF_LICENCE.test(fold(title)) : isAkinWithin(named, fold(title).split(" ")),
  );
  const states = new Set(
    papers.flatMap(({ title, issuer = "" }) =>
      options.filter(
        (option) => fold(option).length > 3 && hasPhrase(fold(`${title} ${issuer}`), fold(option)),
      ),
    ),
  );
  const [only, second] = states;
  return only === undefined || second !== undefined
    ? undefined
    : derived(textClaim(only), `${papers[0]?.title ?? ""} is of ${only}`, 0.85);
}
