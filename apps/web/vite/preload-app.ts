import type { HtmlTagDescriptor, Plugin, Rolldown } from "vite";

type Bundle = Rolldown.OutputBundle;

/**
 * main.tsx loads the app once its language is there. For English that is at once, so the page's head asks for the app's files with
 * the first script: no round trip is added. The build fails where the Hindi texts would load a module that takes its texts, for that
 * one would take the English.
 */
export function preloadApp(): Plugin {
  return {
    name: "preload-app",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (html, { path, bundle }) =>
        path.endsWith("/index.html") && bundle !== undefined
          ? tagsOf(bundle).filter(({ attrs }) => !html.includes(`"${String(attrs?.["href"])}"`))
          : [],
    },
    generateBundle(_options, bundle) {
      for (const file of withImports(bundle, chunkOf(bundle, "/src/language/hindi.ts"))) {
        const chunk = bundle[file];
        const early = chunk?.type === "chunk" ? chunk.moduleIds.find(takesTexts) : undefined;
        if (early !== undefined) {
          this.error(`${early} is loaded before the Hindi texts are there: it is in ${file}`);
        }
      }
    },
  };
}

const takesTexts = (id: string): boolean => id.endsWith("messages.ts");

function chunkOf(bundle: Bundle, end: string): string {
  const found = Object.entries(bundle).find(
    ([, file]) => file.type === "chunk" && file.moduleIds.some((id) => id.endsWith(end)),
  );
  if (found === undefined) throw new Error(`No chunk holds ${end}`);
  return found[0];
}

/** The file and all that it imports at once. */
function withImports(bundle: Bundle, file: string, seen = new Set<string>()): Set<string> {
  const chunk = bundle[file];
  if (seen.has(file) || chunk?.type !== "chunk") return seen;
  seen.add(file);
  for (const imported of chunk.imports) withImports(bundle, imported, seen);
  return seen;
}

function tagsOf(bundle: Bundle): HtmlTagDescriptor[] {
  const files = [...withImports(bundle, chunkOf(bundle, "/src/start-app.tsx"))];
  const styles = files.flatMap((file) => {
    const chunk = bundle[file];
    return chunk?.type === "chunk" ? [...(chunk.viteMetadata?.importedCss ?? [])] : [];
  });
  return [
    ...files.map((file) => ({
      tag: "link",
      attrs: { rel: "modulepreload", crossorigin: "", href: `/${file}` },
      injectTo: "head" as const,
    })),
    ...[...new Set(styles)].map((file) => ({
      tag: "link",
      attrs: { rel: "stylesheet", crossorigin: "", href: `/${file}` },
      injectTo: "head" as const,
    })),
  ];
}
