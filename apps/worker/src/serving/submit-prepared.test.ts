import type { PreparedApplication } from "@sendoff/portals";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openServing, type TestServing } from "../testing/serving.fixture.ts";
import { filledIn, standingOf, submit } from "../testing/submitting.fixture.ts";

let own: TestServing;
beforeAll(async () => {
  own = await openServing("http://127.0.0.1:1");
});
afterAll(() => own.close());

/** Submits a form on a page that needs `reachMs` until its button can be clicked, with `leftMs` of lease at the beginning. */
async function submitWith(leftMs: number, reachMs: number) {
  const filled = await filledIn(own);
  let remainingMs = leftMs;
  let clicks = 0;
  const prepared: PreparedApplication = {
    kind: "prepared",
    answers: [],
    cvAttached: false,
    discard: async () => undefined,
    async submit({ mayClick }) {
      remainingMs -= reachMs;
      if (mayClick?.() === false) return { kind: "not_clicked", message: "too late" };
      clicks += 1;
      return { kind: "confirmed", text: "Application sent" };
    },
  };
  const result = await submit(own, filled, prepared, () => remainingMs);
  const { status, credit } = await standingOf(own, filled);
  return { result: result.kind, clicks, status, credit };
}

test("with lease enough when the button is reached it is clicked, and the credit spent", async () => {
  expect(await submitWith(30_000, 10_000)).toEqual({
    result: "next",
    clicks: 1,
    status: "APPLIED",
    credit: "captured",
  });
});

test.each([
  ["at the beginning", 3_000, 0],
  ["once a slow page lets its button be reached", 12_000, 10_000],
])("with too little lease %s nothing is clicked and the portal is looked at", async (...row) => {
  const [, leftMs, reachMs] = row;
  expect(await submitWith(leftMs, reachMs)).toEqual({
    result: "next",
    clicks: 0,
    status: "UNKNOWN",
    credit: "held",
  });
});
