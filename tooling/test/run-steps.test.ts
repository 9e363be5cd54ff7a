import { afterEach, describe, expect, it, vi } from "vitest";
import { runLanes, summarise } from "./run-steps.ts";
import type { Step } from "./step.ts";

const never = new AbortController().signal;
const passing = (name: string, passed: number): Step => ({
  name,
  run: async () => ({ passed, failed: 0, output: "said by what passed" }),
});

describe("runLanes and summarise", () => {
  const written: string[] = [];
  const write = vi.spyOn(process.stdout, "write");
  write.mockImplementation((text) => written.push(String(text)) > 0);
  afterEach(() => void written.splice(0));

  it("go on after a failure, show its output, and end with the counts alone", async () => {
    const steps: Step[] = [
      passing("one", 3),
      { name: "two", run: async () => ({ passed: 1, failed: 2, output: "what went wrong" }) },
      { name: "three", run: () => Promise.reject(new Error("could not run")) },
      passing("four", 5),
    ];
    expect(summarise(await runLanes([steps], never), 1)).toBe(1);
    const text = written.join("");
    expect(text).toContain("what went wrong");
    expect(text).toContain("could not run");
    expect(text).not.toContain("said by what passed");
    expect(text.trimEnd().split("\n").at(-1)).toBe("9 passed, 3 failed");
  });

  it("return 0 when nothing failed, and print the notes above the counts", async () => {
    expect(summarise(await runLanes([[passing("one", 3)]], never), 1, ["a note"])).toBe(0);
    expect(written.join("")).toContain("a note\n\n3 passed, 0 failed");
  });

  it("run lanes side by side, and return their outcomes in the lanes' order", async () => {
    const gate = Promise.withResolvers<void>();
    const waits: Step = {
      name: "waits for the other lane",
      run: async () => {
        await gate.promise;
        return { passed: 1, failed: 0, output: "" };
      },
    };
    const opens: Step = {
      name: "opens the gate",
      run: async () => {
        gate.resolve();
        return { passed: 1, failed: 0, output: "" };
      },
    };
    const outcomes = await runLanes([[waits], [opens]], never);
    expect(outcomes.map(({ name }) => name)).toEqual([waits.name, opens.name]);
  });

  it("begin no further step once they are interrupted", async () => {
    const controller = new AbortController();
    const interrupted: Step = {
      name: "one",
      run: async () => {
        controller.abort();
        return { passed: 1, failed: 0, output: "" };
      },
    };
    const outcomes = await runLanes([[interrupted, passing("two", 1)]], controller.signal);
    expect(outcomes.map(({ name }) => name)).toEqual(["one"]);
  });
});
