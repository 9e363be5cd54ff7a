import { markup, trusted, type Markup } from "../../markup.ts";
import type { Refusal } from "../checkout-request.ts";
import { showRupees } from "../money.ts";
import { returnAddress, type Payment } from "../payment.ts";
import { MERCHANT_NAME, messagePage, page, testNote } from "./layout.ts";
import { ENDING_WORDS, OTP, TEST_CARDS, TEST_VPAS } from "../test-values.ts";

const ICONS = {
  success: trusted(
    '<svg class="seal seal--success" viewBox="0 0 48 48" aria-hidden="true"><circle cx="24" cy="24" r="22"/><path d="m14 25 7 7 13-15"/></svg>',
  ),
  failure: trusted(
    '<svg class="seal seal--failure" viewBox="0 0 48 48" aria-hidden="true"><circle cx="24" cy="24" r="22"/><path d="m16 16 16 16m0-16L16 32"/></svg>',
  ),
  pending: trusted(
    '<svg class="seal seal--pending" viewBox="0 0 48 48" aria-hidden="true"><circle cx="24" cy="24" r="22"/><path d="M24 13v12l8 5"/></svg>',
  ),
};

function heading(payment: Payment): string {
  if (payment.status === "success") return "Payment received";
  if (payment.status === "pending") return "Your bank has not answered yet";
  return payment.unmappedstatus === "userCancelled" ? "Payment cancelled" : "Payment failed";
}

function statusText(payment: Payment): Markup | null {
  return payment.status === "failure" && payment.unmappedstatus !== "userCancelled"
    ? markup`<p>${payment.error_message}</p>`
    : null;
}

function returnForm(payment: Payment, fields: Readonly<Record<string, string>>): Markup {
  const inputs = Object.entries(fields).map(
    ([name, value]) => markup`<input type="hidden" name="${name}" value="${value}">`,
  );
  return markup`<form method="post" action="${returnAddress(payment)}" id="return-form">${inputs}<button type="submit" class="pay"><span>Go back to ${MERCHANT_NAME}</span></button></form>`;
}

/** The form that leads back to the merchant. With a delay the page's script posts it; without, the person does. */
export function returnPage(
  payment: Payment,
  fields: Readonly<Record<string, string>>,
  delayMs: number | undefined,
): string {
  const going =
    delayMs === undefined
      ? markup`<p>This payment is finished.</p>`
      : markup`<p role="status">Taking you back to ${MERCHANT_NAME}. Please do not close this page.</p>`;
  return messagePage(
    heading(payment),
    markup`${ICONS[payment.status]}<h1>${heading(payment)}</h1><p class="order__amount">${showRupees(payment.amount_paise + (payment.charges_paise ?? 0))}</p>${statusText(payment)}${going}${returnForm(payment, fields)}`,
    delayMs === undefined ? {} : { "return-after": String(delayMs) },
  );
}

/** What a payer sees whose way back is broken. */
export function lostReturnPage(): string {
  return messagePage(
    "Connection lost",
    markup`${ICONS.pending}<h1>The connection was lost</h1><p>The page that leads back to ${MERCHANT_NAME} could not be loaded.</p>`,
  );
}

/** Why a request of a merchant was turned away, for whoever builds the merchant's side. */
export function refusedPage(refusal: Refusal): string {
  return messagePage(
    "Sorry, something went wrong",
    markup`${ICONS.failure}<h1>Sorry, something went wrong</h1><p>We could not start this payment. No money was taken.</p><dl class="reasons"><dt>Error reason</dt><dd>${refusal.reason}</dd><dt>Corrective action</dt><dd>${refusal.remedy}</dd></dl>`,
  );
}

export function notFoundPage(): string {
  return messagePage(
    "Not found",
    markup`<h1>There is nothing here</h1><p>This payment page does not exist, or not any more. Please start again from ${MERCHANT_NAME}.</p>`,
  );
}

const SHOWN_PAYMENTS = 50;

/** What came in, newest first, and the test values. */
export function homePage(payments: readonly Payment[]): string {
  const rows = payments
    .toReversed()
    .slice(0, SHOWN_PAYMENTS)
    .map(
      (payment) =>
        markup`<tr><td><code>${payment.txnid}</code></td><td>${payment.fields.productinfo}</td><td class="number">${showRupees(payment.amount_paise)}</td><td>${payment.instrument?.mode ?? "–"}</td><td><span class="state state--${payment.status}">${payment.unmappedstatus}</span></td></tr>`,
    );
  const table =
    rows.length === 0
      ? markup`<p>No payment has been started yet.</p>`
      : markup`<div class="scroll"><table><thead><tr><th scope="col">Order</th><th scope="col">For</th><th scope="col" class="number">Amount</th><th scope="col">Paid by</th><th scope="col">State</th></tr></thead><tbody>${rows}</tbody></table></div>`;
  const values = [
    ...TEST_CARDS.map(({ number, ending }) => ({ value: number, leadsTo: ENDING_WORDS[ending] })),
    ...TEST_VPAS.map(({ vpa, ending }) => ({ value: vpa, leadsTo: ENDING_WORDS[ending] })),
  ];
  return page({
    title: "Payments",
    body: markup`<main class="desk desk--single"><section class="step"><h1>Payments received</h1>${table}${testNote(values, `The code for cards is ${OTP}.`)}</section></main>`,
  });
}
