import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sendControl } from "@sendoff/testkit/sandbox";
import { startSandbox, type Sandbox } from "../../sandbox.ts";

/** A sandbox of its own for a test file, and the calls tests make to it. */
export interface Site {
  sandbox: Sandbox;
  base: string;
  control(method: string, path: string, body?: unknown): Promise<Response>;
  faults(body: unknown): Promise<void>;
  applications(applicant?: string): Promise<Record<string, unknown>[]>;
  /** Signs in over HTTP and returns the cookie header. */
  signIn(email: string): Promise<string>;
  get(path: string, cookie?: string): Promise<Response>;
  post(path: string, body: unknown, cookie: string): Promise<Response>;
  upload(cookie: string, name: string, content: string): Promise<{ id: string }>;
}

const json = { "content-type": "application/json" };

export async function createSite(): Promise<Site> {
  const dataDir = await mkdtemp(join(tmpdir(), "sandbox-site-"));
  const sandbox = await startSandbox({ portBase: 0, dataDir });
  const base = sandbox.urls.linkedin;
  const control: Site["control"] = (...call) => sendControl(base, ...call);
  return {
    sandbox,
    base,
    control,
    async faults(body) {
      await control("DELETE", "faults");
      const response = await control("POST", "faults", body);
      if (!response.ok) throw new Error(await response.text());
    },
    async applications(applicant) {
      const query = applicant === undefined ? "" : `?applicant=${encodeURIComponent(applicant)}`;
      return (await control("GET", `applications${query}`)).json();
    },
    async signIn(email) {
      const response = await fetch(`${base}/uas/api/sign-in`, {
        method: "POST",
        headers: json,
        body: JSON.stringify({ email, password: "correct-horse", remember: true, next: "" }),
      });
      const pairs = response.headers.getSetCookie().map((line) => line.split(";")[0]);
      return pairs.join("; ");
    },
    get: (path, cookie = "") =>
      fetch(`${base}${path}`, { headers: { cookie }, redirect: "manual" }),
    post: (path, body, cookie) =>
      fetch(`${base}${path}`, {
        method: "POST",
        headers: { ...json, cookie },
        body: JSON.stringify(body),
      }),
    async upload(cookie, name, content) {
      const form = new FormData();
      form.set("file", new Blob([content]), name);
      const response = await fetch(`${base}/jobs/api/upload?purpose=resume`, {
        method: "POST",
        headers: { cookie },
        body: form,
      });
      return response.json();
    },
  };
}

/** A small job whose form a test can fill in one call. */
export const SIMPLE_JOB = {
  id: "4900000001",
  title: "Test Engineer",
  company: "Probe & Sons",
  steps: [
    {
      title: "Contact info",
      questions: [
        { id: "11", label: "How many years?", kind: "numeric" },
        { id: "12", label: "Resume", kind: "resume" },
      ],
    },
  ],
  has_review: false,
};
