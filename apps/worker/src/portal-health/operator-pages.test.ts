import { request } from "node:http";
import { createPlatform, syncPlatforms } from "@sendoff/db/platform";
import { getBreaker, recordBundleFiles, reserveBundle } from "@sendoff/db/portal-health";
import { createId } from "@sendoff/kit/ids";
import { MANIFESTS } from "@sendoff/portals/manifest";
import { createUser } from "@sendoff/testkit/test-user";
import { createTestWorld, type TestWorld } from "@sendoff/testkit/test-world";
import { openTab } from "@sendoff/testkit/browser";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { createWorkerFigures, type WorkerFigures } from "../figures/worker-figures.ts";
import { startHealthServer } from "../health.ts";
import { bundleFolder } from "./failure-keeper.ts";
import { createOperatorPages } from "./operator-pages.ts";

const LINKEDIN = 1;
let world: TestWorld;
let figures: WorkerFigures;
let server: Awaited<ReturnType<typeof startHealthServer>>;
beforeAll(async () => {
  world = await createTestWorld();
  await syncPlatforms(world.db, MANIFESTS);
  const pages = createOperatorPages(world);
  const found = { portal: "indeed", isGuess: true } as const;
  const counted = {
    slots: { size: 4, busy: () => 3 },
    variants: {
      list: () => [
        {
          portal: "linkedin",
          locator: "job.easyApply",
          variant: "class",
          isGuess: false,
          count: 2,
        },
        { ...found, locator: "job.closed", variant: "class", count: 1 },
        { ...found, locator: "script.indeed", variant: '[a="b"]', count: 4 },
      ],
    },
    oddities: { list: () => [{ portal: "indeed", kind: "select", count: 3 }] },
  };
  figures = createWorkerFigures(counted);
  server = await startHealthServer(
    { host: "127.0.0.1", port: 0 },
    { isHealthy: () => true, registry: figures.registry, answerOperator: pages },
  );
});
afterAll(async () => {
  await server.close();
  await world.close();
});

function ask(
  path: string,
  options: { method?: string; headers?: Record<string, string> } = {},
): Promise<{ status: number; text: string; headers: Record<string, unknown> }> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: "127.0.0.1", port: server.port, path, ...options }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("end", () =>
        resolve({
          status: answer.statusCode ?? 0,
          text: Buffer.concat(parts).toString("utf8"),
          headers: answer.headers,
        }),
      );
    });
    asked.on("error", reject);
    asked.end();
  });
}

test("a bundle is listed and its files open, locked up; what it does not have is not there", async () => {
  const id = createId();
  const bundle = {
    id,
    platformId: LINKEDIN,
    applicationId: null,
    kind: "page_changed" as const,
    place: "job.easyApply <b>",
  };
  expect(await reserveBundle(world.db, bundle, 10)).toBe(true);
  await world.storage.put(`${bundleFolder(id)}/page.html`, Buffer.from("<h1>Hello</h1>"));
  await recordBundleFiles(world.db, id, ["page.html"], 14);
  const list = await ask("/operator");
  expect(list.text).toContain(`/operator/bundles/${id}/page.html`);
  expect(list.text).toContain("job.easyApply &lt;b>");
  const page = await ask(`/operator/bundles/${id}/page.html`);
  expect(page).toMatchObject({ status: 200, text: "<h1>Hello</h1>" });
  expect(page.headers["content-security-policy"]).toContain("default-src 'none'");
  for (const name of ["trace.json", "..%2f..%2fsecrets.json", ""]) {
    expect((await ask(`/operator/bundles/${id}/${name}`)).status).toBe(404);
  }
  expect((await ask("/operator/bundles/x/page.html")).status).toBe(404);
});

test("an operator pauses a platform for everyone and lets everybody go on, in a browser and without one", async () => {
  const { page, release } = await openTab();
  onTestFinished(release);
  await page.goto(`http://127.0.0.1:${server.port}/operator`);
  await page.locator('form[action="/operator/platforms/1/pause"] button').click();
  await page.getByText("paused for everyone: by hand").waitFor();
  expect(await getBreaker(world.db, LINKEDIN)).toMatchObject({ state: "open", reason: "by_hand" });
  const resumed = await ask("/operator/platforms/1/resume", { method: "POST" });
  expect(resumed).toMatchObject({ status: 303, headers: { location: "/operator" } });
  expect(await getBreaker(world.db, LINKEDIN)).toMatchObject({ state: "closed" });
  expect((await ask("/operator/platforms/77/pause", { method: "POST" })).status).toBe(404);
});

test("what an operator does is a row of the audit trail, or is not done", async () => {
  const press = (wish: string) => ask(`/operator/platforms/1/${wish}`, { method: "POST" });
  await world.database.pool.query(`
    create function no_trail() returns trigger language plpgsql as $$ begin raise exception 'no trail'; end $$;
    create trigger no_trail before insert on audit_event for each row execute function no_trail()`);
  expect((await press("pause")).status).toBe(500);
  await world.database.pool.query("drop trigger no_trail on audit_event; drop function no_trail");
  expect(await getBreaker(world.db, LINKEDIN)).toMatchObject({ state: "closed" });
  const { rows: before } = await world.database.pool.query(
    "select max(id) as last from audit_event",
  );
  for (const wish of ["pause", "resume"]) expect((await press(wish)).status).toBe(303);
  const { rows } = await world.database.pool.query(
    "select actor, event, facts from audit_event where id > $1 order by id",
    [before[0]?.last ?? 0],
  );
  const facts = { platform_id: LINKEDIN };
  expect(rows).toEqual([
    { actor: "operator", event: "operator_paused_portal", facts },
    { actor: "operator", event: "operator_resumed_portal", facts },
  ]);
});

test("a button on a kept page presses nothing", async () => {
  const id = createId();
  const bundle = { id, platformId: LINKEDIN, applicationId: null, kind: "page_changed" as const };
  expect(await reserveBundle(world.db, { ...bundle, place: "job" }, 10)).toBe(true);
  const form = `<form method="post" action="/operator/platforms/1/pause"><button>Back</button></form>`;
  await world.storage.put(`${bundleFolder(id)}/page.html`, Buffer.from(form));
  await recordBundleFiles(world.db, id, ["page.html"], 14);
  const { page, release } = await openTab();
  onTestFinished(release);
  const stopped = page.waitForEvent("console");
  await page.goto(`http://127.0.0.1:${server.port}/operator/bundles/${id}/page.html`);
  await page.getByRole("button").click();
  expect((await stopped).text()).toContain("sandboxed");
  expect(await getBreaker(world.db, LINKEDIN)).toMatchObject({ state: "closed" });
});

test("boards are one row with their maker's name, paused together", async () => {
  const boards = [];
  for (const token of ["acme", "globex"]) {
    const board = { maker: "ashby", host: "jobs.ashbyhq.com", token } as const;
    const { id: ownerUserId } = await createUser(world);
    const url = `https://jobs.ashbyhq.com/${token}`;
    const platform = { ownerUserId, name: token, url, dailyCap: 10, board, filters: [] };
    const added = await createPlatform(world.db, platform, 1);
    if (added.kind === "created") boards.push(added.id);
  }
  const { text } = await ask("/operator");
  expect(text.match(/Ashby/g)).toHaveLength(1);
  expect(text).toContain("Ashby (2 boards)");
  const path =
    /\/operator\/platforms\/\d+\/pause(?=[^/]*>Pause for everyone<\/button><\/form><\/tr>\s*<\/table>)/.exec(
      text,
    )?.[0] ?? "";
  await ask(path, { method: "POST" });
  expect(boards).toHaveLength(2);
  for (const id of boards) {
    expect(await getBreaker(world.db, id)).toMatchObject({ state: "open", reason: "by_hand" });
  }
  expect(await getBreaker(world.db, LINKEDIN)).toMatchObject({ state: "closed" });
});

test("neither another site's page nor another name for this machine gets anywhere", async () => {
  const method = "POST";
  const path = "/operator/platforms/1/pause";
  const elsewhere = { origin: "https://evil.example" };
  expect((await ask(path, { method, headers: elsewhere })).status).toBe(403);
  const opaque = { origin: "null", "sec-fetch-site": "cross-site" };
  expect((await ask(path, { method, headers: opaque })).status).toBe(403);
  expect((await ask("/operator", { headers: { host: "evil.example" } })).status).toBe(403);
  expect((await ask(path)).status).toBe(404);
  expect(await getBreaker(world.db, LINKEDIN)).toMatchObject({ state: "closed" });
});

test("health and metrics answer, with help on what is counted", async () => {
  expect((await ask("/health")).status).toBe(200);
  figures.noteOutcome("linkedin", "FAILED", "not_seen");
  figures.noteConfirmation("linkedin", 4);
  figures.noteJournalRecord(0.002, true);
  figures.noteJournalRecord(10, false);
  const { text } = await ask("/metrics");
  expect(text).toContain("# HELP sendoff_locator_found_total");
  expect(text).toContain(
    'sendoff_locator_found_total{portal="linkedin",locator="job.easyApply",variant="class",guess="false"} 2',
  );
  expect(text).toContain(
    'sendoff_locator_found_total{portal="indeed",locator="job.closed",variant="class",guess="true"} 1',
  );
  expect(text).toContain(
    String.raw`sendoff_locator_found_total{portal="indeed",locator="script.indeed",variant="[a=\"b\"]",guess="true"} 4`,
  );
  expect(text).toContain("sendoff_worker_slots 4");
  expect(text).toContain("sendoff_worker_slots_busy 3");
  expect(text).toContain(
    'sendoff_application_outcomes_total{portal="linkedin",status="FAILED",reason="not_seen"} 1',
  );
  expect(text).toContain('sendoff_confirmation_seconds_bucket{le="5",portal="linkedin"} 1');
  expect(text).toContain("sendoff_journal_write_seconds_count 1");
  expect(text).toContain("sendoff_journal_failures_total 1");
  expect(text).toContain("# TYPE sendoff_form_oddity_total counter");
  expect(text).toContain('sendoff_form_oddity_total{portal="indeed",kind="select"} 3');
});
