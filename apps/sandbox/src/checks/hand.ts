import { z } from "zod";

const HandEvent = z.object({
  what: z.enum(["move", "down", "up", "key_down", "key_up", "choose"]),
  by: z.enum(["mouse", "touch", "pen", "keyboard"]),
  is_trusted: z.boolean(),
  x: z.number(),
  y: z.number(),
  at_ms: z.number(),
});
export type HandEvent = z.infer<typeof HandEvent>;

const EVENTS_MAX = 5_000;
const Report = z.object({
  /** What is chosen when the page is sent. */
  chosen: z.array(z.string().max(40)).max(20),
  /** What the frame of another origin gave. */
  token: z.string().max(200),
  /** How far a slider was drawn, in its picture's own units. */
  value: z.number().nullable(),
  /** What the page's script saw of the visitor's hand, oldest first. */
  events: z.array(HandEvent).max(EVENTS_MAX),
});
export type Report = z.infer<typeof Report>;

const NOTHING: Report = { chosen: [], token: "", value: null, events: [] };
const Sent = z.object({ report: z.string().catch("") });

/** What a page reports of the hand that sent it. A form that was posted without its script reports nothing. */
export function readReport(body: unknown): Report {
  const sent = Sent.safeParse(body ?? {});
  if (!sent.success || sent.data.report === "") return NOTHING;
  try {
    const parsed = Report.safeParse(JSON.parse(sent.data.report));
    return parsed.success ? parsed.data : NOTHING;
  } catch {
    return NOTHING;
  }
}

/** Whether every event came from a device. An event that a script made is not trusted by the browser. */
export const isAllTrusted = (events: readonly HandEvent[]): boolean =>
  events.every((event) => event.is_trusted);

/** Why a choice was not made by a hand, if it was not: each thing chosen takes a click or a key of its own. */
export function choiceRefusal(report: Report): string | undefined {
  if (report.chosen.length === 0) return "nothing_chosen";
  const choices = report.events.filter((event) => event.what === "choose");
  const isByHand = isAllTrusted(choices) && choices.length >= report.chosen.length;
  return isByHand ? undefined : "not_by_hand";
}

/** The last stretch between pressing and letting go, both ends included. Undefined while nothing was let go. */
export function lastStroke(
  events: readonly HandEvent[],
  [press, release]: readonly ["down", "up"] | readonly ["key_down", "key_up"],
): { before: readonly HandEvent[]; stroke: readonly HandEvent[] } | undefined {
  const end = events.findLastIndex((event) => event.what === release);
  const start = events.slice(0, Math.max(0, end)).findLastIndex((event) => event.what === press);
  if (end < 0 || start < 0) return undefined;
  return { before: events.slice(0, start), stroke: events.slice(start, end + 1) };
}
