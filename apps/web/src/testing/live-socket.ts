import {
  LIVE_FRAME_HEADER_BYTES,
  LIVE_SOCKET_PATH,
  LiveCommand,
  type LiveMessage,
} from "@sendoff/contract/live-view";
import { routes } from "@sendoff/contract/routes";
import { ws } from "msw";
import { expect } from "vitest";
import { untilNow } from "./clock.ts";
import { handle } from "./handle.ts";
import { server } from "./server.ts";

type State = Extract<LiveMessage, { type: "state" }>;

/** Two windows: this one has pointer and keys, the phone watches. */
const WINDOWS: State["viewers"] = [
  { id: "1", device: "desk", is_you: true, in_control: true },
  { id: "2", device: "phone", is_you: false, in_control: false },
];

/** How a page stands in which the portal asks for its account's owner. */
export function aLiveState(fields: Partial<State> = {}): State {
  return {
    type: "state",
    state: "asked",
    address: "https://www.linkedin.com/checkpoint",
    title: "Security check",
    focus: "",
    choices: null,
    seconds_left: 600,
    is_looking: false,
    viewers: WINDOWS,
    ...fields,
  };
}

/** The same, with pointer and keys in the phone's hands. */
export const inPhonesHands: State["viewers"] = WINDOWS.map((window) => ({
  ...window,
  in_control: !window.is_you,
}));

/** A worker's page behind the socket: what is sent to it, and what the test has it say. */
export function serveLivePage() {
  const received: LiveCommand[] = [];
  const clients: {
    send: (data: string | ArrayBuffer) => void;
    close: (code?: number) => void;
  }[] = [];
  const link = ws.link(`*${LIVE_SOCKET_PATH}`);
  server.use(
    handle(routes.createLiveTicket, { status: 200, body: { ticket: "t", expires_in: 30 } }),
    link.addEventListener("connection", ({ client }) => {
      clients.push(client);
      client.addEventListener("message", ({ data }) => {
        if (typeof data === "string") received.push(LiveCommand.parse(JSON.parse(data)));
      });
    }),
  );
  return {
    received,
    /** Says it to the newest window, once there is one and it has said hello. */
    async say(message: LiveMessage): Promise<void> {
      // Not testing-library's, which looks again when the page changes: a hello changes nothing in it.
      await untilNow(() => expect(received.some(({ type }) => type === "hello")).toBe(true));
      clients.at(-1)?.send(JSON.stringify(message));
    },
    /** A picture that cannot be drawn, as the first of a page. */
    show: (): void => clients.at(-1)?.send(new ArrayBuffer(LIVE_FRAME_HEADER_BYTES)),
    cut: (code = 1012): void => clients.at(-1)?.close(code),
    /** How many windows have come, one after the other. */
    windows: (): number => clients.length,
  };
}
