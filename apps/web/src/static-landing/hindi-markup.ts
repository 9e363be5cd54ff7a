import { speakHindi } from "../language/hindi.ts";

speakHindi();
// Loaded once the language is set, for its modules take their texts then.
const { landingMarkup: markup } = await import("./landing-markup.tsx");

/** The landing page in Hindi. */
export const landingMarkup: () => string = markup;
