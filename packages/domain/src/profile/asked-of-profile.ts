import type { Profile } from "@sendoff/contract/profile";

/** A field of the profile, or with an empty field name a whole list, and how many questions rest on it. */
interface AskedField {
  readonly section: keyof Profile;
  readonly field: string;
  readonly questions: number;
}

/**
 * What forms ask of a profile most, the most first: of the questions that the answer engine is held against, so many lose their answer
 * when this is empty. A test of the engine counts them anew and fails when they are not these.
 */
export const ASKED_OF_PROFILE: readonly AskedField[] = [
  { section: "experience", field: "", questions: 140 },
  { section: "education", field: "", questions: 98 },
  { section: "personal", field: "citizenship", questions: 75 },
  { section: "skills", field: "", questions: 56 },
  { section: "languages", field: "", questions: 49 },
];
