import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sendControl } from "@sendoff/testkit/sandbox";
import type { BrowserContext } from "playwright-core";
import { startSandbox, type Sandbox } from "../sandbox.ts";

const json = { "content-type": "application/json" };

/** A sandbox of its own for a test file. */
export async function openSandbox(): Promise<Sandbox> {
  return startSandbox({
    portBase: 0,
    dataDir: await mkdtemp(join(tmpdir(), "sandbox-site-")),
  });
}

/** The calls tests make to one job site, its control calls included. */
export class JobSite {
  readonly sandbox: Sandbox;
  readonly base: string;

  constructor(sandbox: Sandbox, base: string) {
    this.sandbox = sandbox;
    this.base = base;
  }

  control(method: string, path: string, body?: unknown): Promise<Response> {
    return sendControl(this.base, method, path, body);
  }

  /** Sets these faults and no others. */
  async faults(body: unknown): Promise<void> {
    await this.control("DELETE", "faults");
    const response = await this.control("POST", "faults", body);
    if (!response.ok) throw new Error(await response.text());
  }

  async applications(applicant: string): Promise<Record<string, any>[]> {
    const path = `applications?applicant=${encodeURIComponent(applicant)}`;
    return (await this.control("GET", path)).json();
  }

  get(path: string, cookie = ""): Promise<Response> {
    return fetch(`${this.base}${path}`, { headers: { cookie }, redirect: "manual" });
  }

  post(path: string, body: unknown, cookie = ""): Promise<Response> {
    return fetch(`${this.base}${path}`, {
      method: "POST",
      headers: { ...json, cookie },
      body: JSON.stringify(body),
    });
  }

  /** The newest code that was mailed to an address. */
  async code(email: string): Promise<string> {
    const listed = await fetch(`${this.sandbox.urls.mail}/api/messages?to=${email}`);
    return String(/\b\d{6}\b/.exec((await listed.json())[0].text)?.[0]);
  }

  /** The cookies an answer set, as a header. */
  static cookiesOf(response: Response): string {
    return response.headers
      .getSetCookie()
      .map((line) => line.split(";")[0])
      .join("; ");
  }

  /** Puts a session into a browser. */
  async enter(context: BrowserContext, cookie: string): Promise<void> {
    await context.addCookies(
      cookie.split("; ").map((pair) => {
        const at = pair.indexOf("=");
        return { name: pair.slice(0, at), value: pair.slice(at + 1), url: this.base };
      }),
    );
  }
}
