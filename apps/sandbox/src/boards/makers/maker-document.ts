import type { Job } from "../job.ts";
import { scriptTag, styleLink } from "../../assets.ts";
import { jsonIsland, markup, type Markup } from "../../markup.ts";
import { boardPath } from "../pages/layout.ts";

interface DocumentParts {
  title: string;
  body: Markup;
  /** Classes of the body element. */
  className: string;
  scripts?: readonly string[];
  config?: unknown;
  head?: Markup;
}

/** A whole page of a maker around its body. */
export function makerDocument(parts: DocumentParts): string {
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${parts.title}</title>
<link rel="icon" href="/assets/mark.svg" type="image/svg+xml">
${styleLink(["makers.css"])}
${parts.head}
</head>
<body class="${parts.className}">
${parts.body}
${parts.config === undefined ? null : jsonIsland("page-config", parts.config)}
${scriptTag(parts.scripts)}
</body>
</html>`.text;
}

/** What every form's script is told. */
export const formConfig = (job: Job): { submit: string; board: string; places: string } => ({
  submit: `${boardPath(job)}/${job.id}/submit`,
  board: boardPath(job),
  places: "/places",
});
