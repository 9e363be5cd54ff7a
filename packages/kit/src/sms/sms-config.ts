import { z } from "zod";
import { ConfigError, type Seen } from "../config.ts";
import type { SmsOptions } from "./twilio-sender.ts";

const TWILIO_URL = "https://api.twilio.com";

/** The variables of the SMS provider, for the environment of each process that has to do with text messages. */
export const smsVariables = {
  /** `off` does without text messages: phones are then saved and cannot be verified. */
  SMS: z.enum(["on", "off"]).default("on"),
  SMS_API_URL: z.url({ protocol: /^https$/ }).default(TWILIO_URL),
  SMS_ACCOUNT: z.string().trim().min(1).optional(),
  SMS_TOKEN: z.string().trim().min(1).optional(),
  SMS_FROM: z.string().trim().min(1).optional(),
};

type SmsValues = Seen<z.output<z.ZodObject<typeof smsVariables>>>;

/** What the sandbox's messages resource is used with; it takes any account. */
const SANDBOX = { accountSid: "ACsandbox", authToken: "sandbox", sender: "+15005550006" };

/** Whether this installation sends text messages; the api asks no more. */
export function isSmsOn(mode: "sandbox" | "live", values: Pick<SmsValues, "SMS">): boolean {
  return mode === "sandbox" || values.SMS !== "off";
}

/**
 * How this process sends text messages; undefined where it does without. In sandbox mode the sandbox's inbox takes them, whatever
 * else is set. Live mode with SMS on needs account, token and sender; throws ConfigError that names what is missing (DECISIONS D2).
 */
export function readSmsSettings(
  mode: "sandbox" | "live",
  values: SmsValues,
  sandboxPortBase: number,
): SmsOptions | undefined {
  if (mode === "sandbox") return { ...SANDBOX, baseUrl: `http://127.0.0.1:${sandboxPortBase}` };
  if (!isSmsOn(mode, values)) return undefined;
  const { SMS_ACCOUNT: accountSid, SMS_TOKEN: authToken, SMS_FROM: sender } = values;
  if (accountSid === undefined || authToken === undefined || sender === undefined) {
    const missing = (["SMS_ACCOUNT", "SMS_TOKEN", "SMS_FROM"] as const).filter(
      (name) => values[name] === undefined,
    );
    throw new ConfigError(
      missing.map((name) => ({
        variables: [name],
        problem: "live mode verifies phones by SMS, so it must be set, or SMS=off",
        isMissing: true,
      })),
    );
  }
  return { baseUrl: values.SMS_API_URL ?? TWILIO_URL, accountSid, authToken, sender };
}
