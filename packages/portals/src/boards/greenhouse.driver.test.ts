import { describe, expect, test } from "vitest";
import { describeBoards, searchAll } from "../suite/boards.suite.ts";
import { useStage } from "../suite/stage.fixture.ts";
import { boardsFixture } from "../testing/boards.fixture.ts";

describeBoards("greenhouse");

describe("a long list", () => {
  const stage = useStage(boardsFixture("greenhouse"));

  test("is read to its last page", async () => {
    const jobs = Array.from({ length: 120 }, (_, index) => ({
      id: String(4_800_000_000 + index),
      title: `Clerk ${index}`,
      company: "Probe & Sons",
    }));
    await stage.portal.addJobs(jobs);
    const { session } = await stage.signedIn();
    const { cards } = await searchAll(stage, session, { roles: ["Clerk"], locations: [] });
    expect(cards).toHaveLength(120);
  });
});
