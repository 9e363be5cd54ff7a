import { randomBytes } from "node:crypto";
import { createVaultKeys } from "@sendoff/kit/vault";

/** Everything that live mode needs, made up. */
export function completeEnvironment() {
  const keys = createVaultKeys();
  return {
    SENDOFF_MODE: "live",
    DATABASE_URL: "postgres://sendoff:database-secret@127.0.0.1:1/sendoff",
    PUBLIC_URL: "https://jobs.example.com",
    SENDOFF_CHROMIUM: "/usr/bin/chromium",
    SENDOFF_SECRET_PEPPER: randomBytes(32).toString("base64"),
    SENDOFF_SECRET_URL_SIGNING: randomBytes(32).toString("base64"),
    SENDOFF_VAULT_PUBLIC_KEY: keys.publicKey.toString("base64"),
    SENDOFF_VAULT_PRIVATE_KEY: keys.privateKey.toString("base64"),
    PAYU_KEY: "gtKFFx",
    PAYU_SALT: "payu-secret",
    SMTP_HOST: "mail.example.com",
    SMTP_PORT: "587",
    SMTP_FROM: "Sendoff <hello@example.com>",
    SMS: "off",
  };
}
