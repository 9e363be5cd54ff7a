import { messages } from "./messages.ts";

/** A browser as the server names it, "Chrome on Linux", in the language that the app speaks; other text as it is. */
export function deviceName(device: string): string {
  const [browser = "", system, ...more] = device.split(" on ");
  return system === undefined || more.length > 0 ? device : messages.browserOn(browser, system);
}
