import { createElement, Fragment, type ReactElement, type ReactNode } from "react";

/**
 * A text with elements in it, such as a link or a bold figure: sentence`Read the ${link} first.` Each language puts the
 * elements where its grammar wants them, and they need no keys.
 */
export function sentence(texts: TemplateStringsArray, ...parts: ReactNode[]): ReactElement {
  return createElement(Fragment, null, ...texts.flatMap((text, index) => [text, parts[index]]));
}
