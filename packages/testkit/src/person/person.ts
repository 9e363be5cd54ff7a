import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { type CvExtraction } from "@sendoff/contract/cv";
import { LoginCodeRequired, PlatformTemplate } from "@sendoff/contract/platform";
import { type Profile } from "@sendoff/contract/profile";
import { type Route } from "@sendoff/contract/route";
import { routes } from "@sendoff/contract/routes";
import { ApplicationDetail, RunDetail } from "@sendoff/contract/run";
import { profileToFilters } from "@sendoff/domain/profile";
import { z } from "zod";
import { readCode } from "../sandbox/sandbox-client.ts";

/** What a stage's person needs to know of it. */
export interface Addresses {
  readonly apiUrl: string;
  readonly mailUrl: string;
}

/** An answer that was not expected; carries the status. */
export class CallError extends Error {
  override readonly name = "CallError";
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** One person at the API, doing what the web app does. */
export class Person {
  readonly email: string;
  readonly #addresses: Addresses;
  #token = "";

  constructor(addresses: Addresses, email: string) {
    this.#addresses = addresses;
    this.email = email;
  }

  /** The bearer token, for a browser that is to be this person; empty before the sign-in. */
  get token(): string {
    return this.#token;
  }

  /** One call of the contract; returns the parsed body. Throws CallError for any refusal. */
  async call<R extends Route>(
    route: R,
    input: { body?: unknown; params?: Record<string, string>; form?: FormData } = {},
  ): Promise<unknown> {
    const path = Object.entries(input.params ?? {}).reduce(
      (text, [name, value]) => text.replace(`:${name}`, encodeURIComponent(value)),
      route.path,
    );
    const response = await fetch(`${this.#addresses.apiUrl}${path}`, {
      method: route.method,
      headers: {
        ...(this.#token === "" ? {} : { authorization: `Bearer ${this.#token}` }),
        ...(input.body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
      ...(input.form === undefined ? {} : { body: input.form }),
      signal: AbortSignal.timeout(120_000),
    });
    const text = await response.text();
    const schema = route.responses[response.status];
    if (!response.ok || schema === undefined) {
      throw new CallError(
        response.status,
        `${route.path}: ${response.status} ${text.slice(0, 300)}`,
      );
    }
    return schema.parse(text === "" ? undefined : JSON.parse(text));
  }

  /** Asks for a code, reads it in the mailbox and exchanges it. */
  async signIn(): Promise<void> {
    const since = new Date().toISOString();
    const { orderId } = z
      .object({ orderId: z.string() })
      .parse(await this.call(routes.sendEmailOtp, { body: { email: this.email } }));
    const code = await readCode(this.#addresses.mailUrl, this.email, since);
    const { auth_token: token } = z.object({ auth_token: z.string() }).parse(
      await this.call(routes.verifyEmailOtp, {
        body: { email: this.email, orderId, code: Number(code), time_zone: "Asia/Kolkata" },
      }),
    );
    this.#token = token;
  }

  /** Uploads a CV and returns what was read from it. */
  async uploadCv(path: string): Promise<CvExtraction> {
    const form = new FormData();
    form.append("cv", new Blob([readFileSync(path)]), basename(path));
    await this.call(routes.uploadCv, { form });
    return routes.extractCv.responses[200].parse(await this.call(routes.extractCv, { body: {} }))
      .data;
  }

  async update(details: Record<string, unknown>): Promise<void> {
    await this.call(routes.updateUserDetails, { body: details });
  }

  async saveProfile(profile: Profile, preferences: Record<string, unknown>): Promise<void> {
    await this.update({ filters: { ...profileToFilters(profile), ...preferences } });
  }

  /** Connects an account; reads and gives the portal's own code when it asks for one. Returns whether it did. */
  async connect(platformId: number, account: string, password: string): Promise<boolean> {
    const since = new Date().toISOString();
    const answer = await this.call(routes.login, {
      body: { email: account, password, website: "", platform_id: platformId },
    });
    const asked = LoginCodeRequired.safeParse(answer);
    if (!asked.success) return false;
    const code = await readCode(this.#addresses.mailUrl, account, since);
    await this.call(routes.loginOtp, {
      body: { otp_code: code, platform_id: String(platformId), session_id: asked.data.session_id },
    });
    return true;
  }

  /** Adds a company's own board and returns the platform's id. */
  async addPlatform(name: string, address: string): Promise<number> {
    const body = { platform_name: name, platform_url: address };
    return PlatformTemplate.parse(await this.call(routes.createPlatform, { body })).id;
  }

  /** Starts a run and returns its id. */
  async apply(platformId: number, goal?: number): Promise<string> {
    const body = { platform_id: platformId, ...(goal === undefined ? {} : { goal }) };
    return z.object({ run_id: z.string() }).parse(await this.call(routes.applyJobs, { body }))
      .run_id;
  }

  async getRun(runId: string): Promise<RunDetail> {
    return RunDetail.parse(await this.call(routes.getRun, { params: { id: runId } }));
  }

  async getApplication(id: string): Promise<ApplicationDetail> {
    return ApplicationDetail.parse(await this.call(routes.getApplication, { params: { id } }));
  }

  /**
   * Waits until a run has ended and nothing of it is unconfirmed, at most `timeoutMs` while nothing of it moves on. Faults of the API on
   * the way are waited out.
   */
  async waitForRun(runId: string, timeoutMs: number): Promise<RunDetail> {
    let deadline = performance.now() + timeoutMs;
    let last = "";
    for (;;) {
      const detail = await this.getRun(runId).catch((error: unknown) => {
        if (error instanceof CallError && error.status < 500) throw error;
        return undefined;
      });
      if (detail !== undefined && detail.run.state === "ended" && detail.run.credits_held === 0) {
        return detail;
      }
      const now = detail === undefined ? last : progressOf(detail);
      if (now !== last) deadline = performance.now() + timeoutMs;
      last = now;
      if (performance.now() > deadline) {
        throw new Error(
          `The run did not move on for ${timeoutMs / 1000} s: ${JSON.stringify(detail?.run)}`,
        );
      }
      await delay(200);
    }
  }
}

function progressOf({ run, applications }: RunDetail): string {
  return JSON.stringify([run.state, run.opened, applications.map(({ status }) => status)]);
}
