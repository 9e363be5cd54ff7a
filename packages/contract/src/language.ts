import { z } from "zod";

/** What the app and its mails can be read in; a user's own choice, else what their browser asks for. */
export const Language = z.enum(["en", "hi"]);
export type Language = z.infer<typeof Language>;
