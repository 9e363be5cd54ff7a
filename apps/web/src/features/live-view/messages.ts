import type { LivePage, LivePageEnd } from "@sendoff/contract/live-view";
import type { ReactNode } from "react";
import { askedWorkFirst } from "../../lib/asked-messages.ts";
import { plural } from "../../lib/format.ts";
import { sentence } from "../../lib/sentence.ts";
import type { LiveNotice, LivePageView } from "./use-live-page.ts";
import { inLanguage } from "../../language/language.ts";

type Viewer = NonNullable<LivePageView["state"]>["viewers"][number];

export const english = {
  wantsToSeeYou: (name: string) => `${name} wants to see you`,
  weKeepThePageOpen: (note: string, clockWords: ReactNode) =>
    sentence`${note} We keep the page open for ${clockWords} more; nothing is lost.`,
  showMe: "Show me",
  backToNeedsYou: "Back to Needs you",
  letYouThrough: (platformName: string) => `${platformName} let you through`,
  closesIn: "closes in",
  fiveMoreMinutes: "+5 min",
  fiveMoreMinutesInFull: "+5 min: five more minutes",
  chooseHereWhatTheList: "Choose here what the list is to say:",
  chooseInThe: (focus: string) => `Choose in the ${focus}`,
  noPageYet: "No page yet",
  waitingForYou: "Waiting for you",
  live: "Live",
  reconnecting: "Reconnecting",
  betweenTwoPages: "Between two pages",
  notNow: "Not now",
  pageWasNotClosed: "The page was not closed: no connection to Sendoff. Please try again.",
  needsYou: "Needs you",
  lookingForThePage: "Looking for the page",
  livePage: "Live page",
  thereIsNoSuchPlatform: "There is no such platform.",
  addressMayBeIncomplete: "The address may be incomplete, or you have disconnected the platform.",
  openPlatforms: "Open Platforms",
  pageCouldNotBeLoaded: "The page could not be loaded.",
  itStaysOpen: "It stays open for you as long as it was to.",
  nameSPage: (name: string) => `${name}'s page`,
  openTheList: "Open the list",
  openTheRun: "Open the run",
  openNeedsYou: "Open Needs you",
  timeLeft: "Time left",
  thenThisPageCloses: "then this page closes",
  fiveMinutes: "5 minutes",
  goodToKnow: "Good to know",
  whatYouTypeGoesStraightTo: (name: string) =>
    `What you type goes straight to ${name}. We do not keep it.`,
  thisPageCannotLeave: (host: string) => `This page cannot leave ${host}.`,
  signInTheRunGoes: (work: string, name: string) =>
    `${work} goes on by itself once ${name} lets you through. If it does not, press Done.`,
  whoIsHere: "Who is here",
  connecting: "Connecting…",
  inControl: "in control",
  watchingCanTakeOver: "watching, can take over",
  paste: "Paste",
  keyboard: "Keyboard",
  fit: "Fit",
  enlarge: "Enlarge",
  givesYouTheKeysBack: "gives you the keys back",
  ctrl: "Ctrl",
  esc: "Esc",
  checking: "Checking…",
  done: "Done",
  takeOver: "Take over",
  viewerWordsIsWatching: (viewerWords: string) => `${viewerWords} is watching. `,
  twoFingersMoveAndZoom: (watching: string) =>
    `${watching}Two fingers move and zoom the picture. What you type is not kept.`,
  platformNameSPage: (platformName: string) => `${platformName}'s page`,
  keysGoTo: (focus: string) => `Keys go to: ${focus}`,
  noFieldIsSelected: "No field is selected on the page.",
  enlargedPicture: "The enlarged picture",
  openingThePage: "Opening the page…",
  keysGoToSPage: (platformName: string) => `Keys go to ${platformName}'s page`,
  nameSPageTitle: (name: string, title: string) => `${name}'s page: ${title}`,
  hideSPage: (name: string) => `Hide ${name}’s page`,
  watchSPage: (name: string) => `Watch ${name}’s page`,
  pageComesAsSoon: "The page comes as soon as the worker has opened it.",
  whatOurBrowserShowsNow: "What our browser shows now, passwords covered.",
  whatOurBrowserShowsNowSentence:
    "What our browser shows now, passwords covered. A picture before sending and one after are kept with the receipt.",
  platformsPage: "The platform's page",
  platformsPageAt: (hostAndPath: string) => `The platform's page at ${hostAndPath}`,
  /** What a notice says, with the portal's name and where its pages stand. */
  noticeWords(notice: LiveNotice, name: string, host: string): string {
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
  },
  /** Said where as many windows show a page as may. */
  CROWDED: "Too many windows show this page. Close one of them.",
  /** Said once where the browser keeps its clipboard from us. */
  PASTE_REFUSED:
    "Your browser does not let us read its clipboard. Paste with the keyboard, or type the text.",
  /** What the page's header says while the portal asks. */
  waitsWords(page: LivePage): string {
    return `Pass its check below. ${askedWorkFirst(page)} waits, and goes on where it stopped.`;
  },
  /** How it ended, in a sentence, and what to do next; `open`: there is a page, and it asks nothing. */
  endWords(end: LivePageEnd | "open" | null, page: LivePage): { title: string; note: string } {
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
  },
  /** Who has pointer and keys. */
  controlWords({ connection, state }: LivePageView, isInControl: boolean): string {
    if (connection === "lost") return "Reconnecting";
    if (connection === "crowded") return CROWDED;
    if (state?.is_looking === true) return "Checking whether you are through";
    if (isInControl) return "In your hands";
    const other = state?.viewers.find((viewer) => viewer.in_control);
    if (other === undefined) return "Opening the page";
    return other.device === "phone" ? "Your phone is in control" : "Another window is in control";
  },
  /** One of those who see the page. */
  viewerWords({ is_you: isYou, device }: Viewer): string {
    const isPhone = device === "phone";
    if (isYou) return isPhone ? "This phone" : "This window";
    return isPhone ? "Your phone" : "Another window";
  },
  /** Where the page stands, for who does not see it: its title and its address. */
  placeWords(title: string, address: string): string {
    return title === "" ? address : `${title}, ${address}`;
  },
  /** "4 minutes 32 seconds left" for who does not see the figures. */
  timeLeftWords(seconds: number): string {
    const minutes = Math.floor(seconds / 60);
    const rest = Math.max(0, seconds % 60);
    const parts = [
      ...(minutes === 0 ? [] : [plural(minutes, "minute", "minutes")]),
      ...(rest === 0 && minutes > 0 ? [] : [plural(rest, "second", "seconds")]),
    ];
    return `${parts.join(" ")} left`;
  },
};

export const messages = inLanguage("features/live-view", english);
export const {
  noticeWords,
  CROWDED,
  PASTE_REFUSED,
  waitsWords,
  endWords,
  controlWords,
  viewerWords,
  placeWords,
  timeLeftWords,
} = messages;
