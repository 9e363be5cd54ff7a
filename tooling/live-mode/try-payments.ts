import { randomBytes } from "node:crypto";
import { OperationalError } from "@sendoff/kit/errors";
import { createPayuProvider, type PayuOptions } from "@sendoff/kit/payu";
import { bad, type Finding, good, reasonOf } from "./finding.ts";

/**
 * Asks PayU, with the merchant's key, after a payment that does not exist. It is a question: no order is made and nothing can be
 * paid.
 */
export async function tryPayments(payu: PayuOptions): Promise<Finding> {
  const { hostname } = new URL(payu.verifyUrl);
  try {
    await createPayuProvider(payu).verify(`livecheck${randomBytes(8).toString("hex")}`);
    return good(`PayU (${hostname}) takes the key and the salt.`);
  } catch (error) {
    // An answer that is none for us: PayU refused the question itself.
    if (error instanceof OperationalError && error.cause === undefined) {
      return bad(
        `PayU (${hostname}) refuses the key or the salt. Check PAYU_KEY and PAYU_SALT, and that PAYU_HOST names the installation they are from: its test and its live one have keys of their own.`,
      );
    }
    return bad(
      `PayU (${hostname}) cannot be reached (${reasonOf(error)}). Let this machine out to it over https.`,
    );
  }
}
