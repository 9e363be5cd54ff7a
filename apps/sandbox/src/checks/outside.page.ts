import { markup, type Markup } from "../markup.ts";
import type { Check } from "./check-store.ts";

function outsidePage(title: string, body: Markup, script?: string): string {
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="/check-assets/check.css">
</head>
<body class="check-outside">
${body}
${script === undefined ? null : markup`<script type="module" src="/check-assets/${script}"></script>`}
</body>
</html>`.text;
}

/** The frame with the box. It knows its check by the id in its address. */
export const boxFrame = (check: string): string =>
  outsidePage(
    "reCAPTCHA",
    markup`<main class="check-box" data-check-box="${check}"><label><input type="checkbox" id="recaptcha-anchor" data-choice="human"> I am human</label><p role="status" data-check-status></p></main>`,
    "check-box.js",
  );

function prompt(account: string, check: Check): Markup {
  const { phone } = check.puzzle;
  if (phone === undefined) return markup``;
  return phone.kind === "shows"
    ? markup`<section class="phone__prompt"><h2>Is it you?</h2><p>Choose this number where you sign in:</p><p class="check__number" data-check-number>${phone.number}</p></section>`
    : markup`<section class="phone__prompt"><h2>Is it you?</h2><p>Tap the number that you see where you sign in.</p><form class="check__numbers" method="post" action="/phone"><input type="hidden" name="account" value="${account}"><input type="hidden" name="check" value="${check.id}">${phone.choices.map((choice) => markup`<button class="check__choice" type="submit" name="number" value="${choice}">${choice}</button>`)}</form></section>`;
}

/** The page that stands for an account's phone, with its portals' apps. */
export const phonePage = (account: string, waiting: readonly Check[]): string =>
  outsidePage(
    "Phone",
    markup`<main class="phone"><h1>Phone</h1><form method="get" action="/phone"><label>Account <input name="account" type="email" value="${account}"></label> <button type="submit">Show</button></form>
${account === "" ? null : waiting.length === 0 ? markup`<p>Nothing to confirm.</p>` : waiting.map((check) => prompt(account, check))}</main>`,
  );
