import { PLATFORM_URL_RULE } from "@sendoff/contract/platform";

const START = "https://";
/** "http:", "javascript:": another scheme than ours. What has a dot before its colon is a host with a port. */
const SCHEME = /^[a-z][a-z0-9+-]*:/i;

/**
 * The address that was typed, where it can be one: as address bars show it, without its scheme, it is https. Undefined while it is
 * none yet, and for any other scheme.
 */
export function typedAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (text.toLowerCase().startsWith(START)) return text.length > START.length ? text : undefined;
  if (SCHEME.test(text) || /\s/.test(text)) return undefined;
  const address = `${START}${text}`;
  return URL.parse(address)?.hostname.includes(".") === true ? address : undefined;
}

/** What is wrong with what was typed; nothing is said while the first letters are still being typed. */
export function problemOf(typed: string): string | undefined {
  const text = typed.trim().toLowerCase();
  if (START.startsWith(text) || text.startsWith(START)) return undefined;
  if (SCHEME.test(text)) return PLATFORM_URL_RULE;
  const isBegun = !/[\s/]/.test(text);
  return isBegun || typedAddress(text) !== undefined ? undefined : PLATFORM_URL_RULE;
}
