import { z } from "zod";
import { OperationalError } from "../errors.ts";
import type { SmsSender } from "./sms-sender.ts";

/** Twilio answers within a second or two. */
const TIMEOUT_MS = 15_000;
/** A sender of this form is a messaging service of Twilio's, which chooses the number itself. */
const MESSAGING_SERVICE = /^MG[0-9a-f]{32}$/;

export interface SmsOptions {
  /** Origin of the REST API: https://api.twilio.com, or the sandbox's. */
  readonly baseUrl: string;
  readonly accountSid: string;
  readonly authToken: string;
  /** A number in E.164, an alphanumeric sender, or a messaging service. */
  readonly sender: string;
  readonly timeoutMs?: number;
}

/** What Twilio says of a request that it does not take (twilio.com/docs/api/errors). */
const Refusal = z.object({ code: z.number().optional(), message: z.string().optional() });

/**
 * Errors of the message itself, which it will have tomorrow too: a number that is none, cannot get texts, has unsubscribed, or
 * lies where the account may not send. Everything else, a wrong token included, is ours to mend, and the message waits.
 */
const HOPELESS = new Set([21211, 21214, 21217, 21408, 21421, 21610, 21612, 21614, 21635]);

/** Sends by Twilio's Messages resource over its REST API (version 2010-04-01). */
export function twilioSender(options: SmsOptions): SmsSender {
  const { accountSid, authToken, sender } = options;
  const address = new URL(
    `/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`,
    options.baseUrl,
  );
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString("base64")}`;
  const from = MESSAGING_SERVICE.test(sender) ? { MessagingServiceSid: sender } : { From: sender };
  return {
    async send({ to, text }) {
      let response: Response;
      try {
        response = await fetch(address, {
          method: "POST",
          headers: { authorization, accept: "application/json" },
          body: new URLSearchParams({ To: to, ...from, Body: text }),
          // A redirect would carry the token and the code elsewhere.
          redirect: "error",
          signal: AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS),
        });
      } catch (cause) {
        throw notTaken(undefined, undefined, cause);
      }
      if (response.ok) return { kind: "sent" };
      const { code, message } = await readRefusal(response);
      if (response.status === 400 && code !== undefined && HOPELESS.has(code)) {
        return { kind: "refused", reason: `${code} ${message ?? ""}`.trim() };
      }
      throw notTaken(response.status, code);
    },
  };
}

async function readRefusal(response: Response): Promise<z.infer<typeof Refusal>> {
  try {
    return Refusal.parse(await response.json());
  } catch {
    return {};
  }
}

/** The message of Twilio's refusal may name the number, so only its code goes into the log. */
function notTaken(status: number | undefined, code: number | undefined, cause?: unknown) {
  return new OperationalError(503, "unavailable", "The SMS provider did not take the message", {
    ...(cause === undefined ? {} : { cause }),
    safeContext: { status, twilioCode: code },
  });
}
