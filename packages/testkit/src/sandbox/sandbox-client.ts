import { setTimeout as delay } from "node:timers/promises";
import { FieldValue } from "@sendoff/contract/form";
import { z } from "zod";
import { AskedCheck, type PlannedCheck } from "./check-control.ts";
import { callControl } from "./control-call.ts";

/** What an employer received, by the portal's own record (apps/sandbox/README.md). */
export const ReceivedApplication = z.object({
  id: z.string(),
  job_id: z.string(),
  job_title: z.string(),
  company: z.string(),
  applicant_email: z.string(),
  answers: z.array(
    z.object({
      question: z.string(),
      kind: z.string(),
      value: FieldValue,
      /** Which of the jobs or schools it is about, counted from 1. */
      group: z.number().optional(),
    }),
  ),
  cv: z.object({ file_name: z.string(), sha256: z.string(), bytes: z.number() }).nullable(),
  other_files: z.array(z.object({ purpose: z.string(), sha256: z.string() })),
  /** Only where a portal asks. */
  follow_company: z.boolean().optional(),
});
export type ReceivedApplication = z.infer<typeof ReceivedApplication>;

const Message = z.object({
  /** Text messages have none. */
  subject: z.string().default(""),
  text: z.string(),
  received_at: z.string(),
});
export type SandboxMessage = z.infer<typeof Message>;

const CheckAnswer = z.object({ asked: z.array(AskedCheck) });

const CODE = /\b\d{6}\b/;
/** Mails leave from a queue, and the machine may be busy: a limit, no expectation. */
const MAIL_WAIT_MS = 60_000;

const SessionAnswer = z.object({
  cookies: z.array(z.object({ name: z.string(), value: z.string() })),
});

/** A cookie as Playwright takes it and keeps it in a stored state. */
export interface SessionCookie {
  readonly name: string;
  readonly value: string;
  readonly domain: string;
  readonly path: "/";
  readonly expires: -1;
  readonly httpOnly: true;
  readonly secure: false;
  readonly sameSite: "Lax";
}

/** The control calls of one portal of the sandbox. Every method throws ControlError when the portal refuses the call. */
export class PortalControl {
  readonly url: string;

  /** `url` is the portal's own address. */
  constructor(url: string) {
    this.url = url;
  }

  /** What employers received from one account, or from everybody, oldest first. */
  async listReceived(applicant?: string): Promise<ReceivedApplication[]> {
    return z.array(ReceivedApplication).parse(await this.#ask("applications", applicant));
  }

  /** Hidden buttons and fields that were used; for portals that have any. */
  async listTraps(applicant: string): Promise<unknown[]> {
    return z.array(z.unknown()).parse(await this.#ask("traps", applicant));
  }

  /** The catalogue, each job as the portal keeps it. */
  async listJobs(): Promise<unknown[]> {
    return z.array(z.unknown()).parse(await this.#ask("jobs"));
  }

  /**
   * Adds jobs to those that the portal has, or puts them in the place of all of them. What a job leaves out, the portal fills
   * in: an open one with contact and CV.
   */
  async loadJobs(jobs: readonly object[], mode: "merge" | "replace"): Promise<void> {
    await this.#control("POST", "jobs", { mode, jobs });
  }

  /** Brings back the catalogue that the portal comes with. */
  async resetJobs(): Promise<void> {
    await this.#control("DELETE", "jobs");
  }

  /** Forgets what employers received. */
  async clearReceived(): Promise<void> {
    await this.#control("DELETE", "applications");
  }

  /** Adds to the fault switches, towards one account or, without one, towards everybody. */
  async setFaults(faults: object, applicant?: string): Promise<void> {
    const scope = applicant === undefined ? {} : { scope: { applicant } };
    await this.#control("POST", "faults", { ...faults, ...scope });
  }

  /** Lets one account meet a check that a hand can pass, after those that are planned for it already. Boards have none. */
  async planCheck(applicant: string, plan: PlannedCheck): Promise<void> {
    await this.#control("POST", "checks", { applicant, ...plan });
  }

  /** The checks that an account was asked for, oldest first. */
  async listChecks(applicant: string): Promise<AskedCheck[]> {
    return CheckAnswer.parse(await this.#ask("checks", applicant)).asked;
  }

  /** Forgets which checks an account is to meet, and which it met. */
  async clearChecks(applicant: string): Promise<void> {
    await this.#control("DELETE", `checks?applicant=${encodeURIComponent(applicant)}`);
  }

  /** Signs an account in without the portal's pages for it. Returns what a browser has to keep for that. */
  async openSession(email: string): Promise<SessionCookie[]> {
    const { cookies } = SessionAnswer.parse(
      await callControl(this.url, "POST", "sessions", { email }),
    );
    const { hostname: domain } = new URL(this.url);
    return cookies.map(({ name, value }) => ({
      name,
      value,
      domain,
      path: "/",
      expires: -1,
      httpOnly: true,
      secure: false,
      sameSite: "Lax",
    }));
  }

  /** Moves the portal's time against the machine's. */
  async setClockOffset(offsetMs: number): Promise<void> {
    await this.#control("POST", "clock", { offset_ms: offsetMs });
  }

  /** The portal as it is in a new sandbox: no faults, accounts, drafts and applications, its own jobs, the machine's time. */
  async reset(): Promise<void> {
    await this.#control("DELETE", "");
  }

  #ask(what: string, applicant?: string): Promise<unknown> {
    const query = applicant === undefined ? "" : `?applicant=${encodeURIComponent(applicant)}`;
    return callControl(this.url, "GET", `${what}${query}`);
  }

  async #control(method: "POST" | "DELETE", what: string, body?: object): Promise<void> {
    await callControl(this.url, method, what, body);
  }
}

/**
 * What came to an address of the sandbox's mailbox, or to a number (`+91…`), newest first; `mailboxUrl` is the mailbox's
 * origin.
 */
export async function listMessages(mailboxUrl: string, to: string): Promise<SandboxMessage[]> {
  const inbox = to.startsWith("+") ? "sms" : "mail";
  const url = new URL(`/${inbox}/api/messages?to=${encodeURIComponent(to)}`, mailboxUrl);
  return z.array(Message).parse(await (await fetch(url)).json());
}

/**
 * Waits for a message with a six-digit code and returns the newest code. Messages from before `since` (ISO 8601) do not count.
 * Throws when none comes within a minute.
 */
export async function readCode(mailboxUrl: string, to: string, since = ""): Promise<string> {
  const deadline = performance.now() + MAIL_WAIT_MS;
  while (performance.now() < deadline) {
    const messages = await listMessages(mailboxUrl, to);
    const newest = messages.find((message) => message.received_at >= since);
    const code = CODE.exec(`${newest?.text ?? ""} ${newest?.subject ?? ""}`)?.[0];
    if (code !== undefined) return code;
    await delay(50);
  }
  throw new Error(`No code came for ${to}`);
}

/** Puts the time by which schedules start to an instant, from which it goes on: for everybody on the product's database. */
export async function setScheduledTime(apiUrl: string, now: string): Promise<void> {
  await callControl(apiUrl, "POST", "clock", { now });
}
