import { existsSync, readFileSync } from "node:fs";
import { dirname, extname, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { answerForm, isUnknown } from "@sendoff/answers/engine";
import { factsFromJson, type Facts } from "@sendoff/answers/facts";
import type { FormField } from "@sendoff/contract/form";
import { chromium } from "playwright-core";
import type { Browser, BrowserContext, Page, Route } from "playwright-core";
import { z } from "zod";
import { FIELD_READERS, type FieldReader } from "../portal-check/read-fields.ts";
import { findChromium } from "../setup/chromium.mjs";
import { helpOf } from "../setup/commands.mjs";

const HELP = helpOf("form:inspect");

/** No such host exists (RFC 2606), so whatever is asked of it can only be answered from the disk. */
const SAVED_ORIGIN = "http://saved-page.invalid";
const OPEN_TIMEOUT_MS = 30_000;
/** Pages that keep talking never fall silent; what is drawn by then is read. */
const SETTLE_TIMEOUT_MS = 8_000;

const LAUNCH_ARGS = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--disable-gpu",
  "--disable-quic",
];

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".htm": "text/html",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".gif": "image/gif",
  ".woff2": "font/woff2",
};

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/**
 * A saved page must stay where it is: with scripts off, a refresh meant for browsers without them would lead away. Shadow roots
 * saved under the attribute's first name are opened like those under its final one.
 */
function asSaved(html: Buffer): Buffer {
  const text = html
    .toString("latin1")
    .replaceAll(/http-equiv\s*=\s*["']?refresh["']?/gi, "data-refresh")
    .replaceAll(/<template shadowroot=/gi, "<template shadowrootmode=");
  return Buffer.from(text, "latin1");
}

async function answerFromDisk(route: Route, folder: string): Promise<void> {
  const url = new URL(route.request().url());
  const path = resolve(folder, `.${decodeURIComponent(url.pathname)}`);
  const isInside = !relative(folder, path).startsWith("..");
  if (url.origin !== SAVED_ORIGIN || !isInside || !existsSync(path)) return route.abort("aborted");
  const type = CONTENT_TYPES[extname(path).toLowerCase()];
  if (type === undefined && route.request().resourceType() !== "document")
    return route.abort("aborted");
  const bytes = readFileSync(path);
  if (type !== undefined && !type.startsWith("text/"))
    return route.fulfill({ body: bytes, contentType: type });
  const charset = isUtf8(bytes) ? "; charset=utf-8" : "";
  const isPage = type === undefined || type === "text/html";
  const body = isPage ? asSaved(bytes) : bytes;
  return route.fulfill({ body, contentType: `${type ?? "text/html"}${charset}` });
}

/** Some pages stay invisible until their scripts have run. Runs inside the page. */
function showPage(): void {
  for (const element of [document.documentElement, document.body]) {
    element.style.setProperty("display", "block", "important");
    element.style.setProperty("visibility", "visible", "important");
    element.style.setProperty("opacity", "1", "important");
  }
}

async function openSaved(context: BrowserContext, file: string): Promise<Page> {
  const path = resolve(file);
  if (!existsSync(path)) throw new Error("There is no such file");
  const folder = dirname(path);
  const page = await context.newPage();
  await page.route("**/*", (route) => answerFromDisk(route, folder));
  const url = `${SAVED_ORIGIN}/${encodeURIComponent(relative(folder, path))}`;
  await page.goto(url, { waitUntil: "load", timeout: OPEN_TIMEOUT_MS });
  await page.evaluate(showPage);
  return page;
}

async function openLive(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(url, { waitUntil: "domcontentloaded", timeout: OPEN_TIMEOUT_MS });
  const quiet = page.waitForLoadState("networkidle", { timeout: SETTLE_TIMEOUT_MS });
  await quiet.catch(() => undefined);
  return page;
}

interface Inspected {
  question: string;
  kind: string;
  required: boolean;
  options: string[];
  value: FormField["value"];
  error: string;
  answer: { value: FormField["value"]; source: string; confidence: number; why: string } | null;
}

/** With a profile every field shows its answer; without, or where the profile has none, null. */
function inspectFields(fields: readonly FormField[], facts: Facts | undefined): Inspected[] {
  const answers = facts === undefined ? [] : answerForm(fields, facts);
  return fields.map(({ question, kind, required, options, value, error }, place) => {
    const found = answers[place];
    const answer = found === undefined || isUnknown(found) ? null : found;
    return {
      question,
      kind,
      required,
      options,
      value,
      error,
      answer: answer && {
        value: answer.value,
        source: answer.source,
        confidence: answer.confidence,
        why: answer.why,
      },
    };
  });
}

async function inspectPage(
  browser: Browser,
  target: string,
  read: FieldReader,
  facts: Facts | undefined,
): Promise<Inspected[]> {
  const isLive = /^https?:\/\//.test(target);
  const context = await browser.newContext({
    javaScriptEnabled: isLive,
    bypassCSP: true,
    serviceWorkers: "block",
    offline: false,
    viewport: { width: 1280, height: 1600 },
  });
  try {
    const page = isLive ? await openLive(context, target) : await openSaved(context, target);
    return inspectFields(await read(page), facts);
  } finally {
    await context.close();
  }
}

const Arguments = z.object({
  portal: z.string(),
  profile: z.string().optional(),
});

interface Wish {
  read: FieldReader;
  profile: string | undefined;
  targets: string[];
}

function readArguments(): Wish | undefined {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      portal: { type: "string" },
      profile: { type: "string" },
      help: { type: "boolean", short: "h" },
    },
  });
  if (values.help === true) return undefined;
  const options = Arguments.safeParse(values);
  const read = FIELD_READERS.get(options.data?.portal ?? "");
  if (read === undefined) {
    throw new TypeError(`--portal must be one of ${[...FIELD_READERS.keys()].join(", ")}`);
  }
  if (positionals.length === 0) throw new TypeError("Name at least one file or address");
  return { read, profile: options.data?.profile, targets: positionals };
}

async function main(): Promise<number> {
  const wish = readArguments();
  if (wish === undefined) {
    process.stdout.write(`${HELP}\n`);
    return 0;
  }
  const { read, profile } = wish;
  const facts =
    profile === undefined ? undefined : factsFromJson(JSON.parse(readFileSync(profile, "utf8")));
  const isRoot = process.getuid?.() === 0;
  const args = isRoot ? ["--no-sandbox", ...LAUNCH_ARGS] : LAUNCH_ARGS;
  const browser = await chromium.launch({
    executablePath: findChromium() ?? chromium.executablePath(),
    args,
  });
  let code = 0;
  try {
    for (const target of wish.targets) {
      let fields: Inspected[] = [];
      try {
        fields = await inspectPage(browser, target, read, facts);
      } catch (error) {
        // Playwright's first line says what went wrong; the log of its calls below helps nobody here.
        const why = (error instanceof Error ? error.message : String(error)).split("\n")[0] ?? "";
        process.stderr.write(`${target}: ${why.replace(/^page\.goto: /, "")}\n`);
        code = 1;
      }
      const isLone = wish.targets.length === 1;
      process.stdout.write(`${JSON.stringify(fields, null, isLone ? 2 : 0)}\n`);
    }
  } finally {
    await browser.close();
  }
  return code;
}

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${HELP}\n`);
  process.exitCode = 2;
}
