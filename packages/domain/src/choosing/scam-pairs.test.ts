import { expect, test } from "vitest";
import { findScam } from "./scam.ts";
import { FRAUDS, PLAIN } from "./scam-lines.fixture.ts";
import {
  CONTACT_PAIRS,
  HONEST,
  type Pair,
  PAY_PAIRS,
  PAYMENT_PAIRS,
} from "./scam-pairs.fixture.ts";

const PAIRS = [...PAYMENT_PAIRS, ...CONTACT_PAIRS, ...PAY_PAIRS];
/** The sign among the sentences that any posting has. */
function signOf(wording: Pair[number]) {
  const {
    text,
    title = "Executive",
    pay,
  } = typeof wording === "string" ? { text: wording } : wording;
  const description = `About the position\n${text}\nWe look forward to meeting you.`;
  return findScam({ title, company: "Quillstack", description, pay });
}
const wordsOf = (wording: Pair[number]): string =>
  typeof wording === "string" ? wording : [wording.title, wording.text, wording.pay].join(" / ");

test("there are at least sixty of each", () => {
  expect(PAIRS.length).toBeGreaterThanOrEqual(60);
});

test.each(PAIRS.map(([scam]) => [wordsOf(scam), scam]))("a fraud: %s", (_words, scam) => {
  expect(signOf(scam)).toBeDefined();
});

test.each(PAIRS.map(([, honest]) => [wordsOf(honest), honest]))(
  "its honest twin: %s",
  (_words, honest) => {
    expect(signOf(honest)).toBeUndefined();
  },
);

test.each(FRAUDS)("a fraud on its own: %s", (text) => {
  expect(signOf(text)).toBeDefined();
});

test.each([...HONEST, ...PLAIN])("honest: %s", (text) => {
  expect(signOf(text)).toBeUndefined();
});

test("a fraud among honest sentences is found, and its sentence is the quote", () => {
  const fraud = "A refundable deposit of ₹2,000 is required for the ID card.";
  const description = [...HONEST.slice(0, 20), fraud, ...HONEST.slice(20)].join(" ");
  expect(findScam({ title: "Executive", company: "Quillstack", description })?.quote).toBe(fraud);
});
