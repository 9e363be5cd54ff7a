import { markup } from "../../markup.ts";
import { choiceRefusal } from "../hand.ts";
import type { Puzzle } from "./puzzle.ts";

/** Whether the sign-in is the owner's own. */
export function dealConsent(): Puzzle {
  return {
    button: "Continue",
    solution: { chosen: ["yes"] },
    content: ({ siteName }) =>
      markup`<p class="check__task">Somebody signed in to your ${siteName} account from a device that we do not know: Chrome on Linux, near Mumbai, India.</p>
<fieldset class="check__answers"><legend>Is it you?</legend><label><input type="radio" name="answer" data-choice="yes"> Yes, it is me</label><label><input type="radio" name="answer" data-choice="no"> No, it is not me</label></fieldset>
<p><label class="check__name">Name this browser, if you like <textarea data-check-field rows="2" cols="30" autocomplete="off"></textarea></label></p>`,
    isDenial: (report) => choiceRefusal(report) === undefined && report.chosen.join() === "no",
    judge(report) {
      const refusal = choiceRefusal(report);
      if (refusal !== undefined) return refusal;
      return report.chosen.join() === "yes" ? undefined : "wrong_choice";
    },
  };
}

/** A page that nobody has met before: no word and no address of it says what it is. */
export function dealUnknownPage(): Puzzle {
  return {
    button: "Continue",
    solution: { chosen: ["read"] },
    content: ({ siteName }) =>
      markup`<p class="check__task">From next month on, ${siteName} keeps what you write to employers for two years instead of five. Your profile and your applications stay as they are.</p>
<p><label class="check__line"><input type="checkbox" data-choice="read"> I have read what is new</label></p>`,
    judge: choiceRefusal,
  };
}
