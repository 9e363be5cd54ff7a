import { messages } from "./messages.ts";

/** The console's pages, in the order of the bar. */
export const CONSOLE_PAGES = [
  { to: "portals", label: messages.portals },
  { to: "queues", label: messages.queues },
  { to: "payments", label: messages.payments },
  { to: "people", label: messages.people },
  { to: "audit", label: messages.audit },
] as const;
