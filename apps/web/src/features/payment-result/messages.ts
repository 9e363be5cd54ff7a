import type { ReactNode } from "react";
import { sentence } from "../../lib/sentence.ts";
import { inLanguage } from "../../language/language.ts";

/** UI texts. */
export const english = {
  toSeeWhatYourWalletSays: (logIn: ReactNode) =>
    sentence`${logIn} to see what your wallet says of this payment.`,
  logIn: "Log in",
  lookingThisPaymentUp: "Looking this payment up in your wallet",
  addressOfThisPageMay:
    "The address of this page may be incomplete, or the payment belongs to another account.",
  thisPayment: "This payment is not in your wallet",
  whatWasPaidIsNotLost: "What was paid is not lost; it arrives in the wallet by itself.",
  yourWalletCouldNotBeAsked: "Your wallet could not be asked",
  retry: "Retry",
  checkAgain: "Check again",
  checkingYourPayment: "Checking your payment",
  weAreLookingItUp: "We are looking it up in your wallet.",
  pleaseKeepThisTransactionId: "Please keep this transaction ID for your records.",
  paymentNotFound: "Payment not found",
  thisAddressNamesNoPayment: "This address names no payment of your account.",
  ifYouBelieve:
    "If you believe this is an error, please contact support with your transaction details.",
  paymentSuccessful: "Payment Successful!",
  yourWalletPaymentHasBeenProcessed: "Your wallet payment has been processed successfully",
  confirmationEmailHasBeenSent:
    "A confirmation email has been sent to your registered email address. Please keep this transaction ID for your records.",
  paymentPending: "Payment pending",
  itIsNotCertainYet:
    "It is not certain yet that the money has arrived. Nothing is lost: the credits come by themselves as soon as it has.",
  pleaseKeepThisTransactionIdAndDo:
    "Please keep this transaction ID, and do not pay a second time before this payment is settled.",
  notPaid: "Not paid",
  youLeftThePaymentPageBefore: "You left the payment page before paying. Nothing was charged.",
  didYouPayAfterAll: "Did you pay after all? Then we add the credits automatically.",
  paymentFailed: "Payment Failed",
  yourPaymentCouldNotBeProcessed:
    "Your payment could not be processed. Please try again or contact support.",
  sendoff: "Sendoff",
  paymentReceipt: "Payment receipt",
  payment: "Payment",
  paidSendoff: "PAID · SENDOFF",
  postmarkPaidAt: (when: string, when2: string) => `Postmark: paid ${when} at ${when2}`,
  returnToHome: "Return to Home",
  openWallet: "Open Wallet",
  youWereAboutToPay: "You were about to pay",
  youTriedToPay: "You tried to pay",
  for: "For",
  detailsForSupport: "Details for support",
  tryAgain: "Try again",
  viewReceipt: "View Receipt",
  contactSupport: "Contact support",
  paymentPageReportedAnError: "The payment page reported an error.",
  months: "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec",
  transactionId: "Transaction ID",
  amount: "Amount",
  discount: "Discount",
  netAmount: "Net amount",
  paymentMethod: "Payment method",
  date: "Date",
  name: "Name",
  email: "Email",
  phone: "Phone",
  status: "Status",
  wallet: "Wallet",
  creditsOfPlan: (plan: string) => `Credits, ${plan}`,
  errorCode: "Error code",
};

export const messages = inLanguage("features/payment-result", english);
