import type { FormField } from "@sendoff/contract/form";
import type { FormControl } from "../form/control.ts";
import { ACTION_TIMEOUT_MS } from "../form/write-control.ts";
import type { AnswerDecision, ApplyInput, EntryCounts } from "../portal-driver.ts";
import { untilAborted } from "../session-waits.ts";
import type { BoardSession } from "./board-session.ts";

/** How Greenhouse numbers the controls of a school (`school--0`) and of a job (`title-0`): portal facts, section 4. */
const CONTROLS: Readonly<Record<keyof EntryCounts, RegExp>> = {
  schools: /^(?:school|degree|discipline|(?:start|end)-(?:month|year))--(\d+)$/,
  jobs: /^(?:company-name|title|(?:start|end)-date-(?:month|year)|current-role)-(\d+)$/,
};
const SECTIONS: Readonly<Record<keyof EntryCounts, string>> = {
  schools: "Education",
  jobs: "Employment",
};
const KINDS = ["schools", "jobs"] as const;
const NUMBERED = /^(?:Education|Employment) \d+$/;

function entryOf(control: FormControl): { kind: keyof EntryCounts; nth: number } | undefined {
  for (const kind of KINDS) {
    const nth = CONTROLS[kind].exec(control.id)?.[1];
    if (nth !== undefined) return { kind, nth: Number(nth) };
  }
  return undefined;
}

/** The page does not number what it repeats: whose school or job a control is about stands in its id alone. */
export function withEntry(control: FormControl): FormControl {
  const entry = entryOf(control);
  if (entry === undefined) return control;
  const section = `${SECTIONS[entry.kind]} ${entry.nth + 1}`;
  return { ...control, field: { ...control.field, section } };
}

/** Presses "Add another" where the form has fewer schools or jobs than these; false when it has enough or offers no more. */
export async function addEntry(
  board: BoardSession,
  controls: readonly FormControl[],
  entries: EntryCounts,
): Promise<boolean> {
  const { page } = board.session;
  for (const kind of KINDS) {
    const last = controls.findLast((control) => entryOf(control)?.kind === kind);
    const nth = last === undefined ? undefined : entryOf(last)?.nth;
    if (last === undefined || nth === undefined || nth + 1 >= entries[kind]) continue;
    const button = page
      .locator(`:is(div,section,fieldset):has([id="${last.id}"])`)
      .filter({ has: page.getByRole("button", { name: /^add another\b/i }) })
      .last()
      .getByRole("button", { name: /^add another\b/i })
      .last();
    if (!(await untilAborted(board.session, button.isVisible()))) continue;
    await untilAborted(board.session, button.click({ timeout: ACTION_TIMEOUT_MS }));
    const next = page.locator(`[id="${last.id.replace(/\d+$/, String(nth + 1))}"]`);
    const wish = { state: "attached", timeout: board.lookTimeoutMs } as const;
    await untilAborted(board.session, next.first().waitFor(wish));
    return true;
  }
  return false;
}

/**
 * Answers the short words in which Greenhouse asks of one school or job ("Title", "Start date month") by asking for the same in
 * words that say it all. What is understood as it stands is left as it is.
 */
export function answerEntries(answer: ApplyInput["answer"]): ApplyInput["answer"] {
  return (field, page) => {
    const decision = answer(field, page);
    if (decision.kind === "answer" || !NUMBERED.test(field.section ?? "")) return decision;
    const ask = (asked: Partial<FormField>): AnswerDecision =>
      answer({ ...field, options: [], value: "", ...asked }, page);
    const decided = askInFull(field, ask);
    return decided ?? decision;
  };
}

function askInFull(
  field: FormField,
  ask: (asked: Partial<FormField>) => AnswerDecision,
): AnswerDecision | undefined {
  if (/^title$/i.test(field.question)) return ask({ question: "Job title" });
  if (/^discipline$/i.test(field.question)) {
    return ask({ question: "Field of study", options: field.options });
  }
  if (/^current role$/i.test(field.question)) {
    const options = ["Yes", "No"];
    const decided = ask({ question: "Do you currently work here?", kind: "radio", options });
    return changed(decided, (text) => /^yes$/i.test(text));
  }
  const [, end = "", part = ""] = /^(start|end) date (month|year)$/i.exec(field.question) ?? [];
  if (end === "") return undefined;
  if (/year/i.test(part)) return ask({ question: `${end} year`, kind: "integer" });
  const decided = ask({ question: `${end} date`, kind: "date", placeholder: "YYYY-MM" });
  return changed(decided, (text) => monthIn(field.options, text));
}

/** "March" of a list of months for "2022-03". */
function monthIn(options: readonly string[], date: string): string | undefined {
  const month = /^\d{4}-(\d{2})/.exec(date)?.[1];
  return month === undefined ? undefined : options[Number(month) - 1];
}

function changed(
  decided: AnswerDecision,
  change: (text: string) => string | boolean | undefined,
): AnswerDecision {
  if (decided.kind !== "answer" || typeof decided.answer.value !== "string") return decided;
  const value = change(decided.answer.value);
  return value === undefined
    ? { kind: "unknown", reason: "None of the choices means the answer" }
    : { kind: "answer", answer: { ...decided.answer, value } };
}
