import { randomBytes } from "node:crypto";
import { markup } from "../../markup.ts";
import type { Puzzle } from "./puzzle.ts";

/** A box in a frame of another origin, which hands its page a word that is good once. */
export function dealFrameBox(): Puzzle {
  const given = new Set<string>();
  return {
    button: "Continue",
    solution: {},
    content: ({ frame }) =>
      markup`<iframe class="check__frame" data-check-frame title="reCAPTCHA" src="${frame}" width="280" height="84"></iframe><textarea name="g-recaptcha-response" hidden></textarea>`,
    giveToken() {
      const token = `03A${randomBytes(24).toString("base64url")}`;
      given.add(token);
      return token;
    },
    judge({ token }) {
      if (token === "") return "no_token";
      return given.delete(token) ? undefined : "wrong_token";
    },
  };
}
