import { z } from "zod";

/**
 * A sentence or word of ours. It is kept and passed on in English, and the api answers it in its reader's language. What portals,
 * employers and users have written is never one.
 */
export const Translated = z.string();
