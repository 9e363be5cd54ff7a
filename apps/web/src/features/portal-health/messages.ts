import { inLanguage } from "../../language/language.ts";

/** UI texts. */
export const english = {
  pauseNote: (note: string, isItself: boolean, platforms: string) =>
    `${note} ${isItself ? "" : `It stops ${platforms}. `}`,
  pausedSinceStart: (start: string) => `Paused since ${start}`,
  nextTryAbout: (since: string, minutes: string) => `${since}, next try about ${minutes}.`,
  pausesOfThePlatform: "Pauses of the platform",
  sinceFrom: (from: string) => `since ${from}`,
  fromToMinutes: (from: string, minutes: string) => `${from} to ${minutes}`,
  pausedForEveryone: "Paused for everyone. The run waits and goes on by itself.",
  pausedForEveryoneItWorksAgainSince: "It was paused for everyone and is working again.",
};

export const messages = inLanguage("features/portal-health", english);
