import { randomBytes } from "node:crypto";
import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import type { Inbox } from "./inbox.ts";

const Form = z.object({
  To: z.string().trim().default(""),
  From: z.string().trim().optional(),
  MessagingServiceSid: z.string().trim().optional(),
  Body: z.string().default(""),
});
const Params = z.object({ account: z.string().min(1) });

/** The longest text that Twilio takes in one message. */
const BODY_MAX = 1600;
/** Twilio's own magic number for tests: a number that is none. */
const INVALID_NUMBER = "+15005550001";

/**
 * The SMS provider: Twilio's Messages resource (version 2010-04-01) with its fields, its answers and its errors. Any account and
 * token do, as long as both are the same ones; what is sent lies in the SMS inbox.
 */
export function registerMessages(app: FastifyInstance, inbox: Inbox): void {
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
  );
  app.post("/2010-04-01/Accounts/:account/Messages.json", async (request, reply) => {
    const { account } = Params.parse(request.params);
    if (!isSignedBy(request.headers.authorization, account)) {
      return refuse(reply, 401, 20003, "Authenticate");
    }
    const { To, From, MessagingServiceSid, Body } = Form.parse(request.body ?? {});
    if (To === "") return refuse(reply, 400, 21604, "A 'To' phone number is required.");
    if (!/^\+[1-9]\d{6,14}$/.test(To) || To === INVALID_NUMBER) {
      return refuse(reply, 400, 21211, `Invalid 'To' Phone Number: ${To}`);
    }
    if ((From ?? MessagingServiceSid ?? "") === "") {
      return refuse(reply, 400, 21603, "A 'From' phone number is required.");
    }
    if (Body === "") return refuse(reply, 400, 21602, "Message body is required.");
    if (Body.length > BODY_MAX) return refuse(reply, 400, 21617, "The message body is too long.");
    const { received_at } = await inbox.recordSms({ to: To, text: Body });
    return reply.code(201).send({
      sid: `SM${randomBytes(16).toString("hex")}`,
      account_sid: account,
      api_version: "2010-04-01",
      to: To,
      from: From ?? null,
      messaging_service_sid: MessagingServiceSid ?? null,
      body: Body,
      status: "queued",
      direction: "outbound-api",
      date_created: new Date(received_at).toUTCString(),
      error_code: null,
      error_message: null,
    });
  });
}

function isSignedBy(header: string | undefined, account: string): boolean {
  const encoded = /^Basic ([A-Za-z0-9+/=]+)$/.exec(header ?? "")?.[1];
  if (encoded === undefined) return false;
  const [name, ...token] = Buffer.from(encoded, "base64").toString("utf8").split(":");
  return name === account && token.join(":") !== "";
}

function refuse(reply: FastifyReply, status: number, code: number, message: string) {
  return reply
    .code(status)
    .send({ code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status });
}
