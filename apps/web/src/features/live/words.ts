import type { LivePage, LivePageEnd } from "@sendoff/contract";
import { askedWorkFirst } from "../../lib/asked-work.ts";
import { plural } from "../../lib/format.ts";
import type { LiveNotice, LivePageView } from "./use-live-page.ts";

/** What a notice says, with the portal's name and where its pages stand. */
export function noticeWords(notice: LiveNotice, name: string, host: string): string {
  switch (notice) {
    case "stays_on_portal":
      return `This page stays on ${host}.`;
    case "no_new_window":
      return "Links that open another window are not followed here.";
    case "no_download":
      return "Files are not downloaded here.";
    case "still_asked":
      return `${name} still asks.`;
    case "no_more_time":
      return "The page cannot be kept open any longer.";
  }
}

/** Said where as many windows show a page as may. */
export const CROWDED = "Too many windows show this page. Close one of them.";

/** Said once where the browser keeps its clipboard from us. */
export const PASTE_REFUSED =
  "Your browser does not let us read its clipboard. Paste with the keyboard, or type the text.";

/** What the page's header says while the portal asks. */
export function waitsWords(page: LivePage): string {
  return `Pass its check below. ${askedWorkFirst(page)} waits, and goes on where it stopped.`;
}

/** How it ended, in a sentence, and what to do next; `open`: there is a page, and it asks nothing. */
export function endWords(
  end: LivePageEnd | "open" | null,
  page: LivePage,
): { title: string; note: string } {
  const { platform_name: name, run_id: runId, is_board: isBoard } = page;
  const isRun = runId !== null;
  const work = askedWorkFirst(page);
  const again = isBoard
    ? "The job waits under Needs you: apply for it yourself, or have it tried again."
    : isRun
      ? `Needs you says what waits on ${name}, and how it goes on.`
      : `Connect ${name} again to be shown its check once more.`;
  switch (end) {
    case "passed":
      return {
        title: `${name} let you through.`,
        note: isRun ? `${work} goes on.` : `${work} goes on by itself.`,
      };
    case "open":
      return {
        title: `${name} asks nothing of you now.`,
        note: `${work} there is under way.`,
      };
    case "not_now":
      return { title: "The page was closed.", note: `Nothing was sent. ${again}` };
    case "time_over":
      return { title: "Time ran out.", note: `The page was closed. Nothing was sent. ${again}` };
    case "stopped":
      return {
        title: `${work} was stopped.`,
        note: "Its page was closed, and nothing was sent from it.",
      };
    case "lost":
      return {
        title: "The connection to the page was lost.",
        note: isRun
          ? `${work} begins again by itself, and asks you once more if the check still stands.`
          : again,
      };
    case "closed":
    case null:
      return {
        title: "No page is open now.",
        note: `${name} asks nothing of you at this moment.`,
      };
  }
}

/** Who has pointer and keys. */
export function controlWords({ connection, state }: LivePageView, isInControl: boolean): string {
  if (connection === "lost") return "Reconnecting";
  if (connection === "crowded") return CROWDED;
  if (state?.is_looking === true) return "Checking whether you are through";
  if (isInControl) return "In your hands";
  const other = state?.viewers.find((viewer) => viewer.in_control);
  if (other === undefined) return "Opening the page";
  return other.device === "phone" ? "Your phone is in control" : "Another window is in control";
}

type Viewer = NonNullable<LivePageView["state"]>["viewers"][number];

/** One of those who see the page. */
export function viewerWords({ is_you: isYou, device }: Viewer): string {
  const isPhone = device === "phone";
  if (isYou) return isPhone ? "This phone" : "This window";
  return isPhone ? "Your phone" : "Another window";
}

/** Where the page stands, for who does not see it: its title and its address. */
export function placeWords(title: string, address: string): string {
  return title === "" ? address : `${title}, ${address}`;
}

/** "4 minutes 32 seconds left" for who does not see the figures. */
export function timeLeftWords(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = Math.max(0, seconds % 60);
  const parts = [
    ...(minutes === 0 ? [] : [plural(minutes, "minute", "minutes")]),
    ...(rest === 0 && minutes > 0 ? [] : [plural(rest, "second", "seconds")]),
  ];
  return `${parts.join(" ")} left`;
}

/** "4:32". */
export function clockWords(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.max(0, seconds % 60)).padStart(2, "0")}`;
}
