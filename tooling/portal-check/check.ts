import type { PortalSession } from "@sendoff/portals/driver";
import type { Browser } from "playwright-core";
import { KeyCensus } from "./key-census.ts";
import { answererOf, readCv, readFacts } from "./made-up-person.ts";
import type { CheckWish } from "./options.ts";
import { PersonalWords } from "./personal-words.ts";
import { reportOf } from "./report.ts";
import { SavedPages } from "./saved-pages.ts";
import { signInWith, waitForSignIn } from "./sign-in.ts";
import { PortalWalk } from "./walk.ts";

/** As the product's own browsers. */
const VIEWPORT = { width: 1280, height: 860 };
const ASK_EVERY_MS = 4_000;
/** Time for a person who has to look for their telephone. */
const SIGN_IN_LIMIT_MS = 20 * 60_000;

type Say = (line: string) => void;

/** What is about to be done with somebody's account, before it is done. */
function explain({ portal, answersFile, cvFile, fills }: CheckWish, say: Say): void {
  const name = portal.driver.manifest.name;
  if (!fills) {
    say(
      [
        `Checks ${name} at ${portal.baseUrl}: search, one job, and the first page of its form, which is read and left.`,
        "Nothing is typed, attached or sent. Pages that come after the first are seen with --fill only.",
      ].join("\n"),
    );
    return;
  }
  const whose =
    answersFile === undefined ? "Asha Raman, who is made up" : "the person in --answers";
  const cv = cvFile === undefined ? "A made-up CV" : "The CV in --cv";
  say(
    [
      `Checks ${name} at ${portal.baseUrl}: search, one job, and all steps of its form, filled in.`,
      `THIS WRITES INTO YOUR ACCOUNT'S FORM: answers of ${whose}, and the first choice or "Example" where one is needed.`,
      `${cv} is uploaded, and ${name} may keep it among your CVs: delete it there afterwards.`,
      "What your account has filled in already stays as it is. The last button is never pressed: nothing is sent, and the form",
      "is left without a draft.",
    ].join("\n"),
  );
}

class PortalCheck {
  readonly #browser: Browser;
  readonly #wish: CheckWish;
  readonly #say: Say;
  readonly #census = new KeyCensus();
  readonly #words = new PersonalWords();
  readonly #saved = new SavedPages();

  constructor(browser: Browser, wish: CheckWish, say: Say) {
    this.#browser = browser;
    this.#wish = wish;
    this.#say = say;
  }

  async run(): Promise<boolean> {
    explain(this.#wish, this.#say);
    const context = await this.#browser.newContext({
      viewport: VIEWPORT,
      locale: "en-US",
      acceptDownloads: false,
      serviceWorkers: "block",
    });
    try {
      const asking = await context.newPage();
      const page = await context.newPage();
      const { baseUrl } = this.#wish.portal;
      const { signal } = new AbortController();
      const session = this.#census.listen({ context, page, baseUrl, signal });
      await this.#signIn(session, () =>
        waitForSignIn(this.#wish.portal.driver, session, {
          asking,
          say: this.#say,
          everyMs: ASK_EVERY_MS,
          limitMs: SIGN_IN_LIMIT_MS,
        }),
      );
      await asking.close();
      const isWell = await this.#walk(session);
      await this.#save(session);
      return isWell;
    } finally {
      await context.close();
    }
  }

  async #signIn(session: PortalSession, wait: () => Promise<void>): Promise<void> {
    const { credentials, portal } = this.#wish;
    if (portal.driver.manifest.signIn === "none") return;
    if (credentials === undefined) return wait();
    await signInWith(portal.driver, session, credentials);
  }

  async #walk(session: PortalSession): Promise<boolean> {
    const { portal, roles, places, answersFile, cvFile, saveTo, fills } = this.#wish;
    const today = new Date().toISOString().slice(0, 10);
    const walk = await new PortalWalk(portal.driver, session, {
      criteria: { roles, locations: places },
      answer: answererOf(readFacts(answersFile, today), this.#words.addValue),
      cv: readCv(cvFile),
      fills,
      onPage: async (name) => {
        if (saveTo !== undefined) await this.#saved.keep(session.page, name);
      },
    }).run();
    const { lines, isWell } = reportOf(walk, this.#census);
    this.#say(lines.join("\n"));
    return isWell;
  }

  async #save(session: PortalSession): Promise<void> {
    const { saveTo, hidden, credentials } = this.#wish;
    if (saveTo === undefined) return;
    for (const words of hidden) this.#words.addHidden(words);
    if (credentials !== undefined) {
      this.#words.addAddress(credentials.email);
      this.#words.add(credentials.password);
    }
    await this.#words.addCookies(session.context);
    const wish = { portal: this.#wish.portal.driver.manifest.key, words: this.#words.list() };
    const { files, lost } = await this.#saved.write(this.#browser, saveTo, wish);
    this.#say(
      `Saved in ${saveTo}: ${files.join(", ")}. Look them over before anybody else gets them.`,
    );
    if (lost.length > 0)
      this.#say(
        `Not kept, since the page or a part of it went away meanwhile: ${lost.join(", ")}.`,
      );
  }
}

/** Goes over the portal and tells what it found; whether all is well. Throws where it cannot even begin. */
export function checkPortal(browser: Browser, wish: CheckWish, say: Say): Promise<boolean> {
  return new PortalCheck(browser, wish, say).run();
}
