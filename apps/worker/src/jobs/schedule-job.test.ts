import { jobCatalogue } from "@sendoff/contract/jobs";
import { createLogger } from "@sendoff/kit/logger";
import { expect, test } from "vitest";
import { scheduleJob } from "./schedule-job.ts";

const CRON = "* * * * *";

/** A queue whose database fails so often. */
function schedule(failures: number, error: Error) {
  const asked: unknown[] = [];
  const boss = {
    schedule: async (...wish: unknown[]) => {
      asked.push(wish);
      if (asked.length <= failures) throw error;
    },
  };
  const logger = createLogger("test", "silent");
  return { asked, done: scheduleJob({ boss, logger }, jobCatalogue.scheduleTick, CRON) };
}

test("a database that goes away while a job is scheduled is asked again", async () => {
  const away = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
  const { asked, done } = schedule(1, away);
  await done;
  expect(asked).toEqual(Array(2).fill([jobCatalogue.scheduleTick.name, CRON, {}]));
});

test("any other fault ends the start", async () => {
  const { asked, done } = schedule(1, new Error("no such queue"));
  await expect(done).rejects.toThrow("no such queue");
  expect(asked).toHaveLength(1);
});
