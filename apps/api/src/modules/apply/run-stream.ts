import { RunEvent } from "@sendoff/contract/run";
import {
  findNewestRunEvents,
  listRunEvents,
  RUN_EVENT_CHANNEL,
  type StoredRunEvent,
  watchRun,
} from "@sendoff/db/applying";
import { isTokenAlive, SESSION_END_CHANNEL } from "@sendoff/db/auth";
import { findPreview } from "@sendoff/db/preview";
import { listApplications, listRunViews } from "@sendoff/db/views";
import { asSystem, asUser } from "@sendoff/db/wall";
import { translatorFor } from "@sendoff/domain/translations";
import { UserError } from "@sendoff/kit/errors";
import type { FastifyReply } from "fastify";
import type { ApiDeps } from "../../deps.ts";
import { presentApplication } from "../../presenters/present-application.ts";
import { presentRun } from "../../presenters/present-run.ts";
import { readerLanguage } from "../../plugins/reader-language.ts";
import { translateAnswer } from "../../plugins/translate-answers.ts";
import { latestOnly } from "./latest-events.ts";

// Proxies cut silent connections after 30 s or more; the comment also renews the watch.
const HEARTBEAT_MS = 15_000;
const WATCH_SECONDS = 40;
/** What a lost notification costs at most. */
const LOOK_MS = 2_000;
/** A person has a few tabs; each stream costs looks at the database. */
const MOST_OF_ONE = 20;

interface StreamRequest {
  readonly userId: string;
  /** The session it was opened with: it ends when that does. */
  readonly tokenHash: Buffer;
  readonly runId: string;
  /** Id of the last event the client has; 0 for all. */
  readonly after: number;
}

interface OpenStream extends StreamRequest {
  readonly reply: FastifyReply;
  lastId: number;
  isReading: boolean;
  isStale: boolean;
}

function requireRoom(byRun: ReadonlyMap<string, ReadonlySet<OpenStream>>, userId: string): void {
  const all = [...byRun.values()].flatMap((streams) => [...streams]);
  if (all.filter((stream) => stream.userId === userId).length >= MOST_OF_ONE) {
    const message = "Too many windows follow your runs. Close some of them.";
    throw new UserError(429, "rate_limited", message, { retryAfterSeconds: 60 });
  }
}

/** What comes before the first event. From then on the call is in nobody's way. */
function begin(reply: FastifyReply): void {
  reply.hijack();
  reply.request.releaseSlot();
  reply.raw.writeHead(200, {
    ...Object.fromEntries(
      Object.entries(reply.getHeaders()).filter(([, value]) => value !== undefined),
    ),
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store",
    "x-accel-buffering": "no",
    // Kept for further calls, it would hold up the end of the process for as long as connections are kept.
    connection: "close",
  });
  reply.raw.write("retry: 2000\n\n");
}

/**
 * Server-sent events of runs and previews. All streams of the process share one listening connection; a notification makes those of that
 * run read what they have not sent, and one look for all every two seconds finds what no notification came for. The table is the truth,
 * so a reconnect with Last-Event-ID misses nothing.
 */
export function createRunStreams(deps: ApiDeps): {
  /** Throws UserError 429 for a user who has very many open already: before anything is looked up for one more. */
  requireRoom: (userId: string) => void;
  /** The same, and opens one more. */
  open: (reply: FastifyReply, request: StreamRequest) => void;
} {
  const byRun = new Map<string, Set<OpenStream>>();

  const close = (stream: OpenStream): void => {
    const streams = byRun.get(stream.runId);
    streams?.delete(stream);
    if (streams?.size === 0) byRun.delete(stream.runId);
    stream.reply.raw.end();
  };

  const catchUp = async (stream: OpenStream): Promise<void> => {
    stream.isStale = true;
    if (stream.isReading) return;
    stream.isReading = true;
    try {
      while (stream.isStale) {
        stream.isStale = false;
        const isEnded = await asUser(stream.userId, () => sendNew(deps, stream));
        if (isEnded) return close(stream);
      }
    } catch (error) {
      deps.logger.warn({ runId: stream.runId, err: error }, "a stream was cut");
      close(stream);
    } finally {
      stream.isReading = false;
    }
  };

  const closeIfOver = followSessions(deps, byRun, close);
  deps.listener.on(RUN_EVENT_CHANNEL, (runId) => {
    const named = runId === "" ? [...byRun.values()] : [byRun.get(runId)];
    for (const streams of named) for (const stream of streams ?? []) void catchUp(stream);
  });
  const heartbeat = setInterval(() => {
    for (const [runId, streams] of byRun) {
      // Streams of one run are its user's, all of them.
      const [{ userId } = { userId: "" }] = streams;
      const watch = () => watchRun(deps.db, runId, WATCH_SECONDS);
      void asUser(userId, watch).catch(() => undefined);
      for (const stream of streams) {
        if (stream.reply.raw.writableEnded) continue;
        stream.reply.raw.write(": still here\n\n");
        void closeIfOver(stream);
      }
    }
  }, HEARTBEAT_MS);
  let isLooking = false;
  const look = setInterval(() => {
    if (isLooking || byRun.size === 0) return;
    isLooking = true;
    void findBehind(deps.db, byRun)
      .then((behind) => void behind.map(catchUp))
      // Who does not answer now is asked again.
      .catch(() => undefined)
      .finally(() => (isLooking = false));
  }, LOOK_MS);
  deps.stopping.addEventListener("abort", () => {
    clearInterval(heartbeat);
    clearInterval(look);
    for (const streams of byRun.values()) for (const stream of streams) close(stream);
  });

  return {
    requireRoom: (userId) => requireRoom(byRun, userId),
    open(reply, request) {
      requireRoom(byRun, request.userId);
      begin(reply);
      const stream = { ...request, reply, lastId: request.after, isReading: false, isStale: false };
      const streams = byRun.get(request.runId) ?? new Set();
      byRun.set(request.runId, streams.add(stream));
      reply.raw.on("close", () => close(stream));
      // A session that ended while the stream was being opened was told of before anybody listened.
      void closeIfOver(stream);
      void watchRun(deps.db, request.runId, WATCH_SECONDS).catch(() => undefined);
      void catchUp(stream);
    },
  };
}

/** The streams whose runs have events that they have not sent: a notification was lost, or is on its way. */
async function findBehind(
  db: ApiDeps["db"],
  byRun: ReadonlyMap<string, ReadonlySet<OpenStream>>,
): Promise<OpenStream[]> {
  const newest = await asSystem(() => findNewestRunEvents(db, [...byRun.keys()]));
  return newest.flatMap(({ runId, id }) =>
    // One that is being read gets there by itself, or is found by the next look.
    [...(byRun.get(runId) ?? [])].filter((stream) => stream.lastId < id && !stream.isReading),
  );
}

/** Closes the streams of sessions that have ended, as soon as that is told. Returns how to look after one that may have missed it. */
function followSessions(
  deps: ApiDeps,
  byRun: ReadonlyMap<string, ReadonlySet<OpenStream>>,
  close: (stream: OpenStream) => void,
): (stream: OpenStream) => Promise<void> {
  const closeIfOver = async (stream: OpenStream): Promise<void> => {
    try {
      const { tokenHash, userId } = stream;
      if (!(await asUser(userId, () => isTokenAlive(deps.db, tokenHash, userId)))) close(stream);
    } catch (error) {
      // Nobody can say whether this session is still one.
      deps.logger.warn({ runId: stream.runId, err: error }, "a stream was cut");
      close(stream);
    }
  };
  deps.listener.on(SESSION_END_CHANNEL, (userId) => {
    for (const streams of byRun.values()) {
      for (const stream of streams) {
        if (userId === "" || stream.userId === userId) void closeIfOver(stream);
      }
    }
  });
  return closeIfOver;
}

/** Sends what the client has not got. True when the run has ended and everything was sent. */
async function sendNew(deps: ApiDeps, stream: OpenStream): Promise<boolean> {
  for (;;) {
    if (stream.reply.raw.writableEnded) return true;
    // Before the events: an end that comes in between is read with the next round, not cut off.
    const isOver = await isRunOver(deps, stream);
    const batch = await listRunEvents(deps.db, stream.runId, stream.lastId);
    const last = batch.at(-1);
    const events = await presentEvents(deps, stream, latestOnly(batch.map((row) => row.event)));
    // Only the last one carries the id: a client that is cut off in the middle gets the whole batch again.
    if (stream.reply.raw.writableEnded) return true;
    for (const [index, event] of events.entries()) {
      const id = last !== undefined && index === events.length - 1 ? `id: ${last.id}\n` : "";
      const said = translateAnswer(
        RunEvent,
        event,
        translatorFor(readerLanguage(stream.reply.request)),
      );
      stream.reply.raw.write(`${id}event: ${event.type}\ndata: ${JSON.stringify(said)}\n\n`);
    }
    if (last === undefined) return isOver;
    stream.lastId = last.id;
  }
}

/** Whether nothing more will happen: ended, and no unconfirmed submit. Of a preview jobs are taken out after its end, too. */
async function isRunOver(deps: ApiDeps, { userId, runId: id }: StreamRequest): Promise<boolean> {
  const [run] = await listRunViews(deps.db, { userId, id, limit: 1 });
  if (run !== undefined) return run.endedAt !== null && run.creditsHeld === 0;
  return (await findPreview(deps.db, { userId, id })) === undefined;
}

async function presentEvents(
  deps: ApiDeps,
  stream: OpenStream,
  events: readonly StoredRunEvent[],
): Promise<RunEvent[]> {
  const presented: RunEvent[] = [];
  for (const event of events) {
    const next = await presentEvent(deps, stream, event);
    if (next !== undefined) presented.push(next);
  }
  // Every change of an application changes the run's figures.
  if (events.some((event) => event.type === "application" || event.type === "run")) {
    const [run] = await listRunViews(deps.db, {
      userId: stream.userId,
      id: stream.runId,
      limit: 1,
    });
    presented.push(
      run === undefined
        ? { type: "preview", preview_id: stream.runId }
        : { type: "run", run: presentRun(run) },
    );
  }
  return presented;
}

async function presentEvent(
  deps: ApiDeps,
  stream: OpenStream,
  event: StoredRunEvent,
): Promise<RunEvent | undefined> {
  switch (event.type) {
    case "run":
      return undefined;
    case "application": {
      const [view] = await listApplications(deps.db, {
        userId: stream.userId,
        id: event.applicationId,
        limit: 1,
      });
      return view === undefined
        ? undefined
        : { type: "application", application: presentApplication(view) };
    }
    case "step":
      return { type: "step", application_id: event.applicationId, step: event.step };
    case "answers":
      return { type: "answers", application_id: event.applicationId, answers: event.answers };
    case "picture":
      return {
        type: "picture",
        application_id: event.applicationId,
        url: deps.signer.sign(event.storageKey, deps.clock.now()),
        taken_at: event.takenAt,
        address: event.address,
      };
  }
}
