import { setTimeout as delay } from "node:timers/promises";

/** A browser's own pause before it opens a stream again. */
const AGAIN_MS = 500;

/**
 * Follows a run's events as a browser does, at whichever api answers: opened again after the last event that came, until `signal`.
 * Returns how many came.
 */
export async function followRun(
  urls: readonly string[],
  token: string,
  runId: string,
  signal: AbortSignal,
): Promise<number> {
  let count = 0;
  let lastId = 0;
  for (let turn = 0; !signal.aborted; turn += 1) {
    const url = urls[turn % urls.length] ?? "";
    try {
      const answer = await fetch(`${url}/v1/job/runs/${runId}/events`, {
        headers: { authorization: `Bearer ${token}`, "last-event-id": String(lastId) },
        signal,
      });
      for await (const line of linesOf(answer)) {
        if (line.startsWith("data: ")) count += 1;
        lastId = Number(/^id: (\d+)$/.exec(line)?.[1] ?? lastId);
      }
    } catch {
      // It was cut off, or nobody listens there now.
    }
    if (!signal.aborted) await delay(AGAIN_MS);
  }
  return count;
}

async function* linesOf(answer: Response): AsyncGenerator<string, void, undefined> {
  if (!answer.ok || answer.body === null) return;
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of answer.body) {
    text += decoder.decode(chunk, { stream: true });
    const lines = text.split("\n");
    text = lines.pop() ?? "";
    yield* lines;
  }
}
