import type { english } from "./messages.ts";

/** The same texts in Hindi. */
export const hindi: typeof english = {
  pauseNote: (note: string, isItself: boolean, platforms: string) =>
    `${note} ${isItself ? "" : `इससे ${platforms} भी रुका है। `}`,
  pausedSinceStart: (start: string) => `${start} से रुका हुआ`,
  nextTryAbout: (since: string, minutes: string) => `${since}, अगली कोशिश करीब ${minutes} बजे।`,
  pausesOfThePlatform: "प्लेटफ़ॉर्म कब-कब रुका",
  sinceFrom: (from: string) => `${from} से`,
  fromToMinutes: (from: string, minutes: string) => `${from} से ${minutes} तक`,
  pausedForEveryone: "सबके लिए रुका हुआ। दौर रुका है और अपने-आप आगे बढ़ेगा।",
  pausedForEveryoneItWorksAgainSince: "सबके लिए रुका था, अब फिर चल रहा है।",
};
