import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { PaymentControl, PortalControl } from "@sendoff/testkit/sandbox";
import { z } from "zod";

const SERVE = fileURLToPath(new URL("../rehearsals/stage/serve.ts", import.meta.url));

const Addresses = z.object({
  appUrl: z.string(),
  mailUrl: z.string(),
  portalUrl: z.string(),
  boardsUrl: z.string(),
  paymentUrl: z.string(),
  logFile: z.string().optional(),
});

/** The product under test and the sandbox that it runs on. */
export interface Product {
  readonly appUrl: string;
  readonly mailUrl: string;
  readonly linkedin: PortalControl;
  readonly boards: PortalControl;
  readonly payment: PaymentControl;
  /** What everything of it has written; a product that runs already keeps its log for itself. */
  readonly logFile: string | undefined;
  /** What waits for the clock is due: the next look at an open payment, the next code to an address. */
  readonly letTimePass: () => Promise<void>;
  /** Nobody has typed a code within the last quarter of an hour. */
  readonly letCodesAge: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Starts a product with a fresh database on free ports, or finds the one at E2E_APP_URL: for writing specs. */
export async function startProduct(
  name: string,
  environment: Readonly<Record<string, string>>,
): Promise<Product> {
  if (process.env["E2E_APP_URL"] !== undefined) return findProduct(process.env);
  const child = spawn(process.execPath, [SERVE, name, "--attached"], {
    stdio: ["pipe", "pipe", "inherit"],
    env: { ...process.env, ...environment },
  });
  const ended = once(child, "exit");
  // What is written to one that has ended is nobody's any more; whoever waits for its answer is told.
  child.stdin.on("error", () => undefined);
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const nextLine = async (): Promise<string> => {
    const line = await lines.next();
    if (line.done === true) throw new Error("The product has ended");
    return line.value;
  };
  const ask = async (line: string): Promise<void> => {
    child.stdin.write(`${line}\n`);
    await nextLine();
  };
  return {
    ...namedBy(Addresses.parse(JSON.parse(await nextLine()))),
    letTimePass: () => ask(""),
    letCodesAge: () => ask("codes"),
    async stop() {
      child.stdin.end();
      await ended;
    },
  };
}

function findProduct(environment: NodeJS.ProcessEnv): Product {
  const addresses = Addresses.parse({
    appUrl: environment["E2E_APP_URL"],
    mailUrl: environment["E2E_MAIL_URL"],
    portalUrl: environment["E2E_PORTAL_URL"],
    boardsUrl: environment["E2E_BOARDS_URL"],
    paymentUrl: environment["E2E_PAYMENT_URL"],
  });
  const refuse = () => Promise.reject(new Error("Only in a product that the tests start"));
  return {
    ...namedBy(addresses),
    letTimePass: refuse,
    letCodesAge: refuse,
    stop: () => Promise.resolve(),
  };
}

function namedBy({ portalUrl, boardsUrl, paymentUrl, ...rest }: z.infer<typeof Addresses>) {
  return {
    appUrl: rest.appUrl,
    mailUrl: rest.mailUrl,
    logFile: rest.logFile,
    linkedin: new PortalControl(portalUrl),
    boards: new PortalControl(boardsUrl),
    payment: new PaymentControl(paymentUrl),
  };
}
