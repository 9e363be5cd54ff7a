import type { LiveMessage, LivePageEnd } from "@sendoff/contract";

type Notice = Extract<LiveMessage, { type: "notice" }>["notice"];

/** What a notice says, with the portal's name and where its pages stand. */
export function noticeWords(notice: Notice, name: string, host: string): string {
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

/** How it ended, in a sentence, and what to do next. */
export function endWords(
  end: LivePageEnd | null,
  name: string,
  isRun: boolean,
): { title: string; note: string } {
  const again = isRun
    ? `Resume ${name} under Needs you, and the next run shows you its check again.`
    : `Connect ${name} again to be shown its check once more.`;
  switch (end) {
    case "passed":
      return {
        title: `${name} let you through.`,
        note: isRun ? "The run goes on." : "The sign-in goes on by itself.",
      };
    case "not_now":
      return { title: "The page was closed.", note: `Nothing was sent. ${again}` };
    case "time_over":
      return {
        title: "The time was over.",
        note: `The page was closed. Nothing was sent. ${again}`,
      };
    case "stopped":
      return { title: "It was stopped.", note: "The page was closed. Nothing was sent." };
    case "lost":
      return {
        title: "The line to the page was lost.",
        note: isRun
          ? "The run begins again by itself and asks you once more, should the check still stand."
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

/** "4 minutes 32 seconds left" for who does not see the figures. */
export function timeLeftWords(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = Math.max(0, seconds % 60);
  const parts = [
    ...(minutes === 0 ? [] : [`${minutes} ${minutes === 1 ? "minute" : "minutes"}`]),
    ...(rest === 0 && minutes > 0 ? [] : [`${rest} ${rest === 1 ? "second" : "seconds"}`]),
  ];
  return `${parts.join(" ")} left`;
}

/** "4:32". */
export function clockWords(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.max(0, seconds % 60)).padStart(2, "0")}`;
}
