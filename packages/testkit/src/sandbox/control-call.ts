/** A control call that was refused; carries the status. */
export class ControlError extends Error {
  override readonly name = "ControlError";
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** One call below `/_control/` of whoever listens at `url`. Returns what it answers; throws ControlError when it is refused. */
export async function callControl(
  url: string,
  method: "GET" | "POST" | "DELETE",
  what: string,
  body?: object,
): Promise<unknown> {
  const path = `/_control/${what}`;
  const response = await fetch(new URL(path, url), {
    method,
    ...(body === undefined
      ? {}
      : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  const text = await response.text();
  if (response.ok) return text === "" ? undefined : JSON.parse(text);
  throw new ControlError(response.status, `${method} ${path}: ${response.status} ${text}`);
}

/** Somebody who answers at all has answered by then. */
const LIMIT_MS = 60_000;
