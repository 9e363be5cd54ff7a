import { markup, trusted, type Markup } from "../../markup.ts";
import { showRupees } from "../money.ts";
import type { Payment } from "../payment.ts";

export const SITE_NAME = "Tillpoint";
/** Who is paid, as the payment company has it in its books. */
export const MERCHANT_NAME = "Sendoff";

const BRAND = trusted(
  '<svg class="brand__mark" viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="8" fill="currentColor"/><path d="M8 13h16M8 18h10" stroke="#fff" stroke-width="3" stroke-linecap="round"/><circle cx="23" cy="20.5" r="3.5" fill="#ffb547"/></svg>',
);
export const LOCK = trusted(
  '<svg class="lock" viewBox="0 0 16 16" aria-hidden="true"><path fill="currentColor" d="M8 1a3.5 3.5 0 0 0-3.5 3.5V6H4a1 1 0 0 0-1 1v6.5a1 1 0 0 0 1 1h8a1 1 0 0 0 1-1V7a1 1 0 0 0-1-1h-.5V4.5A3.5 3.5 0 0 0 8 1Zm2 5H6V4.5a2 2 0 1 1 4 0V6Z"/></svg>',
);

interface PageParts {
  title: string;
  body: Markup;
  /** Data for the page's script. */
  data?: Readonly<Record<string, string>>;
}

/** A whole page around its body. */
export function page({ title, body, data = {} }: PageParts): string {
  const attributes = Object.entries(data).map(([name, value]) => markup` data-${name}="${value}"`);
  return markup`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | ${SITE_NAME}</title><link rel="icon" href="/assets/mark.svg" type="image/svg+xml"><link rel="stylesheet" href="/assets/tillpoint.css"></head>
<body${attributes}><header class="bar"><div class="bar__inner"><span class="brand">${BRAND}<span>${SITE_NAME}</span></span><span class="bar__note">${LOCK}<span>Sandbox payment page: no money moves</span></span></div></header>
${body}
<footer class="foot">${SITE_NAME} stands in for the payment company while you try things out.</footer>
<script type="module" src="/assets/checkout.js"></script></body></html>`.text;
}

function line(name: string, value: string, kind = ""): Markup {
  return markup`<div class="${kind}"><dt>${name}</dt><dd>${value}</dd></div>`;
}

const PAYER = "order__payer";

function totals(payment: Payment): Markup | null {
  if (payment.charges_paise === null) return null;
  return markup`${line("Price", showRupees(payment.amount_paise))}${line("Convenience fee", showRupees(payment.charges_paise))}`;
}

function summary(payment: Payment): Markup {
  const { fields } = payment;
  const total = showRupees(payment.amount_paise + (payment.charges_paise ?? 0));
  return markup`<aside class="order" aria-label="Your order"><p class="order__who">Paying ${MERCHANT_NAME}</p><p class="order__amount" data-amount>${total}</p>
<dl class="order__list">${line("For", fields.productinfo)}${totals(payment)}${line("Order", fields.txnid)}${line("Name", `${fields.firstname} ${fields.lastname}`.trim(), PAYER)}${line("E-mail", fields.email, PAYER)}${line("Phone", fields.phone, PAYER)}</dl></aside>`;
}

/** The way out of every step before the bank has decided. */
function cancelForm(payment: Payment): Markup {
  return markup`<form method="post" action="/pay/${payment.page_id}/cancel" class="cancel"><button type="submit" class="link">Cancel and go back to ${MERCHANT_NAME}</button></form>`;
}

/** A step of the payment beside the order. */
export function stepPage(
  payment: Payment,
  step: { title: string; body: Markup; note?: Markup | null },
): string {
  return page({
    title: `${step.title} | ${showRupees(payment.amount_paise)}`,
    body: markup`<main class="desk">${summary(payment)}<section class="step">${step.body}${cancelForm(payment)}${step.note}</section></main>`,
    data: { state: `/pay/${payment.page_id}/state`, stage: payment.stage },
  });
}

/** A page that only says something. */
export function messagePage(title: string, body: Markup, data?: PageParts["data"]): string {
  return page({
    title,
    body: markup`<main class="desk desk--single"><section class="step step--message">${body}</section></main>`,
    ...(data === undefined ? {} : { data }),
  });
}

/** What leads where, for whoever tries things out. */
export function testNote(
  rows: readonly { value: string; leadsTo: string }[],
  extra: string,
): Markup {
  const items = rows.map(
    ({ value, leadsTo }) => markup`<li><code>${value}</code><span>${leadsTo}</span></li>`,
  );
  return markup`<aside class="note" aria-label="Test values"><h2>Test values</h2><ul>${items}</ul><p>${extra}</p></aside>`;
}
