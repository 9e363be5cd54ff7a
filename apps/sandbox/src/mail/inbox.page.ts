import { flag, markup, type Markup } from "../markup.ts";
import type { Mail, Sms } from "./inbox.ts";

const TIME = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
});

function frame(title: string, current: "mail" | "sms", content: Markup, newest: string): string {
  const tab = (key: "mail" | "sms", name: string): Markup =>
    markup`<a href="/${key}"${flag('aria-current="page"', key === current)}>${name}</a>`;
  return markup`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/assets/inbox.css"></head>
<body><header><h1>Sandbox inbox</h1><nav>${tab("mail", "Mail")}${tab("sms", "SMS")}</nav><p>Everything the app sends in sandbox mode ends here. Nothing leaves this machine.</p></header>
<main data-inbox="${current}" data-newest="${newest}">${content}</main><script type="module" src="/assets/inbox.js"></script></body></html>`
    .text;
}

function filterForm(action: string, to: string | undefined): Markup {
  return markup`<form method="get" action="${action}" class="filter"><label for="to">Addressed to</label><input id="to" name="to" value="${to}" placeholder="everybody"><button type="submit">Show</button></form>`;
}

const time = (at: string): Markup =>
  markup`<time datetime="${at}">${TIME.format(new Date(at))}</time>`;

function link(id: string, to: string | undefined): string {
  const query = new URLSearchParams(to === undefined ? { id } : { id, to });
  return `/mail?${query.toString()}`;
}

export interface MailPageInput {
  messages: readonly Mail[];
  open: Mail | undefined;
  to: string | undefined;
}

const SHOWN_MESSAGES = 100;

export function mailPage({ messages, open, to }: MailPageInput): string {
  const rows = messages
    .slice(0, SHOWN_MESSAGES)
    .map(
      (mail) =>
        markup`<li><a href="${link(mail.id, to)}"${flag('aria-current="true"', mail.id === open?.id)}><strong>${mail.subject}</strong><span>${mail.to}</span>${time(mail.received_at)}</a></li>`,
    );
  const message =
    open === undefined
      ? markup`<p class="empty">No message yet. This page updates by itself.</p>`
      : markup`<article><h2>${open.subject}</h2><dl><dt>From</dt><dd>${open.from}</dd><dt>To</dt><dd>${open.to}</dd><dt>Received</dt><dd>${time(open.received_at)}</dd></dl><pre>${open.text}</pre></article>`;
  return frame(
    "Mail | Sandbox inbox",
    "mail",
    markup`<section class="list">${filterForm("/mail", to)}<ul>${rows}</ul></section><section class="view">${message}</section>`,
    messages[0]?.id ?? "",
  );
}

export function smsPage(messages: readonly Sms[], to: string | undefined): string {
  const rows = messages
    .slice(0, SHOWN_MESSAGES)
    .map(
      (sms) =>
        markup`<li><strong>${sms.to}</strong>${time(sms.received_at)}<p>${sms.text}</p></li>`,
    );
  const list =
    rows.length === 0
      ? markup`<p class="empty">No message yet. This page updates by itself.</p>`
      : markup`<ul class="texts">${rows}</ul>`;
  return frame(
    "SMS | Sandbox inbox",
    "sms",
    markup`<section class="view">${filterForm("/sms", to)}${list}</section>`,
    messages[0]?.id ?? "",
  );
}
