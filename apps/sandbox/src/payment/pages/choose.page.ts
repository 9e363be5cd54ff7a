import { flag, markup, type Markup } from "../../markup.ts";
import type { CardForm } from "../card.ts";
import { showRupees } from "../money.ts";
import type { Payment } from "../payment.ts";
import { BANKS, ENDING_WORDS, OTP, OTP_TRIES, TEST_CARDS, TEST_VPAS } from "../test-values.ts";
import { LOCK, stepPage, testNote } from "./layout.ts";

export type Method = "card" | "upi" | "netbanking";

const METHODS: readonly { key: Method; name: string }[] = [
  { key: "card", name: "Cards" },
  { key: "upi", name: "UPI" },
  { key: "netbanking", name: "Net banking" },
];

/** What was typed and what is wrong with it, when a form comes back. */
export interface Entered {
  values: Readonly<Record<string, string>>;
  problems: Readonly<Record<string, string | undefined>>;
}

const NOTHING: Entered = { values: {}, problems: {} };

interface Field {
  name: string;
  label: string;
  attributes: Markup;
  hint?: string;
}

function input(field: Field, entered: Entered): Markup {
  const problem = entered.problems[field.name];
  const described =
    problem === undefined ? null : markup` aria-describedby="${field.name}-problem"`;
  const text =
    problem === undefined
      ? null
      : markup`<p class="problem" id="${field.name}-problem">${problem}</p>`;
  return markup`<div class="field field--${field.name}"><label for="${field.name}">${field.label}</label><input id="${field.name}" name="${field.name}" value="${entered.values[field.name]}" ${field.attributes}${flag('aria-invalid="true"', problem !== undefined)}${described}>${text}</div>`;
}

function payButton(payment: Payment): Markup {
  const total = showRupees(payment.amount_paise + (payment.charges_paise ?? 0));
  return markup`<button type="submit" class="pay">${LOCK}<span>Pay ${total}</span></button>`;
}

function cardForm(payment: Payment, entered: Entered): Markup {
  const fields: Field[] = [
    {
      name: "number",
      label: "Card number",
      attributes: markup`inputmode="numeric" autocomplete="cc-number" placeholder="1234 5678 9012 3456" maxlength="23" data-card-number required`,
    },
    {
      name: "expiry",
      label: "Expiry (MM / YY)",
      attributes: markup`inputmode="numeric" autocomplete="cc-exp" placeholder="MM / YY" maxlength="9" data-expiry required`,
    },
    {
      name: "cvv",
      label: "CVV",
      attributes: markup`type="password" inputmode="numeric" autocomplete="cc-csc" placeholder="3 digits" maxlength="4" data-digits required`,
    },
    {
      name: "name",
      label: "Name on card",
      attributes: markup`autocomplete="cc-name" maxlength="60" required`,
    },
  ];
  return markup`<form method="post" action="/pay/${payment.page_id}/card" class="form" novalidate data-once><div class="form__grid">${fields.map((field) => input(field, entered))}</div>${payButton(payment)}</form>`;
}

function upiForm(payment: Payment, entered: Entered): Markup {
  const field: Field = {
    name: "vpa",
    label: "UPI ID",
    attributes: markup`inputmode="email" autocomplete="off" autocapitalize="none" spellcheck="false" placeholder="yourname@bank" maxlength="60" required`,
  };
  return markup`<form method="post" action="/pay/${payment.page_id}/upi" class="form" novalidate data-once>${input(field, entered)}<p class="hint">You will get a request in your UPI app and approve it there.</p>${payButton(payment)}</form>`;
}

function bankForm(payment: Payment, entered: Entered): Markup {
  const problem = entered.problems["bank"];
  const options = BANKS.map(
    ({ code, name }) =>
      markup`<li><label class="bank"><input type="radio" name="bank" value="${code}"><span class="bank__mark" aria-hidden="true">${name.charAt(0)}</span><span>${name}</span></label></li>`,
  );
  const text =
    problem === undefined ? null : markup`<p class="problem" id="bank-problem">${problem}</p>`;
  return markup`<form method="post" action="/pay/${payment.page_id}/bank" class="form" novalidate data-once><fieldset${flag('aria-describedby="bank-problem"', problem !== undefined)}><legend>Your bank</legend><ul class="banks">${options}</ul>${text}</fieldset>${payButton(payment)}</form>`;
}

const groups = (digits: string): string => digits.replace(/(\d{4})(?=\d)/g, "$1 ");

function noteFor(method: Method): Markup {
  if (method === "card") {
    const rows = TEST_CARDS.map(({ number, name, ending }) => ({
      value: groups(number),
      leadsTo: `${name}: ${ENDING_WORDS[ending]}`,
    }));
    return testNote(
      rows,
      `Any expiry to come, any CVV, any name. The code is ${OTP}; after ${OTP_TRIES} wrong ones the payment fails. Any other valid number is paid.`,
    );
  }
  if (method === "upi") {
    const rows = TEST_VPAS.map(({ vpa, ending }) => ({
      value: vpa,
      leadsTo: ENDING_WORDS[ending],
    }));
    return testNote(rows, "Any other UPI ID lets you approve, decline or leave the request.");
  }
  return testNote([], "Every bank lets you choose how the payment ends.");
}

/** The first page: cards, UPI or net banking. */
export function choosePage(payment: Payment, method: Method, entered: Entered = NOTHING): string {
  const tabs = METHODS.map(
    ({ key, name }) =>
      markup`<li><a href="/pay/${payment.page_id}?method=${key}"${flag('aria-current="page"', key === method)}>${name}</a></li>`,
  );
  const count = Object.keys(entered.problems).length;
  const alert =
    count === 0
      ? null
      : markup`<p class="alert" role="alert">Please check what is marked below.</p>`;
  const forms = { card: cardForm, upi: upiForm, netbanking: bankForm };
  return stepPage(payment, {
    title: "Choose how to pay",
    body: markup`<h1>Choose how to pay</h1><nav aria-label="Ways to pay"><ul class="tabs">${tabs}</ul></nav>${alert}${forms[method](payment, entered)}`,
    note: noteFor(method),
  });
}

/** The card form again; the CVV is never sent back. */
export function cardAgain(payment: Payment, form: CardForm, problems: Entered["problems"]): string {
  return choosePage(payment, "card", { values: { ...form, cvv: "" }, problems });
}
