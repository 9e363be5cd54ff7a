import { chosenLanguage } from "./lib/chosen-language.ts";

/** The app's code, in the language of this page: its texts are there before any module that takes them. */
export async function loadApp(): Promise<{ startApp: () => void }> {
  if (chosenLanguage() === "hi") {
    const [{ speakHindi }] = await Promise.all([
      import("./language/hindi.ts"),
      import("./styles/hindi.css"),
    ]);
    speakHindi();
  }
  return await import("./start-app.tsx");
}
