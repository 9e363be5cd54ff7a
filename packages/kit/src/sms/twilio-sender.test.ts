import { createServer, type IncomingHttpHeaders } from "node:http";
import { text } from "node:stream/consumers";
import { afterEach, expect, test } from "vitest";
import { OperationalError } from "../errors.ts";
import { twilioSender } from "./twilio-sender.ts";

let close = (): void => undefined;
afterEach(() => close());

interface Seen {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly form: Record<string, string>;
}

/** A provider that answers the same to everything and keeps what it was asked. */
async function provider(status: number, body: unknown) {
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    void text(request).then((sent) => {
      const form = Object.fromEntries(new URLSearchParams(sent));
      seen.push({ url: request.url ?? "", headers: request.headers, form });
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  close = () => server.close();
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return { seen, baseUrl: `http://127.0.0.1:${port}` };
}

const account = { accountSid: "AC1", authToken: "secret", sender: "+15550100" };
const sms = { to: "+919876543210", text: "123456 is your code" };

test("a message is posted to the account's messages with its credentials", async () => {
  const { seen, baseUrl } = await provider(201, { sid: "SM1", status: "queued" });
  expect(await twilioSender({ ...account, baseUrl }).send(sms)).toEqual({ kind: "sent" });
  expect(seen).toHaveLength(1);
  expect(seen[0]?.url).toBe("/2010-04-01/Accounts/AC1/Messages.json");
  expect(seen[0]?.headers.authorization).toBe(`Basic ${btoa("AC1:secret")}`);
  expect(seen[0]?.form).toEqual({ To: sms.to, From: "+15550100", Body: sms.text });
});

test("a messaging service is named as such", async () => {
  const { seen, baseUrl } = await provider(201, {});
  const sender = `MG${"a".repeat(32)}`;
  await twilioSender({ ...account, sender, baseUrl }).send(sms);
  expect(seen[0]?.form).toEqual({ To: sms.to, MessagingServiceSid: sender, Body: sms.text });
});

test("a number that can never be reached is refused for good", async () => {
  const { baseUrl } = await provider(400, { code: 21211, message: "Invalid 'To' Phone Number" });
  expect(await twilioSender({ ...account, baseUrl }).send(sms)).toEqual({
    kind: "refused",
    reason: "21211 Invalid 'To' Phone Number",
  });
});

test.each([
  [401, { code: 20003, message: "Authenticate" }],
  [429, { code: 20429 }],
  [500, "oops"],
  [400, { code: 21660, message: "From is not yours" }],
])("an answer %s %j is worth another try", async (status, body) => {
  const { baseUrl } = await provider(status, body);
  const sending = twilioSender({ ...account, baseUrl }).send(sms);
  await expect(sending).rejects.toThrow(OperationalError);
});

test("a provider that cannot be reached or hangs is worth another try, and no secret is in the error", async () => {
  const { baseUrl } = await provider(201, {});
  close();
  const sending = twilioSender({ ...account, baseUrl, timeoutMs: 500 }).send(sms);
  const error = await sending.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(OperationalError);
  expect(JSON.stringify(error)).not.toContain("secret");
});
