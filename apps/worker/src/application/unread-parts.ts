import type { PreparedApplication } from "@sendoff/portals/driver";
import { REQUIRED_MARK } from "@sendoff/portals/form";

/** What of a form could not be read, as a driver tells it. */
type Oddities = PreparedApplication["oddities"];

/** "“Portfolio” and 2 more parts of the form"; undefined where everything was read. */
function unreadParts(oddities: Oddities = []): string | undefined {
  const names = new Set(oddities.map(({ what }) => nameOf(what)));
  const [first, ...others] = [...names].toSorted(
    (one, other) => Number(one === "") - Number(other === ""),
  );
  if (first === undefined) return undefined;
  const named = first === "" ? "A part of the form" : `“${first}”`;
  if (others.length === 0) return named;
  return `${named} and ${others.length} more ${others.length === 1 ? "part" : "parts"} of the form`;
}

/** A sentence for the receipt of an application that was sent although not all of its form could be read; empty where all was. */
export function unreadNote(oddities: Oddities): string {
  const parts = unreadParts(oddities);
  return parts === undefined ? "" : `${parts} could not be read and stayed as the form had it.`;
}

/** The same for an application whose form did not go on. */
export function unreadCause(oddities: Oddities): string {
  const parts = unreadParts(oddities);
  return parts === undefined ? "" : `${parts} could not be read.`;
}

/** The name of a control that has to be answered and could not be read: its form is not to be sent, whatever the page lets through. */
function requiredUnread(oddities: Oddities = []): string | undefined {
  const found = oddities.find(({ what }) => REQUIRED_MARK.test(what.trim()));
  return found === undefined ? undefined : nameOf(found.what);
}

/** Why a form that was filled in is not to be sent: nothing would go out that says who applies, or not all that it must have. */
export function whyNotToSend(prepared: PreparedApplication): string | undefined {
  const unread = requiredUnread(prepared.oddities);
  if (unread !== undefined) {
    return `The form needs an answer to “${unread}”, which we cannot read. Nothing was sent.`;
  }
  const isEmpty = prepared.answers.length === 0 && !prepared.cvAttached;
  return isEmpty && prepared.asksAfterClick !== true
    ? "No question and no place for the CV was found in the form, so there was nothing to send."
    : undefined;
}

function nameOf(what: string): string {
  return what.trim().replace(REQUIRED_MARK, "").trim();
}
