import { ApiError } from "../../lib/api-error.ts";
import { plural } from "../../lib/format.ts";
import { paymentCompleted } from "../../lib/payment-messages.ts";

/** SPEC 5, 8: what the wallet says, word for word. */
export const messages = {
  balanceFailed: "Failed to fetch wallet balance",
  plansFailed: "Failed to fetch plans",
  noPlans: "No plans available at the moment.",
  noTransactions: "No transactions found",
  planSaved: (name: string) => `Plan "${name}" selected successfully!`,
  planFailed: "Failed to update plan selection",
  planFirst: "Please select a plan first",
  paid: paymentCompleted,
  pleaseEnterAValidAmount: "Please enter a valid amount",
  currentBalance: "Current Balance",
  inCredits: (main: string, main2: string) => `${main} in credits, ${main2} in cash`,
  atToTheDollar: (beside: string, amount: string) => `${beside} at ${amount} to the dollar`,
  creditsAvailable: "Credits Available",
  creditHeldForAnApplicationBeing: (creditsHeld: number) =>
    `${plural(creditsHeld, "credit")} held for an application being sent`,
  oneApplicationUses1Credit: "One application uses 1 credit.",
  countFree: (count: string, unitPrice: number, main: string) =>
    `${count} ${unitPrice === 0 ? "free" : `at ${main}`}`,
  untilWhen: (when: string) => `until ${when}`,
  andInPurchaseThatLastLonger: (count: string, total: number) =>
    `and ${count} in ${plural(total, "purchase")} that last longer`,
  thisMonth: "This Month",
  confirmedThisMonth: (spent: string | undefined, applications: number) =>
    `${spent === undefined ? "" : `${spent}, `}${plural(applications, "confirmed application")}`,
  lowBalanceAlert: "Low Balance Alert",
  addMoney: "Add Money",
  noCreditIsLeft: "No credit is left, so no application can be sent.",
  leftAndNoMoney: (credits: number) =>
    `${plural(credits, "free application")} left, and no money in the wallet.`,
  youHaveLeft: (amount: string, credits: number) =>
    `You have ${amount} left, enough for ${plural(credits, "application")}.`,
  settingCouldNotBeSaved: "The setting could not be saved",
  pleaseTryAgain: "Please try again.",
  tellMeByEMail: "Tell me by e-mail when the balance runs low",
  onceEachTimeItFallsBelow: (lowBalanceRupees: number, email: string) =>
    `Once each time it falls below ₹${lowBalanceRupees}, to ${email}`,
  toPay: "To pay",
  charged: "Charged",
  inTheWallet: "In the wallet",
  rateToTheDollar: (amount: string, rate: string) => `${amount} at ${rate} to the dollar`,
  plan: "Plan",
  credits: "Credits",
  validUntil: "Valid until",
  sentBack: "Sent back",
  paidBy: "Paid by",
  begun: "Begun",
  paidLabel: "Paid",
  payuNumber: "PayU number",
  transactionId: "Transaction ID",
  wallet: "Wallet",
  receiptReceiptNo: (receiptNo: string) => `Receipt ${receiptNo}`,
  payment: "Payment",
  loadingThePayment: "Loading the payment",
  thereIsNoSuchPayment: "There is no such payment.",
  addressMayBeIncomplete:
    "The address may be incomplete, or the payment belongs to another account.",
  openWallet: "Open Wallet",
  paymentCouldNotBeLoaded: "The payment could not be loaded.",
  whatWasPaidIsSafe: "What was paid is safe.",
  paymentReceipt: "Payment receipt",
  paidSendoff: "PAID · SENDOFF",
  postmarkPaidAt: (when: string, when2: string) => `Postmark: paid ${when} at ${when2}`,
  creditsAreValidFor12Months: "Credits are valid for 12 months and are non-refundable.",
  checkAgain: "Check again",
  retry: "Retry",
  receiptCouldNotBeDownloaded: "The receipt could not be downloaded",
  downloadPdf: "Download PDF",
  chooseAPlan:
    "Choose a plan. They do the same; the price of an application differs. Any amount from $1 works.",
  cancel: "Cancel",
  continue: "Continue",
  saving: "Saving...",
  loadingThePlans: "Loading the plans",
  bestValue: "Best Value",
  currentPlan: "Current plan",
  firstLine: (firstLine: string, count: string) => `${firstLine}, from ${count} applications`,
  confirmRecharge: "Confirm Recharge",
  openingThePaymentPage: "Opening the payment page...",
  pay: "Pay",
  payChargedWords: (chargedWords: string) => `Pay ${chargedWords}`,
  youPayOnPayusPage:
    "You pay on PayU's page by UPI, card or net banking; we never see the card. Credits are non-refundable.",
  loadingThePlan: "Loading the plan",
  chooseAPlanLabel: "Choose a plan",
  amount: "Amount",
  atLeast100: "At least $1.00. Steps of one cent.",
  moneyTextPerApplication: (moneyText: string) => `${moneyText} per application`,
  changePlan: "Change plan",
  itBeganAt: (when: string) =>
    `It began at ${when}. If you have paid it, wait for it to arrive before you pay again.`,
  paymentOfIsStillOpen: (moneyText: string) => `A payment of ${moneyText} is still open`,
  applications: "Applications",
  aboutCount: (count: string) => `about ${count}`,
  chargedByThePaymentPage: "Charged by the payment page",
  atAmountToTheDollar: (amount: string) => `at ${amount} to the dollar`,
  staysAsCashForTheNext: "Stays as cash for the next purchase",
  validFor: "Valid for",
  creditValidMonthsMonths: (creditValidMonths: number) => `${creditValidMonths} months`,
  all: "All",
  added: "Added",
  spent: "Spent",
  yourFiveFreeApplicationsComeFirst: "Your five free applications come first.",
  moneyYouAddShowsHere: "Money you add shows here.",
  firstConfirmedApplicationShowsHere: "The first confirmed application shows here.",
  transactionHistory: "Transaction History",
  transactionsShown: "Transactions shown",
  historyCouldNotBeLoaded: "The history could not be loaded",
  loadingTheHistory: "Loading the history",
  olderTransactionsAreInTheCsv: "Older transactions are in the CSV: it has every one.",
  statementCouldNotBeDownloaded: "The statement could not be downloaded",
  csv: "CSV",
  statementOfEveryTransaction: "statement of every transaction",
  when: "When",
  what: "What",
  reference: "Reference",
  status: "Status",
  actions: "Actions",
  checkAgainWhat: (what: string) => `Check again: ${what}`,
  retryWhat: (what: string) => `Retry: ${what}`,
  receipt: "Receipt",
  receiptWhat: (what: string) => `Receipt: ${what}`,
  notPaid: "Not paid",
  credit: (credits: number) => `+${plural(credits, "credit")}`,
  freeCredit: (credits: number) => plural(credits, "free credit"),
  creditsAdded: "Credits added",
  payuPayuTransactionId: (payuTransactionId: string) => `PayU ${payuTransactionId}`,
  rechargeFailed: (plan: string) => `Recharge failed, ${plan}`,
  rechargePlan: (plan: string) => `Recharge, ${plan}`,
  addedMoney: (plan: string) => `Added money, ${plan}`,
  addedMoneyPlanCredit: (plan: string, credits: number) =>
    `Added money, ${plan}, ${plural(credits, "credit")}`,
  paymentPageHasNotReported: "The payment page has not reported a payment yet",
  yourBankHasNotDecidedYet: "Your bank has not decided yet",
  countOfThem: (count: string) => `${count} of them`,
  paymentCouldNotBeChecked: "The payment could not be checked",
  pleaseTryAgainInAMoment: "Please try again in a moment.",
  prepaidOneApplicationUses1Credit:
    "Prepaid. One application uses 1 credit, and only when the portal confirms it.",
  yourMoneyAndCreditsAreSafe: "Your money and credits are safe.",
  creditCount: (count: number) => plural(count, "credit"),
};

/** Why a recharge could not be started: SPEC 8's sentence by status, and where that leaves a question, the reason below it. */
export function rechargeProblem(error: unknown): { title: string; note?: string } {
  const status = error instanceof ApiError ? error.status : -1;
  const message = error instanceof ApiError ? error.message : "";
  if (status === 401) return { title: "Authentication failed. Please login again." };
  if (status === 402) {
    const title = "Payment validation failed. Please ensure you have selected a valid plan.";
    return { title };
  }
  if (status === 400) return { title: `Invalid request: ${message}` };
  if (status >= 500) return { title: "Server error. Please try again later." };
  return message === ""
    ? { title: "Failed to process payment" }
    : { title: "Failed to process payment", note: message };
}
