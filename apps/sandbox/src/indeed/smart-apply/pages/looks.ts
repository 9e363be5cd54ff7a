/** A rule that the page's script sets: a selector and its declarations. */
export type LookRule = readonly [selector: string, css: string];

/**
 * How the parts of a form's pages look: the hash in the part's class, and its declarations. The same look has the same hash in
 * every module (captured 2.1). The rules are set by script, as on the real pages, so that no style sheet names them.
 */
const LOOKS = {
  none: ["u74ql7", ""],
  readersOnly: [
    "8u2krs",
    "position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip:rect(0 0 0 0);white-space:nowrap",
  ],
  heading: ["1vgm2qk", "margin:8px 0 14px;font-size:24px;line-height:1.25"],
  note: ["k9w03d", "margin:0 0 14px;color:var(--soft)"],
  item: ["1fq8zr5", "position:relative;margin-bottom:22px"],
  label: ["9tc6y1", "display:block;margin-bottom:6px;padding:0;font-weight:700"],
  asterisk: ["p3u7xm", "color:var(--bad)"],
  input: [
    "1lk4bw2",
    "width:100%;padding:10px 12px;border:1px solid #8b8b99;border-radius:8px;background:#fff;&[aria-invalid=true]{border-color:var(--bad)}",
  ],
  fieldset: ["r0m2va", "margin:0;padding:0;border:0"],
  error: ["1w5jn8d", "color:var(--bad)"],
  counter: ["6fz1qh", "color:var(--soft);font-size:12px;text-align:right"],
  row: ["14yk7oc", "display:flex;gap:10px;align-items:start"],
  link: [
    "e2s9ur",
    "padding:0;border:0;background:none;color:var(--accent);text-decoration:underline",
  ],
  tool: ["1d7pxg6", "padding:8px 14px;border:1px solid #8b8b99;border-radius:8px;background:#fff"],
  // The look of the ordinary Continue (captured 2.3).
  primary: [
    "6ja1uy",
    "position:relative;z-index:1;width:100%;height:44px;border:0;border-radius:8px;background:var(--accent);color:#fff;font-weight:700;&:disabled{background:#e2e1ea;color:#696974;cursor:default}",
  ],
  buttonBox: ["xb81n0", "position:relative;isolation:isolate;margin-top:26px;padding-bottom:60px"],
  box: ["1o3hcs9", "position:relative"],
  combobox: [
    "z47mdf",
    "min-width:84px;padding:10px 12px;border:1px solid #8b8b99;border-radius:8px;background:#fff;cursor:pointer;&[aria-invalid=true]{border-color:var(--bad)}",
  ],
  // Closed popups stand in the page; how they are hidden was not captured.
  popup: [
    "1ne05tk",
    "visibility:hidden;z-index:6;width:320px;max-width:90vw;margin-top:2px;border:1px solid var(--line);border-radius:8px;background:#fff;box-shadow:0 6px 18px rgb(0 0 0 / 12%)",
  ],
  listbox: ["u6v3ya", "max-height:220px;margin:0;padding:0;overflow:auto;list-style:none"],
  suggestions: [
    "17ricl4",
    "position:absolute;right:0;left:0;z-index:4;margin:2px 0 0;padding:0;border:1px solid var(--line);border-radius:8px;background:#fff;box-shadow:0 6px 18px rgb(0 0 0 / 12%);list-style:none;input[aria-expanded=false] + &{display:none}& li{padding:8px 12px;cursor:pointer}& li:hover,& li[aria-selected=true]{background:var(--wash)}",
  ],
  option: [
    "q5g28b",
    "display:flex;justify-content:space-between;padding:8px 12px;cursor:pointer;&:hover,&[aria-selected=true]{background:var(--wash)}",
  ],
  choice: [
    "1ca9wjt",
    "display:flex;gap:10px;align-items:center;padding:10px 12px;border:1px solid var(--line);cursor:pointer",
  ],
  card: ["hd4x6n", "margin-bottom:12px;border:1px solid var(--line);border-radius:10px"],
  cardHead: ["1y8tfo3", "display:flex;gap:10px;align-items:center;padding:16px;cursor:pointer"],
  cardBody: ["0sk5qv", "position:relative;padding:0 16px 14px"],
  dot: [
    "b7zl9p",
    "flex:none;width:18px;height:18px;border:2px solid #6f6f7c;border-radius:50%;[data-checked=true] &{border-color:var(--accent);background:var(--accent);box-shadow:inset 0 0 0 3px #fff}",
  ],
  away: ["1jq0em8", "display:none"],
  menu: [
    "v1ud64",
    "visibility:hidden;position:absolute;z-index:3;padding:6px;border:1px solid var(--line);border-radius:8px;background:#fff",
  ],
  slide: ["11xr7ga", "border:1px solid var(--line)"],
  group: [
    "m3y5kz",
    "margin:0 0 18px;padding:14px 16px 0;border:1px solid var(--line);border-radius:10px",
  ],
  section: ["1ptb2fw", "position:relative;padding:12px 0;border-top:1px solid var(--line)"],
  captcha: ["c8oh3r", "min-height:4px"],
} as const;

export type LookName = keyof typeof LOOKS;

export const lookHash = (name: LookName): string => LOOKS[name][0];

/** The declarations of a look, for a button whose hash differs per load. */
export const lookCss = (name: LookName): string => LOOKS[name][1];

export const ruleFor = (hash: string, css: string): LookRule => [`[class*="-${hash}"]`, css];

/** Every rule that holds on all pages of a form. */
export function lookRules(): LookRule[] {
  return Object.values(LOOKS)
    .filter(([, css]) => css !== "")
    .map(([hash, css]) => ruleFor(hash, css));
}
