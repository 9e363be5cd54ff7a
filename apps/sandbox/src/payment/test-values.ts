/** What the stand-in does with a card, a UPI id or a bank: how a person or a test chooses an outcome. */
export type Ending = "captured" | "auth" | "pending" | "declined" | "insufficient_funds";

/** The code that confirms a card payment. */
export const OTP = "123456";
export const OTP_TRIES = 3;

interface TestCard {
  number: string;
  name: string;
  ending: Ending;
}

/** Any other valid number is paid too, after the code. */
export const TEST_CARDS: readonly TestCard[] = [
  { number: "5123456789012346", name: "Mastercard credit", ending: "captured" },
  { number: "4012001037141112", name: "Visa credit", ending: "captured" },
  { number: "5118700000000003", name: "Mastercard debit", ending: "captured" },
  { number: "4111111111111111", name: "Visa credit", ending: "auth" },
  { number: "4000000000000077", name: "Visa credit", ending: "pending" },
  { number: "4000000000000002", name: "Visa credit", ending: "declined" },
  { number: "4000000000009995", name: "Visa credit", ending: "insufficient_funds" },
];

/** Any other valid UPI id leads to a page where the request is approved or declined. */
export const TEST_VPAS: readonly { vpa: string; ending: Ending }[] = [
  { vpa: "success@till", ending: "captured" },
  { vpa: "failure@till", ending: "declined" },
  { vpa: "pending@till", ending: "pending" },
];

export const BANKS = [
  { code: "SAHB", name: "Sahyadri Bank" },
  { code: "GOMB", name: "Gomti National Bank" },
  { code: "MALB", name: "Malabar Coast Bank" },
  { code: "DECB", name: "Deccan Gramin Bank" },
  { code: "HOOB", name: "Hooghly Union Bank" },
  { code: "NARB", name: "Narmada Mercantile Bank" },
] as const;

/** What an ending is called in the note under the form. */
export const ENDING_WORDS: Readonly<Record<Ending, string>> = {
  captured: "paid",
  auth: "authorised, not captured",
  pending: "the bank stays undecided",
  declined: "declined",
  insufficient_funds: "declined: too little money",
};
