import { readCoverage } from "./read-coverage.ts";

const wanted = process.argv.slice(2);
const { pages, tags } = readCoverage();
const shown = pages
  .flatMap((page) => page.statements)
  .filter(({ id }) => wanted.length === 0 || wanted.some((each) => isOf(id, each)));
for (const { id, text, deviation } of shown) {
  const tests = tags.filter((tag) => tag.id === id);
  const lines = [
    `${id}  ${text}`,
    ...tests.map(({ path, test }) => `    ${path} “${test}”`),
    ...(deviation === "" ? [] : [`    differs: ${deviation}`]),
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
}
if (shown.length === 0) {
  process.stderr.write("No statement has such a number; docs/spec-coverage.md lists the pages.\n");
}
process.exitCode = shown.length === 0 ? 1 : 0;

/** Whether a statement is the one that is asked for, or of the page that is. */
function isOf(id: string, asked: string): boolean {
  return id === asked || id.startsWith(`${asked}.`);
}
