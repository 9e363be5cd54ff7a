import { equalBytes, hmac } from "./ids.ts";

/**
 * Addresses that an `<img>` can load without a header (DECISIONS D6): the key and the expiry are in the address, signed.
 * They live for minutes, because whoever has one needs no token; expiries are rounded up to five minutes, so that a picture keeps its
 * address for a while and the browser's cache works.
 */
export interface UrlSigner {
  /** The path below the api's origin, for example `/v1/files/…`. */
  readonly sign: (key: string, now: Date) => string;
  /** The key, or undefined when the address is forged or has expired. */
  readonly verify: (payload: string, signature: string, now: Date) => string | undefined;
}

const STEP_MS = 5 * 60_000;
/** An address leads to its picture for 10 to 15 minutes. */
const LIFETIME_STEPS = 2;

/** Signs with `secret` (32 bytes). */
export function createUrlSigner(secret: Uint8Array): UrlSigner {
  return {
    sign(key, now) {
      const expiresStep = Math.ceil(now.getTime() / STEP_MS) + LIFETIME_STEPS;
      const payload = Buffer.from(`${expiresStep}:${key}`, "utf8").toString("base64url");
      return `/v1/files/${payload}.${hmac(secret, "file", payload).toString("base64url")}`;
    },
    verify(payload, signature, now) {
      const expected = hmac(secret, "file", payload);
      if (!equalBytes(expected, Buffer.from(signature, "base64url"))) return undefined;
      const [step, ...rest] = Buffer.from(payload, "base64url").toString("utf8").split(":");
      if (Number(step) * STEP_MS < now.getTime()) return undefined;
      return rest.join(":");
    },
  };
}
