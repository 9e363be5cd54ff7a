import { createHmac, randomBytes, randomInt, timingSafeEqual } from "node:crypto";

/** A UUID of version 7: grows with time, so that indexes stay dense. */
export function createId(now = Date.now()): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now, 0, 6);
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  const hex = bytes.toString("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** Six digits from the system's random source, 000000 to 999999 (DECISIONS D5). */
export function createOtp(): string {
  return padOtp(randomInt(0, 1_000_000));
}

/** The call carries the code as an integer: 12345 was typed as 012345 (DECISIONS D5). */
export function padOtp(code: number): string {
  return String(code).padStart(6, "0");
}

/** 256 random bits behind a prefix that secret scanners and our own log redaction know. */
export function createToken(): string {
  return `sdo_${randomBytes(32).toString("base64url")}`;
}

/** HMAC-SHA-256 of parts that are framed by their length, so that no two lists of parts collide. */
export function hmac(key: Uint8Array, ...parts: string[]): Buffer {
  const mac = createHmac("sha256", key);
  for (const part of parts) {
    const bytes = Buffer.from(part, "utf8");
    mac.update(`${bytes.length}:`);
    mac.update(bytes);
  }
  return mac.digest();
}

/** Compares in a time that does not depend on where the values differ. */
export function equalBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}

/** One secret, or several while it changes: the first signs, and what any of them signed is taken. */
export type Secrets = Uint8Array | readonly Uint8Array[];

export const listSecrets = (secrets: Secrets): readonly Uint8Array[] =>
  secrets instanceof Uint8Array ? [secrets] : secrets;

/** Whether `given` is what one of the secrets makes of these parts. */
export function isSignedBy(secrets: Secrets, given: Uint8Array, ...parts: string[]): boolean {
  return listSecrets(secrets).some((secret) => equalBytes(hmac(secret, ...parts), given));
}
