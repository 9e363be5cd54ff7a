import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { isSeenIn, LOOKS, type Look } from "./looks.ts";

/** The file of a screen in one look, beside the album. */
export function fileOf(name: string, look: Look): string {
  return `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}--${look.name}.png`;
}

/** Writes `index.html`: a row for each screen, a picture for each look. */
export function writeAlbum(folder: string, names: readonly string[]): string {
  const file = join(folder, "index.html");
  const rows = names.map(
    (name) => `<h2>${name}</h2><div>${looksAt(name).map(pictureOf(name)).join("")}</div>`,
  );
  writeFileSync(file, `<!doctype html>\n<meta charset="utf-8">\n${STYLE}\n${rows.join("\n")}\n`);
  return file;
}

function looksAt(name: string): Look[] {
  return LOOKS.filter((look) => isSeenIn(look, name));
}

function pictureOf(name: string): (look: Look) => string {
  return (look) => {
    const file = fileOf(name, look);
    return `<a href="${file}"><img loading="lazy" src="${file}" alt="${name}, ${look.name}"></a>`;
  };
}

const STYLE = `<title>Sendoff, every screen</title>
<style>
body { font: 14px system-ui; margin: 24px; background: #f4f4f2; color: #1c1c1a }
h2 { font-size: 16px; margin: 32px 0 8px }
div { display: flex; gap: 12px; align-items: start; overflow-x: auto }
img { height: 360px; border: 1px solid #d0d0cc }
</style>`;
