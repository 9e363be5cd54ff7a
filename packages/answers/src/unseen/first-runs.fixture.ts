import type { FirstRun } from "../sureness/calibrate.fixture.ts";

/**
 * What each unseen set showed at its first run, by kind of conclusion; never run anew. Expectations that were corrected since
 * are counted as corrected. Written by `npm run answers:first-run`.
 */
export const FIRST_RUNS: readonly FirstRun[] = [
  {
    set: "q1",
    engine: "d3d9f822",
    counts: {
      other_words: { right: 11, given: 11 },
      profile: { right: 25, given: 26 },
      profile_choice: { right: 25, given: 25 },
      ticked: { right: 1, given: 1 },
      reckoned: { right: 8, given: 9 },
      knowledge: { right: 9, given: 9 },
      cv: { right: 6, given: 6 },
      policy: { right: 9, given: 9 },
    },
  },
  {
    set: "q2",
    engine: "ef41409a",
    counts: {
      same_words: { right: 5, given: 6 },
      other_words: { right: 20, given: 21 },
      profile: { right: 55, given: 58 },
      profile_choice: { right: 35, given: 35 },
      ticked: { right: 1, given: 1 },
      reckoned: { right: 9, given: 13 },
      knowledge: { right: 24, given: 24 },
      cv: { right: 6, given: 6 },
      policy: { right: 7, given: 7 },
    },
  },
  {
    set: "q3",
    engine: "67fc3b2c",
    counts: {
      same_words: { right: 2, given: 2 },
      other_words: { right: 29, given: 30 },
      profile: { right: 37, given: 41 },
      profile_choice: { right: 30, given: 30 },
      ticked: { right: 1, given: 3 },
      reckoned: { right: 13, given: 14 },
      knowledge: { right: 21, given: 21 },
      cv: { right: 7, given: 7 },
      policy: { right: 11, given: 11 },
    },
  },
  {
    set: "q4",
    engine: "7f3f24e5",
    counts: {
      other_words: { right: 20, given: 22 },
      profile: { right: 46, given: 48 },
      profile_choice: { right: 36, given: 36 },
      ticked: { right: 4, given: 4 },
      reckoned: { right: 15, given: 15 },
      knowledge: { right: 25, given: 26 },
      cv: { right: 4, given: 4 },
      policy: { right: 13, given: 13 },
    },
  },
  {
    set: "q5",
    engine: "8cfd23da",
    counts: {
      same_words: { right: 3, given: 3 },
      other_words: { right: 21, given: 21 },
      profile: { right: 47, given: 49 },
      profile_choice: { right: 39, given: 40 },
      ticked: { right: 1, given: 1 },
      reckoned: { right: 9, given: 12 },
      knowledge: { right: 27, given: 28 },
      cv: { right: 7, given: 7 },
      policy: { right: 10, given: 10 },
    },
  },
  {
    set: "q6",
    engine: "07510d51",
    counts: {
      same_words: { right: 1, given: 1 },
      other_words: { right: 11, given: 11 },
      profile: { right: 45, given: 47 },
      profile_choice: { right: 28, given: 29 },
      ticked: { right: 4, given: 5 },
      reckoned: { right: 8, given: 8 },
      knowledge: { right: 17, given: 19 },
      cv: { right: 8, given: 8 },
      policy: { right: 3, given: 3 },
    },
  },
  {
    set: "q7",
    engine: "98702ed1",
    counts: {
      same_words: { right: 2, given: 2 },
      other_words: { right: 20, given: 21 },
      profile: { right: 79, given: 84 },
      profile_choice: { right: 45, given: 45 },
      ticked: { right: 1, given: 1 },
      reckoned: { right: 16, given: 18 },
      knowledge: { right: 30, given: 32 },
      cv: { right: 7, given: 7 },
      policy: { right: 14, given: 14 },
    },
  },
];
