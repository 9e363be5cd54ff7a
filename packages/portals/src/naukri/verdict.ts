import type { SubmitOutcome } from "../portal-driver.ts";
import type { Talk } from "./pages/talk.page.ts";
import { DAILY_LIMIT } from "./portal-words.ts";

/** How Naukri ended an application by its own word; undefined: it has not said. */
export type Verdict = Extract<
  SubmitOutcome,
  { kind: "confirmed" | "rejected" | "external" | "throttled" }
>;

const REFUSED = "Naukri did not accept the application: answers are missing or do not fit";
const HANDED_OVER = "Naukri handed the application over to the employer's own site";

/** The code that the address has for this very job: other jobs' codes are none of ours. */
function codeOf(verdict: string, portalJobId: string): number | undefined {
  if (verdict === "") return undefined;
  try {
    const codes: unknown = JSON.parse(verdict);
    if (typeof codes !== "object" || codes === null) return undefined;
    const found = Object.entries(codes).find(([id]) => id === portalJobId);
    const code = Number(found?.[1]);
    return Number.isNaN(code) ? undefined : code;
  } catch {
    return undefined;
  }
}

/** Reads the address, which is the surest word, then the page's own. "Applied" alone may be another job's and counts for nothing. */
export function verdictOf(
  talk: Pick<Talk, "path" | "verdict" | "notices">,
  job: { readonly portalJobId: string; readonly title: string },
): Verdict | undefined {
  const findText = (pattern: RegExp): string | undefined =>
    talk.notices.find((words) => pattern.test(words));
  const limit = findText(DAILY_LIMIT);
  const bad = findText(/application was not accepted|incomplete information/i);
  const good = talk.notices.find(
    (words) =>
      /^(you have successfully applied|applied) to ['"“‘]/i.test(words) &&
      words.includes(job.title),
  );
  switch (talk.path.startsWith("/myapply/") ? codeOf(talk.verdict, job.portalJobId) : undefined) {
    case 200:
      return { kind: "confirmed", text: good ?? "Applied, by Naukri's own confirmation" };
    case 406:
      return { kind: "rejected", message: bad ?? REFUSED };
    case 202:
      return { kind: "external", message: HANDED_OVER };
    default:
      break;
  }
  if (limit !== undefined) return { kind: "throttled", scope: "daily_limit", message: limit };
  if (bad !== undefined) return { kind: "rejected", message: bad };
  if (findText(/redirected to the company website/i) !== undefined) {
    return { kind: "external", message: HANDED_OVER };
  }
  return good === undefined ? undefined : { kind: "confirmed", text: good };
}
