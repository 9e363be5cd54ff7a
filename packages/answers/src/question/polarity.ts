import type { TimeFrame } from "./meaning.ts";

const NEGATORS =
  /\b(not|no|never|without|unable|cannot|neither|nor|unwilling|ineligible|unauthori[sz]ed|nicht|kein|keine|keinen|keiner|ohne|pas|sans|jamais|sin|nunca|nahi|nahin|bina)\b/g;
/** Wordings that hold a negator and negate nothing. */
const HARMLESS =
  /\b(whether or not|or not|if not|not limited to|not applicable|no matter|no longer than|not more than|no more than|no of years|no of|prefer not to \w+|n est ce pas)\b/g;

/** How often a folded text negates; an odd number asks for the contrary. */
export function negationsIn(text: string): number {
  return text.replace(HARMLESS, " ").match(NEGATORS)?.length ?? 0;
}

/** Whether a folded text asks for the contrary. Double negatives cancel out. */
export function isNegated(text: string): boolean {
  return negationsIn(text) % 2 === 1;
}

/** The time a folded question is about, when it says so. */
export function timeFrameOf(text: string): TimeFrame | undefined {
  const isNow =
    /\b(now|currently|current|presently|at present|today|derzeit|aktuell|jetzt|actuellement|actualmente|abhi)\b/.test(
      text,
    );
  const isFuture = /\b(future|later|eventually|zukunft|kunftig|avenir|futuro|bhavishya)\b/.test(
    text,
  );
  if (isNow && isFuture) return "any";
  if (isFuture) return "future";
  return isNow ? "now" : undefined;
}
