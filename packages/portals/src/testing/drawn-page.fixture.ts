import { closeTestContexts, openTab, type TestTab } from "@sendoff/testkit/browser";
import { afterAll, afterEach } from "vitest";
import type { Oddity, PortalSession } from "../portal-driver.ts";

/** A page of a portal as its facts tell it, opened at its own address without any server behind it. */
export interface DrawnPage {
  readonly session: PortalSession;
  /** What was told of by the session's hooks. */
  readonly misses: string[];
  readonly oddities: Oddity[];
}

/** Opens pages that a test draws itself, each in a tab of its own that is given back after the test. */
export function useDrawnPages(): (html: string, url?: string) => Promise<DrawnPage> {
  let tabs: TestTab[] = [];
  afterEach(async () => {
    await Promise.all(tabs.map((tab) => tab.release()));
    tabs = [];
  });
  afterAll(closeTestContexts);
  return async (html, url = "https://drawn.invalid/") => {
    const tab = await openTab({ viewport: { width: 1280, height: 720 } });
    tabs.push(tab);
    const { context, page } = tab;
    const body = `<!doctype html><meta charset="utf-8">${html}`;
    await page.route("**/*", (route) =>
      route.request().isNavigationRequest()
        ? route.fulfill({ body, contentType: "text/html; charset=utf-8" })
        : route.abort(),
    );
    await page.goto(url);
    const misses: string[] = [];
    const oddities: Oddity[] = [];
    const session: PortalSession = {
      context,
      page,
      baseUrl: new URL(url).origin,
      signal: new AbortController().signal,
      onVariantMiss: (locator) => void misses.push(locator),
      onOddity: (oddity) => void oddities.push(oddity),
    };
    return { session, misses, oddities };
  };
}
