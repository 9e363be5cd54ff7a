import type { GivenAnswer } from "@sendoff/contract/form";
import type { RunEvent } from "@sendoff/contract/run";
import { describe, expect, it } from "vitest";
import { aRun, anApplication } from "../testing/fixtures.ts";
import { applyRunEvent, currentOf, liveRunFrom, progressOf, shownOf } from "./live-run.ts";

const id = anApplication().id;
const busy = anApplication({
  status: "APPLYING",
  applied_at: null,
  updated_at: "2026-11-20T04:00:01.000Z",
});
const step = {
  name: "open" as const,
  title: "Opened the posting",
  detail: "",
  started_at: "2026-11-20T04:00:01.000Z",
  ended_at: null,
};
const answer = (question: string, value = "6"): GivenAnswer => ({
  step: "Additional Questions",
  question,
  kind: "text",
  required: true,
  options: [],
  value,
  source: "profile",
  confidence: 1,
  why: "",
});
const start = liveRunFrom({ run: aRun(), current: null, applications: [] });

describe("a run moved on by its events", () => {
  it("opens an application, ticks its steps and lets it go when it ends", () => {
    let live = applyRunEvent(start, { type: "application", application: busy });
    expect(currentOf(live)?.id).toBe(id);
    live = applyRunEvent(live, { type: "step", application_id: id, step });
    const done = { ...step, ended_at: "2026-11-20T04:00:02.000Z" };
    live = applyRunEvent(live, { type: "step", application_id: id, step: done });
    expect(progressOf(live, id).steps).toEqual([done]);
    live = applyRunEvent(live, {
      type: "application",
      application: anApplication({ updated_at: "2026-11-20T04:00:09.000Z" }),
    });
    expect(currentOf(live)).toBeUndefined();
    expect(live.applications).toHaveLength(1);
    // What was watched stays in sight until the next one begins.
    expect(shownOf(live)?.status).toBe("APPLIED");
    const next = {
      ...busy,
      id: "00000000-0000-4000-8000-000000000009",
      updated_at: "2026-11-20T04:00:10.000Z",
    };
    live = applyRunEvent(live, { type: "application", application: next });
    expect(shownOf(live)?.id).toBe(next.id);
  });

  it("joins the answers of each form page and takes a corrected one in its place", () => {
    const give = (answers: GivenAnswer[]) =>
      ({ type: "answers", application_id: id, answers }) as const;
    let live = applyRunEvent(start, give([answer("City", "Pune")]));
    live = applyRunEvent(live, give([answer("Years", "6"), answer("Notice", "30")]));
    live = applyRunEvent(live, give([answer("Years", "7")]));
    expect(progressOf(live, id).answers.map(({ question, value }) => [question, value])).toEqual([
      ["City", "Pune"],
      ["Notice", "30"],
      ["Years", "7"],
    ]);
  });

  it("changes nothing when the whole stream is repeated", () => {
    const events: RunEvent[] = [
      { type: "application", application: busy },
      { type: "step", application_id: id, step },
      { type: "answers", application_id: id, answers: [answer("Years")] },
      {
        type: "picture",
        application_id: id,
        url: "/p/1",
        taken_at: "2026-11-20T04:00:02.000Z",
        address: "https://x.y/z",
      },
      { type: "run", run: aRun({ applied: 7, state: "ended", end_reason: "goal_reached" }) },
    ];
    const once = events.reduce(applyRunEvent, start);
    expect(events.reduce(applyRunEvent, once)).toEqual(once);
  });

  it("is not turned back by what is older than the state shown", () => {
    const ended = applyRunEvent(start, { type: "run", run: aRun({ state: "ended" }) });
    expect(applyRunEvent(ended, { type: "run", run: aRun({ state: "running" }) }).run.state).toBe(
      "ended",
    );
    const applied = applyRunEvent(start, {
      type: "application",
      application: anApplication({ updated_at: "2026-11-20T04:00:09.000Z" }),
    });
    const late = applyRunEvent(applied, { type: "application", application: busy });
    expect(late.applications[0]?.status).toBe("APPLIED");
  });

  it("keeps the progress of an application whose own event has not come yet", () => {
    let live = applyRunEvent(start, { type: "step", application_id: id, step });
    expect(currentOf(live)).toBeUndefined();
    live = applyRunEvent(live, { type: "application", application: busy });
    expect(progressOf(live, id).steps).toEqual([step]);
  });
});
