import type { BrowserContext, Page } from "playwright-core";
import type { JobSite } from "../../testing/job-site.fixture.ts";
import type { Hand } from "./hand.fixture.ts";

/** A check as the control calls tell of it. */
export interface ReportedCheck {
  id: string;
  kind: string;
  at: string;
  shown: number;
  refusals: { reason: string }[];
  passed_at: string | null;
  denied_at: string | null;
  targets: {
    name: string;
    x: number;
    y: number;
    width: number;
    height: number;
    is_chosen: boolean;
  }[];
  presses: { x: number; y: number }[];
  written: string;
  solution: { chosen?: string[]; value?: number; number?: number } | null;
}

/** The control calls of one site's checks, and ways to pass them. */
export class CheckControl {
  readonly site: JobSite;

  constructor(site: JobSite) {
    this.site = site;
  }

  async plan(applicant: string, plan: object): Promise<void> {
    const response = await this.site.control("POST", "checks", { applicant, ...plan });
    if (!response.ok) throw new Error(await response.text());
  }

  async read(applicant: string): Promise<{ planned: object[]; asked: ReportedCheck[] }> {
    const query = encodeURIComponent(applicant);
    return (await this.site.control("GET", `checks?applicant=${query}`)).json();
  }

  /** The check that was asked for last. */
  async last(applicant: string): Promise<ReportedCheck> {
    const check = (await this.read(applicant)).asked.at(-1);
    if (check === undefined) throw new Error("No check was asked for");
    return check;
  }

  async reasons(applicant: string): Promise<string[]> {
    return (await this.last(applicant)).refusals.map(({ reason }) => reason);
  }

  /** Signs an account in without a page, and returns the cookie header. */
  async session(email: string): Promise<string> {
    const response = await this.site.control("POST", "sessions", { email });
    const { cookies } = await response.json();
    return cookies.map(({ name, value }: Record<string, string>) => `${name}=${value}`).join("; ");
  }

  async enter(context: BrowserContext, email: string): Promise<void> {
    await this.site.enter(context, await this.session(email));
  }

  get phone(): string {
    return new URL("/phone", this.site.sandbox.urls.mail).href;
  }

  /** Taps a number in the app. */
  tapInApp(account: string, check: string, number: number): Promise<Response> {
    const body = new URLSearchParams({ account, check, number: String(number) });
    return fetch(this.phone, { method: "POST", body, redirect: "manual" });
  }

  /** Does by hand what the check on the page asks for. */
  async passByHand(page: Page, hand: Hand, account: string): Promise<void> {
    const { kind, id, solution } = await this.last(account);
    const send = page.locator(".check__send");
    switch (kind) {
      case "slider":
        await hand.drag(page.locator("[data-check-handle]"), solution?.value ?? 0);
        return;
      case "hold":
        await hand.hold(page.locator("[data-check-hold]"), page.getByText("Now let go").first());
        return;
      case "frame_box": {
        const frame = page.frameLocator("[data-check-frame]");
        await hand.tap(frame.locator("#recaptcha-anchor"));
        await frame.getByText("Verified").waitFor();
        await hand.tap(send);
        return;
      }
      case "app_number":
        await this.tapInApp(account, id, solution?.number ?? 0);
        return;
      default:
        for (const choice of solution?.chosen ?? []) {
          await hand.tap(page.locator(`[data-choice="${choice}"]`));
        }
        await hand.tap(send);
    }
  }
}
