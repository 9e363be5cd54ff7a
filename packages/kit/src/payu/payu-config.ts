import { z } from "zod";
import { ConfigError, type Seen } from "../config.ts";
import type { PayuOptions } from "./payu-provider.ts";

/** Hashed values are not framed, so neither may hold a `|`. */
const secret = z
  .string()
  .trim()
  .regex(/^[^|\s]{1,128}$/, 'must be as PayU gave it, without spaces or "|"')
  .optional();

/** The variables of PayU, for the environment of each process that speaks with it. */
export const payuVariables = {
  PAYU_KEY: secret,
  PAYU_SALT: secret,
  /** Another that what PayU posts may be signed with, while it changes. */
  PAYU_SALT_OTHER: secret,
  /** PayU's own two installations: `test` takes no money. */
  PAYU_HOST: z.enum(["test", "live"]).default("live"),
};

export interface PayuSettings extends PayuOptions {
  /** Sources for the Content-Security-Policy's form-action: PayU moves the posted form on between hosts of its own. */
  readonly formTargets: readonly string[];
}

/** Where PayU's two installations answer (docs.payu.in). */
const HOSTS = {
  test: {
    checkoutUrl: "https://test.payu.in/_payment",
    verifyUrl: "https://test.payu.in/merchant/postservice.php?form=2",
  },
  live: {
    checkoutUrl: "https://secure.payu.in/_payment",
    verifyUrl: "https://info.payu.in/merchant/postservice.php?form=2",
  },
} as const;

/** What the sandbox's payment page is run with (RELIABILITY: the key and salt of the test vectors). */
const SANDBOX_KEY = "TESTKEY";
const SANDBOX_SALT = "TESTSALT";
/** DECISIONS D11: the payment page is the sandbox's first port and five. */
const SANDBOX_OFFSET = 5;

/**
 * Which payment page this process uses. In sandbox mode it is the sandbox's, whatever else is set. In live mode both PAYU_KEY and
 * PAYU_SALT must be there; throws ConfigError that names what is missing.
 */
export function readPayuSettings(
  mode: "sandbox" | "live",
  values: Seen<z.output<z.ZodObject<typeof payuVariables>>>,
  sandboxPortBase: number,
): PayuSettings {
  if (mode === "sandbox") {
    const port = sandboxPortBase + SANDBOX_OFFSET;
    const origin = `http://127.0.0.1:${port}`;
    return {
      key: SANDBOX_KEY,
      salt: SANDBOX_SALT,
      checkoutUrl: `${origin}/_payment`,
      verifyUrl: `${origin}/merchant/postservice.php?form=2`,
      formTargets: [`http://localhost:${port}`, origin],
    };
  }
  const { PAYU_KEY: key, PAYU_SALT: salt } = values;
  if (key === undefined || salt === undefined) {
    throw new ConfigError([
      ...(key === undefined ? [missing("PAYU_KEY", "merchant key")] : []),
      ...(salt === undefined ? [missing("PAYU_SALT", "salt")] : []),
    ]);
  }
  const saltOther = values.PAYU_SALT_OTHER;
  return {
    key,
    salt,
    saltOther,
    ...HOSTS[values.PAYU_HOST ?? "live"],
    formTargets: ["https://*.payu.in"],
  };
}

const missing = (name: string, what: string) => ({
  variables: [name],
  problem: `live mode takes payments, so PayU's ${what} must be set`,
  isMissing: true as const,
});
