import { fileURLToPath } from "node:url";
import { type Plugin, runnerImport } from "vite";

const source = fileURLToPath(new URL("../src/landing/landing-markup.tsx", import.meta.url));

/** Puts the landing page's markup into landing.html, so that a visitor reads it before any code has come. */
export function writeLanding(): Plugin {
  return {
    name: "write-landing",
    apply: "build",
    transformIndexHtml: {
      order: "pre",
      handler: async (html, { path }) => {
        if (!path.endsWith("/landing.html")) return html;
        const { module } = await runnerImport<{ landingMarkup: () => string }>(source, {
          configFile: false,
          logLevel: "error",
        });
        return html.replace("<!--landing-->", () => module.landingMarkup());
      },
    },
  };
}
