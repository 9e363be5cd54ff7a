import { scriptTag, styleLink } from "../../assets.ts";
import { jsonIsland, markup, type Markup } from "../../markup.ts";
import { SITE_NAME, type View } from "./view.ts";

export interface DocumentParts {
  title: string;
  body: Markup;
  head?: Markup;
  scripts?: readonly string[];
  config?: unknown;
  bodyClass?: string;
}

/** What the bar on top of a member's page shows. */
export interface FrameOptions {
  current: "home" | "jobs" | "saved";
  search?: { keywords: string; location: string };
}

/** A whole page around its body. */
export function htmlDocument(parts: DocumentParts): string {
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${parts.title} | ${SITE_NAME}</title>
<link rel="icon" href="/assets/mark.svg" type="image/svg+xml">
${styleLink(["workfolk.css", "forms.css"])}
${parts.head}
</head>
<body class="${parts.bodyClass ?? "render-mode-BIGPIPE"}">
${parts.body}
${parts.config === undefined ? null : jsonIsland("page-config", parts.config)}
${scriptTag(parts.scripts)}
</body>
</html>`.text;
}

/** A title with the number of notices before it; none is written when there are none (portal facts, captured 1.1). */
export const countedTitle = (view: View, title: string): string =>
  view.unread === 0 ? title : `(${view.unread}) ${title}`;
