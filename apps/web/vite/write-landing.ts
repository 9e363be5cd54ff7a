import { fileURLToPath } from "node:url";
import { type Plugin, runnerImport } from "vite";

const sourceOf = (name: string) =>
  fileURLToPath(new URL(`../src/static-landing/${name}`, import.meta.url));
const sources: Readonly<Record<string, string | undefined>> = {
  "landing.html": sourceOf("landing-markup.tsx"),
  "landing.hi.html": sourceOf("hindi-markup.ts"),
};

/** Puts the landing page's markup into landing.html and landing.hi.html, so that a visitor reads it before any code has come. */
export function writeLanding(): Plugin {
  return {
    name: "write-landing",
    apply: "build",
    transformIndexHtml: {
      order: "pre",
      handler: async (html, { path }) => {
        const source = sources[path.replace(/^.*\//, "")];
        if (source === undefined) return html;
        const { module } = await runnerImport<{ landingMarkup: () => string }>(source, {
          configFile: false,
          logLevel: "error",
        });
        return html.replace("<!--landing-->", () => module.landingMarkup());
      },
    },
  };
}
