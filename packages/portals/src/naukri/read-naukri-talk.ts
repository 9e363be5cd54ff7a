import type { FormField } from "@sendoff/contract";
import type { Page } from "playwright-core";
import { callPage } from "../session-waits.ts";
import { NAUKRI_SCRIPTS } from "./naukri-scripts.ts";
import { Talk } from "./pages/talk.page.ts";
import { fieldOf, isKnown } from "./talk-field.ts";

/** The question that Naukri's drawer asks on an open page, as the driver reads it: one at most, as it asks one after the other. */
export async function readNaukriTalk(page: Page): Promise<FormField[]> {
  const { signal } = new AbortController();
  const session = { context: page.context(), page, baseUrl: page.url(), signal };
  const call = { bundle: NAUKRI_SCRIPTS, entry: "talkNow" };
  const { question } = Talk.parse(await callPage(session, call, () => ({}), 0));
  if (question === null || !isKnown(question.widget)) return [];
  return [fieldOf(question, question.widget)];
}
