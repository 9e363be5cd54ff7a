import {
  LIVE_PROTOCOL,
  LIVE_SOCKET_PATH,
  LIVE_TICKET_PREFIX,
  liveRoutes,
} from "@sendoff/contract/live-view";
import { WebSocket } from "ws";
import type { Person } from "../person/person.ts";
import { Viewer } from "./viewer.ts";

interface Looking {
  readonly device?: "desk" | "phone";
  /** The picture's widest side on the screen, in its own pixels. */
  readonly pixels?: number;
}

/**
 * Opens a window on the page that a worker holds on a person's account, as the web app does: a ticket of the api that the person
 * speaks to, and the socket of the one at `apiUrl`. Throws when the api gives no ticket or the socket does not open.
 */
export async function openWindow(
  person: Person,
  apiUrl: string,
  platformId: number,
  { device = "desk", pixels = 1280 }: Looking = {},
): Promise<Viewer> {
  const route = liveRoutes.createLiveTicket;
  const params = { platform_id: String(platformId) };
  const { ticket } = route.responses[200].parse(await person.call(route, { params }));
  const url = new URL(LIVE_SOCKET_PATH, apiUrl.replace(/^http/, "ws"));
  const viewer = new Viewer(new WebSocket(url, [LIVE_PROTOCOL, `${LIVE_TICKET_PREFIX}${ticket}`]));
  await viewer.untilOpen();
  viewer.send({ type: "hello", device, pixels });
  return viewer;
}
