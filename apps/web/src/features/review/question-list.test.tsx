import type { ReviewQuestion } from "@sendoff/contract/review";
import { render, screen, within } from "@testing-library/react";
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

it("puts what is worth a look on top, the least sure first, and says of each answer how sure it is", () => {
  const ask = (fields: Partial<ReviewQuestion>): ReviewQuestion => ({ ...question, ...fields });
  const questions = [
    ask({
      key: "name",
      question: "First name",
      value: "Asha",
      source: "profile",
      confidence: 0.94,
    }),
    ask({ key: "years", question: "Years with Kafka?", confidence: 0.84 }),
    ask({
      key: "country",
      question: "Country",
      value: "India",
      source: "settings",
      confidence: 0.98,
    }),
    ask({ key: "site", question: "Website", value: null, source: null, confidence: 0 }),
    ask({ key: "why", question: "Why us?", value: "Hi", source: "draft", confidence: 0.6 }),
  ];
  render(<QuestionList questions={questions} draft={untouched} />);
  const rows = screen.getAllByRole("listitem").map((row) => row.textContent);
  expect(rows).toEqual([
    expect.stringMatching(/^Why us\?Hi.*Likely, worth a look$/),
    expect.stringMatching(/^Years with Kafka\?3.*Likely, worth a look$/),
    expect.stringMatching(/^First nameAsha.*Sure$/),
    expect.stringMatching(/^CountryIndia.*Certain$/),
    expect.stringMatching(/^WebsiteLeft empty$/),
  ]);
  const [top] = screen.getAllByRole("list");
  expect(within(top ?? document.body).getAllByRole("listitem")).toHaveLength(2);
});

it("calls what its user has written certain, where it stood", () => {
  render(
    <QuestionList
      questions={[{ ...question, confidence: 0.84 }]}
      draft={{ ...untouched, isChanged: () => true }}
    />,
  );
  expect(screen.getByText("Worth a look")).toBeVisible();
  expect(screen.getByText("Certain")).toBeVisible();
});
