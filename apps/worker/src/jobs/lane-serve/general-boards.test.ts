import { BOARD_MAKER_NAMES, type BoardMaker } from "@sendoff/contract/board-makers";
import { GivenAnswer } from "@sendoff/contract/form";
import { proveLedger } from "@sendoff/db/ledger";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { openBoardRun } from "../../testing/board-run.fixture.ts";
import { openSandbox, type Sandbox } from "../../testing/sandbox.fixture.ts";
import { openTestWorker, type TestWorker } from "../../testing/test-worker.fixture.ts";
import { handleLaneServe } from "./lane-serve.handler.ts";

let sandbox: Sandbox;
let own: TestWorker;
beforeAll(async () => {
  sandbox = await openSandbox("boards");
  own = await openTestWorker(sandbox.boardsUrl);
});
afterAll(async () => {
  await own.close();
});

/** Of each maker a company's address, and how it writes the id of a job. */
const MAKERS: readonly (readonly [BoardMaker, string, string])[] = [
  ["workable", "https://apply.workable.com/saffron-grid/", "0A1B2C3D4E"],
  ["personio", "https://saffron-grid.jobs.personio.de/", "4600001"],
  ["teamtailor", "https://saffron-grid.teamtailor.com/jobs", "4600001"],
  ["smartrecruiters", "https://careers.smartrecruiters.com/saffron-grid", "744000460000001"],
  ["recruitee", "https://saffron-grid.recruitee.com/", "4600001"],
  [
    "rippling",
    "https://ats.rippling.com/saffron-grid/jobs",
    "00000000-0000-4000-8000-000000460001",
  ],
  ["breezy", "https://saffron-grid.breezy.hr/", "0a1b2c3d4e5f"],
];
const NOTICE = {
  kind: "select",
  label: "What is your notice period?",
  required: true,
  options: ["Immediate", "15 days", "30 days", "60 days"],
};

/** What has words in it: files and what was left empty are told apart elsewhere, and choices are written in one way here. */
function sentences(
  answers: readonly { question: string; kind: string; value: unknown; why?: string | undefined }[],
) {
  const isEmpty = (value: unknown): boolean =>
    value === "" || value === false || (Array.isArray(value) && value.length === 0);
  return answers
    .filter(({ kind, value }) => kind !== "file" && !isEmpty(value))
    .map(({ question, value, why = "" }) => {
      // A number beside a list of dial codes: the receipt says the number as it was typed, and beside what code.
      const code = /, beside (\+\d+)$/.exec(why)?.[1] ?? "";
      return `${question}: ${code}${String(value)}`.toLowerCase();
    })
    .toSorted();
}

test.each(MAKERS)(
  "a run on a board of %s sends what its receipt says, and counts what it left out",
  async (maker, address, id) => {
    const { world, worker } = own;
    const job = {
      id,
      vendor: maker,
      company: "Saffron Grid",
      location: "Bengaluru, Karnataka, India",
      asks: ["phone"],
    };
    await sandbox.loadJobs([
      { ...job, title: "Backend Engineer", questions: [NOTICE] },
      { ...job, id: id.replace(/.$/, "7"), title: "Chef" },
      {
        ...job,
        id: id.replace(/.$/, "8"),
        title: "Software Engineer",
        location: "Berlin, Berlin, Germany",
      },
    ]);
    const { user, runId } = await openBoardRun(own, address, 3);
    await handleLaneServe(worker);
    const rows = await world.db
      .selectFrom("application")
      .selectAll()
      .where("user_id", "=", user.id)
      .execute();
    expect(rows).toMatchObject([
      { status: "APPLIED", proof: "confirmation_seen", cv_sha256: user.sha256 },
    ]);
    const [received, ...more] = await sandbox.listReceived(user.email);
    expect(more).toEqual([]);
    expect(sentences(received?.answers ?? [])).toEqual(
      sentences(z.array(GivenAnswer).parse(rows[0]?.answers)),
    );
    expect(sentences(received?.answers ?? [])).toContain("what is your notice period?: 30 days");
    expect(sentences(received?.answers ?? []).join("\n")).toMatch(/phone.*: \+919876543210/);
    expect(received?.cv?.sha256).toBe(user.sha256);
    const run = await world.db
      .selectFrom("run")
      .selectAll()
      .where("id", "=", runId)
      .executeTakeFirstOrThrow();
    expect(run).toMatchObject({ state: "ended", end_reason: "search_exhausted" });
    expect(run.listing).toEqual({ taken: 1, other_role: 1, other_place: 1 });
    expect(world.logLines().join("\n")).toContain(`saffron-grid (${BOARD_MAKER_NAMES[maker]})`);
    expect(await proveLedger(world.db)).toMatchObject({ isSound: true });
  },
  110_000,
);
