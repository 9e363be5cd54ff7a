import type { Frame } from "playwright-core";
import { PAGE_TIMEOUT_MS } from "../../account-site/open-page.ts";
import { STEP_TIMEOUT_MS } from "../../form/walk-form.ts";
import { scan } from "../../page-scan.ts";
import type { Hit, PageThings } from "../../page-scan.ts";
import type { PortalSession } from "../../portal-driver.ts";
import { untilAborted, waitOf } from "../../session-waits.ts";
import { GLASSDOOR_PAGES } from "./job.page.ts";
import { OBSTACLES } from "./obstacles.ts";

const AROUND = {
  form: [
    { id: "title", css: "iframe[title*='job application form' i]" },
    { id: "address", css: "iframe[src*=indeedapply i],iframe[src*='smartapply.indeed' i]" },
  ],
  notice: [{ id: "alert", css: "[role=alert]", text: "\\S" }],
  overlay: [
    { id: "id", css: "#HardsellOverlay" },
    { id: "test", css: "[data-test=authModal]" },
    { id: "class", css: ".LoginModal" },
  ],
  ...OBSTACLES,
} satisfies PageThings;

type AroundLook = Partial<Record<keyof typeof AROUND, Hit>>;

const ANSWERS = ["form", "notice", "overlay", "checkpoint", "signedOut"] as const;

/** The job's page while its form is, or should be, open in a frame. */
export class AroundForm {
  readonly #session: PortalSession;

  constructor(session: PortalSession) {
    this.#session = session;
  }

  /** What answers the pressed button; words that stood there before are no answer. */
  look(stale: readonly string[]): Promise<AroundLook> {
    const timeoutMs = waitOf(this.#session, STEP_TIMEOUT_MS);
    const wish = { page: "apply", until: ANSWERS, timeoutMs, stale };
    return scan(this.#session, AROUND, wish);
  }

  lookNow(): Promise<AroundLook> {
    return scan(this.#session, AROUND, { page: "apply", until: [], timeoutMs: PAGE_TIMEOUT_MS });
  }

  /** The words by which the page marks the job as applied to; undefined when it does not in time. */
  async waitForApplied(timeoutMs: number): Promise<string | undefined> {
    const { applied } = GLASSDOOR_PAGES.things;
    const look = await scan(
      this.#session,
      { applied },
      { page: "apply", until: ["applied"], timeoutMs },
    );
    return look.applied?.text;
  }

  /** The first frame of the page, now or within the time, that is wanted. */
  async waitForFrame(
    isWanted: (frame: Frame) => boolean,
    timeoutMs: number,
  ): Promise<Frame | undefined> {
    const { page } = this.#session;
    const { promise, resolve } = Promise.withResolvers<Frame | undefined>();
    const check = (): void => {
      const found = page.frames().findLast(isWanted);
      if (found !== undefined) resolve(found);
    };
    const timer = setTimeout(() => resolve(undefined), timeoutMs);
    page.on("framenavigated", check);
    check();
    try {
      return await untilAborted(this.#session, promise);
    } finally {
      clearTimeout(timer);
      page.off("framenavigated", check);
    }
  }
}
