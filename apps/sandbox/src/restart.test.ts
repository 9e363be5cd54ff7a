import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterEach, expect, test } from "vitest";

const MAIN = fileURLToPath(new URL("./main.ts", import.meta.url));
const running = new Set<ChildProcess>();
afterEach(() => {
  for (const child of running) child.kill("SIGKILL");
});

interface Started {
  child: ChildProcess;
  linkedinUrl: string;
  indeedUrl: string;
  glassdoorUrl: string;
  mailUrl: string;
  smtpPort: number;
}

async function start(dataDir: string): Promise<Started> {
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, SANDBOX_PORT_BASE: "0", SANDBOX_DATA_DIR: dataDir },
    stdio: ["ignore", "pipe", "inherit"],
  });
  running.add(child);
  const [line] = await once(createInterface({ input: child.stdout }), "line");
  return { ...JSON.parse(String(line)), child };
}

const post = (url: string, body: unknown, cookie = "") =>
  fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify(body),
  });

test("after kill -9 the record, the session and the loaded jobs are all there", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "sandbox-restart-"));
  const first = await start(dataDir);
  const job = {
    id: "4900000009",
    title: "Keeper",
    company: "Lasting Ltd",
    steps: [{ title: "Contact info", questions: [{ id: "5", label: "Name", kind: "text" }] }],
  };
  await post(`${first.linkedinUrl}/_control/jobs`, { jobs: [job] });
  const signIn = {
    email: "keep@example.test",
    password: "correct-horse",
    remember: true,
    next: "",
  };
  const entered = await post(`${first.linkedinUrl}/uas/api/sign-in`, signIn);
  const cookie = entered.headers
    .getSetCookie()
    .map((text) => text.split(";")[0])
    .join("; ");
  const path = `/jobs/api/easy-apply/${job.id}/submit`;
  const sent = await post(
    `${first.linkedinUrl}${path}`,
    { answers: { "5": "Asha" }, follow_company: true },
    cookie,
  );
  expect(sent.status).toBe(200);
  first.child.kill("SIGKILL");
  await once(first.child, "exit");

  const second = await start(dataDir);
  const applications = await (await fetch(`${second.linkedinUrl}/_control/applications`)).json();
  expect(applications).toHaveLength(1);
  expect(applications[0]).toMatchObject({ job_id: job.id, applicant_email: "keep@example.test" });
  const me = await fetch(`${second.linkedinUrl}/voyager/api/me`, { headers: { cookie } });
  expect(me.status).toBe(200);
  expect(await (await fetch(`${second.linkedinUrl}/_control/jobs`)).json()).toHaveLength(1);
});

test("after kill -9 the second site has its record, session, stored resume and jobs too", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "sandbox-restart-"));
  const first = await start(dataDir);
  const site = first.indeedUrl;
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
  first.child.kill("SIGKILL");
  await once(first.child, "exit");

  const second = await start(dataDir);
  const received = await fetch(`${second.indeedUrl}/_control/applications`);
  expect(await received.json()).toMatchObject([
    { portal: "indeed", job_id: job.id, cv: { file_name: "cv.pdf" } },
  ]);
  const page = await fetch(`${second.indeedUrl}/viewjob?jk=${job.id}`, { headers: { cookie } });
  expect(await page.text()).toContain("You applied on");
  expect(await (await fetch(`${second.indeedUrl}/_control/jobs`)).json()).toHaveLength(1);
  expect((await open(second.indeedUrl)).status).toBe(409);
});

test("after kill -9 the third site has its record, session and jobs too", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "sandbox-restart-"));
  const first = await start(dataDir);
  const job = {
    id: "1009000000001",
    title: "Keeper",
    company: "Lasting Ltd",
    steps: [{ questions: [{ id: "name", label: "Name", kind: "text" }] }],
  };
  await post(`${first.glassdoorUrl}/_control/jobs`, { jobs: [job] });
  const signIn = { username: "keep@example.test", password: "correct-horse", next: "" };
  const entered = await post(`${first.glassdoorUrl}/profile/api/login`, signIn);
  const cookie = String(entered.headers.getSetCookie()[0]).split(";")[0] ?? "";
  const path = "/easy-apply/api/open";
  const opened = await post(`${first.glassdoorUrl}${path}`, { job_id: job.id }, cookie);
  const query = String((await opened.json()).src).split("?")[1];
  const form = (name: string, body: unknown) =>
    post(`${first.indeedUrl}/beta/indeedapply/api/${name}?${query}`, body);
  const slug = "questions-module/questions/1";
  await form("step", { slug, answers: { name: "Asha" }, action: "continue" });
  expect((await form("submit", {})).status).toBe(200);
  first.child.kill("SIGKILL");
  await once(first.child, "exit");

  const second = await start(dataDir);
  const received = await fetch(`${second.glassdoorUrl}/_control/applications`);
  expect(await received.json()).toMatchObject([
    { portal: "glassdoor", answers: [{ question: "Name", value: "Asha" }] },
  ]);
  const again = await post(`${second.glassdoorUrl}${path}`, { job_id: job.id }, cookie);
  expect(again.status).toBe(409);
  expect((await again.json()).kind).toBe("applied");
});

test("SIGTERM ends the process with exit code 0", async () => {
  const { child } = await start(await mkdtemp(join(tmpdir(), "sandbox-stop-")));
  child.kill("SIGTERM");
  expect(await once(child, "exit")).toEqual([0, null]);
});

test("settings that make no sense are refused with the name of the variable", async () => {
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, SANDBOX_PORT_BASE: "eighty" },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const [line] = await once(createInterface({ input: child.stderr }), "line");
  expect(String(line)).toContain("SANDBOX_PORT_BASE");
  expect(child.exitCode ?? (await once(child, "exit"))[0]).toBe(1);
});
