import type { PortalScript } from "./portal-script.ts";
import { answerTo } from "./fill-form.ts";

const MOST_QUESTIONS = 12;

interface Turn {
  readonly question: string;
  readonly isChoice: boolean;
  /** The portal's lines so far. */
  readonly lines: number;
}

/** Waits for the next question with its control, or for the confirmation. Runs in the page. */
function nextTurn(seen: number): Turn | "done" | null {
  if (location.pathname.startsWith("/myapply/")) return "done";
  const drawer = document.querySelector(".chatbot_Drawer");
  if (drawer === null || drawer.querySelector("li.loader") !== null) return null;
  const lines = [...drawer.querySelectorAll("li.botItem .botMsg")];
  if (lines.length <= seen) return null;
  const question = lines.at(-1)?.textContent ?? "";
  if (question.startsWith("Thank you")) return null;
  const isChoice = question.includes("authorized");
  const control = isChoice
    ? drawer.querySelector(".ssrc__label")
    : drawer.querySelector(".chatbot_SendMessageContainer:not(.d-none) .textArea");
  return control === null ? null : { question, isChoice, lines: lines.length };
}

/** Naukri: one click, then its questions one after the other. */
export const naukriScript: PortalScript = {
  urlOf: (portalUrl, id) => `${portalUrl}/job-listings-backend-engineer-bench-${id}`,
  async apply(page, { picture, pause }) {
    const button = page.locator("#job_header #apply-button");
    await button.waitFor();
    await picture("before");
    await button.click();
    const drawer = page.locator(".chatbot_Drawer");
    let seen = 0;
    for (let count = 0; count < MOST_QUESTIONS; count += 1) {
      const found = await page.waitForFunction(nextTurn, seen);
      const turn = await found.jsonValue();
      if (turn === "done" || turn === null) break;
      seen = turn.lines;
      await pause();
      if (turn.isChoice) {
        await drawer.locator(".ssrc__label").filter({ hasText: "Yes" }).click();
      } else await drawer.locator(".textArea").fill(answerTo(turn.question));
      await drawer.locator(".send:not(.disabled) .sendMsg").click();
    }
    await page.locator(".apply-message, .job-title-text").first().waitFor();
    await picture("after");
  },
};
