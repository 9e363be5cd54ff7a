import { markup, type Markup } from "../../markup.ts";
import { showRupees } from "../money.ts";
import type { Payment } from "../payment.ts";
import { OTP } from "../test-values.ts";
import { MERCHANT_NAME, stepPage, testNote } from "./layout.ts";

const total = (payment: Payment): string =>
  showRupees(payment.amount_paise + (payment.charges_paise ?? 0));

function back(payment: Payment): Markup {
  return markup`<form method="post" action="/pay/${payment.page_id}/back" class="cancel"><button type="submit" class="link">Pay another way</button></form>`;
}

/** Where the bank asks for its code. */
export function otpPage(payment: Payment, say: { problem?: string; news?: string } = {}): string {
  const card = payment.instrument?.card_no ?? "";
  const problem =
    say.problem === undefined
      ? null
      : markup`<p class="problem" id="otp-problem" role="alert">${say.problem}</p>`;
  const news =
    say.news === undefined ? null : markup`<p class="news" role="status">${say.news}</p>`;
  const phone = payment.fields.phone.slice(-4);
  return stepPage(payment, {
    title: "Enter the code",
    body: markup`<p class="eyebrow">Your bank's check</p><h1>Enter the code</h1>
<p>To pay <strong>${total(payment)}</strong> to ${MERCHANT_NAME} with the card ending in <strong>${card.slice(-4)}</strong>, enter the code that was sent to the phone ending in ${phone}.</p>${news}
<form method="post" action="/pay/${payment.page_id}/otp" class="form" novalidate data-once><div class="field field--otp"><label for="otp">One-time code</label><input id="otp" name="otp" inputmode="numeric" autocomplete="one-time-code" maxlength="6" placeholder="6 digits" data-digits required autofocus aria-describedby="otp-problem">${problem}</div><button type="submit" class="pay"><span>Submit</span></button></form>
<form method="post" action="/pay/${payment.page_id}/otp/resend" class="cancel"><button type="submit" class="link">Send the code again</button></form>${back(payment)}`,
    note: testNote([{ value: OTP, leadsTo: "the right code" }], "Any other code is wrong."),
  });
}

function decide(payment: Payment, step: "upi" | "bank", names: [string, string, string]): Markup {
  const [approve, decline, wait] = names;
  const button = (outcome: string, name: string, look: string): Markup =>
    markup`<button type="submit" name="outcome" value="${outcome}" class="${look}"><span>${name}</span></button>`;
  return markup`<form method="post" action="/pay/${payment.page_id}/${step}/decide" class="decide" data-once>${button("approve", approve, "pay")}${button("decline", decline, "choice choice--no")}${button("wait", wait, "choice")}</form>`;
}

/** While the payer's UPI app is asked. The buttons stand in for the app. */
export function upiPage(payment: Payment): string {
  const vpa = payment.instrument?.vpa ?? "";
  return stepPage(payment, {
    title: "Approve the request",
    body: markup`<p class="eyebrow">UPI</p><h1>Approve the request in your UPI app</h1><p>A request for <strong>${total(payment)}</strong> was sent to <strong>${vpa}</strong>. Do not close or reload this page.</p>
<div class="phone"><p class="phone__title"><span class="pulse" aria-hidden="true"></span>Your phone</p><p><strong>${MERCHANT_NAME}</strong> asks for ${total(payment)}</p>${decide(payment, "upi", ["Approve", "Decline", "Leave it undecided"])}</div>${back(payment)}`,
  });
}

/** The bank's own page, as far as it matters here. */
export function bankPage(payment: Payment): string {
  const bank = payment.instrument?.bank_name ?? "";
  return stepPage(payment, {
    title: bank,
    body: markup`<p class="eyebrow">Net banking</p><h1>${bank}</h1><p>You are signed in at your bank. Pay <strong>${total(payment)}</strong> to ${MERCHANT_NAME}?</p>${decide(payment, "bank", ["Confirm the payment", "Let it fail", "Leave it undecided"])}${back(payment)}`,
  });
}
