import { expect } from "vitest";

declare module "vitest" {
  interface Matchers<R extends void | Promise<void> = void | Promise<void>, T = unknown> {
    toBeVisible: (this: Matchers<R, T>) => R;
    toBeDisabled: () => R;
    toBeEnabled: () => R;
    toHaveValue: (value: string) => R;
    toHaveTextContent: (text: string | RegExp) => R;
  }
}

const result = (pass: boolean, state: string) => ({
  pass,
  message: () => `The element has ${state}.`,
});

/** The few matchers of jest-dom that these tests use; the package itself is not a dependency. */
expect.extend({
  toBeVisible: (element: Element) =>
    result(
      element.isConnected && element.closest("[hidden], [aria-hidden='true']") === null,
      "a hidden ancestor, or none it should have",
    ),
  toBeDisabled: (element: Element) => result(element.matches(":disabled"), "the wrong state"),
  toBeEnabled: (element: Element) => result(!element.matches(":disabled"), "the wrong state"),
  toHaveValue: (element: HTMLInputElement, value: string) =>
    result(element.value === value, `value "${element.value}", not "${value}"`),
  toHaveTextContent: (element: Element, text: string | RegExp) => {
    const own = (element.textContent ?? "").replace(/\s+/g, " ").trim();
    const pass = typeof text === "string" ? own.includes(text) : text.test(own);
    return result(pass, `text "${own}"`);
  },
});
