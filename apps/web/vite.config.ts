import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compressFiles } from "./vite/compress-files.ts";
import { preloadApp } from "./vite/preload-app.ts";
import { preloadFaces } from "./vite/preload-faces.ts";
import { writeLanding } from "./vite/write-landing.ts";

const root = fileURLToPath(new URL(".", import.meta.url));
/** Where `npm run dev` finds the api; the built app is served by the api itself. */
const apiOrigin = process.env.SENDOFF_API_ORIGIN ?? "http://localhost:5000";
const proxied = { target: apiOrigin, changeOrigin: false };

export default defineConfig({
  root,
  plugins: [
    react(),
    tailwindcss({ optimize: false }),
    writeLanding(),
    preloadFaces(),
    preloadApp(),
    compressFiles(),
  ],
  build: {
    outDir: process.env.SENDOFF_WEB_DIST ?? "../../.data/web",
    emptyOutDir: true,
    target: "es2022",
    // The first that know light-dark(): without older ones the style sheets are a quarter smaller.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    // Fonts stay files: the content security policy allows no data: fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: [`${root}index.html`, `${root}landing.html`, `${root}landing.hi.html`],
      output: {
        codeSplitting: {
          // Libraries change less often than screens, so browsers keep them across releases.
          groups: [
            {
              name: "react",
              test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
            },
            // What both kinds of page begin with, in one file.
            {
              name: "start",
              test: /src[\\/](load-app|lib[\\/](chosen-language|storage-keys|theme)|language[\\/]language|components[\\/]public[\\/](sections-menu|social-link))\.ts$/,
            },
            // What texts with dates, lists and names in them are written by: the texts of another language need it before the app is loaded.
            {
              name: "words",
              test: /src[\\/](lib[\\/](format|zoned|sentence)|config[\\/]content)\.ts$/,
            },
            { name: "data", test: /node_modules[\\/](zod|@tanstack|zustand)[\\/]/ },
            // All that the app begins with, in one file. Screens are fetched as they are opened.
            { name: "app", test: /src[\\/]start-app\.tsx$/ },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: {
      "/v1": { ...proxied, ws: true },
      "^/job/": proxied,
      "/docs": proxied,
      "/openapi.json": proxied,
    },
  },
  preview: { port: 4173, proxy: { "/v1": proxied } },
});
