import { language } from "../../language/language.ts";
import { cn } from "../../lib/cn.ts";
import { saveLanguageForAccount } from "../../lib/chosen-language.ts";
import { paths } from "../../config/paths.ts";
import { messages } from "./messages.ts";

/**
 * The way to the other language, by that one's own name. Its address is the landing page in it, so that it works before any code has
 * come (static-landing/landing.ts keeps the choice there); in the app the page that is open is loaded anew.
 */
export function LanguageLink() {
  const other = language() === "hi" ? "en" : "hi";
  return (
    <a
      href={paths.landing[other]}
      hrefLang={other}
      lang={other}
      data-language={other}
      className={cn("hover:text-fg hover:underline", other === "hi" && "hindi-name")}
      onClick={(event) => {
        event.preventDefault();
        saveLanguageForAccount(other);
        const isLanding = Object.values<string>(paths.landing).includes(window.location.pathname);
        if (isLanding) window.location.assign(paths.landing[other]);
        else window.location.reload();
      }}
    >
      {messages.otherLanguage}
    </a>
  );
}
