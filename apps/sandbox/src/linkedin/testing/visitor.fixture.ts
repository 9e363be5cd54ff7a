import { openPage, type TestPage } from "../../testing/browser.fixture.ts";
import type { Site } from "./site.fixture.ts";

/** A tab in which somebody is signed in, without the login page. */
export async function enterAs(site: Site, email: string): Promise<TestPage> {
  const tab = await openPage(site.base);
  const cookie = await site.signIn(email);
  const cookies = cookie.split("; ").map((pair) => {
    const at = pair.indexOf("=");
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url: site.base };
  });
  await tab.context.addCookies(cookies);
  return tab;
}
