import { chosenLanguage } from "./lib/chosen-language.ts";
import { setLanguage } from "./language/language.ts";

/** The app's code, in the language of this page: its texts are there before any module that takes them. */
export async function loadApp(): Promise<{ startApp: () => void }> {
  if (chosenLanguage() === "hi") {
    const [{ hindi }] = await Promise.all([
      import("./language/hindi.ts"),
      import("./styles/hindi.css"),
    ]);
    setLanguage("hi", hindi);
  }
  return await import("./start-app.tsx");
}
