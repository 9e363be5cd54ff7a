import type { Obstacles } from "../../account-site/job-page.ts";

/** What may stand in the place of any page. */
export const OBSTACLES: Obstacles = {
  checkpoint: [{ id: "path", css: "html", path: "^/profile/challenge" }],
  browserCheck: [
    { id: "id", css: "#challenge-running,#challenge-stage,#challenge-form", isGuess: true },
    { id: "class", css: ".cf-browser-verification", isGuess: true },
    // Alone or before the site's name: a company may begin with "Security" as well.
    {
      id: "title",
      css: "head title",
      text: "^(just a moment|humans only|security( \\||$))",
      isHiddenToo: true,
    },
  ],
  signedOut: [
    { id: "path", css: "html", path: "^/profile/login" },
    { id: "link", css: "header a[href*='/profile/login']" },
  ],
  slowDown: [
    {
      id: "heading",
      css: "h1,h2,[role=alert]",
      text: "too many requests|rate limit|slow down",
      isGuess: true,
    },
  ],
};
