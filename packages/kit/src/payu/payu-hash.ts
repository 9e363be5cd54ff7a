import { createHash } from "node:crypto";
import { equalBytes } from "../ids.ts";

/** The values that PayU signs on the way to it. Not framed, so that none of them may hold a `|` (docs.payu.in, "Generate hash"). */
export interface RequestValues {
  readonly key: string;
  readonly txnid: string;
  readonly amount: string;
  readonly productinfo: string;
  readonly firstname: string;
  readonly email: string;
  readonly udf1?: string;
  readonly udf2?: string;
  readonly udf3?: string;
  readonly udf4?: string;
  readonly udf5?: string;
}

/** The same on the way back, with the status, and with the additional charges where PayU posted any. */
export interface ResponseValues extends RequestValues {
  readonly status: string;
  readonly additionalCharges?: string | undefined;
}

const sha512 = (text: string): string => createHash("sha512").update(text, "utf8").digest("hex");
const udfs = (values: RequestValues): string[] => [
  values.udf1 ?? "",
  values.udf2 ?? "",
  values.udf3 ?? "",
  values.udf4 ?? "",
  values.udf5 ?? "",
];
/** PayU reserves five more fields between the last udf and its neighbour. */
const RESERVED = ["", "", "", "", ""];

/** sha512(key|txnid|amount|productinfo|firstname|email|udf1..udf5||||||SALT) */
export function requestHash(values: RequestValues, salt: string): string {
  const { key, txnid, amount, productinfo, firstname, email } = values;
  const front = [key, txnid, amount, productinfo, firstname, email];
  return sha512([...front, ...udfs(values), ...RESERVED, salt].join("|"));
}

/** sha512([additionalCharges|]SALT|status||||||udf5..udf1|email|firstname|productinfo|amount|txnid|key) */
export function responseHash(values: ResponseValues, salt: string): string {
  const { key, txnid, amount, productinfo, firstname, email, status } = values;
  const charges = values.additionalCharges === undefined ? [] : [values.additionalCharges];
  const back = [email, firstname, productinfo, amount, txnid, key];
  return sha512(
    [...charges, salt, status, ...RESERVED, ...udfs(values).toReversed(), ...back].join("|"),
  );
}

/** sha512(key|command|var1|SALT): what PayU's web services are asked with. */
export function commandHash(key: string, command: string, var1: string, salt: string): string {
  return sha512([key, command, var1, salt].join("|"));
}

/** Compares hashes in hex, upper or lower case, in a time that does not depend on where they differ. */
export function isSameHash(expected: string, given: string): boolean {
  return equalBytes(Buffer.from(expected), Buffer.from(given.toLowerCase()));
}
