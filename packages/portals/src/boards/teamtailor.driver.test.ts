import { describe, expect, test } from "vitest";
import { describeGeneralBoards, useGeneralStage } from "../suite/general-boards.suite.ts";
import { answerAll, CV } from "../suite/stage.fixture.ts";
import { FULL_JOB, PLAIN_JOB } from "../testing/suite-jobs.fixture.ts";

describeGeneralBoards("teamtailor");

describe("files beside the CV, whose places are no inputs of the form", () => {
  const stage = useGeneralStage("teamtailor");
  const photo = { ...CV, fileName: "asha.jpg", mimeType: "image/jpeg" };

  test("one that its applicant keeps arrives in its own place", async () => {
    const { session, account } = await stage.signedIn();
    const read = await stage.driver.read(session, stage.cardOf(FULL_JOB));
    if (read.kind !== "open") throw new Error(read.kind);
    const input = { job: read.job, cv: CV, answer: answerAll, attachments: { photo } };
    const application = await stage.driver.prepare(session, input);
    if (application.kind !== "prepared") throw new Error(JSON.stringify(application));
    expect(application.answers.filter(({ kind }) => kind === "file")).toMatchObject([
      { question: "CV", source: "cv" },
      { question: "Photo", source: "profile" },
    ]);
    expect(await application.submit({ confirmTimeoutMs: 30_000 })).toMatchObject({
      kind: "confirmed",
    });
    const [received] = await stage.portal.listReceived(account);
    expect(received).toMatchObject({ cv: { sha256: CV.sha256 }, otherFiles: 1 });
  });

  test("one that has to be there and is not is asked for before anything is sent", async () => {
    const job = {
      ...PLAIN_JOB,
      pages: [{ title: "Files", questions: [{ label: "Photo", kind: "photo" as const }] }],
    };
    await stage.portal.loadJobs([job]);
    const { session } = await stage.signedIn();
    expect(await stage.prepare(session, job)).toMatchObject({
      kind: "needs_answer",
      questions: [{ question: "Photo", kind: "file" }],
    });
  });
});
