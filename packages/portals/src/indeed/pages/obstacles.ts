import type { Obstacles } from "../../account-site/job-page.ts";

/** What may stand in the place of any page. */
export const OBSTACLES: Obstacles = {
  checkpoint: [
    { id: "form", css: "#captchaform", isGuess: true },
    { id: "path", css: "html", path: "^/auth/captcha" },
  ],
  browserCheck: [
    { id: "id", css: "#challenge-running,#challenge-stage,#challenge-form" },
    { id: "class", css: ".cf-browser-verification" },
    { id: "title", css: "head title", text: "^(just a moment|security check)", isHiddenToo: true },
  ],
  signedOut: [
    { id: "path", css: "html", path: "^/(auth|account/login)(/|$)" },
    { id: "header", css: "a[data-gnav-element-name=SignIn]" },
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
