import type { DropReason, PortalSession } from "@sendoff/portals/driver";
import { expect, test } from "vitest";
import { KeyCensus } from "./key-census.ts";
import { reportOf } from "./report.ts";
import type { Walk } from "./walk.ts";

const WALK: Walk = {
  cards: 3,
  formPages: ["Contact"],
  questions: [],
  answers: 0,
  unseen: ["The form's pages after its first."],
  end: "The form was left.",
  isComplete: true,
};

function reported(walk: Partial<Walk>, tell: (session: PortalSession) => void = () => undefined) {
  const census = new KeyCensus();
  tell(census.listen({} as PortalSession));
  const { lines, isWell } = reportOf({ ...WALK, ...walk }, census);
  return { output: lines.join("\n"), isWell };
}

test("guesses of page scripts that held are told, each once", () => {
  const { output, isWell } = reported({}, (session) => {
    session.onGuess?.("smart-apply", "#captchaform");
    session.onGuess?.("common", "/^choose$/");
    session.onGuess?.("common", "/^choose$/");
  });
  const held =
    "Guesses of the page scripts that held\n  common: /^choose$/\n  smart-apply: #captchaform\n\n";
  expect(output).toContain(held);
  expect(isWell).toBe(true);
});

const dropped =
  (count: number, reason: DropReason) =>
  (session: PortalSession): void => {
    for (let nth = 0; nth < count; nth += 1) session.onDropped?.({ reason });
  };

test.each([
  ["no card was read", 0, dropped(0, "unreadable"), false],
  ["as many lines could not be read as were", 3, dropped(3, "unreadable"), false],
  ["most lines were read", 3, dropped(2, "unreadable"), true],
  ["the cards are of other roles", 1, dropped(5, "other_role"), true],
])("a portal where %s", (_, cards, tell, well) => {
  const { output, isWell } = reported({ cards }, tell);
  expect(isWell).toBe(well);
  expect(/search\.cards +none.*<< needed/.test(output)).toBe(!well);
});

test("what was not looked at is told at the end", () => {
  expect(reported({}).output).toMatch(
    /Not looked at\n {2}The form's pages after its first\.\n {2}What comes after the click that sends/,
  );
});
