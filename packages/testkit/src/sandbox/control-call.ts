/** A control call that was refused; carries the status. */
export class ControlError extends Error {
  override readonly name = "ControlError";
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** One call below `/_control/` of whoever listens at `url`, as it is answered, refusals too. */
export function sendControl(
  url: string,
  method: string,
  what: string,
  body?: unknown,
): Promise<Response> {
  return fetch(new URL(`/_control/${what}`, url), {
    method,
    ...(body === undefined
      ? {}
      : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(LIMIT_MS),
  });
}

/** Like `sendControl`; returns what the answer holds and throws ControlError when the call is refused. */
export async function callControl(
  url: string,
  method: "GET" | "POST" | "DELETE",
  what: string,
  body?: object,
): Promise<unknown> {
  const response = await sendControl(url, method, what, body);
  const text = await response.text();
  if (response.ok) return text === "" ? undefined : JSON.parse(text);
  throw new ControlError(
    response.status,
    `${method} /_control/${what}: ${response.status} ${text}`,
  );
}

/** Somebody who answers at all has answered by then. */
const LIMIT_MS = 60_000;
