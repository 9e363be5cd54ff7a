import type { ReviewQuestion } from "@sendoff/contract/review";
import { expect, test } from "vitest";
import { answerToSave, checkReviewed, formDifference, reviewForm } from "./reviewed-form.ts";

function asked(fields: Partial<ReviewQuestion>): ReviewQuestion {
  return {
    key: "k",
    step: "Form",
    question: "Years?",
    section: "",
    hint: "",
    kind: "text",
    required: true,
    options: [],
    min: null,
    max: null,
    max_length: null,
    value: "3",
    source: "profile",
    confidence: 1,
    why: "your profile",
    can_edit: true,
    saved_as: null,
    ...fields,
  };
}

test.each([
  ["a whole number", asked({ kind: "integer", max: 50 }), "51", "The form takes 50 or less."],
  [
    "one of the choices",
    asked({ kind: "radio", options: ["Yes"] }),
    "No",
    "Choose one of the form's answers.",
  ],
  ["an answer where one is required", asked({}), " ", /required/],
  [
    "a ticked box where it is required",
    asked({ kind: "checkbox", value: true }),
    false,
    /required/,
  ],
  ["an untouched file", asked({ kind: "file", can_edit: false }), "other.pdf", /cannot be changed/],
  ["at most so many characters", asked({ max_length: 3 }), "long text", /3 characters at most/],
])("the form takes %s only", (_what, question, value, message) => {
  expect(checkReviewed(question, value)).toMatch(message);
});

test.each([
  ["an optional question left empty", asked({ required: false }), null],
  ["an optional box unticked", asked({ kind: "checkbox", required: false, value: true }), false],
  [
    "the same answer again, whatever the field",
    asked({ kind: "file", can_edit: false, value: "cv.pdf" }),
    "cv.pdf",
  ],
])("it takes %s", (_what, question, value) => {
  expect(checkReviewed(question, value)).toBe(undefined);
});

test("a changed answer is the user's, an unchanged one keeps its source", () => {
  const form = [asked({ key: "a" }), asked({ key: "b" }), asked({ key: "c", required: false })];
  const reviewed = reviewForm(form, [
    { key: "a", value: "3 " },
    { key: "b", value: "4" },
    { key: "c", value: "" },
  ]);
  expect(reviewed).toMatchObject({
    kind: "reviewed",
    questions: [
      { key: "a", value: "3", source: "profile" },
      { key: "b", value: "4", source: "review" },
      { key: "c", value: null, source: null },
    ],
  });
  expect(reviewForm(form, [{ key: "z", value: "1" }]).kind).toBe("misfit");
  expect(reviewForm(form, [{ key: "b", value: "" }])).toMatchObject({ kind: "misfit", key: "b" });
});

const YEARS = { key: "years", country: "", company: "", location: "" };

test("what is to be used next time is told apart from what is changed for this form alone", () => {
  const form = [
    asked({ key: "a", saved_as: YEARS }),
    asked({ key: "b", saved_as: { ...YEARS, country: "India" } }),
    asked({ key: "c" }),
  ];
  const reviewed = reviewForm(form, [
    { key: "a", value: " 4 ", save: true },
    { key: "b", value: "5", save: false },
    { key: "c", value: "6" },
  ]);
  expect(reviewed).toMatchObject({
    kind: "reviewed",
    questions: [{ value: "4" }, { value: "5" }, { value: "6" }],
    toSave: [{ question: { key: "a" }, savedAs: YEARS, answer: "4" }],
  });
});

test.each([
  ["a question that is about this form alone", asked({}), "4"],
  ["a question left empty", asked({ saved_as: YEARS, required: false }), null],
  ["nothing but spaces", asked({ saved_as: YEARS, required: false }), "  "],
  [
    "a box that is unticked",
    asked({ saved_as: YEARS, kind: "checkbox", value: true, required: false }),
    false,
  ],
])("nothing is kept of %s, and who asks for it is told", (_what, question, value) => {
  expect(answerToSave(question, value)).toBe(undefined);
  expect(reviewForm([question], [{ key: "k", value, save: true }])).toMatchObject({
    kind: "misfit",
    key: "k",
    message: expect.stringContaining("next time"),
  });
});

test.each([
  ["nothing has changed", [asked({})], /^none$/],
  ["a question is asked no longer", [], /^none$/],
  [
    "a file is picked instead of sent up",
    [asked({ key: "f", kind: "file", source: "cv", value: "cv.pdf" })],
    /^none$/,
  ],
  [
    "a question is new",
    [asked({}), asked({ key: "n", question: "Why us?" })],
    /something new: “Why us\?”/,
  ],
  [
    "a new question is left empty",
    [asked({}), asked({ key: "n", value: null, required: false })],
    /something new/,
  ],
  ["its choices have changed", [asked({ options: ["3"] })], /in another way/],
  ["its bound has changed", [asked({ max: 2 })], /in another way/],
  ["the answer has changed", [asked({ value: "4" })], /would not take/],
  ["the answer is missing", [asked({ value: null })], /would not take/],
])("a form is compared with the approved one: %s", (_what, now, expected) => {
  expect(formDifference([asked({})], now) ?? "none").toMatch(expected);
});

test("the order of several choices, and of a list's options, is no difference", () => {
  const several = asked({ kind: "checkboxes", options: ["A", "B"], value: ["A", "B"] });
  const turned = asked({ kind: "checkboxes", options: ["B", "A"], value: ["B", "A"] });
  expect(formDifference([several], [turned])).toBe(undefined);
  expect(formDifference([several], [{ ...turned, value: ["B"] }])).toMatch(/would not take/);
});

test("a letter or a photo goes out as it was approved, or is looked at again; a CV is compared by its content elsewhere", () => {
  const letter = asked({ kind: "file", question: "Letter", value: "to-saffron-aaaaaaaa.pdf" });
  const another = { ...letter, value: "to-saffron-bbbbbbbb.pdf" };
  expect(formDifference([letter], [letter])).toBe(undefined);
  expect(formDifference([letter], [another])).toMatch(/“Letter” is another one/);
  expect(formDifference([], [letter])).toMatch(/have not approved .*“Letter”/);
  expect(formDifference([letter], [])).toMatch(/“Letter” would not go out/);
  const cv = asked({ kind: "file", source: "cv", value: "cv-aaaaaaaa.pdf" });
  expect(formDifference([cv], [{ ...cv, value: "stored.pdf" }])).toBe(undefined);
});
