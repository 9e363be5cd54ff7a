import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";

/** A merchant that has not answered by then is tried again. */
const TIMEOUT_MS = 10_000;

export interface Message {
  url: string;
  contentType: string;
  body: string;
}

/** Posts and resolves with the answer's status. Rejects when there is no answer. */
export function post(message: Message, signal: AbortSignal): Promise<number> {
  const send = message.url.startsWith("https:") ? requestHttps : requestHttp;
  const body = Buffer.from(message.body);
  return new Promise((resolve, reject) => {
    const request = send(
      message.url,
      {
        method: "POST",
        headers: { "content-type": message.contentType, "content-length": body.length },
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      },
      (response) => {
        response.on("error", reject);
        response.on("end", () => resolve(response.statusCode ?? 0));
        response.resume();
      },
    );
    request.on("error", reject);
    request.end(body);
  });
}
