import { hindi } from "../language/hindi.ts";
import { setLanguage } from "../language/language.ts";

setLanguage("hi", hindi);
// Loaded once the language is set, for its modules take their texts then.
const { landingMarkup: markup } = await import("./landing-markup.tsx");

/** The landing page in Hindi. */
export const landingMarkup: () => string = markup;
