import type { Locator } from "playwright-core";

/**
 * Types a password or code. The browser's own errors quote what was to be typed, and errors are logged and kept: one that
 * happens here says only what (`name`) could not be typed, without a cause.
 */
export async function typeSecret(
  box: Locator,
  secret: string,
  wish: { readonly name: string; readonly timeoutMs: number },
): Promise<void> {
  const isTyped = await box.fill(secret, { timeout: wish.timeoutMs }).then(
    () => true,
    () => false,
  );
  if (!isTyped) throw new Error(`The ${wish.name} could not be typed into the page`);
}
