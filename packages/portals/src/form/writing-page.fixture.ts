import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FieldValue, FormField } from "@sendoff/contract/form";
import { testBrowser } from "@sendoff/testkit/browser";
import type { ApplyInput, CvFile, Attachments } from "../portal-driver.ts";
import { fillStep } from "./fill-step.ts";
import type { FillOutcome } from "./fill-step.ts";
import { readForm } from "./read-form.ts";

const PAGE = readFileSync(
  join(import.meta.dirname, "..", "..", "fixtures", "writing.html"),
  "utf8",
);
export const CV: CvFile = {
  fileName: "asha-cv.pdf",
  mimeType: "application/pdf",
  bytes: new TextEncoder().encode("%PDF-1.4"),
  sha256: "3f9ac210aa00bb11cc22dd33ee44ff550123456789abcdef0123456789abcdef",
};

export type Pick = (field: FormField) => string | undefined;

/** Answers from these values; `pick` says what is chosen of a field's options. */
export function answering(values: Record<string, FieldValue>, pick: Pick): ApplyInput["answer"] {
  return (field) => {
    const value = pick(field) ?? values[field.question];
    if (value === undefined) return { kind: "unknown", reason: "Nobody said" };
    return { kind: "answer", answer: { value, source: "profile", confidence: 1, why: "said so" } };
  };
}

/** Opens the page of written answers and what fills it in, for all tests of a file. */
export async function openWritingPage() {
  const browser = await testBrowser();
  const page = await browser.newPage();
  return {
    page,
    /** The page as it was at first. */
    reset: () => page.setContent(PAGE),
    fill: (
      values: Record<string, FieldValue>,
      pick: Pick = () => undefined,
      attachments: Attachments = {},
    ): Promise<FillOutcome> =>
      fillStep(
        { title: "Step", read: () => readForm(page, page.locator("body")), isCvAttached: false },
        { answer: answering(values, pick), cv: CV, attachments },
      ),
    /** What the field of this question holds now. */
    async held(question: string): Promise<FieldValue | undefined> {
      const controls = await readForm(page, page.locator("body"));
      return controls.find((control) => control.field.question === question)?.field.value;
    },
  };
}
