import { bad, type Finding, good, reasonOf } from "./finding.ts";

/** More than this is no delay of an answer: schedules would start late, and signed links end early. */
const MOST_APART_MS = 2000;
/** A Date header has no parts of a second. */
const HEADER_STEP_MS = 1000;
const TIMEOUT_MS = 10_000;

/** Whether another's clock fits ours, which was read before it was asked and after it had answered. */
export function clockFinding(
  whose: string,
  theirs: number,
  ours: { readonly before: number; readonly after: number },
): Finding {
  const apartMs = Math.max(ours.before - theirs, theirs - ours.after, 0);
  if (apartMs <= MOST_APART_MS) return good(`This machine's clock agrees with ${whose}.`);
  const seconds = Math.round(apartMs / 1000);
  const which = theirs > ours.after ? "behind" : "ahead of";
  return bad(
    `This machine's clock is ${seconds} s ${which} ${whose}. Let both follow a time server (timedatectl set-ntp true, or chrony).`,
  );
}

/** Asks a web server outside for its time. */
export async function tryOutsideClock(url: string): Promise<Finding> {
  const before = Date.now();
  try {
    const response = await fetch(url, {
      method: "HEAD",
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const after = Date.now();
    const theirs = Date.parse(response.headers.get("date") ?? "");
    const { hostname } = new URL(url);
    if (Number.isNaN(theirs))
      return bad(`${hostname} does not tell the time: the clock is unproved.`);
    return clockFinding(`${hostname}'s`, theirs, { before: before - HEADER_STEP_MS, after });
  } catch (error) {
    return bad(
      `No clock outside could be asked (${reasonOf(error)}). Let this machine reach ${url}.`,
    );
  }
}
