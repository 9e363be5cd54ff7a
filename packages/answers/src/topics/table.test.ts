import { expect, test } from "vitest";
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
  return `${head}\n${entries.join("\n")}`;
}

test("the page on topics says what the table says", async () => {
  await expect(inWords()).toMatchFileSnapshot("../../TOPICS.md");
});

test("every topic stands in the table once", () => {
  const names = TOPICS.map(({ topic }) => topic);
  expect(new Set(names).size).toBe(names.length);
});
