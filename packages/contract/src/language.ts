import { z } from "zod";

/** What the app and its mails can be read in; a user's own choice, else what their browser asks for. */
export const UiLanguage = z.enum(["en", "hi"]);
export type UiLanguage = z.infer<typeof UiLanguage>;
