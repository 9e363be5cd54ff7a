import { randomBytes } from "node:crypto";

/** One-time codes by which a partner site learns who signed in here. */
export interface PartnerCodes {
  /** Where a partner receives its visitors back. Set when the partner listens. */
  register(client: string, callback: string): void;
  findCallback(client: string): string | undefined;
  create(account: string): string;
  /** The account; a code works once. */
  take(code: string): string | undefined;
}

export function createPartnerCodes(): PartnerCodes {
  const callbacks = new Map<string, string>();
  const codes = new Map<string, string>();
  return {
    register: (client, callback) => void callbacks.set(client, callback),
    findCallback: (client) => callbacks.get(client),
    create(account) {
      const code = randomBytes(18).toString("base64url");
      codes.set(code, account);
      return code;
    },
    take(code) {
      const account = codes.get(code);
      codes.delete(code);
      return account;
    },
  };
}
