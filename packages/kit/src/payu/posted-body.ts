import { z } from "zod";

/** PayU posts about 60 fields; more than this is nobody who means well. */
const FIELDS_MAX = 200;

const Scalar = z
  .union([z.string(), z.number(), z.boolean(), z.null()])
  .transform((value) => (value === null ? "" : String(value)));
const Json = z.record(z.string(), z.unknown());

/**
 * The fields of a posted body, form or JSON, all as text. Nested JSON values are left out: PayU signs none. Undefined when the
 * body is neither, is too much, or names a field twice with different values, because then two readers could read two things.
 */
export function readPostedBody(
  contentType: string | undefined,
  bytes: Uint8Array,
): Record<string, string> | undefined {
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
  const type = contentType?.split(";", 1)[0]?.trim().toLowerCase();
  const entries = type === "application/json" ? readJson(text) : readForm(text);
  if (entries === undefined || entries.length === 0 || entries.length > FIELDS_MAX)
    return undefined;
  const fields = new Map<string, string>();
  for (const [name, value] of entries) {
    if (name.includes("\0") || value.includes("\0") || !value.isWellFormed()) return undefined;
    if ((fields.get(name) ?? value) !== value) return undefined;
    fields.set(name, value);
  }
  return Object.fromEntries(fields);
}

function readForm(text: string): [string, string][] {
  return [...new URLSearchParams(text)];
}

function readJson(text: string): [string, string][] | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const parsed = Json.safeParse(value);
  if (!parsed.success) return undefined;
  return Object.entries(parsed.data).flatMap(([name, inner]): [string, string][] => {
    const scalar = Scalar.safeParse(inner);
    return scalar.success ? [[name, scalar.data]] : [];
  });
}

/**
 * The txnid that a refund's or a dispute's notice is about, undefined for anything else. PayU signs neither, so a notice is a
 * reason to ask PayU and never evidence by itself (docs.payu.in, "Refund status callback", "Webhooks for chargeback").
 */
export function readNotice(fields: Readonly<Record<string, string>>): string | undefined {
  const { merchantTxnId, txn_id: disputed } = fields;
  if (fields["action"] === "refund" && merchantTxnId !== undefined) return merchantTxnId;
  if (fields["event"] === "dispute" && disputed !== undefined) return disputed;
  return undefined;
}
