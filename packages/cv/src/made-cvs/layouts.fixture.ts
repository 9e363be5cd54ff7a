import type { MadeCv } from "./made-cv.fixture.ts";
import type { PartName } from "./pack.fixture.ts";
import { contactHtml, partHtml } from "./parts.fixture.ts";
import { escape } from "./skill-years.fixture.ts";
import type { Style } from "./style.fixture.ts";

function section(part: PartName, cv: MadeCv, style: Style): string {
  const inner = partHtml(part, cv, style);
  if (inner === "") return "";
  const heading = escape(style.headings[part]);
  const lines = style.hasWrappedHeadings ? heading.replace(/ (?=\S+$)/u, "<br>") : heading;
  return `<section><h2>${lines}</h2><div class=in>${inner}</div></section>`;
}

function sections(parts: readonly PartName[], cv: MadeCv, style: Style): string {
  return parts.map((part) => section(part, cv, style)).join("");
}

function head(cv: MadeCv, style: Style, withContact: boolean): string {
  const name = `${escape(cv.firstName)} ${escape(cv.lastName)}`;
  const contact = withContact ? contactHtml(cv, style, false) : "";
  return `<header><h1>${name}</h1><div class=head>${escape(cv.headline)}</div>${contact}</header>`;
}

function body(cv: MadeCv, style: Style): string {
  const wide: PartName[] = ["summary", "experience", "education", "certificates", "awards"];
  const narrow: PartName[] = ["skills", "languages", "interests"];
  switch (style.layout) {
    case "sidebar left":
      return `<div class=page><aside>${sections(["contact", ...narrow], cv, style)}</aside><main>${head(cv, style, false)}${sections(wide, cv, style)}</main></div>`;
    case "sidebar right":
      return `${head(cv, style, false)}<div class=page><main>${sections(wide, cv, style)}</main><aside>${sections(["contact", ...narrow], cv, style)}</aside></div>`;
    case "two halves":
      return `${head(cv, style, true)}<div class="page halves"><main>${sections(["summary", "experience"], cv, style)}</main><main>${sections(["education", "certificates", "awards", ...narrow], cv, style)}</main></div>`;
    default:
      return head(cv, style, true) + sections([...wide, ...narrow], cv, style);
  }
}

const HEADING_CASE: Readonly<Record<Style["headingCase"], string>> = {
  plain: "",
  upper: "text-transform: uppercase;",
  spaced: "text-transform: uppercase; letter-spacing: 0.3em;",
  "small-caps": "font-variant: small-caps;",
};

const LAYOUT_CSS: Readonly<Record<Style["layout"], string>> = {
  "one column": "",
  centred: "header, h2 { text-align: center }",
  "sidebar left":
    ".page { display: flex; gap: 22px } aside { width: 34%; box-sizing: border-box; overflow-wrap: anywhere; background: #243447; color: #fff; padding: 12px } aside h2, aside a { color: #fff } main { flex: 1 }",
  "sidebar right":
    ".page { display: flex; gap: 24px } aside { width: 34%; overflow-wrap: anywhere } main { flex: 1 }",
  "date column": ".row { display: flex } .when { width: 26%; color: #555 } .what { flex: 1 }",
  "heading column":
    "section { display: flex; gap: 14px } h2 { width: 24%; border: 0; margin-top: 0 } .in { flex: 1 }",
  table:
    ".row { display: table; width: 100%; border-collapse: collapse } .when, .what { display: table-cell; border: 1px solid #999; padding: 4px } .when { width: 24% }",
  timeline: ".in { border-left: 2px solid #999; padding-left: 14px }",
  "two halves": ".page { display: flex; gap: 26px } .halves main { width: 50% }",
  cards: "section { border: 1px solid #ccc; padding: 8px 12px; margin-bottom: 10px }",
};

/** The CV as a page of HTML, to be printed. */
export function layOut(cv: MadeCv, style: Style): string {
  const css = `
    @page { size: A4; margin: 14mm }
    body { font: 10pt "${style.font}"; margin: 0; color: #222; line-height: 1.35; ${style.isJustified ? "text-align: justify;" : ""} }
    h1 { font-size: 23pt; margin: 0; color: ${style.color} }
    h2 { font-size: ${style.hasWrappedHeadings ? "11" : "12.5"}pt; color: ${style.color}; margin: 14px 0 5px; border-bottom: 1px solid currentColor; ${HEADING_CASE[style.headingCase]} }
    .head { font-size: 12pt } .item { margin-bottom: 9px; break-inside: avoid } .c { font-style: italic } .r { float: right }
    .task { padding-left: 10px } ul { margin: 2px 0; padding-left: 18px } p { margin: 3px 0 } .d { color: #555 }
    .chip { display: inline-block; border: 1px solid #888; border-radius: 4px; padding: 1px 6px; margin: 0 6px 5px 0 }
    .cols { display: grid; grid-template-columns: 1fr 1fr; gap: 2px 18px } .small { font-size: 8.5pt; margin-bottom: 4px }
    .rated { display: flex; justify-content: space-between } .rated i { width: 40%; background: #bbb; height: 6px; margin-top: 5px }
    .years { border-collapse: collapse } .years td, .years th { padding: 1px 24px 1px 0; text-align: left }
    .wide { max-width: none !important; white-space: nowrap; gap: 14px } .pair { display: flex; justify-content: space-between; max-width: 260px }
    section { break-inside: auto } ${LAYOUT_CSS[style.layout]}`;
  const lang = cv.pack.code;
  return `<!doctype html><html lang="${lang}"><meta charset="utf-8"><style>${css}</style><body>${body(cv, style)}</body></html>`;
}
