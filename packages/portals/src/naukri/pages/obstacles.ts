import type { Obstacles } from "../../account-site/job-page.ts";

/** What may stand in the place of any page. The word "captcha" and an unseen frame are on every page of Naukri: only what is seen counts. */
export const OBSTACLES: Obstacles = {
  checkpoint: [
    { id: "frame", css: "iframe[src*='recaptcha/api2/bframe']" },
    {
      id: "words",
      css: "h1,h2",
      text: "unusual activity|verify (that )?you are human|are you a robot",
    },
    // The refusal of the network before Naukri: a page of its own with a number to quote.
    { id: "blocked", css: "h1,h2", text: "^access denied" },
  ],
  browserCheck: [],
  signedOut: [
    { id: "path", css: "html", path: "^/(nlogin|login|registration/createAccount)(/|$)" },
    { id: "header", css: "#login_Layer" },
    { id: "job-button", css: "#continue-with-google-button" },
    { id: "panel", css: ".naukri-drawer.open .login-layer" },
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
