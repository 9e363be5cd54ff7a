import { setTimeout as delay } from "node:timers/promises";
import { routes } from "@sendoff/contract/routes";
import type { TestUser } from "@sendoff/testkit/test-user";

/** What the app's pages ask for most, and one save among ten calls. */
const READS = [
  routes.getUserDetails.path,
  routes.getPlatforms.path,
  `${routes.getLogs.path}?limit=50`,
  routes.getDashboard.path,
  routes.getWalletBalance.path,
];
/** Somebody who clicks through the app without a pause to read. */
const THINK_MS = { least: 2000, most: 6000 };
const GIVE_UP_MS = 60_000;

/** What the crowd's calls came to, while somebody was hostile and while nobody was. */
export interface Answers {
  readonly ms: number[];
  /** Calls that were not answered with 200. */
  readonly failed: string[];
}

/**
 * Lets each of these people use the app until `signal`, from a network of their own. Each call's time goes where `side` says when it
 * is begun; undefined: nowhere.
 */
export async function useApp(
  crowd: {
    readonly apiUrl: string;
    readonly people: readonly TestUser[];
    readonly random: () => number;
  },
  side: () => Answers | undefined,
  signal: AbortSignal,
): Promise<void> {
  const { apiUrl, people, random } = crowd;
  const pause = (): number => THINK_MS.least + random() * (THINK_MS.most - THINK_MS.least);
  await Promise.all(
    people.map(async ({ token }, nth) => {
      // Nobody begins at the same moment.
      await delay(random() * THINK_MS.most);
      for (let calls = 0; !signal.aborted; calls += 1) {
        const answers = side();
        const started = performance.now();
        const status = await call(apiUrl, {
          token,
          network: `10.20.${Math.trunc(nth / 250)}.${(nth % 250) + 1}`,
          ...(calls % 10 === 9
            ? { save: { notice_period: `${calls} days` } }
            : { read: READS[Math.trunc(random() * READS.length)] ?? "" }),
        });
        answers?.ms.push(performance.now() - started);
        if (status !== "200") answers?.failed.push(status);
        await delay(pause());
      }
    }),
  );
}

/** One call of the api from a network; returns its status, or what went wrong. The answer is read to its end. */
export async function call(
  apiUrl: string,
  sent: {
    readonly token: string;
    readonly network: string;
    readonly read?: string;
    readonly save?: unknown;
    /** Sent as it is, to another address than a save's. */
    readonly raw?: {
      readonly route: { readonly path: string; readonly method: string };
      readonly body: BodyInit;
      readonly type?: string;
    };
    readonly signal?: AbortSignal;
  },
): Promise<string> {
  const { token, network, read, save, raw } = sent;
  const type = save === undefined ? raw?.type : "application/json";
  const body = save === undefined ? raw?.body : JSON.stringify(save);
  const limit = AbortSignal.timeout(GIVE_UP_MS);
  try {
    const response = await fetch(
      `${apiUrl}${read ?? raw?.route.path ?? routes.updateUserDetails.path}`,
      {
        method: read === undefined ? (raw?.route.method ?? "PUT") : "GET",
        headers: {
          authorization: `Bearer ${token}`,
          "x-forwarded-for": network,
          ...(type === undefined ? {} : { "content-type": type }),
        },
        ...(body === undefined ? {} : { body }),
        signal: sent.signal === undefined ? limit : AbortSignal.any([sent.signal, limit]),
      },
    );
    await response.arrayBuffer();
    return String(response.status);
  } catch (error) {
    return error instanceof Error ? error.name : String(error);
  }
}
