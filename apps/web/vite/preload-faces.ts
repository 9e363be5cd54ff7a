import type { Plugin } from "vite";

/** Fetches the two faces of every page together with its code, so that text does not change its width after it is shown. */
export function preloadFaces(): Plugin {
  const isFace = (file: string) => /(schibsted|hanken)-core-.*\.woff2$/.test(file);
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
            injectTo: "head-prepend",
          })),
    },
  };
}
