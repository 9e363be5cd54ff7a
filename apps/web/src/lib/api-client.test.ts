import { routes } from "@sendoff/contract/routes";
import { RunEvent } from "@sendoff/contract/run";
import { HttpResponse, http } from "msw";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { RUN_ID, aRun, aUser } from "../testing/fixtures.ts";
import { handle } from "../testing/handle.ts";
import { server } from "../testing/server.ts";
import { call, onSignedOut } from "./api-client.ts";
import { ApiError } from "./api-error.ts";
import { streamEvents } from "./api-stream.ts";
import { clearToken, findToken, saveToken } from "./session.ts";
import { noteClicks } from "./trace-click.ts";

async function refusalOf(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.catch((thrown: unknown) => thrown);
  if (!(error instanceof ApiError)) throw new TypeError("no ApiError was thrown");
  return error;
}

afterEach(() => onSignedOut(clearToken));

describe("call", () => {
  // SPEC 6.2, 7.2
  it("sends the bearer token and answers the declared status with its parsed body", async () => {
    saveToken("secret");
    let header: string | null = null;
    server.use(
      handle(routes.getUserDetails, ({ request }) => {
        header = request.headers.get("authorization");
        return { status: 200, body: aUser() };
      }),
    );
    const answer = await call(routes.getUserDetails);
    expect(answer).toEqual({ status: 200, body: aUser() });
    expect(header).toBe("Bearer secret");
  });

  it("names the click that a call came from, anew each time, and nothing where it only reads or nobody clicked lately", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    onTestFinished(() => void vi.useRealTimers());
    noteClicks();
    const seen: (readonly [string | null, string | null])[] = [];
    const note = ({ request: { headers } }: { request: Request }) => {
      seen.push([headers.get("traceparent"), headers.get("tracestate")]);
    };
    server.use(
      handle(routes.logout, (info) => {
        note(info);
        return { status: 200, body: { success: true } };
      }),
      handle(routes.getUserDetails, (info) => {
        note(info);
        return { status: 200, body: aUser() };
      }),
    );
    await call(routes.logout);
    document.body.click();
    await call(routes.logout);
    vi.advanceTimersByTime(4000);
    await call(routes.logout);
    await call(routes.getUserDetails);
    vi.advanceTimersByTime(1001);
    await call(routes.logout);
    const [before, first, second, read, late] = seen;
    expect([before, late]).toEqual([
      [null, null],
      [null, null],
    ]);
    expect(first?.[0]).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/);
    expect(first?.[1]).toMatch(new RegExp(`^sendoff=${first?.[0]?.split("-")[2]}-\\d{1,4}$`));
    expect(second?.[0]).not.toBe(first?.[0]);
    expect(second?.[1]).toMatch(/-4\d{3}$/);
    expect(read).toEqual([null, null]);
  });

  // SPEC 7.5
  it("throws the refusal's code, text, issues and waiting time", async () => {
    server.use(
      handle(routes.sendEmailOtp, {
        status: 429,
        body: { message: "Wait", code: "rate_limited", issues: [{ path: "email", message: "x" }] },
        headers: { "retry-after": "40" },
      }),
    );
    const error = await refusalOf(call(routes.sendEmailOtp, { body: { email: "a@b.co" } }));
    expect(error).toMatchObject({
      status: 429,
      code: "rate_limited",
      message: "Wait",
      retryAfterSeconds: 40,
      issues: [{ path: "email", message: "x" }],
    });
  });

  // SPEC 7.5
  it("is status 0 without an answer, and neutral for an answer that is not ours", async () => {
    server.use(http.get("*/v1/job/config", () => HttpResponse.error()));
    expect(await refusalOf(call(routes.getConfig))).toMatchObject({ status: 0, code: "network" });
    server.use(
      http.get("*/v1/job/config", () => new HttpResponse("<h1>502</h1>", { status: 502 })),
    );
    expect(await refusalOf(call(routes.getConfig))).toMatchObject({
      status: 502,
      code: "unexpected",
    });
  });

  it("refuses a success that does not fit the contract", async () => {
    server.use(http.get("*/v1/job/config", () => HttpResponse.json({ mode: "other" })));
    expect(await refusalOf(call(routes.getConfig))).toMatchObject({ code: "bad_answer" });
  });

  // SPEC 2a.9
  it("ends the session on a 401, but not one that a newer sign-in has replaced", async () => {
    const signedOut = vi.fn<() => void>(clearToken);
    onSignedOut(signedOut);
    const refusal = {
      message: "Authentication token not found.",
      code: "unauthenticated",
    } as const;
    saveToken("old");
    server.use(
      handle(routes.getUserDetails, () => {
        saveToken("new");
        return { status: 401, body: refusal };
      }),
    );
    await refusalOf(call(routes.getUserDetails));
    expect(signedOut).not.toHaveBeenCalled();
    server.use(handle(routes.getUserDetails, { status: 401, body: refusal }));
    await refusalOf(call(routes.getUserDetails));
    expect(signedOut).toHaveBeenCalledOnce();
    expect(findToken()).toBeUndefined();
  });
});

describe("streamEvents", () => {
  it("opens a lost connection again from the last event it saw, and stops when told", async () => {
    const asked: (string | null)[] = [];
    const event = (id: number, applied: number) =>
      `id: ${id}\nevent: run\ndata: ${JSON.stringify({ type: "run", run: aRun({ applied }) })}\n\n`;
    server.use(
      http.get(`*/v1/job/runs/${RUN_ID}/events`, ({ request }) => {
        asked.push(request.headers.get("last-event-id"));
        const body = asked.length === 1 ? event(1, 1) : event(2, 2);
        return new HttpResponse(body, { headers: { "content-type": "text/event-stream" } });
      }),
    );
    const stop = new AbortController();
    const seen: number[] = [];
    await streamEvents(
      routes.streamRun,
      { params: { id: RUN_ID }, signal: stop.signal },
      {
        schema: RunEvent,
        onEvent: (next) => {
          if (next.type === "run") seen.push(next.run.applied);
          if (seen.length === 2) stop.abort();
        },
      },
    );
    expect(seen).toEqual([1, 2]);
    expect(asked).toEqual([null, "1"]);
  });

  it("throws when the server refuses, because another try would not help", async () => {
    server.use(
      handle(routes.streamRun, { status: 404, body: { message: "No run", code: "not_found" } }),
    );
    const stop = new AbortController();
    const following = streamEvents(
      routes.streamRun,
      { params: { id: RUN_ID }, signal: stop.signal },
      { schema: RunEvent, onEvent: () => {} },
    );
    expect(await refusalOf(following)).toMatchObject({ status: 404, code: "not_found" });
  });
});
