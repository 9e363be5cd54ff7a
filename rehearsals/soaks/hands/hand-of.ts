import { setTimeout as delay } from "node:timers/promises";
import { PLATFORM_IDS } from "@sendoff/contract/constants";
import { LivePage, liveRoutes } from "@sendoff/contract/live-view";
import { routes } from "@sendoff/contract/routes";
import { openWindow, passCheck, type Viewer, waitFor } from "@sendoff/testkit/hand";
import {
  CallError,
  type Person,
  prepareApplicant,
  SANDBOX_PASSWORD,
} from "@sendoff/testkit/person";
import { giveRoom } from "../../stage/credits.ts";
import type { Stage } from "../../stage/stage.ts";
import type { Case } from "./cases.ts";

const { linkedin } = PLATFORM_IDS;
const params = { platform_id: String(linkedin) };
/** What is typed into each page; it must be found nowhere afterwards. */
export const CANARY = "canary-zx81-typed-by-hand";
const TIMEOUT_MS = 480_000;
const LOOK_MS = 150;
const TYPED_MS = 20_000;
/** On two cores that thirty others want, an api that was killed takes more than a minute to come back. */
const BACK_MS = 180_000;
/** The window that workers give a portal's page. */
const PAGE = { width: 1280, height: 860 };
/** Nobody applies to a job twice, and each case in a run takes one. */
const CASES_EACH = 12;

/** How one check came to its end. */
export interface Passed {
  readonly case: Case;
  readonly account: string;
  readonly isPassed: boolean;
  /** Sign-ins beyond the first, and pages that were lost: only a worker that dies explains one. */
  readonly newSignIns: number;
  readonly lost: number;
  /** What the portal refused: a hand that missed, or a window that had no control and was heard. */
  readonly refusals: number;
  /** How many times a window's line broke while it pressed: what it held is let go then, and a check of holding or drawing is refused. */
  readonly cutOff: number;
  /** In the portal's own words. */
  readonly refusedFor: readonly string[];
  /** The most windows that were told to have control at once. */
  readonly mostInControl: number;
  readonly frames: number;
  /** How many times what was typed stood in the page's own field. */
  readonly typed: number;
  readonly problem: string | undefined;
}

/** Kills what the case asks for, once. */
export type Kill = (what: "worker" | "api") => void;

/** One person after another account: each call passes one case and leaves the account. */
export class HandOf {
  readonly #stage: Stage;
  readonly #name: string;
  #person: Person | undefined;
  #cases = 0;

  constructor(stage: Stage, name: string) {
    this.#stage = stage;
    this.#name = name;
  }

  /** The person of the next cases: a new one after a while, since nobody applies to a job twice. */
  async #next(): Promise<Person> {
    this.#cases += 1;
    if (this.#person === undefined || this.#cases % CASES_EACH === 0) {
      const person = await this.#prepare();
      // More than what a new account is given.
      await giveRoom(this.#stage, person, CASES_EACH);
      this.#person = person;
    }
    return this.#person;
  }

  /** Throws when it cannot be done in eight minutes. */
  async #prepare(): Promise<Person> {
    const deadline = performance.now() + TIMEOUT_MS;
    for (let tries = 1; ; tries += 1) {
      // An address that an api which died has sent a code to gets no other for a minute: each try has its own.
      const address = `${this.#name}-${this.#cases}-${tries}@example.com`;
      try {
        return await prepareApplicant(this.#stage, address);
      } catch (error) {
        // An api may be dead at this moment; and a CV may be too long in the reading where others have the processor.
        if (performance.now() > deadline) throw error;
      }
      await delay(LOOK_MS);
    }
  }

  async pass(asked: Case, kill: Kill): Promise<Passed> {
    const account = `hands-${asked.number}@example.com`;
    const person = await this.#next();
    const attempt = new Attempt(this.#stage, person, account, asked, kill);
    const problem = await attempt.go().then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    const checks = await this.#stage.linkedin.listChecks(account);
    await patiently(() =>
      person.call(routes.disconnectPlatform, { body: { platform_id: linkedin } }),
    ).catch(() => undefined);
    return {
      case: asked,
      account,
      isPassed:
        problem === undefined &&
        checks.length > 0 &&
        checks.every(({ passed_at: at }) => at !== null),
      newSignIns: attempt.signIns - 1,
      lost: attempt.lost,
      cutOff: attempt.cutOff,
      refusals: checks.reduce((sum, check) => sum + check.refusals.length, 0),
      refusedFor: checks.flatMap((check) => check.refusals.map(({ reason }) => reason)),
      mostInControl: attempt.mostInControl,
      frames: attempt.frames,
      typed: attempt.typed,
      problem,
    };
  }
}

class Attempt {
  readonly #stage: Stage;
  readonly #person: Person;
  readonly #account: string;
  readonly #case: Case;
  #kill: Kill | undefined;
  #turns = 0;
  signIns = 0;
  lost = 0;
  mostInControl = 0;
  frames = 0;
  typed = 0;
  cutOff = 0;

  constructor(stage: Stage, person: Person, account: string, asked: Case, kill: Kill) {
    this.#stage = stage;
    this.#person = person;
    this.#account = account;
    this.#case = asked;
    this.#kill = kill;
  }

  /** Throws when it is not over in eight minutes. */
  async go(): Promise<void> {
    const deadline = performance.now() + TIMEOUT_MS;
    const { at, kind } = this.#case;
    const portal = this.#stage.linkedin;
    if (at === "sign_in") await portal.planCheck(this.#account, { kind, at });
    let signIn: Promise<void> | undefined;
    let isSignInOver = false;
    const begin = (): void => {
      this.signIns += 1;
      isSignInOver = false;
      signIn = this.#signIn().finally(() => {
        isSignInOver = true;
      });
    };
    begin();
    let runId: string | undefined;
    while (performance.now() < deadline) {
      await delay(LOOK_MS);
      const page = await this.#page();
      if (page?.state === "asked") {
        await this.#handle();
        continue;
      }
      if (runId !== undefined) {
        const { run } = await patiently(() => this.#person.getRun(runId ?? ""));
        if (run.state !== "ended") continue;
        if (run.end_reason !== "goal_reached") throw new Error(`the run ended: ${run.end_reason}`);
        return;
      }
      if (await this.#isConnected()) {
        await signIn;
        if (at === "sign_in") return;
        await portal.planCheck(this.#account, { kind, at });
        runId = await patiently(() => this.#person.apply(linkedin, 1));
      } else if (isSignInOver && page?.state === "closed" && page.ended_as !== "passed") {
        this.lost += 1;
        begin();
      }
    }
    throw new Error("it was not over in time");
  }

  /** What the portal answers is seen on the page and in the connections. */
  async #signIn(): Promise<void> {
    const body = {
      email: this.#account,
      password: SANDBOX_PASSWORD,
      website: "",
      platform_id: linkedin,
    };
    await patiently(() => this.#person.call(routes.login, { body })).catch(() => undefined);
  }

  #page(): Promise<LivePage | undefined> {
    const ask = () => this.#person.call(liveRoutes.getLivePage, { params });
    return patiently(ask).then(
      (answer) => LivePage.parse(answer),
      (error: unknown) => {
        if (error instanceof CallError && error.status === 404) return undefined;
        throw error;
      },
    );
  }

  async #isConnected(): Promise<boolean> {
    const platforms = await patiently(() => this.#person.call(routes.getPlatforms));
    return routes.getPlatforms.responses[200].parse(platforms).length > 0;
  }

  /** One window takes the page and passes its check; where the line is lost on the way, the next look goes on. */
  async #handle(): Promise<void> {
    const windows: Viewer[] = [];
    try {
      const hand = await this.#open(this.#case.device);
      windows.push(hand);
      await hand.until(() => hand.state !== undefined, "the page's state");
      await hand.take(true);
      if (this.#case.isWatched) windows.push(await this.#watchWithoutControl());
      await this.#type(hand);
      if (this.#case.kill !== undefined && this.#kill !== undefined) {
        this.#kill(this.#case.kill);
        this.#kill = undefined;
      }
      await passCheck(hand, this.#stage.linkedin, this.#account, this.#stage.mailUrl);
      await hand.until(() => hand.closedWith !== undefined || isOver(hand), "the page's end");
    } catch {
      // The line or the page was lost, or the portal still asks: the next look says which.
    }
    const [hand] = windows;
    if (hand?.closedWith !== undefined && !isOver(hand)) this.cutOff += 1;
    for (const each of windows) {
      this.mostInControl = Math.max(this.mostInControl, ...each.messages.map(countInControl));
      this.frames += each.frames.length;
      each.socket.terminate();
    }
  }

  /** Where the check's page has a field, what is typed stands in it; elsewhere it goes to whatever has the keys. */
  async #type(hand: Viewer): Promise<void> {
    const check = async () => (await this.#stage.linkedin.listChecks(this.#account)).at(-1);
    const field = (await check())?.targets.find(({ name }) => name === "field");
    if (field !== undefined) {
      hand.tap(field.x + field.width / 2, field.y + field.height / 2, PAGE);
      await hand.until(() => hand.state?.focus.startsWith("text field"), "the field's focus");
    }
    hand.send({ type: "text", text: CANARY });
    if (field === undefined) return;
    const isWritten = async (): Promise<void> => {
      if ((await check())?.written.includes(CANARY) !== true) throw new Error("it is not written");
    };
    await waitFor(isWritten, { timeoutMs: TYPED_MS, intervalMs: LOOK_MS });
    this.typed += 1;
  }

  async #watchWithoutControl(): Promise<Viewer> {
    const watcher = await this.#open("desk");
    await watcher.until(() => watcher.state !== undefined, "the page's state");
    const [target] = (await this.#stage.linkedin.listChecks(this.#account)).at(-1)?.targets ?? [];
    watcher.tap(target?.x ?? 640, target?.y ?? 430, PAGE);
    watcher.send({ type: "text", text: CANARY });
    watcher.key("Enter", "Enter");
    return watcher;
  }

  #open(device: "desk" | "phone"): Promise<Viewer> {
    this.#turns += 1;
    const { apiUrls } = this.#stage;
    const apiUrl =
      apiUrls[(this.#case.number + this.#turns) % apiUrls.length] ?? this.#stage.apiUrl;
    return openWindow(this.#person, apiUrl, linkedin, {
      device,
      pixels: device === "phone" ? 800 : 1280,
    });
  }
}

const isOver = ({ messages, state }: Viewer): boolean =>
  messages.some(({ type }) => type === "end") || state?.state === "open";

const countInControl = (message: Viewer["messages"][number]): number =>
  message.type === "state" ? message.viewers.filter((each) => each.in_control).length : 0;

/** An api may be dead at this moment. */
async function patiently<T>(call: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + BACK_MS;
  for (;;) {
    try {
      return await call();
    } catch (error) {
      const isAnswered = error instanceof CallError && error.status !== 503;
      if (isAnswered || performance.now() > deadline) throw error;
    }
    await delay(250);
  }
}
