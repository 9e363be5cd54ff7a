import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { z } from "zod";

/** Stands before a provider's web service and says nothing until it is told to. */
export interface SlowProvider {
  readonly url: string;
  /** How many questions have come. */
  readonly questions: () => number;
  /** From now on each question, and each that waits, gets the provider's answer. */
  readonly speak: () => void;
  readonly close: () => Promise<void>;
}

export async function openSlowProvider(behind: string): Promise<SlowProvider> {
  const { promise: isAllowed, resolve: speak } = Promise.withResolvers<void>();
  let questions = 0;
  const pass = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const question = await text(request);
    questions += 1;
    await isAllowed;
    const headers = { "content-type": request.headers["content-type"] ?? "" };
    const answer = await fetch(behind, { method: "POST", headers, body: question });
    response.writeHead(answer.status).end(await answer.text());
  };
  const server = createServer((request, response) => void pass(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = z.object({ port: z.number() }).parse(server.address());
  return {
    url: `http://127.0.0.1:${port}/`,
    questions: () => questions,
    speak,
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
