import { hmac, isSignedBy, type Secrets } from "../ids.ts";

const PURPOSE = "unsubscribe";
const TOKEN = /^([0-9a-f]{32})\.([A-Za-z0-9_-]{43})$/;

/**
 * The end of an address that stops a user's mails without signing in, signed with `secret` (32 bytes). It never expires: an old
 * mail must still be able to stop the next one. It opens nothing else.
 */
export function createUnsubscribeToken(secret: Uint8Array, userId: string): string {
  const id = userId.replaceAll("-", "");
  return `${id}.${hmac(secret, PURPOSE, id).toString("base64url")}`;
}

/** The user's id, or undefined when the token is not one of ours. */
export function readUnsubscribeToken(secrets: Secrets, token: string): string | undefined {
  const [, id = "", signature = ""] = TOKEN.exec(token) ?? [];
  if (!isSignedBy(secrets, Buffer.from(signature, "base64url"), PURPOSE, id)) return undefined;
  return id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
