import { z } from "zod";
import { isSameHash, requestHash } from "./hashes.ts";
import { formatRupees, parseRupees } from "./money.ts";
import { FIELD_NAMES, type CheckoutFields } from "./payment.ts";

const REQUIRED = [
  "key",
  "txnid",
  "amount",
  "productinfo",
  "firstname",
  "email",
  "phone",
  "surl",
  "furl",
] as const;
const HASHED = [
  "txnid",
  "amount",
  "productinfo",
  "firstname",
  "email",
  "udf1",
  "udf2",
  "udf3",
  "udf4",
  "udf5",
] as const;
const TXNID_MAX = 25;

/** Why a request is turned away, for the page that says so. */
export interface Refusal {
  reason: string;
  remedy: string;
}

interface Merchant {
  key: string;
  salt: string;
}

const refuse = (reason: string, remedy: string): Refusal => ({ reason, remedy });

/** `name: expected form` of the first field that breaks its form. */
function findMisshapen(fields: CheckoutFields): Refusal | undefined {
  const isAddress = (text: string): boolean =>
    z.url({ protocol: /^https?$/ }).safeParse(text).success;
  const rules: [keyof CheckoutFields, boolean, string][] = [
    ["txnid", fields.txnid.length <= TXNID_MAX, `at most ${TXNID_MAX} characters`],
    ["amount", parseRupees(fields.amount) !== undefined, "rupees above zero, such as 80.00"],
    ["email", z.email().safeParse(fields.email).success, "an e-mail address"],
    ["phone", /^\+?\d{7,15}$/.test(fields.phone), "7 to 15 digits"],
    ["surl", isAddress(fields.surl), "an http or https address"],
    ["furl", isAddress(fields.furl), "an http or https address"],
  ];
  const broken = rules.find(([, isFine]) => !isFine);
  if (broken !== undefined) {
    return refuse(
      `The value of ${broken[0]} is not valid.`,
      `Please send ${broken[0]} as ${broken[2]}.`,
    );
  }
  const piped = HASHED.find((name) => fields[name].includes("|"));
  return piped === undefined
    ? undefined
    : refuse(`The value of ${piped} contains the character |.`, "Please leave it out.");
}

/** Reads the form a merchant posts to the checkout and checks it as the payment company does: fields, key, hash. */
export function readCheckoutRequest(
  body: unknown,
  merchant: Merchant,
): { fields: CheckoutFields; amountPaise: number } | Refusal {
  const posted = z.record(z.string(), z.string()).catch({}).parse(body);
  const value = (name: string): string => posted[name]?.trim() ?? "";
  const fields = z
    .record(z.enum(FIELD_NAMES), z.string())
    .parse(Object.fromEntries(FIELD_NAMES.map((name) => [name, value(name)])));
  const missing = REQUIRED.filter((name) => fields[name] === "");
  if (missing.length > 0) {
    return refuse(
      "One or more mandatory parameters are missing in the transaction request.",
      `Please send the following parameters: ${missing.join(", ")}.`,
    );
  }
  if (fields.key !== merchant.key) {
    return refuse(
      "The merchant key is not known.",
      "Please send the key of your account in the parameter key.",
    );
  }
  // The hash covers the texts as they were sent, before any of them is tidied up.
  if (!isSameHash(value("hash"), requestHash({ ...fields, ...rawHashed(posted) }, merchant.salt))) {
    return refuse(
      "Transaction failed due to incorrectly calculated hash parameter.",
      "Please calculate the hash with the correct formula: sha512(key|txnid|amount|productinfo|firstname|email|udf1|udf2|udf3|udf4|udf5||||||SALT).",
    );
  }
  const problem = findMisshapen(fields);
  if (problem !== undefined) return problem;
  const amountPaise = parseRupees(fields.amount) ?? 0;
  return { fields: { ...fields, amount: formatRupees(amountPaise) }, amountPaise };
}

function rawHashed(posted: Record<string, string>): Partial<CheckoutFields> {
  return Object.fromEntries(HASHED.map((name) => [name, posted[name] ?? ""]));
}
