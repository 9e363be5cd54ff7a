import { randomBytes } from "node:crypto";
import { scriptTag, styleLink } from "../../assets.ts";
import { jsonIsland, markup, type Markup } from "../../markup.ts";
import { hashText } from "../../seeded-random.ts";
import type { Job } from "../job.ts";
import { MANNERS, type Vendor } from "../vendor.ts";

/** Where a company's board begins on this server. */
export const boardPath = (job: Pick<Job, "vendor" | "board">): string =>
  `/${job.vendor}/${job.board}`;

/** Class names like `_fieldEntry_3k2x9`: the same for the same name within one load only. */
export function createCss(): (name: string) => string {
  const salt = randomBytes(4).toString("hex");
  return (name) => `_${name}_${hashText(`${salt}${name}`).toString(36).slice(0, 5)}`;
}

interface DocumentParts {
  title: string;
  body: Markup;
  vendor?: Vendor;
  /** Besides the names that every page here has. */
  bodyClass?: string;
  scripts?: readonly string[];
  config?: unknown;
  head?: Markup;
}

/** A whole page around its body. */
export function htmlDocument(parts: DocumentParts): string {
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${parts.title}</title>
<link rel="icon" href="/assets/mark.svg" type="image/svg+xml">
${styleLink(["board.css"])}
${parts.head}
</head>
<body class="board ${parts.vendor ?? "plain"}${parts.bodyClass === undefined ? "" : ` ${parts.bodyClass}`}">
${parts.body}
${parts.vendor === undefined ? null : markup`<footer class="maker">Powered by ${MANNERS[parts.vendor].siteName}</footer>`}
${parts.config === undefined ? null : jsonIsland("page-config", parts.config)}
${scriptTag(parts.scripts)}
</body>
</html>`.text;
}

/** Two lines in the middle of an otherwise empty page. */
export function plainPage(title: string, content: Markup): string {
  return htmlDocument({
    title,
    body: markup`<main class="plain"><h1>${title}</h1>${content}</main>`,
  });
}

export const errorPage = (): string =>
  plainPage("Something went wrong", markup`<p>Refresh the page, or try again later.</p>`);

export const notFoundPage = (): string =>
  plainPage(
    "Sorry, we couldn't find anything here",
    markup`<p>The job posting you're looking for might have closed, or it has been removed. (404 error).</p>`,
  );

/** What stands in the frame of every check: a box that a hand ticks. */
export const checkFrame = (): string =>
  htmlDocument({
    title: "Are you human?",
    body: markup`<label><input type="checkbox" id="recaptcha-anchor"> I am human</label><p>Choose every picture that shows a lighthouse.</p>`,
    scripts: ["tick-box.js"],
  });
