import { RunEvent } from "@sendoff/contract/run";
import { Translated } from "@sendoff/contract/translated";
import { expect, it } from "vitest";
import { z } from "zod";
import { translateAnswer } from "./translate-answers.ts";

const say = (text: string) => `<${text}>`;

it("says our sentences wherever they stand, and leaves what others have written", () => {
  const Answer = z.object({
    title: z.string(),
    note: Translated,
    later: Translated.optional(),
    runs: z.array(z.object({ note: Translated.nullable(), name: z.string() })),
    end: z.union([
      z.object({ kind: z.literal("a"), why: Translated }),
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
  expect(translateAnswer(Answer, answer, say)).toEqual({
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
  expect(translateAnswer(z.object({ id: z.string() }), answer, say)).toBe(answer);
});

it("says the events of a run, which are one of several kinds", () => {
  const step = {
    name: "open",
    title: "Opened the posting",
    detail: "",
    started_at: "",
    ended_at: null,
  };
  expect(translateAnswer(RunEvent, { type: "step", application_id: "1", step }, say)).toEqual({
    type: "step",
    application_id: "1",
    step: { ...step, title: "<Opened the posting>", detail: "<>" },
  });
});
