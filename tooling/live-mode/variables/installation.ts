import type { VariableGroup } from "./variable.ts";

export const BASE: VariableGroup = {
  title: "The installation",
  variables: [
    {
      name: "SENDOFF_MODE",
      meaning: "live uses the real portals, mail and PayU; sandbox plays all of them.",
      isSet: true,
      value: "live",
    },
    {
      name: "DATABASE_URL",
      meaning: "The PostgreSQL of your own, 18 or newer, that keeps everything.",
      source:
        "Create a role and a database that it owns (createuser -P sendoff; createdb -O sendoff sendoff): postgres://sendoff:PASSWORD@HOST:5432/sendoff",
      isSet: true,
    },
    {
      name: "DATABASE_URL_API",
      meaning: "The same database for the api alone, as the role sendoff_api, which owns nothing.",
      value: "postgres://sendoff_api:PASSWORD@HOST:5432/sendoff",
    },
    {
      name: "DATABASE_URL_WORKER",
      meaning: "The same for the worker, as the role sendoff_worker.",
      value: "postgres://sendoff_worker:PASSWORD@HOST:5432/sendoff",
    },
    {
      name: "DATABASE_LISTEN_URL",
      meaning:
        "The same database past the pooler, where DATABASE_URL_API and DATABASE_URL_WORKER lead to one in transaction mode (PgBouncer), which loses LISTEN.",
      value: "postgres://sendoff_read:PASSWORD@HOST:5432/sendoff",
    },
    {
      name: "PUBLIC_URL",
      meaning:
        "Where browsers reach this server: PayU sends people back there, and links in mails lead there.",
      source: "The https address of the proxy before the api, such as https://jobs.example.com",
      isSet: true,
    },
    {
      name: "TRUST_PROXY",
      meaning:
        "true behind a proxy that sets X-Forwarded-For itself; otherwise everybody seems to come from the proxy's address.",
      isSet: true,
      value: "true",
    },
    {
      name: "OPS_EMAIL",
      meaning:
        "Your own address: it is told when the nightly proof finds that the books do not add up.",
      isSet: true,
    },
    {
      name: "OPERATOR_EMAILS",
      meaning:
        "Who may use the operators' console (/console), with commas between; nobody where it is not set.",
      value: "asha@example.com",
    },
    {
      name: "CONSOLE_URL",
      meaning:
        "The console's own https address, beside OPERATOR_EMAILS: at another host name than PUBLIC_URL, which the proxy lets operators alone reach.",
      value: "https://console.jobs.example.com",
    },
    {
      name: "OPERATOR_REFUND_LIMIT",
      meaning:
        "Rupees that one operator may send back to one person in a day; above it a second one confirms.",
      value: "4000",
    },
    {
      name: "OPERATOR_WRITE_OFF_LIMIT",
      meaning: "The same for credits that are given again at your cost, in dollars.",
      value: "10",
    },
    {
      name: "SOCIAL_LINKS",
      meaning: "The footer's links to your pages elsewhere.",
      value: "LinkedIn=https://www.linkedin.com/company/yours",
    },
    {
      name: "SENDOFF_DATA_DIR",
      meaning: "Where files and the browsers' temporary folders are kept.",
      value: "/var/lib/sendoff",
    },
    {
      name: "SENDOFF_PROCESSES",
      meaning: "Which processes this machine runs: api, worker, or api,worker.",
      value: "api,worker",
    },
    { name: "LOG_LEVEL", meaning: "debug names every call.", value: "info" },
  ],
};

export const SECRETS: VariableGroup = {
  title: "Secrets: keep a copy where the database's backups are not",
  variables: [
    {
      name: "SENDOFF_SECRET_PEPPER",
      meaning: "Hashes of codes and tokens are keyed with it.",
      source: "npm run live:init -- FILE makes it; or openssl rand -base64 32",
      isSet: true,
    },
    {
      name: "SENDOFF_SECRET_URL_SIGNING",
      meaning: "Signs the addresses of pictures and the links in mails.",
      source: "npm run live:init -- FILE makes it; or openssl rand -base64 32",
      isSet: true,
    },
    {
      name: "SENDOFF_SECRET_PEPPER_OTHER",
      meaning: "Peppers of before, with commas between them, once it has changed.",
    },
    {
      name: "SENDOFF_SECRET_URL_SIGNING_OTHER",
      meaning: "While SENDOFF_SECRET_URL_SIGNING changes: the one of before, or the next one.",
    },
    {
      name: "SENDOFF_VAULT_PUBLIC_KEY",
      meaning: "Seals portal passwords.",
      source: "npm run live:init -- FILE makes the pair",
      isSet: true,
    },
    {
      name: "SENDOFF_VAULT_PRIVATE_KEY",
      meaning: "Opens portal passwords; the worker alone gets it.",
      source: "npm run live:init -- FILE makes the pair",
      isSet: true,
    },
    {
      name: "SENDOFF_VAULT_OTHER_PRIVATE_KEYS",
      meaning:
        "Private keys of other pairs, with commas between them: they open what was sealed for them while the pair changes. npm run vault:keys writes it, and says when it can go.",
    },
  ],
};

export const KEY_SERVICE: VariableGroup = {
  title: "A key management service that wraps the vault's private key, if there is to be one",
  variables: [
    {
      name: "KMS_PROVIDER",
      meaning:
        "vault-transit or aws-kms; then npm run vault:keys -- --wrap puts kms:… in the place of the private keys.",
      value: "vault-transit",
    },
    {
      name: "KMS_URL",
      meaning: "Vault's address; AWS's own for the region is known.",
      value: "https://vault.example.com:8200",
    },
    {
      name: "KMS_KEY",
      meaning: "The key's name in Vault's transit engine; its id, alias or ARN in AWS.",
      value: "sendoff",
    },
    { name: "KMS_TOKEN", meaning: "Vault's token, which may encrypt and decrypt with that key." },
    { name: "KMS_REGION", meaning: "AWS's region.", value: "ap-south-1" },
    { name: "KMS_ACCESS_KEY_ID", meaning: "An access key that may use that key of AWS's." },
    { name: "KMS_SECRET_ACCESS_KEY", meaning: "The secret that belongs to it." },
    { name: "KMS_SESSION_TOKEN", meaning: "Where the access key is a temporary one." },
  ],
};
