import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openShop, type Shop } from "./payment/testing/shop.fixture.ts";

const MAIN = fileURLToPath(new URL("./main.ts", import.meta.url));

interface Started {
  child: ChildProcess;
  linkedinUrl: string;
  indeedUrl: string;
  glassdoorUrl: string;
  paymentUrl: string;
}
/** What has to be there again in the process that was started after the kill. */
type Check = (second: Started) => Promise<void>;

const running = new Set<ChildProcess>();
const checks = new Map<string, Check>();
let shop: Shop;
let second: Started;

function run(
  env: Record<string, string>,
  stdio: ["ignore", "pipe" | "ignore", "pipe" | "inherit"],
) {
  const child = spawn(process.execPath, [MAIN], { env: { ...process.env, ...env }, stdio });
  running.add(child);
  return child;
}

async function start(): Promise<Started> {
  const child = run(
    {
      SANDBOX_PORT_BASE: "0",
      SANDBOX_DATA_DIR: `${shop.dataDir}/own`,
      SANDBOX_PAYMENT_WEBHOOK_URL: `${shop.address}/webhook`,
    },
    ["ignore", "pipe", "inherit"],
  );
  if (child.stdout === null) throw new Error("it has no output");
  const [line] = await once(createInterface({ input: child.stdout }), "line");
  return { ...JSON.parse(String(line)), child };
}

const post = (url: string, body: unknown, cookie = "") =>
  fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify(body),
  });
const readJson = async (url: string): Promise<any> => (await fetch(url)).json();

/** All parts are used in one process, which is then killed: a start of the sandbox costs a second of processor time. */
beforeAll(async () => {
  shop = await openShop();
  const first = await start();
  for (const [part, use] of Object.entries(PARTS)) checks.set(part, await use(first));
  first.child.kill("SIGKILL");
  await once(first.child, "exit");
  shop.answers.length = 0;
  second = await start();
});
afterAll(async () => {
  for (const child of running) child.kill("SIGKILL");
  await shop.close();
});

async function useLinkedin({ linkedinUrl: site }: Started): Promise<Check> {
  const job = {
    id: "4900000009",
    title: "Keeper",
    company: "Lasting Ltd",
    steps: [{ title: "Contact info", questions: [{ id: "5", label: "Name", kind: "text" }] }],
  };
  await post(`${site}/_control/jobs`, { jobs: [job] });
  const signIn = {
    email: "keep@example.test",
    password: "correct-horse",
    remember: true,
    next: "",
  };
  const entered = await post(`${site}/uas/api/sign-in`, signIn);
  const cookie = entered.headers
    .getSetCookie()
    .map((text) => text.split(";")[0])
    .join("; ");
  const answers = { answers: { "5": "Asha" }, follow_company: true };
  const sent = await post(`${site}/jobs/api/easy-apply/${job.id}/submit`, answers, cookie);
  expect(sent.status).toBe(200);
  return async ({ linkedinUrl }) => {
    const applications = await readJson(`${linkedinUrl}/_control/applications`);
    expect(applications).toHaveLength(1);
    expect(applications[0]).toMatchObject({
      job_id: job.id,
      applicant_email: "keep@example.test",
    });
    const me = await fetch(`${linkedinUrl}/voyager/api/me`, { headers: { cookie } });
    expect(me.status).toBe(200);
    expect(await readJson(`${linkedinUrl}/_control/jobs`)).toHaveLength(1);
  };
}

async function useIndeed({ indeedUrl: site }: Started): Promise<Check> {
  const job = { id: "00000000000000d1", title: "Keeper", company: "Lasting Ltd" };
  await post(`${site}/_control/jobs`, { jobs: [job] });
  const asked = await post(`${site}/auth/api/email`, { __email: "keep@example.test" });
  const id = String((await asked.json()).path)
    .split("/")
    .at(-1);
  const entered = await post(`${site}/auth/api/password/${id}`, { __password: "correct-horse" });
  const cookie = String(entered.headers.getSetCookie()[0]).split(";")[0] ?? "";
  const open = (from: string) =>
    fetch(`${from}/beta/indeedapply/start?jk=${job.id}`, {
      headers: { cookie },
      redirect: "manual",
    });
  const form = /iaUid=[\w-]+/.exec(String((await open(site)).headers.get("location")))?.[0];
  const file = new FormData();
  file.set("file", new Blob(["%PDF one"]), "cv.pdf");
  const upload = `${site}/beta/indeedapply/api/upload?${form}&purpose=resume`;
  const stored = await fetch(upload, { method: "POST", headers: { cookie }, body: file });
  const resume = (await stored.json()).id;
  const step = (slug: string, answers: object) =>
    post(
      `${site}/beta/indeedapply/api/step?${form}`,
      { slug, answers, action: "continue" },
      cookie,
    );
  const person = { "first-name": "Asha", "last-name": "Rao", phone: "9876543210" };
  await step("contact-info-module", person);
  await step("resume-selection-module/resume-selection", { resume });
  const sent = await post(`${site}/beta/indeedapply/api/submit?${form}`, {}, cookie);
  expect((await sent.json()).fragment.slug).toBe("post-apply");
  return async ({ indeedUrl }) => {
    expect(await readJson(`${indeedUrl}/_control/applications`)).toMatchObject([
      { portal: "indeed", job_id: job.id, cv: { file_name: "cv.pdf" } },
    ]);
    const page = await fetch(`${indeedUrl}/viewjob?jk=${job.id}`, { headers: { cookie } });
    expect(await page.text()).toContain("You applied on");
    expect(await readJson(`${indeedUrl}/_control/jobs`)).toHaveLength(1);
    expect((await open(indeedUrl)).status).toBe(409);
  };
}

async function useGlassdoor({ glassdoorUrl: site, indeedUrl }: Started): Promise<Check> {
  const job = {
    id: "1009000000001",
    title: "Keeper",
    company: "Lasting Ltd",
    steps: [{ questions: [{ id: "name", label: "Name", kind: "text" }] }],
  };
  await post(`${site}/_control/jobs`, { jobs: [job] });
  const signIn = { username: "keep@example.test", password: "correct-horse", next: "" };
  const entered = await post(`${site}/profile/api/login`, signIn);
  const cookie = String(entered.headers.getSetCookie()[0]).split(";")[0] ?? "";
  const path = "/easy-apply/api/open";
  const opened = await post(`${site}${path}`, { job_id: job.id }, cookie);
  const query = String((await opened.json()).src).split("?")[1];
  const form = (name: string, body: unknown) =>
    post(`${indeedUrl}/beta/indeedapply/api/${name}?${query}`, body);
  const slug = "questions-module/questions/1";
  await form("step", { slug, answers: { name: "Asha" }, action: "continue" });
  expect((await form("submit", {})).status).toBe(200);
  return async ({ glassdoorUrl }) => {
    expect(await readJson(`${glassdoorUrl}/_control/applications`)).toMatchObject([
      { portal: "glassdoor", answers: [{ question: "Name", value: "Asha" }] },
    ]);
    const again = await post(`${glassdoorUrl}${path}`, { job_id: job.id }, cookie);
    expect(again.status).toBe(409);
    expect((await again.json()).kind).toBe("applied");
  };
}

async function usePayments({ paymentUrl: site }: Started): Promise<Check> {
  const submit = async (path: string, fields: Record<string, string>) => {
    const body = new URLSearchParams(fields);
    const response = await fetch(`${site}${path}`, { method: "POST", body, redirect: "manual" });
    return response.headers.get("location");
  };
  const openPath = await submit("/_payment", shop.form());
  // The shop takes nothing until the first process is gone.
  const retries = { webhook_retry_ms: Array.from({ length: 20 }, () => 500) };
  await post(`${site}/_control/faults`, retries);
  shop.answers.push(...Array.from({ length: 1000 }, () => 503));
  const paid = shop.form();
  await submit(`${await submit("/_payment", paid)}/upi`, { vpa: "success@till" });
  await shop.untilReceived("/webhook", 1);
  const refund = { amount: "40.00", status: "queued" };
  await post(`${site}/_control/payments/${paid["txnid"]}/refund`, refund);
  const before = await readJson(`${site}/_control/payments`);
  return async ({ paymentUrl }) => {
    const control = `${paymentUrl}/_control/payments`;
    const withoutDeliveries = (list: any[]) => list.map(({ deliveries: _d, ...rest }) => rest);
    expect(withoutDeliveries(await readJson(control))).toEqual(withoutDeliveries(before));
    const deliveries = async () => (await readJson(`${control}/${paid["txnid"]}`)).deliveries;
    await expect
      .poll(deliveries, { timeout: 30_000 })
      .toMatchObject([{ kind: "payment", state: "delivered" }]);
    const posts = await shop.untilReceived("/webhook", 2);
    expect(new Set(posts.map(({ fields }) => JSON.stringify(fields))).size).toBe(1);
    const page = await (await fetch(`${paymentUrl}${openPath}`)).text();
    expect(page).toContain("Choose how to pay");
  };
}

const PARTS = {
  "LinkedIn has its record, its session and its loaded jobs": useLinkedin,
  "Indeed has its record, its session, the stored resume and its jobs": useIndeed,
  "Glassdoor has its record, its session and its jobs": useGlassdoor,
  "the payments are the same, the payment page goes on, and a waiting notification is sent":
    usePayments,
};

test.each(Object.keys(PARTS))("after kill -9 %s", async (part) => {
  await checks.get(part)?.(second);
  expect.hasAssertions();
});

test("SIGTERM ends the process with exit code 0", async () => {
  second.child.kill("SIGTERM");
  expect(await once(second.child, "exit")).toEqual([0, null]);
});

test("settings that make no sense are refused with the name of the variable", async () => {
  const child = run({ SANDBOX_PORT_BASE: "eighty" }, ["ignore", "ignore", "pipe"]);
  if (child.stderr === null) throw new Error("it has no output for errors");
  const [line] = await once(createInterface({ input: child.stderr }), "line");
  expect(String(line)).toContain("SANDBOX_PORT_BASE");
  expect(child.exitCode ?? (await once(child, "exit"))[0]).toBe(1);
});
