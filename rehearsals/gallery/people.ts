import { setTimeout as delay } from "node:timers/promises";
import { PLATFORM_IDS } from "@sendoff/contract/constants";
import { NeedsYou } from "@sendoff/contract/needs-you";
import { PreparedSummary } from "@sendoff/contract/review";
import { routes } from "@sendoff/contract/routes";
import { RunDetail } from "@sendoff/contract/run";
import {
  abandonRecharge,
  payRecharge,
  Person,
  prepareApplicant,
  SANDBOX_PASSWORD,
} from "@sendoff/testkit/person";
import { z } from "zod";
import { giveRoom } from "../stage/credits.ts";
import type { Stage } from "../stage/stage.ts";

const RUN_TIMEOUT_MS = 240_000;
const POLL_MS = 500;
const GOAL = 12;

/**
 * Who looks at a screen: nobody in particular, somebody who has just signed in, somebody without history, somebody with, somebody for
 * whom a run waits because its portal asks for them, an operator.
 */
export type Viewer = "visitor" | "newcomer" | "beginner" | "regular" | "asked" | "operator";

export interface Cast {
  /** The bearer token of each who has one. */
  readonly tokens: Readonly<Record<Exclude<Viewer, "visitor">, string>>;
  /** What the regular one has, for addresses. */
  readonly run: string;
  readonly applied: string;
  readonly failed: string;
  readonly prepared: string;
  /** Payments by how they ended. */
  readonly payment: string;
  readonly declined: string;
  readonly abandoned: string;
  readonly need: string;
  /** The run that waits for the asked one. */
  readonly askedRun: string;
  /** The regular one's address, for whoever looks them up. */
  readonly address: string;
}

/** Brings the people of the pictures to where they are, through the product's own calls and the sandbox's portals. */
export async function gatherCast(on: Stage): Promise<Cast> {
  const newcomer = new Person(on, `newcomer.${process.pid}@example.com`);
  await newcomer.signIn();
  const beginner = new Person(on, `beginner.${process.pid}@example.com`);
  await beginner.signIn();
  // Without a phone number the app would ask to complete the profile, whatever the address.
  await beginner.update({
    first_name: "Meera",
    last_name: "Iyer",
    username: "meera",
    mobile: "9876501234",
  });
  const regular = await prepareApplicant(on, `asha.${process.pid}@example.com`);
  const history = await makeHistory(on, regular);
  const asked = await prepareApplicant(on, `dev.${process.pid}@example.com`);
  const askedRun = await runIntoCheck(on, asked);
  const operator = new Person(on, "operator@sendoff.example");
  await operator.signIn();
  return {
    tokens: {
      newcomer: newcomer.token,
      beginner: beginner.token,
      regular: regular.token,
      asked: asked.token,
      operator: operator.token,
    },
    ...history,
    askedRun,
    address: regular.email,
  };
}

/** Starts a run that meets a check of the portal at a job, and returns it once the portal's page waits for its owner. */
async function runIntoCheck(on: Stage, person: Person): Promise<string> {
  const account = "dev.raman@example.com";
  await on.linkedin.planCheck(account, { kind: "pictures", at: "job" });
  await person.connect(PLATFORM_IDS.linkedin, account, SANDBOX_PASSWORD);
  const run = await person.apply(PLATFORM_IDS.linkedin, 8);
  for (const until = Date.now() + RUN_TIMEOUT_MS; Date.now() < until; await delay(POLL_MS)) {
    const { checks } = NeedsYou.parse(await person.call(routes.getNeedsYou));
    if (checks.length > 0) return run;
  }
  throw new Error("The portal asked for nobody");
}

async function makeHistory(
  on: Stage,
  person: Person,
): Promise<Omit<Cast, "tokens" | "askedRun" | "address">> {
  const payment = await payRecharge(person, on.payment.url, 20);
  await on.payment.post(payment, "return");
  const declined = await payRecharge(person, on.payment.url, 20, "failure@till");
  await on.payment.post(declined, "return");
  const abandoned = await abandonRecharge(person, on.payment.url, 20);
  await on.payment.post(abandoned, "return");
  await on.linkedin.loadJobs([askingJob()], "merge");
  await person.connect(PLATFORM_IDS.linkedin, "asha.raman@example.com", SANDBOX_PASSWORD);
  await person.connect(PLATFORM_IDS.indeed, "asha.raman@example.com", SANDBOX_PASSWORD);
  await giveRoom(on, person, GOAL * 2);
  const run = await person.waitForRun(
    await person.apply(PLATFORM_IDS.linkedin, GOAL),
    RUN_TIMEOUT_MS,
  );
  await person.call(routes.setReviewMode, {
    body: { platform_id: PLATFORM_IDS.indeed, is_on: true },
  });
  await person.waitForRun(await person.apply(PLATFORM_IDS.indeed, 3), RUN_TIMEOUT_MS);
  const failed = await failOne(on, person);
  await person.call(routes.updateSchedule, { body: [schedule(PLATFORM_IDS.linkedin)] });
  return {
    run: run.run.id,
    applied: idOfApplied(run),
    prepared:
      z.array(PreparedSummary).parse(await person.call(routes.listPrepared))[0]?.application.id ??
      "",
    need: NeedsYou.parse(await person.call(routes.getNeedsYou)).questions[0]?.id ?? "",
    payment,
    declined,
    abandoned,
    failed,
  };
}

/** Applies to one job whose portal loses what it was sent, and returns the application once the portal's list has shown so. */
async function failOne(on: Stage, person: Person): Promise<string> {
  const account = "asha.raman@example.com";
  await on.glassdoor.setFaults({ lost_confirmation: "not_recorded" }, account);
  await person.connect(PLATFORM_IDS.glassdoor, account, SANDBOX_PASSWORD);
  const run = await person.apply(PLATFORM_IDS.glassdoor, 1);
  await person.waitForRun(run, RUN_TIMEOUT_MS);
  for (const until = Date.now() + RUN_TIMEOUT_MS; Date.now() < until; await delay(POLL_MS)) {
    const { applications } = RunDetail.parse(
      await person.call(routes.getRun, { params: { id: run } }),
    );
    const failed = applications.find(({ status }) => status === "FAILED");
    if (failed !== undefined) return failed.id;
  }
  throw new Error("Nothing failed");
}

function idOfApplied({ applications }: RunDetail): string {
  return applications.find(({ status }) => status === "APPLIED")?.id ?? "";
}

/** A job that asks what no profile says, so that the inbox has something. */
function askingJob(): object {
  return {
    id: "4810000001",
    title: "Backend Engineer",
    company: "Saffron Grid",
    location: "Bangalore, Karnataka, India",
    apply: "easy",
    state: "open",
    already_applied: "none",
    has_safety_reminder: false,
    steps: [
      {
        title: "Additional questions",
        questions: [
          { kind: "resume", label: "Resume", required: true },
          {
            kind: "radio",
            label: "Which shift do you prefer?",
            required: true,
            options: ["Day", "Night", "Either is fine"],
          },
        ],
      },
    ],
  };
}

function schedule(platformId: number): object {
  return {
    platform_id: platformId,
    frequency: "DAILY",
    application_goal: GOAL,
    start_time: "09:00:00",
    end_date: null,
  };
}
