import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { request } from "playwright-core";
import type { APIRequestContext } from "playwright-core";
import { z } from "zod";
import { getDriver } from "../registry.ts";
import type {
  PortalFixture,
  Received,
  RunningPortal,
  SuiteJob,
  SuiteQuestion,
  Trouble,
} from "./portal.fixture.ts";

const SANDBOX = join(
  import.meta.dirname,
  "..",
  "..",
  "..",
  "..",
  "apps",
  "sandbox",
  "src",
  "main.ts",
);

const Listening = z.object({ mailUrl: z.string(), linkedinUrl: z.string() });
const Records = z.array(
  z.object({
    job_id: z.string(),
    answers: z.array(
      z.object({
        question: z.string(),
        value: z.union([z.string(), z.array(z.string()), z.boolean()]),
      }),
    ),
    cv: z.object({ file_name: z.string(), sha256: z.string() }).nullish(),
    other_files: z.array(z.unknown()),
    follow_company: z.boolean().nullish(),
  }),
);
const Messages = z.array(z.object({ text: z.string() }));

const VARIANTS: Readonly<Record<string, object>> = {
  "older pages, classic sign-in": { skin: "legacy", login_variant: "classic" },
  "newer pages, react sign-in": { skin: "sdui", login_variant: "react", shadow_dialogs: false },
  "newer pages, dialogs in a shadow root": {
    skin: "sdui",
    login_variant: "react",
    shadow_dialogs: true,
  },
};

const TROUBLES: Readonly<Record<Trouble, object>> = {
  daily_limit: { daily_limit: 0, daily_limit_shape: "dialog" },
  daily_limit_button: { daily_limit: 0, daily_limit_shape: "disabled_button" },
  fast_pace: { fast_pace_after: 1 },
  slow_confirmation: { slow_confirmation_ms: 2_500 },
  lost_confirmation_sent: { lost_confirmation: "marked_applied" },
  lost_confirmation_unsent: { lost_confirmation: "not_recorded" },
  session_ends_mid_form: { session_expiry: "mid_form" },
  changed_layout: { changed_layout: true },
  safety_reminder: { safety_reminder: true },
  captcha_at_apply: { captcha: "apply" },
};

const KINDS: Readonly<Record<SuiteQuestion["kind"], object>> = {
  text: { kind: "text" },
  integer: { kind: "numeric", min: 0, max: 99 },
  textarea: { kind: "textarea" },
  select: { kind: "select" },
  radio: { kind: "radio" },
  checkboxes: { kind: "checkboxes" },
  consent: { kind: "consent" },
  city: { kind: "typeahead" },
  date: { kind: "date" },
  cv: { kind: "resume" },
  photo: { kind: "file", purpose: "photo" },
};

function jobBody(job: SuiteJob): object {
  return {
    id: job.id,
    title: job.title,
    company: job.company,
    location: "Pune, Maharashtra, India",
    apply: job.state === "external" ? "external" : "easy",
    state: job.state === "closed" ? "closed" : "open",
    already_applied: job.state === "applied_before" ? "everyone" : "none",
    has_safety_reminder: false,
    steps: (job.pages ?? []).map((page) => ({
      title: page.title,
      questions: page.questions.map((question) => ({
        label: question.label,
        required: question.isOptional !== true,
        ...(question.options === undefined ? {} : { options: question.options }),
        ...KINDS[question.kind],
      })),
    })),
  };
}

/** Starts the sandbox as the process it is; its address lines and its books are all the suite knows of it. */
async function startSandboxProcess(
  dataDir: string,
): Promise<{ pid: number; urls: z.infer<typeof Listening>; stop: () => Promise<void> }> {
  const child = spawn(process.execPath, [SANDBOX], {
    env: { ...process.env, SANDBOX_PORT_BASE: "0", SANDBOX_DATA_DIR: dataDir },
    stdio: ["ignore", "pipe", "inherit"],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const urls = Listening.safeParse(JSON.parse(line));
    if (!urls.success) continue;
    const stop = (): Promise<void> =>
      new Promise((resolve) => {
        child.once("exit", () => resolve());
        child.kill("SIGTERM");
      });
    return { pid: child.pid ?? 0, urls: urls.data, stop };
  }
  throw new Error("The sandbox ended before it listened");
}

async function control(api: APIRequestContext, url: string, data: object): Promise<void> {
  const response = await api.post(url, { data });
  if (!response.ok())
    throw new Error(`${url} answered ${response.status()}: ${await response.text()}`);
}

function receivedOf(record: z.infer<typeof Records>[number]): Received {
  return {
    jobId: record.job_id,
    answers: new Map(record.answers.map((answer) => [answer.question, answer.value])),
    cv: record.cv ? { fileName: record.cv.file_name, sha256: record.cv.sha256 } : undefined,
    otherFiles: record.other_files.length,
    isFollowing: record.follow_company === true,
  };
}

async function start(): Promise<RunningPortal> {
  const dataDir = mkdtempSync(join(tmpdir(), "portals-sandbox-"));
  const { urls, stop } = await startSandboxProcess(dataDir);
  const api = await request.newContext();
  const at = (path: string): string => new URL(path, urls.linkedinUrl).href;
  return {
    baseUrl: urls.linkedinUrl,
    loadJobs: (jobs) =>
      control(api, at("/_control/jobs"), { mode: "replace", jobs: jobs.map(jobBody) }),
    setVariant: (variant) =>
      control(api, at("/_control/faults"), { spinner_ms: 60, ...VARIANTS[variant] }),
    setTrouble: (applicant, trouble) =>
      control(api, at("/_control/faults"), { scope: { applicant }, ...TROUBLES[trouble] }),
    listReceived: async (account) => {
      const response = await api.get(
        at(`/_control/applications?applicant=${encodeURIComponent(account)}`),
      );
      return Records.parse(await response.json()).map(receivedOf);
    },
    getCode: async (account) => {
      const response = await api.get(
        `${urls.mailUrl}/api/messages?to=${encodeURIComponent(account)}`,
      );
      const code = /\b\d{6}\b/.exec(Messages.parse(await response.json())[0]?.text ?? "")?.[0];
      if (code === undefined) throw new Error(`No code was mailed to ${account}`);
      return code;
    },
    stop: async () => {
      await api.dispose();
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** LinkedIn against its replica in the sandbox. */
export const linkedinFixture: PortalFixture = {
  driver: getDriver(1),
  variants: Object.keys(VARIANTS),
  layouts: Object.keys(VARIANTS).slice(0, 2),
  password: "correct-horse",
  start,
};
