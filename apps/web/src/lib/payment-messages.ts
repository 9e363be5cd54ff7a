import { plural } from "./format.ts";
import { inLanguage } from "../language/language.ts";

/** What is said of a recharge wherever it is shown. */
export const english = {
  /** SPEC 8, word for word: a payment was settled while somebody looked. */
  paymentCompleted: "Payment completed and credits added to your wallet!",
  amountOfCash: (amount: string) => `${amount} of cash`,
  creditCount: (count: number) => plural(count, "credit"),
  /** `isSeveral`: more than one credit. */
  addedToYourWallet: (brought: string, isSeveral: boolean) =>
    `${brought} ${isSeveral ? "were" : "was"} added to your wallet`,
  planAmount: (plan: string, amount: string) => `${plan}, ${amount}.`,
  planAmountValidUntil: (plan: string, amount: string, until: string) =>
    `${plan}, ${amount}, valid until ${until}.`,
  notPaid: "Not paid",
  noPaymentReported:
    "The payment page has reported no payment so far. If you paid after all, we add the credits automatically.",
  bankHasNotDecided: "Your bank has not decided yet",
  weKeepAsking:
    "We keep asking, also when this page is closed. The credits come as soon as the money does.",
  nothingWasAdded: "Nothing was added to your wallet",
  paymentDidNotGoThrough: "The payment did not go through",
  addedIfItGoesThroughAfterAll: (reason: string) =>
    `${reason} If the payment goes through after all, we will add it automatically.`,
  wasSentBack: "This payment was sent back",
  wentBackTheWayItCame: (refunded: string, paid: string) =>
    `${refunded} of ${paid} went back the way it came.`,
  bankHasTakenItBack: "Your bank has taken this payment back",
  creditsAreOutOfTheWallet:
    "The credits that were left of it are out of the wallet. They return if the bank decides for you.",
};

export const messages = inLanguage("lib/payment", english);
export const { paymentCompleted } = messages;
