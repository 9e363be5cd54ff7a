import type { PortalScript } from "./portal-script.ts";
import { answerTo } from "./fill-form.ts";

const MOST_QUESTIONS = 12;

/** Waits for the next question with its control, or for the confirmation. Runs in the page. */
function nextTurn(answered: number): { question: string; isChoice: boolean } | "done" | null {
  if (location.pathname.startsWith("/myapply/")) return "done";
  const drawer = document.querySelector(".chatbot_Drawer");
  if (drawer === null || drawer.querySelector("li.loader") !== null) return null;
  if (drawer.querySelectorAll("li.userItem").length !== answered) return null;
  const question = [...drawer.querySelectorAll("li.botItem .botMsg")].at(-1)?.textContent ?? "";
  if (question.startsWith("Thank you")) return null;
  const isChoice = question.includes("authorized");
  const control = isChoice
    ? drawer.querySelector(".ssrc__label, .chatbot_Chip")
    : drawer.querySelector(".chatbot_SendMessageContainer:not(.d-none) .textArea");
  return control === null ? null : { question, isChoice };
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
    for (let answered = 0; answered < MOST_QUESTIONS; answered += 1) {
      const found = await page.waitForFunction(nextTurn, answered);
      const turn = await found.jsonValue();
      if (turn === "done" || turn === null) break;
      await pause();
      if (turn.isChoice) {
        await drawer.locator(".ssrc__label, .chatbot_Chip").filter({ hasText: "Yes" }).click();
      } else await drawer.locator(".textArea").fill(answerTo(turn.question));
      const save = drawer.locator(".send:not(.disabled) .sendMsg");
      if ((await drawer.locator(".chatbot_Chip").count()) === 0) await save.click();
    }
    await page.locator(".apply-message, .job-title-text").first().waitFor();
    await picture("after");
  },
};
