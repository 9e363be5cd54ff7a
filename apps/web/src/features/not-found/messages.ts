import { inLanguage } from "../../language/language.ts";

/** UI texts. */
export const english = {
  notFound: "Not found",
  noSuch: "NO SUCH",
  returnedNoSuchPage: "Returned: no such page",
  oopsPageNotFound: "Oops! Page not found",
  returnToHome: "Return to Home",
  /** Around the postmark. */
  returned: "RETURNED",
  page: "PAGE",
};

export const messages = inLanguage("features/not-found", english);
