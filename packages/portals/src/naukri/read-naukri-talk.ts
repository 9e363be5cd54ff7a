import type { FormField } from "@sendoff/contract/form";
import type { Page } from "playwright-core";
import { callPage } from "../session-waits.ts";
import { NAUKRI_SCRIPTS } from "./naukri-scripts.ts";
import { Talk } from "./pages/talk.page.ts";
import { fieldOf, isKnown } from "./talk-field.ts";

/**
 * The question that Naukri's drawer asks on an open page, as the driver reads it: one at most, as it asks one after the other. One of a
 * kind that the driver cannot answer comes with its words, and with that as its complaint.
 */
export async function readNaukriTalk(page: Page): Promise<FormField[]> {
  const { signal } = new AbortController();
  const session = { context: page.context(), page, baseUrl: page.url(), signal };
  const call = { bundle: NAUKRI_SCRIPTS, entry: "talkNow" };
  const { question } = Talk.parse(await callPage(session, call, () => ({}), 0));
  if (question === null) return [];
  const { widget } = question;
  if (isKnown(widget)) return [fieldOf(question, widget)];
  const error = `The driver cannot answer a question of this kind (${widget})`;
  const field = fieldOf(question, "text");
  return [{ ...field, kind: widget === "file" ? "file" : field.kind, error }];
}
