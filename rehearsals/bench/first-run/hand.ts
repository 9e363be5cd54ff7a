import type { Locator } from "playwright-core";

/** A hand that counts what it does. */
export class Hand {
  #clicks = 0;
  #typed = 0;

  get counts(): { clicks: number; typed: number } {
    return { clicks: this.#clicks, typed: this.#typed };
  }

  /** Clicks, and counts it. */
  async press(target: Locator): Promise<void> {
    this.count();
    await target.click();
  }

  /** A click that is made elsewhere: in the system's window for a file, or later. */
  count(): void {
    this.#clicks += 1;
  }

  /** Types into one field; its own focus is no click. */
  async type(field: Locator, text: string): Promise<void> {
    this.#typed += 1;
    await field.fill(text);
  }
}
