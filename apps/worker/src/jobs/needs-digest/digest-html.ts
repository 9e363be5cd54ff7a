import type { Language } from "@sendoff/contract/language";
import { sayIn } from "@sendoff/domain/said";
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

/** A card's colours: amber is what needs the reader, everything else is quiet. */
const CARDS = {
  you: { ground: "#fff3dc", line: "#f0cd8b", title: "#7a4a0a", note: "#5e5a4c" },
  plain: { ground: "#ffffff", line: "#dae1e3", title: "#112129", note: "#5c6a70" },
} as const;
type Card = keyof typeof CARDS;

/** Tables and inline styles: what mail programs show alike. */
export function digestHtml(
  { greeting, lead, shown, rest, day, inbox, stop }: DigestParts,
  language: Language,
): string {
  const say = sayIn(language);
  const needs =
    shown.length === 0
      ? ""
      : card("you", say("Needs you"), [
          ...shown.map((line) => row("you", line)),
          ...(rest === "" ? [] : [last("you", rest)]),
          `<tr><td style="padding:14px 24px 20px;border-top:1px solid ${CARDS.you.line}">${button(inbox, say("Open Needs you"))}</td></tr>`,
        ]);
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>Sendoff</title></head>
<body style="margin:0;background:#f6f9fa;${FONT};font-size:16px;line-height:1.5;color:#112129">
<table ${TABLE}><tr><td align="center" style="padding:28px 14px">
<table ${TABLE} style="max-width:600px"><tr><td>
<p style="margin:0 0 18px;font-weight:700;letter-spacing:.01em;color:#055766">Sendoff</p>
<p style="margin:0 0 6px">${escape(greeting)}</p><p style="margin:0 0 18px">${escape(lead)}</p>
${needs}${day === undefined ? "" : dayHtml(day, say)}
<p style="margin:16px 0 0;font-size:13px;color:#5c6a70">${say(WHY)}<br><a href="${escape(stop)}" style="color:#5c6a70">${say("Stop these mails")}</a></p>
</td></tr></table></td></tr></table></body></html>
`;
}

function dayHtml(
  { title, answers, figures, latest, more, all }: DayParts,
  say: (text: string) => string,
): string {
  const cells = figures
    .map(
      ([label, value], index) =>
        `<td width="25%" style="padding:12px 16px;${index === 0 ? "" : "border-left:1px solid #dae1e3"}"><span style="font-size:13px;color:#5c6a70">${label}</span><br><span style="font-size:22px;font-weight:650">${value}</span></td>`,
    )
    .join("");
  const sent = [
    ...latest.map((line) => row("plain", line)),
    ...(more > 0 ? [last("plain", say(moreWords(more)))] : []),
    `<tr><td style="padding:12px 24px 16px;border-top:1px solid #dae1e3">${link(all, say("All that was sent"))}</td></tr>`,
  ];
  return `<p style="margin:22px 0 10px;font-size:18px;font-weight:650">${escape(title)}</p>
${
  answers.length === 0
    ? ""
    : card(
        "plain",
        say("Answers"),
        answers.map((line) => row("plain", line)),
      )
}
<table ${TABLE} style="margin:0 0 14px;background:#ffffff;border:1px solid #dae1e3;border-radius:10px"><tr>${cells}</tr></table>
${latest.length === 0 ? "" : card("plain", say("Sent"), sent)}`;
}

function card(kind: Card, title: string, rows: readonly string[]): string {
  const { ground, line, title: colour } = CARDS[kind];
  return `<table ${TABLE} style="margin:0 0 14px;background:${ground};border:1px solid ${line};border-radius:10px">
<tr><td style="padding:16px 24px 12px;font-weight:650;color:${colour}">${title}</td></tr>${rows.join("")}</table>`;
}

function row(kind: Card, item: DigestLine | LinkedLine): string {
  const { line, note } = CARDS[kind];
  const text = escape(item.text);
  const name =
    "address" in item
      ? `<a href="${escape(item.address)}" style="color:#055766">${text}</a>`
      : text;
  return `<tr><td style="padding:12px 24px;border-top:1px solid ${line}"><p style="margin:0;font-weight:600;color:#112129">${name}</p><p style="margin:2px 0 0;font-size:14px;color:${note}">${escape(item.note)}</p></td></tr>`;
}

const last = (kind: Card, text: string): string =>
  `<tr><td style="padding:10px 24px;border-top:1px solid ${CARDS[kind].line};color:${CARDS[kind].note}">${escape(text)}</td></tr>`;

const link = (address: string, text: string): string =>
  `<a href="${escape(address)}" style="color:#055766;font-weight:600">${text}</a>`;

const button = (address: string, text: string): string =>
  `<a href="${escape(address)}" style="display:inline-block;padding:11px 20px;border-radius:8px;background:#055766;color:#ffffff;font-weight:600;text-decoration:none">${text}</a>`;
