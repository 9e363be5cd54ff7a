import { createHash, timingSafeEqual } from "node:crypto";

/** What takes part in both hashes, by the names of the wire. */
export interface HashedFields {
  key: string;
  txnid: string;
  amount: string;
  productinfo: string;
  firstname: string;
  email: string;
  udf1: string;
  udf2: string;
  udf3: string;
  udf4: string;
  udf5: string;
}

/** Five places that the sequence keeps for fields nobody uses. */
const UNUSED = ["", "", "", "", ""];

function sha512(parts: readonly string[]): string {
  return createHash("sha512").update(parts.join("|")).digest("hex");
}

/** What the merchant has to send along with a checkout. */
export function requestHash(fields: HashedFields, salt: string): string {
  const { key, txnid, amount, productinfo, firstname, email } = fields;
  const udfs = [fields.udf1, fields.udf2, fields.udf3, fields.udf4, fields.udf5];
  return sha512([key, txnid, amount, productinfo, firstname, email, ...udfs, ...UNUSED, salt]);
}

/** What goes back to the merchant. Additional charges, where there are any, stand in front. */
export function responseHash(
  fields: HashedFields & { status: string; additionalCharges?: string },
  salt: string,
): string {
  const { key, txnid, amount, productinfo, firstname, email, status, additionalCharges } = fields;
  const udfs = [fields.udf5, fields.udf4, fields.udf3, fields.udf2, fields.udf1];
  const charges = additionalCharges === undefined ? [] : [additionalCharges];
  return sha512([
    ...charges,
    salt,
    status,
    ...UNUSED,
    ...udfs,
    email,
    firstname,
    productinfo,
    amount,
    txnid,
    key,
  ]);
}

/** What a call of the merchant's server has to carry. */
export function commandHash(key: string, command: string, var1: string, salt: string): string {
  return sha512([key, command, var1, salt]);
}

/** Compares in constant time; hex in either case. */
export function isSameHash(given: string, expected: string): boolean {
  const left = Buffer.from(given.toLowerCase());
  const right = Buffer.from(expected);
  return left.length === right.length && timingSafeEqual(left, right);
}
