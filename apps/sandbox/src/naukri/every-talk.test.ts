import { afterAll, beforeAll, expect, test } from "vitest";
import { generateCatalogue } from "./catalogue/generate.ts";
import type { Question } from "./question.ts";
import { NaukriSite } from "./testing/naukri.fixture.ts";

const APPLICANT = "every.talk@example.test";

let site: NaukriSite;
beforeAll(async () => {
  site = await NaukriSite.open();
  await site.faults({ daily_limit: 1000 });
});
afterAll(() => site.sandbox.close());

/** An answer that a talk takes, for any question. */
function validAnswer(question: Pick<Question, "kind" | "options">): string | string[] {
  const first = question.options[0] ?? "Yes";
  switch (question.kind) {
    case "numeric":
      return "3";
    case "text":
    case "long_text":
      return "Some words";
    case "date":
    case "date_of_birth":
      return "28/02/1996";
    case "checkboxes":
    case "multi_list":
      return [first];
    case "file":
      return "I'll do it later";
    default:
      return first;
  }
}

/** Goes through a talk to its end and returns where the tab is led. */
async function walk(cookie: string, jobId: string): Promise<string> {
  const opened = await (await site.click(cookie, jobId)).json();
  if (opened.kind === "go") return opened.path;
  let { turn } = opened;
  while (!turn.isClosing) {
    const value = validAnswer(turn.control);
    turn = await (await site.reply(cookie, opened.talk, value)).json();
    if (turn.kind === "go") return turn.path;
  }
  return (await (await site.end(cookie, opened.talk, "finish")).json()).path;
}

test("every job of the default catalogue can be applied for", async () => {
  const cookie = await site.signIn(APPLICANT);
  const open = generateCatalogue().filter((job) => job.apply === "easy" && job.state === "open");
  const refused: string[] = [];
  for (const job of open) {
    const path = await walk(cookie, job.id);
    if (!decodeURIComponent(path).includes(`{"${job.id}":200}`)) refused.push(`${job.id}: ${path}`);
  }
  expect(refused).toEqual([]);
  expect(await site.applications(APPLICANT)).toHaveLength(open.length);
});
