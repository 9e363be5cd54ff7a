import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { z } from "zod";

/** What the model is to say next. */
export type Script =
  | { readonly text: string; readonly finish?: "stop" | "length" }
  | { readonly status: number; readonly body: string }
  /** Takes the call and never answers. */
  | "silence";

/** A language model's server as its clients see it: both protocols, key checked, everything that it was told kept. */
export interface ModelServer {
  readonly url: string;
  /** The user's messages, oldest first. */
  readonly heard: string[];
  /** From now on these in order; the last one for ever. */
  readonly say: (...scripts: readonly [Script, ...Script[]]) => void;
  readonly close: () => Promise<void>;
}

export const MODEL_KEY = "sk-test-9d1f7c";

const Request = z.object({
  model: z.literal("small-model"),
  max_tokens: z.number().int().min(100).max(10_000),
  messages: z.array(
    z.object({
      role: z.enum(["system", "user"]),
      content: z.union([
        z.string(),
        z.array(z.object({ type: z.literal("text"), text: z.string() })),
      ]),
    }),
  ),
});

export async function startModelServer(): Promise<ModelServer> {
  let scripts: readonly Script[] = [{ text: "" }];
  const heard: string[] = [];
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const isAnthropic = request.url === "/v1/messages";
      const key = request.headers["x-api-key"] ?? request.headers.authorization?.slice(7);
      const parsed = Request.safeParse(JSON.parse(body));
      if (request.method !== "POST" || key !== MODEL_KEY || !parsed.success) {
        response
          .writeHead(key === MODEL_KEY ? 400 : 401)
          .end(JSON.stringify({ error: { message: "no" } }));
        return;
      }
      const content = parsed.data.messages.find(({ role }) => role === "user")?.content ?? "";
      heard.push(typeof content === "string" ? content : content.map(({ text }) => text).join(""));
      const [script = "silence", ...rest] = scripts;
      if (rest.length > 0) scripts = rest;
      if (script === "silence") return;
      const [status, text] =
        "status" in script
          ? [script.status, script.body]
          : [200, JSON.stringify(isAnthropic ? asMessage(script) : asCompletion(script))];
      response.writeHead(status, { "content-type": "application/json" }).end(text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    heard,
    say: (...next) => {
      scripts = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString("utf8");
}

type Said = Extract<Script, { text: string }>;

const asCompletion = ({ text, finish = "stop" }: Said): object => ({
  id: "c1",
  object: "chat.completion",
  created: 1,
  model: "small-model",
  choices: [{ index: 0, message: { role: "assistant", content: text }, finish_reason: finish }],
  usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
});

const asMessage = ({ text, finish = "stop" }: Said): object => ({
  id: "m1",
  type: "message",
  role: "assistant",
  model: "small-model",
  content: [{ type: "text", text }],
  stop_reason: finish === "stop" ? "end_turn" : "max_tokens",
  stop_sequence: null,
  usage: { input_tokens: 1, output_tokens: 1 },
});
