import type { VariableGroup } from "./variable.ts";

export const PAYMENTS: VariableGroup = {
  title: "PayU: set its webhook to PUBLIC_URL + /v1/job/payment/payu/webhook",
  variables: [
    {
      name: "PAYU_KEY",
      meaning: "The merchant key.",
      source: "PayU's dashboard shows it, for its test and its live installation apart",
      isSet: true,
    },
    {
      name: "PAYU_SALT",
      meaning: "The merchant salt that belongs to the key.",
      source: "PayU's dashboard shows it beside the key",
      isSet: true,
    },
    { name: "PAYU_SALT_OTHER", meaning: "While the salt changes: the one of before." },
    {
      name: "PAYU_HOST",
      meaning: "test uses PayU's test installation, which takes no money; live takes it.",
      isSet: true,
      value: "test",
    },
    {
      name: "USD_INR_RATE",
      meaning: "Rupees charged for a dollar; each order keeps the rate it was made at.",
      value: "84",
    },
  ],
};

export const MAIL: VariableGroup = {
  title: "Mail: sign-in codes travel by it",
  variables: [
    {
      name: "SMTP_HOST",
      meaning: "The mail server.",
      source: "Your mail provider names it",
      isSet: true,
    },
    {
      name: "SMTP_PORT",
      meaning: "Its port: 587, or 465 for TLS from the first byte.",
      source: "Your mail provider names it",
      isSet: true,
      value: "587",
    },
    {
      name: "SMTP_FROM",
      meaning: "Who writes, such as Sendoff <hello@example.com>.",
      source: "An address of a domain that lets this server send for it (SPF, DKIM)",
      isSet: true,
    },
    { name: "SMTP_USER", meaning: "Where the mail server wants a sign-in.", value: "" },
    { name: "SMTP_PASSWORD", meaning: "The same.", value: "" },
  ],
};

export const TEXTS: VariableGroup = {
  title: "Text messages (Twilio), or SMS=off, which leaves phones unverified",
  variables: [
    { name: "SMS", meaning: "off does without text messages.", value: "off" },
    {
      name: "SMS_ACCOUNT",
      meaning: "Twilio's account.",
      source: "Twilio's console shows the account's SID; or set SMS=off",
      isSet: true,
    },
    {
      name: "SMS_TOKEN",
      meaning: "Its auth token.",
      source: "Twilio's console shows it beside the account; or set SMS=off",
      isSet: true,
    },
    {
      name: "SMS_FROM",
      meaning: "A number or messaging service of that account.",
      source: "Twilio's console lists them; or set SMS=off",
      isSet: true,
    },
    {
      name: "SMS_API_URL",
      meaning: "Another https address that speaks Twilio's calls.",
      value: "https://api.twilio.com",
    },
  ],
};

export const FILES: VariableGroup = {
  title: "An S3-compatible store for CVs and pictures: needed with more than one machine",
  variables: [
    { name: "S3_ENDPOINT", meaning: "Its address.", value: "https://s3.example.com" },
    { name: "S3_BUCKET", meaning: "A bucket, which may stay private.", value: "sendoff" },
    { name: "S3_ACCESS_KEY_ID", meaning: "A key that may read, write, list and delete there." },
    { name: "S3_SECRET_ACCESS_KEY", meaning: "The secret that belongs to it." },
    { name: "S3_REGION", meaning: "Where the store has regions.", value: "us-east-1" },
  ],
};

export const MODEL: VariableGroup = {
  title: "A language model, if there is to be one: all of these or none",
  variables: [
    {
      name: "MODEL_PROVIDER",
      meaning: "openai-compatible or anthropic.",
      value: "openai-compatible",
    },
    { name: "MODEL_NAME", meaning: "The model's name there." },
    {
      name: "MODEL_URL",
      meaning: "Up to and with the version; Anthropic's own may be left out.",
      value: "https://api.openai.com/v1",
    },
    { name: "MODEL_API_KEY", meaning: "Servers of your own may want none." },
  ],
};
