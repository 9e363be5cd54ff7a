import { RunEvent } from "@sendoff/contract/run";
import { Said } from "@sendoff/contract/said";
import { expect, it } from "vitest";
import { z } from "zod";
import { sayAnswer } from "./say-answers.ts";

const say = (text: string) => `<${text}>`;

it("says our sentences wherever they stand, and leaves what others have written", () => {
  const Answer = z.object({
    title: z.string(),
    note: Said,
    later: Said.optional(),
    runs: z.array(z.object({ note: Said.nullable(), name: z.string() })),
    end: z.union([
      z.object({ kind: z.literal("a"), why: Said }),
      z.object({ kind: z.literal("b") }),
    ]),
  });
  const answer = {
    title: "Engineer",
    note: "Nothing was sent.",
    runs: [
      { note: "It waits.", name: "Indeed" },
      { note: null, name: "LinkedIn" },
    ],
    end: { kind: "a", why: "Stopped." },
  };
  expect(sayAnswer(Answer, answer, say)).toEqual({
    ...answer,
    note: "<Nothing was sent.>",
    runs: [
      { note: "<It waits.>", name: "Indeed" },
      { note: null, name: "LinkedIn" },
    ],
    end: { kind: "a", why: "<Stopped.>" },
  });
});

it("hands on an answer without a sentence of ours as it is", () => {
  const answer = { id: "1" };
  expect(sayAnswer(z.object({ id: z.string() }), answer, say)).toBe(answer);
});

it("says the events of a run, which are one of several kinds", () => {
  const step = {
    name: "open",
    title: "Opened the posting",
    detail: "",
    started_at: "",
    ended_at: null,
  };
  expect(sayAnswer(RunEvent, { type: "step", application_id: "1", step }, say)).toEqual({
    type: "step",
    application_id: "1",
    step: { ...step, title: "<Opened the posting>", detail: "<>" },
  });
});
