import type { NotFitting, Preview, PreviewJob } from "@sendoff/contract/preview";
import { unstatedParts } from "@sendoff/domain/choosing";
import { splitReason } from "../../lib/split-reason.ts";
import { keptJobs } from "./list-facts.ts";
import { messages } from "./messages.ts";

/** What the page says under its title. */
export function noteWords(preview: Preview): string {
  const { platform_name: name, jobs, found, to_read: toRead, ended_at: endedAt } = preview;
  if (endedAt === null) {
    return messages.lookingThrough(
      name,
      found === 0 ? "" : messages.lookedAt(found - toRead, found),
    );
  }
  return messages.fitOfListed(jobs.length, found, name, messages.nothing);
}

/** "9 to send, 1 taken out", "5 of 9 to send" where the credits reach for no more. */
export function listTitle(preview: Preview, sent: number): string {
  const kept = keptJobs(preview).length;
  const out = preview.jobs.length - kept;
  const title = sent < kept ? messages.someToSend(sent, kept) : messages.toSend(kept);
  return out === 0 ? title : messages.andTakenOut(title, out);
}

/** One line that says why a job is in the list: how its title stands, then what tells most about it. */
export function reasonWords({ match_reasons: reasons }: PreviewJob): string {
  const title = reasons.find(({ part }) => part === "title");
  const others = reasons.filter(({ part }) => part !== "title");
  const lost = ({ of, points }: (typeof reasons)[number]): number => of - points;
  const against = others.toSorted((one, other) => lost(other) - lost(one))[0];
  const skills = others.find(({ part }) => part === "skills");
  const shown = against !== undefined && lost(against) > 0 ? against : (skills ?? others[0]);
  const start =
    title === undefined
      ? []
      : [title.points === title.of ? messages.yourRole : messages.nearYourRole];
  const pay = unstatedParts(reasons).includes("salary") ? [messages.payNotSaid] : [];
  return [...start, ...(shown === undefined ? [] : [splitReason(shown.text).main]), ...pay].join(
    " ",
  );
}

/** "21 more are left out: 12 other titles, 5 below your minimum"; the counts add up. */
export function leftOutLine(leftOut: readonly NotFitting[]): string {
  const all = leftOut.reduce((sum, { count }) => sum + count, 0);
  return messages.moreLeftOut(all, leftOut.map(messages.leftOutWords).join(", "));
}

/** "4 credits for 9 jobs: the four best are sent."; undefined where the credits reach, or are not known. */
export function shortWords(preview: Preview, credits: number | undefined): string | undefined {
  const kept = keptJobs(preview).length;
  if (credits === undefined || credits >= kept) return undefined;
  return credits === 0 ? messages.noCreditIsLeftFor(kept) : messages.creditsForJobs(credits, kept);
}

/** Why a list ended before all was looked at, where that is so. */
export function endWords(preview: Preview): { title: string; note: string } | undefined {
  const { platform_name: name, end_note: note } = preview;
  switch (preview.end_reason) {
    case "stopped":
      return { title: messages.youStoppedIt, note: messages.listIsAsFarAsItCame };
    case "portal_limit":
      return { title: messages.showsNoMoreToday(name), note: note || messages.tryAgainTomorrow };
    case "needs_user":
      return { title: messages.needsYou(name), note: note || messages.itAskedForWhatOnlyYouCanDo };
    case "platform_paused":
      return { title: messages.isPaused(name), note: note || messages.nothingWasSent };
    case "failed":
      return {
        title: messages.couldNotBeRead(name),
        note: note || messages.nothingWasSentLookAgain,
      };
    default:
      return undefined;
  }
}
