// Why a queued application goes on though no run looks for it: its user has said so.

/** What marks a queued application as one whose user has answered: it stays queued when a run ends without it. */
export const ANSWERED = "answered";

/**
 * The same of one that its user asked to try again; nothing was answered. The run takes both up alike. Rows from before this code
 * was kept say `answered`.
 */
export const RETRIED = "retried";

/** What marks a queued application as approved: it stays queued when a run ends without it. */
export const APPROVED = "approved";
