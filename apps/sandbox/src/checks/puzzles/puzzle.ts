import type { Markup } from "../../markup.ts";
import type { Report } from "../hand.ts";

/** Where a puzzle's page finds what is not in it. */
export interface PuzzlePlaces {
  /** The check's own address. */
  base: string;
  /** The frame's page, at another origin. */
  frame: string;
  siteName: string;
}

/** What passes a puzzle, for tests: no page tells it. */
export interface Solution {
  readonly chosen?: readonly string[];
  /** How far the slider is to be drawn, in pixels of the page. */
  readonly value?: number;
  /** The number that the page and the phone have in common. */
  readonly number?: number;
}

/** What a page asks a hand to do, dealt anew after each refusal. */
export interface Puzzle {
  content(places: PuzzlePlaces): Markup;
  /** The word on the button that sends the page. Null: the page goes on by itself. */
  readonly button: string | null;
  readonly solution: Solution;
  /** Why a report does not pass, or undefined when it does. */
  judge(report: Report): string | undefined;
  /** The visitor says that it was somebody else. */
  isDenial?(report: Report): boolean;
  /** A hand has been put on the button that is to be held. */
  press?(): void;
  /** What the frame gives its page once the box was ticked. */
  giveToken?(): string;
  /** What the app on the phone shows: a number to look at, or numbers of which one is to be tapped. */
  readonly phone?: PhonePrompt;
}

export type PhonePrompt =
  | { readonly kind: "shows"; readonly number: number }
  | { readonly kind: "asks"; readonly number: number; readonly choices: readonly number[] };
