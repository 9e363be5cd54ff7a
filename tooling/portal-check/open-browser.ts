import { chromium } from "playwright-core";
import type { Browser } from "playwright-core";
import { findChromium, findChromiumWithWindow } from "../setup/chromium.mjs";

const FLAGS = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-quic",
  "--no-first-run",
];

/** Whether there is a screen to show a window on. */
export function hasDisplay(): boolean {
  if (process.platform !== "linux") return true;
  return (process.env["DISPLAY"] ?? process.env["WAYLAND_DISPLAY"] ?? "") !== "";
}

/** A Chromium with a window, or without. Throws where none is installed. */
export function openBrowser(isHeadless: boolean): Promise<Browser> {
  const executablePath = isHeadless ? findChromium() : findChromiumWithWindow();
  if (executablePath === undefined) {
    throw new Error(
      isHeadless
        ? "No Chromium was found."
        : "No Chrome or Chromium with a window was found: install one, or name it in SENDOFF_CHROMIUM.",
    );
  }
  return chromium.launch({
    executablePath,
    headless: isHeadless,
    // Chromium refuses its own sandbox as root; an ordinary user keeps it.
    chromiumSandbox: process.getuid?.() !== 0,
    args: FLAGS,
  });
}
