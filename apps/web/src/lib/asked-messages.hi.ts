import type { english } from "./asked-messages.ts";

/** The same texts in Hindi: each is masculine, as the sentences around it are. */
export const hindi: typeof english = {
  askedWork({ run_id: runId, is_preview: isPreview }) {
    if (runId === null) return "लॉग इन";
    return isPreview ? "खोज का काम" : "दौर";
  },
  askedWorkFirst: (held) => hindi.askedWork(held),
};
