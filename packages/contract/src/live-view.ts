import { z } from "zod";
import { WaitingCheck } from "./needs-you.ts";
import { PlatformId } from "./platform.ts";
import { defineRoutes, refusals } from "./route.ts";
import { Translated } from "./translated.ts";

/** How a page ended that was kept open for its account's owner. */
export const LivePageEnd = z.enum([
  "passed",
  "not_now",
  "time_over",
  "stopped",
  "lost",
  /** Its owner was not asked: the work on the page was done. */
  "closed",
]);
export type LivePageEnd = z.infer<typeof LivePageEnd>;

/** The page that a worker's browser holds on one account, for the account's owner to see. */
export const LivePage = z.object({
  platform_id: z.number(),
  platform_name: z.string(),
  /** A company's board: the check of its form is not asked again by a later run. An api of the version before says nothing of it. */
  is_board: z.boolean().default(false),
  /** Where pages of this account may lead, for example `linkedin.com`. */
  host: z.string(),
  /** `open`: it can be watched; `asked`: the portal asks for its account's owner, who may act in it; `closed`: there is none now. */
  state: z.enum(["open", "asked", "closed"]),
  /** The run (or the preview of one) or the sign-in that the page is for; both are null where that is over and no longer known. */
  run_id: z.string().nullable(),
  /** Its run is a preview, which sends nothing. */
  is_preview: z.boolean().default(false),
  login_id: z.string().nullable(),
  /** What the portal asks, in a sentence; empty unless it asks. */
  note: Translated,
  asked_at: z.string().nullable(),
  /** Until the page closes; 0 unless it waits for its owner. */
  seconds_left: z.number(),
  /** Somebody holds pointer and keys. */
  is_controlled: z.boolean(),
  /** How the latest page ended; null while it is open. */
  ended_as: LivePageEnd.nullable(),
});
export type LivePage = z.infer<typeof LivePage>;

/** Address of the WebSocket. The ticket goes into its list of subprotocols, which proxies do not log as they do addresses. */
export const LIVE_SOCKET_PATH = "/v1/job/live/socket";
export const LIVE_PROTOCOL = "sendoff.live";
export const LIVE_TICKET_PREFIX = "ticket.";

/** Close codes of the socket, beyond those of RFC 6455. */
export const LIVE_CLOSE = {
  /** The ticket is forged, used too late, or its session was ended. */
  refused: 4401,
  /** The page is closed; `getLivePage` says how it ended. */
  gone: 4404,
  /** A message that cannot be read, or more messages than a person's hands make. */
  misuse: 4400,
  /** As many windows as may show the page do so already. */
  crowded: 4429,
  /** The line between the api and the page's worker broke, or could not be made: worth another try. */
  lineLost: 4502,
} as const;

/** A fraction of the page's picture, from its left or top edge. */
const Fraction = z.number().min(0).max(1);
const Modifiers = z.number().int().min(0).max(15);

/**
 * What a viewer sends. Places are fractions of the picture, so that they mean the same whatever the picture's size on the screen.
 * Nothing of it is ever stored or logged.
 */
export const LiveInput = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("pointer"),
    kind: z.enum(["move", "down", "up"]),
    x: Fraction,
    y: Fraction,
    /** The button, or the finger, is down while it moves. */
    held: z.boolean().default(false),
    clicks: z.number().int().min(1).max(3).default(1),
  }),
  z.object({
    type: z.literal("wheel"),
    x: Fraction,
    y: Fraction,
    dx: z.number().min(-4000).max(4000),
    dy: z.number().min(-4000).max(4000),
  }),
  z.object({
    type: z.literal("key"),
    kind: z.enum(["down", "up"]),
    /** `KeyboardEvent.key` and `.code`. */
    key: z.string().min(1).max(32),
    code: z.string().max(32),
    modifiers: Modifiers.default(0),
  }),
  /** Composed or pasted text, as it is to stand in the field. */
  z.object({ type: z.literal("text"), text: z.string().min(1).max(5000) }),
  /** One of the `choices` of the list that has the focus: by its label too, since the list may have changed meanwhile. */
  z.object({
    type: z.literal("choose"),
    index: z.number().int().min(0).max(10_000),
    label: z.string().max(200),
  }),
]);
export type LiveInput = z.infer<typeof LiveInput>;

export const LiveCommand = z.discriminatedUnion("type", [
  ...LiveInput.options,
  /** The first message: what kind of device watches, so that the picture can be made to fit. */
  z.object({
    type: z.literal("hello"),
    device: z.enum(["desk", "phone"]),
    /** How wide the picture is on the screen, in the screen's own pixels. */
    pixels: z.number().int().min(200).max(4096),
  }),
  /** The frame with this number was drawn, so that another may be sent. */
  z.object({ type: z.literal("drawn"), frame: z.number().int().min(0) }),
  /** Take pointer and keys; from another window only with `over`. */
  z.object({ type: z.literal("take"), over: z.boolean().default(false) }),
  z.object({ type: z.literal("release") }),
  z.object({ type: z.literal("more_time") }),
  /** The owner says that the check is passed: the worker looks whether the portal lets it through. */
  z.object({ type: z.literal("done") }),
]);
export type LiveCommand = z.infer<typeof LiveCommand>;

export const LiveViewer = z.object({
  id: z.string(),
  device: z.enum(["desk", "phone"]),
  is_you: z.boolean(),
  in_control: z.boolean(),
});
export type LiveViewer = z.infer<typeof LiveViewer>;

/** What the list that has the focus offers: a browser opens its choices in a window of their own, which no picture of the page shows. */
const LiveChoices = z.object({
  options: z.array(z.object({ index: z.number(), label: z.string() })),
  /** -1 where nothing is chosen. */
  chosen: z.number(),
});
export type LiveChoices = z.infer<typeof LiveChoices>;

/** What a viewer receives beside the frames. */
export const LiveMessage = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("state"),
    state: z.enum(["open", "asked"]),
    /** Without its parameters, which may be secret. */
    address: z.string(),
    title: z.string(),
    /** The field that takes what is typed, in words; empty where none does. */
    focus: z.string(),
    /** Null where the focus is no such list; a worker of the version before says nothing of it. */
    choices: LiveChoices.nullable().default(null),
    seconds_left: z.number(),
    /** The worker looks whether the portal lets it through; inputs are dropped meanwhile. */
    is_looking: z.boolean(),
    viewers: z.array(LiveViewer),
  }),
  z.object({
    type: z.literal("notice"),
    notice: z.enum([
      "stays_on_portal",
      "no_new_window",
      "no_download",
      "still_asked",
      "no_more_time",
    ]),
  }),
  /** The page is closed; or it goes on without its owner (`passed`). */
  z.object({ type: z.literal("end"), as: LivePageEnd }),
]);
export type LiveMessage = z.infer<typeof LiveMessage>;

/**
 * A frame is one binary message: its number (4 bytes), the page's width and height in CSS pixels (2 each), big-endian, then a JPEG.
 */
export const LIVE_FRAME_HEADER_BYTES = 8;

const params = z.object({ platform_id: PlatformId });

export const liveRoutes = defineRoutes({
  listAskedPages: {
    method: "GET",
    path: "/v1/job/live",
    tag: "Live pages",
    summary:
      "The pages in which a portal asks for the user now, the one that closes first at the top",
    auth: "bearer",
    responses: { 200: z.array(WaitingCheck), ...refusals(401, 503) },
  },
  getLivePage: {
    method: "GET",
    path: "/v1/job/live/:platform_id",
    tag: "Live pages",
    summary:
      "What a worker's browser shows on one account now, and whether the portal asks for the user",
    auth: "bearer",
    params,
    responses: { 200: LivePage, ...refusals(400, 401, 404, 503) },
  },
  createLiveTicket: {
    method: "POST",
    path: "/v1/job/live/:platform_id/ticket",
    tag: "Live pages",
    summary: "A ticket for the socket that shows the page; good for half a minute",
    auth: "bearer",
    params,
    responses: {
      200: z.object({ ticket: z.string(), expires_in: z.number() }),
      ...refusals(400, 401, 404, 409, 503),
    },
  },
  declineLivePage: {
    method: "POST",
    path: "/v1/job/live/:platform_id/not-now",
    tag: "Live pages",
    summary: "Do not wait for the user any longer: the page is closed, nothing is sent",
    auth: "bearer",
    params,
    responses: { 200: LivePage, ...refusals(400, 401, 404, 409, 503) },
  },
});
