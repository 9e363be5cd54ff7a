import { expect, test } from "vitest";
import { createToken } from "./ids.ts";
import { createLogger } from "./logger.ts";

function logged(write: (logger: ReturnType<typeof createLogger>) => void): string {
  const lines: string[] = [];
  write(createLogger("test", "info", { write: (line) => void lines.push(line) }));
  return lines.join("");
}

test("secrets are removed by name, one and two levels down", () => {
  const text = logged((logger) =>
    logger.info(
      {
        password: "hunter22",
        body: { otp_code: "123456", kept: "this" },
        headers: { authorization: "x1y2" },
      },
      "hello",
    ),
  );
  for (const secret of ["hunter22", "123456", "x1y2"]) expect(text).not.toContain(secret);
  expect(text).toContain("this");
});

test("addresses and numbers of people are removed, whoever says them", () => {
  const text = logged((logger) => {
    logger.warn(
      { err: new Error("550 5.1.1 <asha.raman+jobs@mail.example.co.in>: unknown") },
      "failed",
    );
    logger.warn({ to: "asha@example.test" }, "the 'To' number +91 98765 43210 is not valid");
    logger.warn({ err: new Error("postgres://sendoff:hunter2@db.example.com:5432/jobs") }, "gone");
  });
  expect(text).toContain("550 5.1.1 <[address]>: unknown");
  for (const personal of ["asha", "raman", "98765", "hunter2"]) {
    expect(text.toLowerCase()).not.toContain(personal);
  }
});

test("bearer tokens are removed wherever they stand in a text or an error", () => {
  const token = createToken();
  const text = logged((logger) => {
    logger.info(`the header was Bearer ${token}`);
    logger.error({ err: new Error(`bad token ${token}`) }, "failed");
  });
  expect(text).not.toContain(token);
  expect(text.match(/\[secret\]/g)?.length).toBeGreaterThanOrEqual(2);
});

test("a browser's error does not carry its session cookie into the log", () => {
  const error = new Error(
    "connect ECONNREFUSED\nCall log:\n\u001b[2m - → GET http://portal.test/\u001b[22m\n\u001b[2m - cookie: li_at=s3cr3t; x=t0k3n\u001b[22m\n - after",
  );
  const text = logged((logger) => logger.warn({ err: error }, "broke off"));
  expect(text).not.toMatch(/s3cr3t|t0k3n/);
  expect(text).toContain("ECONNREFUSED");
  expect(() => JSON.parse(text)).not.toThrow();
});

test("what was typed into a page does not reach the log, wherever an error tells it", () => {
  const cause = new Error(
    'locator.fill: Timeout\nCall log:\n  - fill("hunter2-secret")\n  - readonly',
  );
  const error = new Error('page.fill("654321") failed', { cause });
  const text = logged((logger) => {
    logger.warn({ err: error }, "a sign-in broke off");
    logger.warn(`it was fill("hunter2-secret") that failed`);
  });
  expect(text).not.toMatch(/hunter2-secret|654321/);
  expect(text).toContain("locator.fill: Timeout");
  expect(text).toContain("logger.test.ts");
});

test("lines are JSON with time, level by name and process", () => {
  const line = JSON.parse(logged((logger) => logger.warn("careful")));
  expect(line).toMatchObject({ level: "warn", process: "test", message: "careful" });
  expect(Date.parse(line.time)).not.toBeNaN();
});

test("no text breaks a line, turns its letters round or commands a terminal; what was said can still be read", () => {
  const original = "one\ntwo\r\u001b[2J\u009b31m\u2028three\u202egnp.exe";
  const text = logged((logger) =>
    logger.info({ original, deep: { [original]: original } }, original),
  );
  expect(text.split("\n")).toHaveLength(2);
  // oxlint-disable-next-line no-control-regex -- these are the ones that must be gone
  expect(text.trimEnd()).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e]/);
  expect(JSON.parse(text)).toMatchObject({
    message: original,
    original,
    deep: { [original]: original },
  });
});
