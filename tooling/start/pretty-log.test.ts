import { describe, expect, it } from "vitest";
import { prettyLine } from "./pretty-log.ts";

describe("prettyLine", () => {
  it("prints time, process, level, message and the other fields", () => {
    const time = "2026-03-01T12:03:44.120Z";
    const clock = new Date(time).toTimeString().slice(0, 8);
    const line = JSON.stringify({
      level: "info",
      time,
      process: "api",
      message: "signed in",
      user: 7,
    });
    expect(prettyLine("api", line)).toBe(`${clock} api      signed in user=7`);
  });

  it("says a request in one short line, and its ids only where it failed", () => {
    const request = {
      requestId: "01a20117-44ae-7ecd-8b1b-8c786e29e649",
      userId: "01a20117-44ae-7ecd-8b1b-8c786e29e650",
      method: "GET",
      route: "/v1/job/config",
      status: 429,
      durationMs: 12,
      message: "request",
    };
    const quiet = prettyLine("api", JSON.stringify({ level: "info", ...request }));
    expect(quiet.slice(9)).toBe("api      GET /v1/job/config: 429 in 12 ms");
    const loud = prettyLine("api", JSON.stringify({ level: "error", ...request }));
    expect(loud).toContain(`error GET /v1/job/config: 429 in 12 ms requestId=${request.requestId}`);
  });

  it("cuts a long line of what went well, and shows what went wrong whole", () => {
    const line = (level: string) => JSON.stringify({ level, message: "m", more: "x".repeat(300) });
    expect(prettyLine("api", line("info"))).toHaveLength(140);
    expect(prettyLine("api", line("warn"))).toContain("x".repeat(300));
  });

  it("lets no control character of a stranger's text reach the terminal", () => {
    const message = "applied: \u001b[2JEngineer\nat \u009bAcme";
    const line = prettyLine("worker", JSON.stringify({ level: "info", message }));
    expect(line.slice(9)).toBe("worker   applied:  [2JEngineer at  Acme");
  });

  it("shows what an error says and where it was thrown", () => {
    const err = { type: "TypeError", message: "no such lane", stack: "    at y" };
    const line = prettyLine("worker", JSON.stringify({ level: "warn", message: "left", err }));
    expect(line.slice(9)).toBe("worker   warn left err=TypeError: no such lane\n  |     at y");
  });

  it("shows the stack of an error", () => {
    const line = JSON.stringify({
      level: "error",
      message: "failed",
      err: { stack: "Error: x\n  at y" },
    });
    expect(prettyLine("worker", line)).toContain("err=\n  | Error: x\n  |   at y");
  });

  it("lets no reported stack pass for a line of the log or command the terminal", () => {
    const stack =
      "Error: x\n12:00:00 api      signed in user=1\r\n\u001b[2J\u009b31m\u202egnp.exe\u2028next";
    const fault = { message: "x", stack, more: "\u009b2J" };
    for (const record of [{ fault }, { err: fault }, { note: { deep: fault.more } }]) {
      const text = prettyLine("api", JSON.stringify({ level: "error", message: "m", ...record }));
      const [, ...below] = text.split("\n");
      for (const line of below) expect(line).toMatch(/^ {2}\| /);
      // oxlint-disable-next-line no-control-regex -- these are the ones that must be gone
      expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u202e]/);
    }
  });

  it("lets a process that prints no record command the terminal no more than one that does", () => {
    expect(prettyLine("api", "a\u001b[2Jb\u009bc").slice(9)).toBe("api      a [2Jb c");
  });

  it.each(["plain text", "{ not json", "{}x"])(
    "keeps a line that is no record whole: %s",
    (line) => {
      expect(prettyLine("sandbox", line).endsWith(line)).toBe(true);
    },
  );
});
