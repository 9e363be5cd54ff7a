import { messages } from "./messages.ts";
import type { Outcome } from "./outcome.ts";

/** What the page says first and last, by what became of the payment. */
export const outcomeWords: Readonly<
  Record<Outcome, { title: string; lead: string; foot: string }>
> = {
  asking: {
    title: messages.checkingYourPayment,
    lead: messages.weAreLookingItUp,
    foot: messages.pleaseKeepThisTransactionId,
  },
  unknown: {
    title: messages.paymentNotFound,
    lead: messages.thisAddressNamesNoPayment,
    foot: messages.ifYouBelieve,
  },
  paid: {
    title: messages.paymentSuccessful,
    lead: messages.yourWalletPaymentHasBeenProcessed,
    foot: messages.confirmationEmailHasBeenSent,
  },
  open: {
    title: messages.paymentPending,
    lead: messages.itIsNotCertainYet,
    foot: messages.pleaseKeepThisTransactionIdAndDo,
  },
  abandoned: {
    title: messages.notPaid,
    lead: messages.youLeftThePaymentPageBefore,
    foot: messages.didYouPayAfterAll,
  },
  failed: {
    title: messages.paymentFailed,
    lead: messages.yourPaymentCouldNotBeProcessed,
    foot: messages.ifYouBelieve,
  },
};
