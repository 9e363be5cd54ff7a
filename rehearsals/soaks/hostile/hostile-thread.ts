import { setTimeout as delay } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import { routes } from "@sendoff/contract/routes";
import { hugePage, lettersOnLetters, tenThousandPages } from "@sendoff/cv/made-hostile";
import { call } from "./crowd.ts";
import { type Answered, HostileData } from "./hostile-person.ts";

/** So many of each kind are under way at any moment. */
const AT_ONCE = { saves: 20, bodies: 4, cvs: 6 };
const STREAMS = 100;
/** Streams are held for so long, and then opened anew. */
const STREAMS_MS = 5000;
/** What is answered, or refused, is tried again after the breath that a script takes: some 150 calls a second in all. */
const BREATH_MS = 200;

const { apiUrl, token, runId } = HostileData.parse(workerData);
const files = [await lettersOnLetters(), await hugePage(), await tenThousandPages()];
const saves = json({ filters: { note: "x".repeat(170_000) } });
/** A quarter of a megabyte that takes as long to read as one can make it. */
const smallKeys = json({
  filters: Object.fromEntries(Array.from({ length: 20_000 }, (_, nth) => [`k${nth}`, 1])),
});
const stream = routes.streamRun.path.replace(":id", runId);
const answered: Answered = {};
let round = new AbortController();

parentPort?.on("message", (order: "begin" | "stop" | "end") => {
  if (order === "begin") {
    round = new AbortController();
    attack(round.signal);
    return;
  }
  round.abort();
  if (order === "end") parentPort?.postMessage(answered);
});

/** Does everything that costs others something, from a network for each, until `signal`. */
function attack(signal: AbortSignal): void {
  const save = routes.updateUserDetails;
  const type = "application/json";
  repeat(AT_ONCE.saves, signal, () =>
    send("saves of 170 kB", 1, { raw: { route: save, body: saves, type } }),
  );
  repeat(AT_ONCE.bodies, signal, () =>
    send("bodies of small keys", 2, { raw: { route: save, body: smallKeys, type } }),
  );
  repeat(AT_ONCE.cvs, signal, async (nth) => {
    const body = new FormData();
    body.append("cv", new Blob([Buffer.from(files[nth % files.length] ?? [])]), "cv.pdf");
    await send("CVs uploaded", 3, { raw: { route: routes.uploadCv, body } });
    await send("CVs read", 3, { raw: { route: routes.extractCv, body: "{}", type } });
  });
  repeat(1, signal, async () => {
    const held = AbortSignal.any([signal, AbortSignal.timeout(STREAMS_MS)]);
    for (let nth = 0; nth < STREAMS; nth += 1)
      void send("streams", 4, { read: stream, signal: held });
    await delay(STREAMS_MS);
  });
}

async function send(
  kind: string,
  network: number,
  what: Omit<Parameters<typeof call>[1], "token" | "network">,
): Promise<void> {
  const status = await call(apiUrl, { token, network: `198.51.100.${network}`, ...what });
  const of = (answered[kind] ??= {});
  of[status] = (of[status] ?? 0) + 1;
}

function repeat(count: number, signal: AbortSignal, work: (nth: number) => Promise<void>): void {
  for (let each = 0; each < count; each += 1) {
    void (async () => {
      for (let nth = each; !signal.aborted; nth += 1) {
        await work(nth);
        await delay(BREATH_MS);
      }
    })();
  }
}

function json(value: unknown): string {
  return JSON.stringify(value);
}
