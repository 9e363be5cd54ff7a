import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { type Plugin, defineConfig } from "vite";

const root = fileURLToPath(new URL(".", import.meta.url));
/** Where `npm run dev` finds the api; the built app is served by the api itself. */
const apiOrigin = process.env.SENDOFF_API_ORIGIN ?? "http://localhost:5000";
const proxied = { target: apiOrigin, changeOrigin: false };

/** Fetches the two faces of every page together with its code, so that text does not change its width after it is shown. */
function preloadFaces(): Plugin {
  const isFace = (file: string) => /(schibsted|hanken)-grotesk-latin-wght-.*\.woff2$/.test(file);
  return {
    name: "preload-faces",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter(isFace)
          .map((file) => ({
            tag: "link",
            attrs: {
              rel: "preload",
              as: "font",
              type: "font/woff2",
              href: `/${file}`,
              crossorigin: "",
            },
            injectTo: "head",
          })),
    },
  };
}

export default defineConfig({
  root,
  plugins: [react(), tailwindcss(), preloadFaces()],
  build: {
    outDir: process.env.SENDOFF_WEB_DIST ?? "../../.data/web",
    emptyOutDir: true,
    target: "es2022",
    // Fonts stay files: the content security policy allows no data: fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Libraries change less often than screens, so browsers keep them across releases.
          groups: [
            {
              name: "react",
              test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
            },
            { name: "data", test: /node_modules[\\/](zod|@tanstack|zustand)[\\/]/ },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: { "/v1": proxied, "/job": proxied, "/docs": proxied, "/openapi.json": proxied },
  },
  preview: { port: 4173, proxy: { "/v1": proxied } },
});
