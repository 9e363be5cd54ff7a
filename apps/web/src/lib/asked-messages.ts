import { inLanguage } from "../language/language.ts";

/** What a portal's check holds up, by the run it is in: none means a sign-in. */
interface Held {
  readonly run_id: string | null;
  /** Its run only looks at what fits, and sends nothing. */
  readonly is_preview: boolean;
}

/** What a portal's check holds up. */
export const english = {
  /** "the sign-in", "the search" of See what fits, or "the run". */
  askedWork({ run_id: runId, is_preview: isPreview }: Held): string {
    if (runId === null) return "the sign-in";
    return isPreview ? "the search" : "the run";
  },
  /** The same at the start of a sentence. */
  askedWorkFirst({ run_id: runId, is_preview: isPreview }: Held): string {
    if (runId === null) return "The sign-in";
    return isPreview ? "The search" : "The run";
  },
};

export const messages = inLanguage("lib/asked", english);
export const { askedWork, askedWorkFirst } = messages;
