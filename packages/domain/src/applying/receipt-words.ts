import type { GivenAnswer } from "@sendoff/contract/form";
import type { ApplicationDetail } from "@sendoff/contract/run";
import { moneyLine, walletMoney } from "../money/written.ts";
import { clockSecondsAt, longMomentAt } from "../schedule/moment-words.ts";

/** A line of a receipt: what it is, and what it says. */
export interface ReceiptFact {
  readonly label: string;
  readonly value: string;
}

/** Sent, and the portal itself has said so: what a postmark stands for. */
export function isConfirmed({ application, proof }: ApplicationDetail): boolean {
  return application.status === "APPLIED" && proof !== "user_said" && proof !== "user_sent";
}

/** Pressed by Sendoff: what was filled in is what was sent. */
export function isSentByUs({ application, proof }: ApplicationDetail): boolean {
  return application.status === "APPLIED" && proof !== "user_sent";
}

/**
 * When it was sent, or when submit was pressed on what may have arrived: the one time that stands for it on the page, in the
 * postmark and in the PDF. Null for the rest: a submit that came to nothing stands in the history, and is no sending.
 */
export function sentAt({ application, proof, timeline }: ApplicationDetail): string | null {
  const pressed = timeline.findLast(({ status }) => status === "SUBMITTING")?.at ?? null;
  switch (application.status) {
    case "APPLIED":
      return proof === "user_sent" ? application.applied_at : (pressed ?? application.applied_at);
    case "UNKNOWN":
    case "NEEDS_REVIEW":
      return pressed;
    default:
      return null;
  }
}

/**
 * "1 credit, $0.79", "1 credit returned": what it cost, in words (DECISIONS D4). Who is in India reads what was paid in rupees, at the
 * rate of the day on which the credit was bought: "1 credit, ₹66.36 ($0.79)".
 */
export function costWords(
  { cost, proof }: Pick<ApplicationDetail, "cost" | "proof">,
  timeZone: string,
): string {
  if (proof === "user_said") return "Not charged, the credit was returned";
  if (proof === "user_sent") return "Not charged";
  switch (cost.state) {
    case "captured":
      return cost.amount === 0 ? "1 free credit" : `1 credit, ${priceWords(cost, timeZone)}`;
    case "released":
      return "1 credit returned";
    case "held":
      return "1 credit is held until the platform confirms";
    case "none":
      return "No credit was used";
  }
}

function priceWords(
  { amount, usd_inr_rate: rate }: ApplicationDetail["cost"],
  timeZone: string,
): string {
  return moneyLine(walletMoney(amount, rate ?? undefined, timeZone));
}

/** What says that it arrived: what the portal showed, and when, or the user's word. */
export function confirmedWords(detail: ApplicationDetail, timeZone: string): string {
  const { application, confirmation, proof } = detail;
  const at = application.applied_at;
  const time = at === null ? "" : `${clockSecondsAt(new Date(at), timeZone)}, `;
  const name = application.platform_name;
  switch (proof) {
    case "confirmation_seen":
      return confirmation === ""
        ? `${time}${name} confirmed it`
        : `${time}${name} showed “${confirmation}”`;
    case "applied_mark_seen":
      return `${time}${name} lists it as applied`;
    case "user_said":
      return `You said so, ${name} did not`;
    case "user_sent":
      return "You said so";
    case "none":
      return "Not seen";
  }
}

/** The facts that head a receipt, on the page and in the PDF, with its times in the user's zone. Files have a place of their own. */
export function receiptFacts(detail: ApplicationDetail, timeZone: string): ReceiptFact[] {
  const { application, applicant, applicant_email: email } = detail;
  const isApplied = application.status === "APPLIED";
  const at = sentAt(detail);
  const who = [applicant, email].filter(Boolean).join(", ");
  const facts: (ReceiptFact | undefined)[] = [
    at === null
      ? undefined
      : {
          label: isApplied ? "Sent" : "Submit pressed",
          value: longMomentAt(new Date(at), timeZone),
        },
    isApplied
      ? {
          label: isConfirmed(detail) ? "Confirmed" : "Proof",
          value: confirmedWords(detail, timeZone),
        }
      : undefined,
    { label: "Platform", value: application.platform_name },
    who === "" ? undefined : { label: "Applicant", value: who },
    { label: "Cost", value: costWords(detail, timeZone) },
  ];
  return facts.filter((fact) => fact !== undefined);
}

/**
 * The address that the form was sent with: what stood in its field for an e-mail address. Undefined where the form had none; then
 * the portal passed on that of the account there, which Sendoff does not know to be any other address.
 */
export function emailSent(
  answers: readonly Pick<GivenAnswer, "kind" | "question" | "value">[],
): string | undefined {
  const values = answers.flatMap(({ kind, question, value }) =>
    typeof value === "string" &&
    ADDRESS.test(value.trim()) &&
    (kind === "email" || E_MAIL.test(question))
      ? [value.trim()]
      : [],
  );
  return values[0];
}

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const E_MAIL = /e-?mail/i;

/** "3f9a c210 77be": enough of a hash to compare by eye. */
export function shortHash(sha256: string): string {
  return (sha256.slice(0, 12).match(/.{1,4}/g) ?? []).join(" ");
}
