import type { ReviewQuestion } from "@sendoff/contract";
import { render, screen } from "@testing-library/react";
import { startTransition, useState } from "react";
import { expect, it } from "vitest";
import { QuestionList } from "./question-list.tsx";
import type { ReviewDraft } from "./use-review-draft.ts";

const question: ReviewQuestion = {
  key: "years",
  step: "Form",
  section: "",
  hint: "",
  question: "Years with Kafka?",
  kind: "integer",
  required: true,
  options: [],
  min: 0,
  max: 50,
  max_length: null,
  value: "3",
  source: "derived",
  confidence: 0.9,
  why: "",
  can_edit: true,
  saved_as: null,
};
const untouched: ReviewDraft = {
  changes: [],
  problems: new Map(),
  valueOf: ({ value }) => value,
  isChanged: () => false,
  change: () => {},
  undo: () => {},
  newerOf: () => undefined,
  maySave: () => false,
  isSaved: () => false,
  setSaved: () => {},
  isBack: false,
};

function Page() {
  const [times, setTimes] = useState(0);
  return (
    <>
      <button type="button" onClick={() => startTransition(() => setTimes(times + 1))}>
        Drawn again: {times}
      </button>
      <QuestionList questions={[question]} draft={untouched} />
    </>
  );
}

it("leads the keyboard into an answer that is opened right after the page was drawn", async () => {
  render(<Page />);
  const edit = screen.getByRole("button", { name: "Edit the answer to Years with Kafka?" });
  // Before what React puts off until after the drawing.
  const watch = new MutationObserver(() => {
    watch.disconnect();
    edit.click();
  });
  watch.observe(document.body, { characterData: true, subtree: true });
  screen.getByRole("button", { name: "Drawn again: 0" }).click();
  const box = await screen.findByRole("textbox", { name: "Your answer" });
  expect(screen.getByRole("button", { name: "Drawn again: 1" })).toBeVisible();
  expect(document.activeElement).toBe(box);
});
