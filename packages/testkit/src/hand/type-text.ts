import type { Page } from "playwright-core";

/** Types into a browser's window by the keys of a layout that has every character of the text, as its own keyboard would. */
export async function typeByKeys(page: Page, text: string): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  for (const key of text) {
    // Which key writes it is the layout's matter; a page reads the character.
    const pressed = { key, code: "KeyQ", windowsVirtualKeyCode: 81 };
    await cdp.send("Input.dispatchKeyEvent", { type: "keyDown", text: key, ...pressed });
    await cdp.send("Input.dispatchKeyEvent", { type: "keyUp", ...pressed });
  }
  await cdp.detach();
}

/** Types as the input methods of scripts do that compose: each sign shows what it may become, and only the end of it is text. */
export async function typeComposed(page: Page, text: string): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  for (let end = 1; end <= text.length; end += 1) {
    const part = text.slice(0, end);
    await cdp.send("Input.imeSetComposition", {
      text: part,
      selectionStart: end,
      selectionEnd: end,
    });
  }
  await cdp.send("Input.insertText", { text });
  await cdp.detach();
}
