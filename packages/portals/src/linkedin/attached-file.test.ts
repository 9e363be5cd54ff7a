import { afterEach, beforeAll, expect, test } from "vitest";
import { answerAll, CV, Stage } from "../suite/stage.fixture.ts";
import { linkedinFixture } from "../testing/linkedin.fixture.ts";
import { PLAIN_JOB } from "../testing/suite-jobs.fixture.ts";

const stage = new Stage(linkedinFixture);
const JOB = {
  ...PLAIN_JOB,
  pages: [
    ...(PLAIN_JOB.pages ?? []),
    {
      title: "Additional Questions",
      questions: [
        { label: "Photo", kind: "photo" as const },
        // Its list takes long enough for the file to have arrived when the step is read again.
        { label: "Location (city)", kind: "city" as const },
      ],
    },
  ],
};
beforeAll(async () => {
  await stage.start();
  await stage.portal.loadJobs([JOB]);
});
afterEach(() => stage.closeSessions());

test("a photo is reported once, though the words over its place are out of reach once the file stands between", async () => {
  const { session, account } = await stage.signedIn();
  const read = await stage.driver.read(session, stage.cardOf(JOB));
  if (read.kind !== "open") throw new Error(read.kind);
  const photo = { ...CV, fileName: "asha.jpg", mimeType: "image/jpeg" };
  const input = { job: read.job, cv: CV, answer: answerAll, attachments: { photo } };
  const application = await stage.driver.prepare(session, input);
  if (application.kind !== "prepared") throw new Error(JSON.stringify(application));
  const files = application.answers.filter(({ kind }) => kind === "file");
  expect(files.map(({ question, source }) => [question, source])).toEqual([
    ["Resume", "cv"],
    ["Photo", "profile"],
  ]);
  expect(await application.submit({ confirmTimeoutMs: 30_000 })).toMatchObject({
    kind: "confirmed",
  });
  const [received] = await stage.portal.listReceived(account);
  expect(received).toMatchObject({ cv: { sha256: CV.sha256 }, otherFiles: 1 });
});
