import { MARK, MARK_ON_DARK } from "@sendoff/kit/mail";
import type { UiLanguage } from "@sendoff/contract/language";
import { translatorFor } from "@sendoff/domain/translations";
import {
  type DayParts,
  type DigestLine,
  type DigestParts,
  type LinkedLine,
  moreWords,
  WHY,
} from "./digest-text.ts";

const escape = (text: string): string =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const TABLE = 'role="presentation" width="100%" cellpadding="0" cellspacing="0"';

/** A card's colours: amber is what needs the reader, everything else is quiet. The classes are those colours on dark ground. */
const CARDS = {
  you: { ground: "#fff3dc", line: "#f0cd8b", title: "#7a4a0a", note: "#5e5a4c", dark: "y" },
  plain: { ground: "#ffffff", line: "#dae1e3", title: "#112129", note: "#5c6a70", dark: "s" },
} as const;
type Card = keyof typeof CARDS;

/** For programs that follow the reader's choice; the others keep the light colours, which stand in the elements themselves. */
const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
.on-dark{display:none}
@media (prefers-color-scheme:dark){
.bg{background-color:#0d1518!important;color:#ecf1f2!important}
.s{background-color:#131d21!important;border-color:#283438!important}
.s-line{border-color:#283438!important}
.y{background-color:#362915!important;border-color:#705223!important}
.y-line{border-color:#705223!important}
.t1,.s-title{color:#ecf1f2!important}
.t3,.s-note,.y-note{color:#b1bdc0!important}
.y-title{color:#f7ca75!important}
.ac{color:#7ed4de!important}
.on-light{display:none!important}
.on-dark{display:inline-block!important}
}`;

/** Tables and inline styles: what mail programs show alike. */
export function digestHtml(
  { greeting, lead, shown, rest, day, inbox, stop }: DigestParts,
  language: UiLanguage,
): string {
  const say = translatorFor(language);
  const needs =
    shown.length === 0
      ? ""
      : card("you", say("Needs you"), [
          ...shown.map((line) => row("you", line)),
          ...(rest === "" ? [] : [last("you", rest)]),
          `<tr><td class="y-line" style="padding:14px 24px 20px;border-top:1px solid ${CARDS.you.line}">${button(inbox, say("Open Needs you"))}</td></tr>`,
        ]);
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>Sendoff</title><style>${STYLE}</style></head>
<body class="bg" style="margin:0;background:#f6f9fa;${FONT};font-size:16px;line-height:1.5;color:#112129">
<table class="bg" ${TABLE}><tr><td align="center" style="padding:28px 14px">
<table ${TABLE} style="max-width:600px"><tr><td>
<p class="t1" style="margin:0 0 18px;font-size:19px;font-weight:700;color:#112129">${sign(MARK, "on-light")}${sign(MARK_ON_DARK, "on-dark")}Sendoff</p>
<p style="margin:0 0 6px">${escape(greeting)}</p><p style="margin:0 0 18px">${escape(lead)}</p>
${needs}${day === undefined ? "" : dayHtml(day, say)}
<p class="t3" style="margin:16px 0 0;font-size:13px;color:#5c6a70">${say(WHY)}<br><a class="t3" href="${escape(stop)}" style="color:#5c6a70">${say("Stop these mails")}</a></p>
</td></tr></table></td></tr></table></body></html>
`;
}

/** The name follows in words: the sign says nothing more. */
const sign = (cid: string, ground: string): string =>
  `<img class="${ground}" src="cid:${cid}" alt="" width="27" height="27" style="vertical-align:-6px;margin-right:9px;border:0${ground === "on-dark" ? ";display:none" : ""}">`;

function dayHtml(
  { title, responses, figures, latest, more, all }: DayParts,
  say: (text: string) => string,
): string {
  const cells = figures
    .map(
      ([label, value], index) =>
        `<td class="s-line" width="25%" style="padding:12px 16px;${index === 0 ? "" : "border-left:1px solid #dae1e3"}"><span class="t3" style="font-size:13px;color:#5c6a70">${label}</span><br><span style="font-size:22px;font-weight:650">${value}</span></td>`,
    )
    .join("");
  const sent = [
    ...latest.map((line) => row("plain", line)),
    ...(more > 0 ? [last("plain", say(moreWords(more)))] : []),
    `<tr><td class="s-line" style="padding:12px 24px 16px;border-top:1px solid #dae1e3">${link(all, say("All that was sent"))}</td></tr>`,
  ];
  return `<p style="margin:22px 0 10px;font-size:18px;font-weight:650">${escape(title)}</p>
${
  responses.length === 0
    ? ""
    : card(
        "plain",
        say("Answers"),
        responses.map((line) => row("plain", line)),
      )
}
<table class="s" ${TABLE} style="margin:0 0 14px;background:#ffffff;border:1px solid #dae1e3;border-radius:10px"><tr>${cells}</tr></table>
${latest.length === 0 ? "" : card("plain", say("Sent"), sent)}`;
}

function card(kind: Card, title: string, rows: readonly string[]): string {
  const { ground, line, title: colour, dark } = CARDS[kind];
  return `<table class="${dark}" ${TABLE} style="margin:0 0 14px;background:${ground};border:1px solid ${line};border-radius:10px">
<tr><td class="${dark}-title" style="padding:16px 24px 12px;font-weight:650;color:${colour}">${title}</td></tr>${rows.join("")}</table>`;
}

function row(kind: Card, item: DigestLine | LinkedLine): string {
  const { line, note, dark } = CARDS[kind];
  const text = escape(item.text);
  const name =
    "address" in item
      ? `<a class="ac" href="${escape(item.address)}" style="color:#055766">${text}</a>`
      : text;
  return `<tr><td class="${dark}-line" style="padding:12px 24px;border-top:1px solid ${line}"><p class="t1" style="margin:0;font-weight:600;color:#112129">${name}</p><p class="${dark}-note" style="margin:2px 0 0;font-size:14px;color:${note}">${escape(item.note)}</p></td></tr>`;
}

function last(kind: Card, text: string): string {
  const { line, note, dark } = CARDS[kind];
  return `<tr><td class="${dark}-line ${dark}-note" style="padding:10px 24px;border-top:1px solid ${line};color:${note}">${escape(text)}</td></tr>`;
}

const link = (address: string, text: string): string =>
  `<a class="ac" href="${escape(address)}" style="color:#055766;font-weight:600">${text}</a>`;

/** Amber, on either ground: it is the reader's turn. */
const button = (address: string, text: string): string =>
  `<a href="${escape(address)}" style="display:inline-block;padding:11px 20px;border-radius:8px;background:#f3b94c;color:#321b05;font-weight:600;text-decoration:none">${text}</a>`;
