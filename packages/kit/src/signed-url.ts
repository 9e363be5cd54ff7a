import { hmac, isSignedBy, listSecrets, type Secrets } from "./ids.ts";

/**
 * Addresses that an `<img>` can load without a header (DECISIONS D6): the key and the expiry are in the address, signed.
 * They live for minutes, because whoever has one needs no token; expiries are rounded up to five minutes, so that a picture keeps its
 * address for a while and the browser's cache works.
 */
export interface UrlSigner {
  /** The path below the api's origin, for example `/v1/files/…`. */
  readonly sign: (key: string, now: Date, purpose?: AddressPurpose) => string;
  /** The key, or undefined when the address is forged, has expired or is for something else. */
  readonly verify: (
    payload: string,
    signature: string,
    now: Date,
    purpose?: AddressPurpose,
  ) => string | undefined;
}

/** What an address opens, and nothing else of its key: a kept picture (so where nothing is said), a file of the user's, or the picture of its first page. */
export type AddressPurpose = "file" | "cv_file" | "cv_page";

const STEP_MS = 5 * 60_000;
/** An address leads to its picture for 10 to 15 minutes. */
const LIFETIME_STEPS = 2;

/** Signs with the first of `secrets` (32 bytes each), and takes what any of them signed. */
export function createUrlSigner(secrets: Secrets): UrlSigner {
  const [secret = Buffer.alloc(0)] = listSecrets(secrets);
  return {
    sign(key, now, purpose = "file") {
      const expiresStep = Math.ceil(now.getTime() / STEP_MS) + LIFETIME_STEPS;
      const payload = Buffer.from(`${expiresStep}:${key}`, "utf8").toString("base64url");
      return `/v1/files/${payload}.${hmac(secret, purpose, payload).toString("base64url")}`;
    },
    verify(payload, signature, now, purpose = "file") {
      const given = Buffer.from(signature, "base64url");
      if (!isSignedBy(secrets, given, purpose, payload)) return undefined;
      const [step, ...rest] = Buffer.from(payload, "base64url").toString("utf8").split(":");
      if (Number(step) * STEP_MS < now.getTime()) return undefined;
      return rest.join(":");
    },
  };
}
