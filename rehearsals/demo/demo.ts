import type { ApplicationDetail, RunDetail } from "@sendoff/contract/run";
import { PLATFORM_IDS } from "@sendoff/contract/constants";
import { join, relative } from "node:path";
import { connectLinkedIn, type Person, prepareApplicant } from "@sendoff/testkit/person";
import { demoTable, endInWords } from "./demo-table.ts";
import { compareWithPortal } from "../stage/compare.ts";
import { json, readOptions, writeFigures } from "../common/options.ts";
import { say } from "../common/report.ts";
import { openStage, type Stage } from "../stage/stage.ts";

const { json: file } = readOptions("demo", { json });

/** Path of each application's last picture, from where the command runs. */
const screenshots = new Map<string, string>();
const RUN_TIMEOUT_MS = 240_000;
const ACCOUNT = "asha.raman@example.com";

const stage = await openStage({ name: "demo", workers: 1 });
try {
  process.exitCode = (await demo(stage)) ? 0 : 1;
} finally {
  await stage.close();
}

/** The whole main job on the sandbox. Returns whether the portal received exactly what we claim. */
async function demo(on: Stage): Promise<boolean> {
  say("Signing in by e-mail code, uploading a CV, setting job preferences");
  const person = await prepareApplicant(on, `asha.${process.pid}@example.com`);
  say("Connecting LinkedIn with an account that asks for a one-time code");
  if (!(await connectLinkedIn(person, "otp.asha@example.com"))) {
    throw new Error("The portal was to ask for a code and did not");
  }
  say("Connecting LinkedIn with an account that asks for none");
  if (await connectLinkedIn(person, ACCOUNT))
    throw new Error("The portal asked for a code unasked");
  say("Applying until the five free credits are used");
  const run = await person.waitForRun(await person.apply(PLATFORM_IDS.linkedin), RUN_TIMEOUT_MS);
  const details = await getDetails(person, run);
  for (const [id, path] of await listScreenshots(on)) screenshots.set(id, path);
  say(`\n${demoTable(details.map(summarise))}`);
  const problems = compareWithPortal(details, await on.linkedin.listReceived(ACCOUNT));
  const applied = details.filter((detail) => detail.application.status === "APPLIED").length;
  say(`${applied} applied; ${endInWords(run.run.end_reason)}. ${run.run.end_note}`.trimEnd());
  if (applied === 0) problems.push("Nothing was applied to");
  for (const problem of problems) say(`DIFFERENT: ${problem}`);
  if (problems.length === 0) say("The portal received exactly what the receipts say.");
  writeFigures(file, {
    applied,
    end_reason: run.run.end_reason,
    problems,
    applications: details.map(summarise),
  });
  return problems.length === 0;
}

async function listScreenshots(on: Stage): Promise<[string, string][]> {
  const rows = await on.database.kysely
    .selectFrom("application_picture")
    .select(["application_id", "storage_key"])
    .orderBy("taken_at")
    .execute();
  return rows.map((row) => [
    row.application_id,
    relative(process.cwd(), join(on.folder, "storage", row.storage_key)),
  ]);
}

async function getDetails(person: Person, run: RunDetail): Promise<ApplicationDetail[]> {
  const details: ApplicationDetail[] = [];
  for (const application of run.applications.toReversed()) {
    details.push(await person.getApplication(application.id));
  }
  return details;
}

function summarise(detail: ApplicationDetail) {
  const { application } = detail;
  return {
    job: application.job_title,
    company: application.company_name,
    outcome: application.status,
    reason: application.reason,
    seconds: application.seconds,
    answers: detail.answers.length,
    screenshot: screenshots.get(application.id) ?? "",
    credits: detail.cost.credits,
  };
}
