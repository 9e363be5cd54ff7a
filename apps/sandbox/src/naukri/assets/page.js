// What the pages that are drawn by script have in common.
import { postJson } from "../../job-site/assets/net.js";
import { openLoginPanel } from "./header.js";

/** A page that is left does not wait any longer. */
export function later(ms, act) {
  setTimeout(() => void act(), ms);
}
export const pause = (ms) => new Promise((resolve) => later(ms, resolve));

/** Data of the site, which nobody gets who does not say that the page asks. */
export async function pageData(path) {
  try {
    const response = await fetch(path, { headers: { appid: "109", systemid: "Naukri" } });
    return { status: response.status, body: await response.json() };
  } catch {
    return { status: 0, body: {} };
  }
}

/** Puts a job on the list for later or takes it off; `words` are those of the button for either state. */
export async function toggleSaved(button, words) {
  const path = `/jobapi/v4/job/${button.getAttribute("data-save")}/save`;
  const { status, body } = await postJson(path, {}).catch(() => ({ status: 0, body: {} }));
  if (status === 401) openLoginPanel();
  if (status !== 200) return;
  button.textContent = words[body.is_saved ? 1 : 0];
  button.classList.toggle("saved", body.is_saved);
}
