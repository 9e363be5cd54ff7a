import type { Locator, Page } from "playwright-core";

/** The drawer as a person uses it. */
export class DrawerHand {
  readonly page: Page;
  readonly root: Locator;

  constructor(page: Page) {
    this.page = page;
    this.root = page.locator(".chatbot_Drawer");
  }

  get bubbles(): Locator {
    return this.root.locator("li.botItem:not(.loader) .botMsg");
  }

  get textBox(): Locator {
    return this.root.locator(".chatbot_SendMessageContainer:not(.d-none) .textArea");
  }

  /** Save, once it can be pressed. */
  get save(): Locator {
    return this.root.locator(".send:not(.disabled) .sendMsg");
  }

  get chips(): Locator {
    return this.root.locator(".chipsContainer .chatbot_Chip, .botChips .chatbot_Chip");
  }

  /** Waits until the n-th bubble of the talk has come and returns its text. */
  async bubble(number: number): Promise<string> {
    const bubble = this.bubbles.nth(number - 1);
    await bubble.waitFor();
    return bubble.innerText();
  }

  async type(text: string): Promise<void> {
    await this.textBox.fill(text);
    await this.save.click();
  }

  chip(text: string): Promise<void> {
    return this.chips.getByText(text, { exact: true }).click();
  }

  /**
   * A radio or a box. The input is out of sight. Radios are clicked by their row: the label names its input by an id that an
   * earlier, disabled question may have too, and which Playwright then takes for the one to be clicked.
   */
  choice(kind: "radio" | "box", text: string): Promise<void> {
    const choices =
      kind === "box"
        ? this.root.locator(".mcc__label")
        : this.root.locator(".ssrc__radio-btn-container:has(input:not(:disabled))");
    return choices.filter({ hasText: new RegExp(`^${text}$`) }).click();
  }

  async chooseAndSave(kind: "radio" | "box", ...texts: string[]): Promise<void> {
    for (const text of texts) await this.choice(kind, text);
    await this.save.click();
  }

  async fillAndSave(field: Locator, text: string): Promise<void> {
    await field.fill(text);
    await this.save.click();
  }
}
