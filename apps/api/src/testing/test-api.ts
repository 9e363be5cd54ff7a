import { watchStatements } from "@sendoff/testkit/statements";
import { join } from "node:path";
import type { Route } from "@sendoff/contract/route";
import { PORTAL_LOGIN_CHANNEL, RUN_EVENT_CHANNEL } from "@sendoff/db/applying";
import { SESSION_END_CHANNEL } from "@sendoff/db/auth";
import { createDatabase } from "@sendoff/db/client";
import { createListener, type Listener } from "@sendoff/db/listen-notify";
import { syncPlatforms } from "@sendoff/db/platform";
import { MANIFESTS } from "@sendoff/portals/manifest";
import { expectContract } from "@sendoff/testkit/expect-contract";
import { createUser, type TestUser } from "@sendoff/testkit/test-user";
import { createTestWorld, type TestWorld } from "@sendoff/testkit/test-world";
import type { FastifyInstance, InjectOptions } from "fastify";
import type { Registry } from "prom-client";
import { buildApp } from "../app.ts";
import { type ApiConfig, readApiConfig } from "../config.ts";

export interface TestCall {
  readonly user?: TestUser;
  readonly body?: unknown;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** The caller's address. */
  readonly from?: string;
  /** Sent as it is, instead of `body`. */
  readonly raw?: string | Buffer;
}

export interface Called {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, unknown>>;
}

export interface TestApi extends TestWorld {
  readonly app: FastifyInstance;
  readonly metrics: Registry;
  readonly config: ApiConfig;
  readonly listener: Listener;
  readonly createUser: (details?: Parameters<typeof createUser>[1]) => Promise<TestUser>;
  /** Calls a route; throws unless the answer is one that the contract promises. */
  readonly call: (route: Route, call?: TestCall) => Promise<Called>;
}

/** The whole api on a database, queue, vault and folder of its own. Close it at the end of the file. */
export async function createTestApi(changes: Partial<ApiConfig> = {}): Promise<TestApi> {
  const world = await createTestWorld();
  const config: ApiConfig = { ...testConfig(world), ...changes };
  const listener = createListener(
    world.database.url,
    [RUN_EVENT_CHANNEL, PORTAL_LOGIN_CHANNEL, SESSION_END_CHANNEL],
    (error) => world.logger.warn({ reason: error.message }, "listener"),
  );
  await syncPlatforms(world.db, MANIFESTS);
  // The api under test has the rights of its role; what a test does beside it has the owner's.
  const database = createDatabase({
    url: world.database.urlOf("api"),
    poolSize: 10,
    applicationName: "sendoff-test-api",
    isWalled: true,
  });
  const watched = { ...database, kysely: watchStatements(database.kysely) };
  const { app, metrics } = await buildApp({ ...world, database: watched, config, listener });
  return {
    ...world,
    listener,
    app,
    metrics,
    config,
    createUser: (details) => createUser(world, details),
    call: (route, call = {}) => callRoute(app, route, call),
    close: async () => {
      await app.close();
      await database.close();
      await listener.close();
      await world.close();
    },
  };
}

function testConfig(world: TestWorld): ApiConfig {
  return readApiConfig({
    DATABASE_URL: world.database.url,
    SENDOFF_DATA_DIR: world.folder,
    SENDOFF_WEB_DIST: join(world.folder, "web"),
    SENDOFF_SECRET_PEPPER: world.pepper.toString("base64"),
    SENDOFF_SECRET_URL_SIGNING: world.urlSigningKey.toString("base64"),
    SENDOFF_VAULT_PUBLIC_KEY: world.vaultKeys.publicKey.toString("base64"),
    // Tests call more often than people do; the limits themselves have tests that set their own numbers.
    RATE_LIMIT_PER_MINUTE: "1000000",
    OTP_SENDS_PER_IP_HOUR: "1000000",
  });
}

async function callRoute(app: FastifyInstance, route: Route, call: TestCall): Promise<Called> {
  const path = route.path.replaceAll(/:(\w+)/g, (_all, name: string) =>
    encodeURIComponent(call.params?.[name] ?? `missing-${name}`),
  );
  const options: InjectOptions = { method: route.method, url: path };
  if (call.query !== undefined) options.query = { ...call.query };
  if (call.from !== undefined) options.remoteAddress = call.from;
  const payload = call.raw ?? (call.body === undefined ? undefined : JSON.stringify(call.body));
  if (payload !== undefined) options.payload = payload;
  options.headers = {
    ...(payload === undefined ? {} : { "content-type": "application/json" }),
    ...call.user?.headers,
    ...call.headers,
  };
  const answer = await app.inject(options);
  return {
    status: answer.statusCode,
    body: expectContract(route, answer),
    headers: answer.headers,
  };
}
