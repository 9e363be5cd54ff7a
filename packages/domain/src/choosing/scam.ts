import { passesGoodsOn, wantsAdvance, wantsPapersFirst } from "./scam-advance.ts";
import { leadsAway } from "./scam-contact.ts";
import { fraudulentHabits } from "./scam-habits.ts";
import { impossiblePay } from "./scam-pay.ts";
import { asksForPayment, passesMoneyOn } from "./scam-payment.ts";
import { schemeIn } from "./scam-schemes.ts";
import { clausesOf, sentencesOf } from "./scam-words.ts";

/** A sign that a posting is a fraud, with the sentence that shows it. */
export interface ScamSign {
  readonly kind:
    | "payment_asked"
    | "money_passed_on"
    | "off_platform_contact"
    | "impossible_pay"
    | "fraudulent_habits";
  readonly quote: string;
}

/**
 * The first sign of an obvious fraud in a posting, or undefined: the applicant is to pay or to pass money on, is led away to a
 * chat, is to hand out papers, or is promised pay that no such work earns. Reads clause by clause, because an honest posting
 * has the same words in other company: "We charge no fees", "build our WhatsApp integration", "beware of people who ask for a
 * deposit". `pay` is what the portal shows beside the text.
 */
export function findScam(job: {
  readonly title: string;
  readonly company: string;
  readonly description?: string | undefined;
  readonly pay?: string | undefined;
}): ScamSign | undefined {
  const sentences = sentencesOf(job.description ?? "");
  for (const [index, quote] of sentences.entries()) {
    for (const clause of clausesOf(sentences, index)) {
      if (passesMoneyOn(clause) || passesGoodsOn(clause)) return { kind: "money_passed_on", quote };
      if (asksForPayment(clause) || wantsAdvance(clause)) return { kind: "payment_asked", quote };
      if (leadsAway(clause) || wantsPapersFirst(clause))
        return { kind: "off_platform_contact", quote };
      const scheme = schemeIn(clause);
      if (scheme !== undefined) return { kind: scheme, quote };
    }
  }
  const quote = impossiblePay(job.title, sentences, job.pay ?? "");
  if (quote !== undefined) return { kind: "impossible_pay", quote };
  const habit = fraudulentHabits(
    sentences.filter((_, index) => clausesOf(sentences, index).length > 0),
  );
  return habit === undefined ? undefined : { kind: "fraudulent_habits", quote: habit };
}

/** The skip's reason in a sentence for the user. */
export function scamReason({ kind, quote }: ScamSign): string {
  const excerpt = quote.length > 140 ? `${quote.slice(0, 139).trimEnd()}…` : quote;
  switch (kind) {
    case "payment_asked":
      return `It asks applicants to pay, which no honest employer does: “${excerpt}”`;
    case "money_passed_on":
      return `It wants money passed on through your own account, as frauds do: “${excerpt}”`;
    case "off_platform_contact":
      return `It leads applicants away from the platform, as frauds do: “${excerpt}”`;
    case "impossible_pay":
      return `It promises pay that such work does not earn: “${excerpt}”`;
    case "fraudulent_habits":
      return `It has several habits of frauds, such as: “${excerpt}”`;
  }
}
