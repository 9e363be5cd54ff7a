import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { z } from "zod";

const Addresses = z.object({
  appUrl: z.string(),
  mailUrl: z.string(),
  portalUrl: z.string(),
  boardsUrl: z.string(),
  paymentUrl: z.string(),
});

/** Starts the product on free ports with a fresh database; specs find it through the environment. */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  // A product that runs already, for writing specs.
  if (process.env["E2E_APP_URL"] !== undefined) return undefined;
  const script = fileURLToPath(new URL("../tooling/stage/serve.ts", import.meta.url));
  const child = spawn(process.execPath, [script, "e2e"], { stdio: ["ignore", "pipe", "inherit"] });
  const lines = createInterface(child.stdout);
  const ended = once(child, "exit").then(() => {
    throw new Error("The product ended before it was ready");
  });
  const [line] = await Promise.race([once(lines, "line"), ended]);
  const addresses = Addresses.parse(JSON.parse(String(line)));
  process.env["E2E_APP_URL"] = addresses.appUrl;
  process.env["E2E_MAIL_URL"] = addresses.mailUrl;
  process.env["E2E_PORTAL_URL"] = addresses.portalUrl;
  process.env["E2E_BOARDS_URL"] = addresses.boardsUrl;
  process.env["E2E_PAYMENT_URL"] = addresses.paymentUrl;
  return async () => {
    ended.catch(() => undefined);
    const stopped = once(child, "exit");
    child.kill("SIGTERM");
    await stopped;
  };
}
