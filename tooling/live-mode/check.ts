import { statSync } from "node:fs";
import { ConfigError, Port, readConfig } from "@sendoff/kit/config";
import { journalPlace } from "@sendoff/kit/journal";
import { createLogger } from "@sendoff/kit/logger";
import { payuVariables, readPayuSettings } from "@sendoff/kit/payu";
import { readStorageSettings, storageVariables } from "@sendoff/kit/storage";
import { z } from "zod";
import {
  type BrowserSource,
  createBrowserPool,
} from "../../apps/worker/src/browser/browser-pool.ts";
import { DEFAULT_PORTS } from "../setup/ports.mjs";
import { dataDirOf, processesOf } from "../start/settings.ts";
import { tryOutsideClock } from "./clock.ts";
import { bad, type Finding, good, reasonOf } from "./finding.ts";
import { listLiveProblems, problemInWords } from "./live-problems.ts";
import { tryDatabase, tryListening, tryRole } from "./try-database.ts";
import { tryJournal } from "./try-journal.ts";
import { tryKms } from "./try-kms.ts";
import { tryMail } from "./try-mail.ts";
import { tryPayments } from "./try-payments.ts";
import { type ProxySettings, tryProxy } from "./try-proxy.ts";
import { tryStorage } from "./try-storage.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** What no command can try: these need the operator's own accounts. */
const PORTALS = ["linkedin", "naukri", "indeed", "glassdoor"];

/**
 * Says of an environment all that live mode lacks, then tries what is there, and returns the exit code: 1 when something is wrong.
 * `say` gets each line as it is known; none holds a secret.
 */
export async function checkLive(
  environment: Environment,
  options: { readonly envFile: string | undefined; readonly say: (line: string) => void },
): Promise<number> {
  let isGood = true;
  const tell = (findings: readonly Finding[]): void => {
    for (const finding of findings) {
      isGood &&= finding.isGood;
      options.say(`${finding.isGood ? "✓" : "✗"} ${finding.text}`);
    }
  };
  tell(environmentFindings(environment, options.envFile));
  for (const attempt of trialsOf(environment)) tell(await attempt());
  options.say("\nWith your own accounts, before anybody applies (docs/going-live.md):");
  for (const name of PORTALS) options.say(`  npm run portal:check -- --portal ${name}`);
  options.say("  npm run portal:check -- --portal ADDRESS   a company's board of each maker");
  options.say(
    isGood ? "\nNothing else stands in the way." : "\nMend what is marked ✗ and run this again.",
  );
  return isGood ? 0 : 1;
}

function environmentFindings(environment: Environment, envFile: string | undefined): Finding[] {
  const lacking = listLiveProblems(environment).map((each) => bad(problemInWords(each)));
  const isOpen = envFile !== undefined && (statSync(envFile).mode & 0o077) !== 0;
  return [
    ...(environment["SENDOFF_MODE"] === "live"
      ? []
      : [bad("SENDOFF_MODE is not live: npm start would run the sandbox. Set SENDOFF_MODE=live.")]),
    ...(isOpen
      ? [bad(`Others on this machine can read ${envFile}, which has secrets: chmod 600 it.`)]
      : []),
    ...(lacking.length === 0 ? [good("Every variable that live mode needs is set.")] : lacking),
  ];
}

/** What can be tried with this environment; what lacks its variables is left out, for it was told of before. */
function trialsOf(environment: Environment): (() => Promise<Finding[]>)[] {
  const processes = processesOf(environment);
  const dataDir = dataDirOf(environment);
  const listenUrl = environment["DATABASE_LISTEN_URL"];
  const isPooled = (listenUrl ?? "") !== "";
  const payu = orUndefined(() =>
    readPayuSettings("live", readConfig(z.object(payuVariables), environment), 0),
  );
  const storage = orUndefined(() =>
    readStorageSettings(readConfig(z.object(storageVariables), environment), dataDir),
  );
  const proxy = processes.includes("api") ? proxySettings(environment) : undefined;
  const browser = processes.includes("worker") ? browserSource(environment) : undefined;
  return [
    () => tryDatabase(environment["DATABASE_URL"]),
    ...processes.map((name) => {
      const variable = `DATABASE_URL_${name.toUpperCase()}`;
      return () => tryRole(variable, environment[variable], isPooled);
    }),
    () => tryListening(listenUrl),
    ...(processes.includes("worker") ? [() => tryKms(environment)] : []),
    ...(processes.includes("worker") ? [() => tryMail(environment)] : []),
    ...(payu === undefined
      ? []
      : [
          async () => [await tryPayments(payu)],
          async () => [await tryOutsideClock(new URL("/", payu.verifyUrl).href)],
        ]),
    ...(storage === undefined ? [] : [async () => [await tryStorage(storage)]]),
    ...(storage === undefined || !processes.includes("worker")
      ? []
      : [
          async () => {
            const place = journalPlace(environment["JOURNAL_DIR"] || undefined, storage, dataDir);
            return [tryJournal(place, { databaseUrl: environment["DATABASE_URL"], dataDir })];
          },
        ]),
    ...(proxy === undefined ? [] : [() => tryProxy(proxy)]),
    ...(browser === undefined ? [] : [async () => [await tryBrowser(browser)]]),
  ];
}

function proxySettings(environment: Environment): ProxySettings | undefined {
  const publicUrl = environment["PUBLIC_URL"] ?? "";
  const port = Port.safeParse(environment["PORT"] || DEFAULT_PORTS.PORT).data;
  if (!/^https?:/.test(publicUrl) || !URL.canParse(publicUrl) || port === undefined)
    return undefined;
  return {
    publicUrl: new URL(publicUrl).origin,
    host: environment["HOST"] || "127.0.0.1",
    port,
    trustProxy: environment["TRUST_PROXY"] === "true",
  };
}

function browserSource(environment: Environment): BrowserSource | undefined {
  const serverUrl = environment["BROWSER_URL"] ?? "";
  if (serverUrl !== "") return { serverUrl };
  const executablePath = environment["SENDOFF_CHROMIUM"] ?? "";
  return executablePath === "" ? undefined : { executablePath };
}

/** Opens a browser as the worker does. */
async function tryBrowser(source: BrowserSource): Promise<Finding> {
  const pool = createBrowserPool({ source, logger: createLogger("live-check", "silent") });
  try {
    const context = await pool.openContext({ hosts: [] });
    await context.close();
    return good("The browser starts.");
  } catch (error) {
    const which =
      "serverUrl" in source
        ? "Check BROWSER_URL, and that the server has a browser for Playwright."
        : "Install Chromium with the libraries it needs (apt install chromium), or name another in SENDOFF_CHROMIUM.";
    return bad(`The browser does not start (${reasonOf(error).split("\n")[0]}). ${which}`);
  } finally {
    await pool.close();
  }
}

function orUndefined<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof ConfigError) return undefined;
    throw error;
  }
}
