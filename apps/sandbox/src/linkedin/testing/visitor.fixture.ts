import { testBrowser } from "@sendoff/testkit/browser";
import type { BrowserContext, Page } from "playwright-core";
import type { Site } from "./site.fixture.ts";

/** A browser of its own in which somebody is signed in, and the errors its pages threw. */
export interface Visitor {
  context: BrowserContext;
  page: Page;
  pageErrors: string[];
}

/** Signs in without the login page. */
export async function enterAs(site: Site, email: string): Promise<Visitor> {
  const browser = await testBrowser();
  const context = await browser.newContext({ baseURL: site.base });
  const cookie = await site.signIn(email);
  const cookies = cookie.split("; ").map((pair) => {
    const at = pair.indexOf("=");
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url: site.base };
  });
  await context.addCookies(cookies);
  const page = await context.newPage();
  const pageErrors: string[] = [];
  page.on("pageerror", (error) => pageErrors.push(String(error)));
  return { context, page, pageErrors };
}
