import { parsePaise } from "./paise.ts";
import type { PostedEvidence } from "./payment-provider.ts";
import { readReason, readStatus } from "./payment-status.ts";
import { isSameHash, responseHash, type ResponseValues } from "./payu-hash.ts";

type Fields = Readonly<Record<string, string>>;

const TXNID_KEPT = 64;

/** Judges posted fields by key, framing and signature, and converts what is signed. Never throws. */
export function readPosted(
  fields: Fields,
  keys: { readonly key: string; readonly salt: string; readonly saltOther?: string | undefined },
): PostedEvidence {
  const of = (name: string): string => fields[name] ?? "";
  const refuse = (problem: "bad_hash" | "unreadable" | "other_key"): PostedEvidence => ({
    isAuthentic: false,
    txnid: of("txnid").slice(0, TXNID_KEPT),
    problem,
  });
  const values = signedValues(fields);
  const amountPaise = parsePaise(values.amount);
  const isFramed = Object.values(values).every((value) => !String(value ?? "").includes("|"));
  if (amountPaise === undefined || values.txnid === "" || values.status === "" || !isFramed) {
    return refuse("unreadable");
  }
  if (values.key !== keys.key) return refuse("other_key");
  const salts = [keys.salt, ...(keys.saltOther === undefined ? [] : [keys.saltOther])];
  if (!salts.some((salt) => isSameHash(responseHash(values, salt), of("hash")))) {
    return refuse("bad_hash");
  }
  const { status, isDisputed } = readStatus(values.status, of("unmappedstatus"));
  const texts = {
    unmapped: of("unmappedstatus"),
    message: of("error_Message"),
    field9: of("field9"),
  };
  return {
    isAuthentic: true,
    fact: {
      txnid: values.txnid,
      status,
      amountPaise,
      productInfo: values.productinfo,
      email: values.email,
      udf1: values.udf1 ?? "",
      mihpayid: of("mihpayid"),
      mode: of("mode"),
      bankReference: of("bank_ref_num"),
      error: status === "failed" ? readReason(texts) : "",
      refundedPaise: 0,
      isDisputed,
    },
  };
}

function signedValues(
  fields: Fields,
): Required<Omit<ResponseValues, "additionalCharges">> & Pick<ResponseValues, "additionalCharges"> {
  const of = (name: string): string => fields[name] ?? "";
  return {
    key: of("key"),
    txnid: of("txnid"),
    amount: of("amount"),
    productinfo: of("productinfo"),
    firstname: of("firstname"),
    email: of("email"),
    udf1: of("udf1"),
    udf2: of("udf2"),
    udf3: of("udf3"),
    udf4: of("udf4"),
    udf5: of("udf5"),
    status: of("status"),
    // Posted empty means posted without charges.
    additionalCharges: fields["additionalCharges"] || undefined,
  };
}
