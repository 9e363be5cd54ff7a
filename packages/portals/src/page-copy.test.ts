import { closeTestContexts, testBrowser } from "@sendoff/testkit/browser";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copyDocuments, takeCoveredPicture } from "./page-copy.ts";

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await testBrowser();
  page = await browser.newPage({ viewport: { width: 600, height: 400 } });
});
afterAll(closeTestContexts);

const WORDS = ["Asha Raman", "asha@example.test", "+91 98765 43210", "26 lakh", "Yes", "7"];
const FRAME = `<label>Pay <input value="26 lakh"></label><p>26 Lakh a year</p>`;
const PAGE = `<!doctype html><title>Apply</title><meta name="csrf" content="token-4711">
<style>body{margin:0;font:16px sans-serif}</style>
<script>const account = "token-4711";</script>
<nav class="bar is-open"><a href="/in/asha?session=token-4711#me">Asha Raman</a></nav>
<main data-job-id="4100000001"><h1>Apply to Acme</h1><!-- token-4711 -->
<form action="/send?key=token-4711">
  <label>Phone <input id="phone" name="phone"></label>
  <label>Password <input id="pass" type="password"></label>
  <input type="hidden" name="csrf" value="token-4711">
  <label>Why us? <textarea id="why"></textarea></label>
  <label>Notice <select id="notice"><option>None</option><option selected>Thirty days</option></select></label>
  <fieldset><legend>Visa?</legend><label class="chip chip--selected"><input type="radio" checked value="y">Yes</label><label><input type="radio">No</label></fieldset>
  <div role="combobox" aria-valuetext="Pune">Pune</div>
  <div contenteditable="true">Because of the bees</div>
  <button id="send" class="btn active" aria-label="Send as asha@example.test">Send</button>
</form>
<dl><dt>Visa</dt><dd>Yes</dd><dt>Years</dt><dd>7</dd><dt>Mail</dt><dd>other@example.test</dd><dt>Call</dt><dd>(080) 4567-1234</dd></dl>
<div id="host"></div><iframe srcdoc="${FRAME.replaceAll('"', "&quot;")}"></iframe></main>`;

async function open(): Promise<void> {
  await page.setContent(PAGE);
  await page.fill("#phone", "+91 98765 43210");
  await page.fill("#pass", "correct-horse");
  await page.fill("#why", "Because I like it");
  await page.evaluate(`{
    const root = document.getElementById("host").attachShadow({ mode: "open" });
    root.innerHTML = '<section class="in-shadow"><p>Hello Asha Raman</p><textarea>shadow words</textarea></section>';
    // Some frameworks write what is typed back into the attribute.
    document.getElementById("pass").setAttribute("value", "correct-horse");
  }`);
}

test("the copy has the page's structure and none of what was typed, chosen, sent along or known of the person", async () => {
  await open();
  const copies = await copyDocuments(page, WORDS);
  expect(copies.map(({ name }) => name)).toEqual(["page.html", "frame-1.html"]);
  const html = copies.map((copy) => copy.html).join("\n");
  const secrets = [
    "Asha",
    "98765",
    "26 lakh",
    "26 Lakh",
    "correct-horse",
    "I like it",
    "Because of",
    "shadow words",
    "token-4711",
    "@example.test",
    "4567-1234",
    "checked",
    "selected",
    ">Pune<",
    "active",
    "<dd>Yes</dd>",
    "<dd>7</dd>",
  ];
  expect(secrets.filter((secret) => html.includes(secret))).toEqual([]);
  const structure = [
    'data-job-id="4100000001"',
    "<h1>Apply to Acme</h1>",
    'action="/send"',
    'href="/in/asha"',
    'id="phone" name="phone"',
    "<option>Thirty days</option>",
    "<legend>Visa?</legend>",
    ">Yes</label>",
    'class="chip"',
    'class="btn"',
    '<template shadowrootmode="open">',
    'class="in-shadow"',
  ];
  expect(structure.filter((part) => !html.includes(part))).toEqual([]);
});

test("a copy can be opened and ends where it is too long", async () => {
  await open();
  const [copy] = await copyDocuments(page, WORDS);
  const other = await browser.newPage();
  await other.setContent(copy?.html ?? "");
  expect(await other.locator("h1").textContent()).toBe("Apply to Acme");
  expect(await other.locator(".in-shadow").count()).toBe(1);
  await other.setContent(`<main>${`<p>${"many words ".repeat(20)}</p>`.repeat(10_000)}</main>`);
  const [long] = await copyDocuments(other, []);
  expect(long?.html.length).toBeLessThan(1_600_000);
  await other.close();
});

test("the picture covers fields and the person's words, and leaves the rest", async () => {
  await open();
  const covered = await takeCoveredPicture(page, WORDS);
  const inAll = await browser.newPage({ viewport: { width: 600, height: 400 } });
  const shades = async (of: string) => {
    await inAll.setContent(
      `<img id="i" src="data:image/jpeg;base64,${covered.toString("base64")}">`,
    );
    const box = await page.locator(of).boundingBox();
    return inAll.evaluate(`(async () => {
      const image = document.getElementById("i"); await image.decode();
      const canvas = Object.assign(document.createElement("canvas"), { width: image.naturalWidth, height: image.naturalHeight });
      const pen = canvas.getContext("2d"); pen.drawImage(image, 0, 0);
      const { data } = pen.getImageData(${box?.x ?? 0} + 3, ${box?.y ?? 0} + 3, ${box?.width ?? 8} - 6, ${box?.height ?? 8} - 6);
      let light = 0; for (let at = 0; at < data.length; at += 4) if (data[at] > 90) light += 1;
      return Math.round((100 * light) / (data.length / 4));
    })()`);
  };
  expect(await shades("#phone")).toBe(0);
  expect(await shades("#why")).toBe(0);
  expect(await shades("nav a")).toBe(0);
  expect(await shades("h1")).toBeGreaterThan(50);
  await inAll.close();
});
