import type { LiveCommand, LiveMessage } from "@sendoff/contract/live-view";
import type { CDPSession, Page } from "playwright-core";
import { LiveViewer, type ViewerLine } from "./live-viewer.ts";
import { boundPage, type PageHosts } from "./page-bounds.ts";
import { NO_FACTS, type PageFacts, readPageFacts } from "./page-facts.ts";
import { PageHand } from "./page-hand.ts";
import { createScreencast, type Frame, type Screencast } from "./screencast.ts";
import type { SteeredPages } from "../browser/steered-pages.ts";

/** What a live page asks of the database; all of it concerns this page alone. */
export interface LiveLedger {
  readonly take: (viewer: string, isTakeOver: boolean) => Promise<boolean>;
  readonly keep: (viewer: string) => Promise<boolean>;
  readonly release: (viewer: string) => Promise<void>;
  /** Five minutes more; false when there are no more. */
  readonly extend: () => Promise<boolean>;
  readonly secondsLeft: () => Promise<number>;
}

/** The lease on pointer and keys is renewed this often while its window is there. */
const KEEP_MS = 5_000;
/** After something happened the page is given a moment before it is described. */
const SETTLE_MS = 200;

/**
 * A page with those who look at it. While nobody does, nothing runs. One viewer at a time may act in it, and only while its owner
 * is asked.
 */
export class LivePage {
  readonly page: Page;
  readonly #hosts: PageHosts;
  readonly #ledger: LiveLedger;
  readonly #viewers = new Set<LiveViewer>();
  #cdp: Promise<CDPSession> | undefined;
  #screencast: Screencast | undefined;
  #lastFrame: Frame | undefined;
  #facts: PageFacts = NO_FACTS;
  #controller: string | undefined;
  #keeping: NodeJS.Timeout | undefined;
  #isAsked = false;
  readonly #hand: PageHand;
  #liftBounds: (() => Promise<void>) | undefined;
  #onDone: (() => void) | undefined;
  #adjusting: Promise<void> = Promise.resolve();
  #describing: NodeJS.Timeout | undefined;

  constructor(
    page: Page,
    hosts: PageHosts,
    ledger: LiveLedger,
    options: { readonly steered: SteeredPages; readonly inputMs: number | undefined },
  ) {
    const { steered, inputMs } = options;
    this.page = page;
    this.#hosts = hosts;
    this.#ledger = ledger;
    this.#hand = new PageHand({
      ...(inputMs === undefined ? {} : { inputMs }),
      session: () => this.#session(),
      size: () => page.viewportSize() ?? this.#lastFrame,
      onAct: () => {
        steered.mark(page);
        this.#screencast?.acted();
      },
    });
    page.on("framenavigated", (frame) => {
      if (frame === page.mainFrame()) this.#describeSoon();
    });
    page.on("domcontentloaded", () => {
      // While the owner is asked, what follows is of their hand's making.
      if (!this.#isAsked) steered.leave(page);
    });
  }

  /** Somebody looks. Returns what to do with what they send, and when they go. */
  attach(line: ViewerLine): { onCommand: (command: LiveCommand) => void; onClose: () => void } {
    const viewer = new LiveViewer(line);
    this.#viewers.add(viewer);
    return {
      onCommand: (command) => {
        this.#obey(viewer, command).catch(() => line.close());
      },
      onClose: () => void this.#leave(viewer).catch(() => undefined),
    };
  }

  get viewerCount(): number {
    return this.#viewers.size;
  }

  /** From now on viewers may act; `onDone` is called when one says that they are done. */
  async startAsking(onDone: () => void): Promise<void> {
    const cdp = await this.#session();
    this.#liftBounds ??= await boundPage(this.page, cdp, this.#hosts, (notice) =>
      this.#broadcast({ type: "notice", notice }),
    );
    this.#onDone = onDone;
    this.#isAsked = true;
    await this.#adjust();
    this.#describeSoon();
  }

  /** Viewers only look from now on. Resolves when what they did is done, or was given up, and nothing is held down. */
  async stopAsking(): Promise<void> {
    this.#isAsked = false;
    this.#onDone = undefined;
    this.#loseControl();
    await this.#hand.release();
    await this.#liftBounds?.();
    this.#liftBounds = undefined;
    await this.#adjust();
    this.#describeSoon();
  }

  /** While the portal is looked at nobody's hand is in the way. */
  async whileLooking<T>(look: () => Promise<T>): Promise<T> {
    await this.#hand.rest();
    await this.#tell();
    try {
      return await look();
    } finally {
      this.#hand.resume();
      this.#describeSoon();
    }
  }

  /** Something about the page has changed. */
  tellSoon(): void {
    this.#describeSoon();
  }

  /** Settles once the page's browser has said anything at all, also of a page that is busy with itself. */
  readonly answer = async (): Promise<void> => {
    await (await this.#session()).send("Target.getTargetInfo");
  };

  announce(message: LiveMessage): void {
    this.#broadcast(message);
  }

  /** The page is closed, or is about to be. */
  close(): void {
    clearTimeout(this.#describing);
    this.#loseControl();
    for (const viewer of this.#viewers) viewer.line.close();
    this.#viewers.clear();
  }

  async #obey(viewer: LiveViewer, command: LiveCommand): Promise<void> {
    switch (command.type) {
      case "hello":
        viewer.greet(command);
        await this.#adjust();
        if (this.#lastFrame !== undefined) viewer.offer(this.#lastFrame);
        this.#describeSoon(0);
        return;
      case "drawn":
        viewer.drawn();
        return;
      case "take":
        await this.#take(viewer, command.over);
        return;
      case "release":
        if (this.#controller !== viewer.id) return;
        this.#loseControl();
        await this.#ledger.release(viewer.id);
        await this.#tell();
        return;
      case "more_time":
        if (this.#controller !== viewer.id) return;
        if (!(await this.#ledger.extend()))
          viewer.line.send({ type: "notice", notice: "no_more_time" });
        await this.#tell();
        return;
      case "done":
        if (this.#controller === viewer.id) this.#onDone?.();
        return;
      default:
        this.#hand.act(
          command,
          () => this.#isAsked && this.#controller === viewer.id,
          () => {
            if (command.type !== "pointer" || command.kind !== "move") this.#describeSoon();
          },
        );
    }
  }

  async #take(viewer: LiveViewer, isTakeOver: boolean): Promise<void> {
    if (!this.#isAsked) return;
    if (await this.#ledger.take(viewer.id, isTakeOver)) {
      if (this.#viewers.has(viewer) && this.#isAsked) this.#giveControl(viewer);
      // It has gone meanwhile: the next one is not to wait until its lease runs out.
      else await this.#ledger.release(viewer.id);
    }
    await this.#tell();
  }

  #giveControl(viewer: LiveViewer): void {
    this.#loseControl();
    this.#controller = viewer.id;
    this.#keeping = setInterval(() => void this.#keepControl(viewer.id), KEEP_MS);
  }

  async #keepControl(viewer: string): Promise<void> {
    // A database that does not answer is asked again; the lease in it runs out by itself.
    const isKept = await this.#ledger.keep(viewer).catch(() => true);
    if (isKept || this.#controller !== viewer) return;
    this.#loseControl();
    await this.#tell();
  }

  #loseControl(): void {
    clearInterval(this.#keeping);
    if (this.#controller === undefined) return;
    this.#controller = undefined;
    void this.#hand.release();
  }

  async #leave(viewer: LiveViewer): Promise<void> {
    this.#viewers.delete(viewer);
    if (this.#controller === viewer.id) {
      this.#loseControl();
      await this.#ledger.release(viewer.id);
    }
    await this.#adjust();
    await this.#tell();
  }

  #session(): Promise<CDPSession> {
    this.#cdp ??= this.page
      .context()
      .newCDPSession(this.page)
      .catch((error: unknown) => {
        // Not for good: the next one may be had.
        this.#cdp = undefined;
        throw error;
      });
    return this.#cdp;
  }

  /** Shows the page as large and as lively as those who look need it, or not at all. One change after the other: each knows the last. */
  #adjust(): Promise<void> {
    const adjusted = this.#adjusting.then(() => this.#show());
    this.#adjusting = adjusted.catch(() => undefined);
    return adjusted;
  }

  async #show(): Promise<void> {
    const pixels = Math.max(0, ...[...this.#viewers].map((viewer) => viewer.pixels));
    if (pixels === 0) {
      this.#lastFrame = undefined;
      await this.#screencast?.stop();
      return;
    }
    this.#screencast ??= createScreencast(this.page, await this.#session(), (frame) => {
      this.#lastFrame = frame;
      for (const viewer of this.#viewers) viewer.offer(frame);
    });
    await this.#screencast.show({ pixels, isSteered: this.#isAsked });
  }

  #describeSoon(delayMs = SETTLE_MS): void {
    if (this.#viewers.size === 0) return;
    clearTimeout(this.#describing);
    this.#describing = setTimeout(() => {
      void this.#describe().catch(() => undefined);
    }, delayMs);
  }

  async #describe(): Promise<void> {
    this.#facts = await readPageFacts(this.page, await this.#session());
    await this.#tell();
  }

  /** Tells everybody how things stand. */
  async #tell(): Promise<void> {
    if (this.#viewers.size === 0) return;
    const { address, title, focus } = this.#facts;
    const secondsLeft = this.#isAsked ? await this.#ledger.secondsLeft().catch(() => 0) : 0;
    for (const viewer of this.#viewers) {
      viewer.line.send({
        type: "state",
        state: this.#isAsked ? "asked" : "open",
        address,
        title,
        focus: focus.words,
        // Who only watches has nothing to choose.
        choices: this.#isAsked ? focus.choices : null,
        seconds_left: Math.round(secondsLeft),
        is_looking: this.#hand.isResting,
        viewers: [...this.#viewers].map(({ id, device }) => ({
          id,
          device,
          is_you: id === viewer.id,
          in_control: id === this.#controller,
        })),
      });
    }
  }

  #broadcast(message: LiveMessage): void {
    for (const { line } of this.#viewers) line.send(message);
  }
}
