import type { LiveInput } from "@sendoff/contract/live-view";
import type { CDPSession } from "playwright-core";
import { dispatchInput } from "./page-input.ts";
import type { Frame } from "./screencast.ts";
import { within } from "./within.ts";

/** Inputs wait for one another; more than this many that wait are no hand's. */
const MOST_WAITING = 200;
/** An input that takes longer is left to itself. */
export const INPUT_MS = 10_000;

type Place = Pick<Extract<LiveInput, { type: "pointer" }>, "x" | "y">;
type KeyInput = Extract<LiveInput, { type: "key" }>;

/** What the hand acts in. */
export interface HandPlace {
  readonly session: () => Promise<CDPSession>;
  /** Undefined while nobody knows it. */
  readonly size: () => Pick<Frame, "width" | "height"> | undefined;
  /** Called before each input that reaches the page. */
  readonly onAct: () => void;
  /** An input that takes longer is left to itself, and what comes meanwhile is dropped. */
  readonly inputMs?: number;
}

/** Hands the inputs of whoever holds pointer and keys to the page, one after the other. */
export class PageHand {
  readonly #place: HandPlace;
  #turn: Promise<void> = Promise.resolve();
  #waiting = 0;
  #isResting = false;
  /** Where the button is held down. */
  #pressed: Place | undefined;
  /** Keys that are held down, by their codes. */
  readonly #keysDown = new Map<string, KeyInput>();
  /** The page has not taken the last input yet: one that is busy with itself, for example. */
  #isStuck = false;

  constructor(place: HandPlace) {
    this.#place = place;
  }

  /** Inputs are dropped. */
  get isResting(): boolean {
    return this.#isResting;
  }

  /** In the order in which they came. Dropped where `mayAct` says no once it is its turn. `onDone` is called after one that was done. */
  act(input: LiveInput, mayAct: () => boolean, onDone: () => void): void {
    if (this.#waiting >= MOST_WAITING) return;
    this.#waiting += 1;
    void this.#then(async () => {
      this.#waiting -= 1;
      if (this.#isResting || !mayAct()) return;
      await this.#dispatch(input);
      onDone();
    });
  }

  /** Lets go of the button and the keys that are held: whoever held them is gone, or is not to act now. Resolves after the inputs before it. */
  release(): Promise<void> {
    return this.#then(() => this.#release());
  }

  /** What came before is done, what comes from now on is dropped, until `resume`. */
  rest(): Promise<void> {
    return this.#then(() => {
      this.#isResting = true;
      return this.#release();
    });
  }

  resume(): void {
    this.#isResting = false;
  }

  async #release(): Promise<void> {
    for (const key of this.#keysDown.values()) await this.#dispatch({ ...key, kind: "up" });
    if (this.#pressed === undefined) return;
    await this.#dispatch({ type: "pointer", kind: "up", held: false, clicks: 1, ...this.#pressed });
  }

  async #dispatch(input: LiveInput): Promise<void> {
    const size = this.#place.size();
    if (size === undefined || this.#isStuck) return;
    this.#note(input);
    this.#place.onAct();
    this.#isStuck = true;
    let isLate = false;
    const dispatched = this.#place
      .session()
      .then((session) => dispatchInput(session, size, input))
      .then(() => true)
      .finally(() => {
        this.#isStuck = false;
        // What was let go meanwhile was dropped.
        if (isLate) void this.release();
      });
    isLate = (await within(dispatched, this.#place.inputMs ?? INPUT_MS)) === undefined;
  }

  /** What is held down from now on. */
  #note(input: LiveInput): void {
    if (input.type === "key") {
      // A phone's keyboard names no codes.
      const name = input.code === "" ? input.key : input.code;
      if (input.kind === "down") this.#keysDown.set(name, input);
      else this.#keysDown.delete(name);
    }
    if (input.type !== "pointer") return;
    const { x, y } = input;
    const isHeld = input.kind === "down" || (input.kind === "move" && this.#pressed !== undefined);
    this.#pressed = isHeld ? { x, y } : undefined;
  }

  /** A page that has just gone takes no input; the next one may. */
  #then(step: () => Promise<void>): Promise<void> {
    this.#turn = this.#turn.then(step).catch(() => undefined);
    return this.#turn;
  }
}
