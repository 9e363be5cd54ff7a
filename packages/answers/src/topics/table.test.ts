import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { SAID } from "./from-saved.ts";
import { TOPICS } from "./table.ts";

/** The table in words, for `TOPICS.md`. */
function inWords(): string {
  const entries = TOPICS.map(({ topic, means, from, concludes, never }) =>
    [
      `## ${topic}`,
      "",
      `- Asks for: ${means}`,
      `- Facts from: ${from}`,
      ...(concludes === undefined ? [] : [`- Concluded: ${concludes}`]),
      ...(never === undefined ? [] : [`- Never: ${never}`]),
      "",
    ].join("\n"),
  );
  const head =
    "# Topics\n\nWhat a question may ask for, where its facts come from, what is concluded from them and what never. Made from\n`src/topics/` by `npx vitest run packages/answers -u`; a test keeps it true. A saved answer to the same question goes\nbefore all else.\n";
  const said = SAID.map(({ reader, means, from, concludes, never }) =>
    [
      `### ${reader}`,
      "",
      `- Asks for: ${means}`,
      `- Facts from: ${from}`,
      `- Concluded: ${concludes}`,
      `- Never: ${never}`,
      "",
    ].join("\n"),
  );
  const saidHead =
    "## What is told in other words\n\nThe readers of `src/from-saved/`, a file each. They are asked where the topics above have found nothing.\n";
  return `${head}\n${entries.join("\n")}\n${saidHead}\n${said.join("\n")}`;
}

test("the page on topics says what the table says", async () => {
  await expect(inWords()).toMatchFileSnapshot("../../TOPICS.md");
});

test("every topic stands in the table once", () => {
  const names = TOPICS.map(({ topic }) => topic);
  expect(new Set(names).size).toBe(names.length);
});

test("every reader of what was said stands in the table once", () => {
  const readers = readdirSync(new URL("../from-saved/", import.meta.url))
    .filter((name) => !name.endsWith(".test.ts") && name !== "read-saved.ts")
    .map((name) => name.replace(/\.ts$/, ""));
  expect(SAID.map(({ reader }) => reader).toSorted()).toEqual(readers.toSorted());
});
