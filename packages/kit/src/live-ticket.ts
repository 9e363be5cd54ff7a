import { hmac, isSignedBy, type Secrets } from "./ids.ts";

/** Who may open the socket of a live page. */
export interface LiveTicket {
  readonly pageId: string;
  readonly userId: string;
  readonly platformId: number;
  /** Tells one window's connection from another's. */
  readonly viewerId: string;
  /** Of the session that asked, in hex: a session that is ended ends its sockets too. */
  readonly session: string;
}

/** Between a browser and an api, or between an api and the worker that holds the page: neither is valid for the other audience. */
type Audience = "viewer" | "worker";

/** How long a ticket may be used after it was made; a socket that is open stays open. */
export const LIVE_TICKET_SECONDS = 30;

/** A ticket as text, signed with `secret` (32 bytes), the same in all processes. */
export function signLiveTicket(
  secret: Uint8Array,
  audience: Audience,
  ticket: LiveTicket,
  now: Date,
): string {
  const expires = now.getTime() + LIVE_TICKET_SECONDS * 1000;
  const fields = [
    expires,
    ticket.pageId,
    ticket.userId,
    ticket.platformId,
    ticket.viewerId,
    ticket.session,
  ];
  const payload = Buffer.from(fields.join(" "), "utf8").toString("base64url");
  return `${payload}.${hmac(secret, `live ${audience}`, payload).toString("base64url")}`;
}

/** What a ticket says, or undefined when it is forged, too old or made for the other audience. */
export function readLiveTicket(
  secrets: Secrets,
  audience: Audience,
  text: string,
  now: Date,
): LiveTicket | undefined {
  const [payload = "", signature = ""] = text.split(".");
  const given = Buffer.from(signature, "base64url");
  if (!isSignedBy(secrets, given, `live ${audience}`, payload)) return undefined;
  const [expires = "", pageId = "", userId = "", platformId = "", viewerId = "", session = ""] =
    Buffer.from(payload, "base64url").toString("utf8").split(" ");
  if (Number(expires) < now.getTime()) return undefined;
  return { pageId, userId, platformId: Number(platformId), viewerId, session };
}
