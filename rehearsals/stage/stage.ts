import { createWriteStream, type WriteStream } from "node:fs";
import { join } from "node:path";
import { createDatabase, type Database } from "@sendoff/db/client";
import { prepareDatabase } from "@sendoff/db/migrate";
import { PaymentControl, PortalControl } from "@sendoff/testkit/sandbox";
import { removeHeavy } from "../../tooling/start/left-behind.ts";
import { getOrCreateSecrets } from "../../tooling/start/secrets.ts";
import type { Service } from "../../tooling/start/services.ts";
import { ROOT } from "../../tooling/start/settings.ts";
import { StartError } from "../../tooling/start/start-error.ts";
import { findFreePorts, type StagePorts } from "./free-ports.ts";
import { claimStageFolder, type StageFolder } from "../../tooling/start/stage-folder.ts";
import { StagePostgres } from "./stage-postgres.ts";
import { apiAt, listStageServices, moved, openPooler, workerAt } from "./stage-services.ts";
import { listOwnWith, type StageProcess, startStageProcess } from "./stage-process.ts";
import { takeVersionBefore, type VersionBefore } from "./version-before.ts";

export interface StageOptions {
  /** Names the folder below `.data/stages`, together with this process's number. */
  readonly name: string;
  readonly workers: number;
  /** One, unless said otherwise. */
  readonly apis?: number;
  /** Keeps an archive of the database's log in `backup/wal` below its folder, for restores. */
  readonly archives?: boolean;
  /** Has a second server follow the database's, to take its place (`failOver`). It needs the archive. */
  readonly standby?: boolean;
  /** Puts PgBouncer in transaction mode between the database and its users; they listen past it. */
  readonly isPooled?: boolean;
  /** Begins with a version from the repository's history, an empty object for the one before ours, until `upgradeSchema` and `renew`. */
  readonly before?: { readonly commit?: string };
  /** Extra environment for every worker, for example WORKER_SLOTS or LEASE_SECONDS. */
  readonly workerEnvironment?: Readonly<Record<string, string>>;
  /** The same for every api, for example RATE_LIMIT_PER_MINUTE. */
  readonly apiEnvironment?: Readonly<Record<string, string>>;
}

/** The whole product as real processes on free ports and a fresh database, for demos, benches and chaos. */
export interface Stage {
  readonly folder: string;
  readonly apiUrl: string;
  /** Of all apis; `apiUrl` is the first. */
  readonly apiUrls: readonly string[];
  readonly mailUrl: string;
  readonly linkedin: PortalControl;
  readonly indeed: PortalControl;
  readonly glassdoor: PortalControl;
  readonly boards: PortalControl;
  readonly naukri: PortalControl;
  readonly payment: PaymentControl;
  readonly api: StageProcess;
  /** All apis; `api` is the first. */
  readonly apis: readonly StageProcess[];
  readonly sandbox: StageProcess;
  readonly workers: readonly StageProcess[];
  readonly database: Database;
  readonly logFile: string;
  /** SIGKILL to PgBouncer, and a start at once. */
  readonly restartPooler: () => Promise<void>;
  /** The version that everything of the product began with, where that is not ours. */
  readonly before: VersionBefore | undefined;
  /** Brings the database to our version, as a deployment does before its first process; returns what ran. */
  readonly upgradeSchema: () => Promise<string[]>;
  /** SIGTERM to an api or a worker and a start by our version in its place, `environment` changed; resolves when it is ready. */
  readonly renew: (
    process: StageProcess,
    environment?: Readonly<Record<string, string>>,
  ) => Promise<void>;
  /** Ids of everything that is the product: api, workers with their browsers, PostgreSQL. The sandbox plays strangers. */
  readonly listProductPids: () => number[];
  /** SIGKILL to PostgreSQL; it is started again at once and recovers. */
  readonly killPostgres: () => Promise<void>;
  /** SIGKILL to PostgreSQL, for good: the standby is promoted by hand, and the database's address leads to it from then on. */
  readonly failOver: () => Promise<void>;
  /** SIGKILL to everything of the product at once; it stays away until `resume`. The sandbox goes on. */
  readonly crash: () => Promise<void>;
  /** Starts PostgreSQL, apis and workers again and resolves when they are ready. */
  readonly resume: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** What has ended by itself, with how often. A killed database is no reason to. */
export function listOwnEnds(stage: Pick<Stage, "apis" | "workers" | "sandbox">): string[] {
  return [...stage.apis, ...stage.workers, stage.sandbox].flatMap((each) =>
    each.countOwnEnds() === 0 ? [] : [`${each.name} ended by itself ${each.countOwnEnds()} times`],
  );
}

/** Starts a stage and resolves when everything is ready. When that fails, nothing of it is left running. */
export async function openStage(options: StageOptions): Promise<Stage> {
  const isArchiving = options.archives === true || options.standby === true;
  const crew = new Crew(await claimStageFolder(options.name), isArchiving);
  try {
    return await openWith(crew, options);
  } catch (error) {
    crew.abandon();
    if (!(error instanceof StartError)) throw error;
    throw new StartError(`${error.message} Its output is in ${crew.logFile}.`, { cause: error });
  }
}

/** The database of a stage in its first version's shape, and how its processes reach it. */
async function openStagePostgres(crew: Crew, options: StageOptions) {
  const postgres = await crew.postgres.start(0);
  const folder = join(crew.folder.path, "before");
  const before =
    options.before === undefined ? undefined : takeVersionBefore(folder, options.before.commit);
  if (before === undefined) await prepareDatabase(postgres.url);
  else before.prepareDatabase(postgres.url);
  const reach = options.standby === true ? await crew.postgres.follow() : (url: string) => url;
  const reachAs = (name: "api" | "worker"): string => reach(postgres.urlOf(name));
  const pooler = options.isPooled === true ? await openPooler(reachAs) : undefined;
  return { before, port: postgres.port, url: reach(postgres.url), reachAs, pooler };
}

type StageServer = Awaited<ReturnType<typeof openStagePostgres>>;

/** Starts everything that is not the database and resolves when it is ready. */
async function startProcesses(
  crew: Crew,
  ports: StagePorts,
  options: StageOptions,
  { before, url, reachAs, pooler }: StageServer,
) {
  const services = listStageServices(crew.folder.path, ports, {
    databaseUrlOf: pooler?.urlOf ?? reachAs,
    listenUrl: pooler === undefined ? undefined : url,
    secrets: await getOrCreateSecrets(crew.folder.path),
  });
  const codeOf = (service: Service, environment: StageOptions["apiEnvironment"]): Service => ({
    ...(before === undefined ? service : moved(service, ROOT, before.root)),
    environment: { ...service.environment, ...environment },
  });
  const apiService = codeOf(services.api, options.apiEnvironment);
  const workerService = codeOf(services.worker, options.workerEnvironment);
  const sandbox = crew.start("sandbox", services.sandbox);
  const api = crew.start("api", apiService);
  const more = ports.moreApis.map((at, index) =>
    crew.start(`api ${index + 2}`, apiAt(apiService, at)),
  );
  const workers = ports.workers.map((port, index) =>
    crew.start(`worker ${index + 1}`, workerAt(workerService, port)),
  );
  const apis = [api, ...more];
  await Promise.all([sandbox, ...apis, ...workers].map((each) => each.waitUntilReady()));
  return { sandbox, api, apis, workers };
}

async function openWith(crew: Crew, options: StageOptions): Promise<Stage> {
  const folder = crew.folder.path;
  const ports = await findFreePorts(options.workers, options.apis);
  const server = await openStagePostgres(crew, options);
  const { before, pooler, url } = server;
  const { sandbox, api, apis, workers } = await startProcesses(crew, ports, options, server);
  const database = createDatabase({
    url,
    poolSize: 4,
    applicationName: "sendoff-stage",
    onConnectionError: () => undefined,
  });
  const urlOf = (port: number): string => `http://127.0.0.1:${port}`;
  return {
    folder,
    apiUrl: urlOf(ports.api),
    apiUrls: [ports.api, ...ports.moreApis.map((at) => at.api)].map(urlOf),
    mailUrl: urlOf(ports.sandboxPortBase),
    linkedin: new PortalControl(urlOf(ports.sandboxPortBase + 1)),
    indeed: new PortalControl(urlOf(ports.sandboxPortBase + 2)),
    glassdoor: new PortalControl(urlOf(ports.sandboxPortBase + 3)),
    boards: new PortalControl(urlOf(ports.sandboxPortBase + 4)),
    payment: new PaymentControl(urlOf(ports.sandboxPortBase + 5)),
    naukri: new PortalControl(urlOf(ports.sandboxPortBase + 6)),
    api,
    apis,
    sandbox,
    workers,
    database,
    logFile: crew.logFile,
    async restartPooler() {
      if (pooler === undefined) throw new Error("there is no pooler");
      await pooler.restart();
    },
    before,
    upgradeSchema: () => prepareDatabase(crew.postgres.ownerUrl),
    async renew(each, environment = {}) {
      const now = each.service();
      const isBefore = before !== undefined && now.script.startsWith(`${before.root}/`);
      const ours = isBefore ? moved(now, before.root, ROOT) : now;
      await each.renew({ ...ours, environment: { ...ours.environment, ...environment } });
    },
    listProductPids: () => [
      ...[...apis, ...workers].flatMap((each) => each.listPids()),
      ...crew.postgres.listPids(),
    ],
    killPostgres: () => crew.postgres.kill(),
    failOver: () => crew.postgres.failOver(),
    async crash() {
      await Promise.all([...apis, ...workers].map((each) => each.pause()));
      await crew.postgres.crash();
    },
    async resume() {
      await crew.postgres.start(server.port);
      for (const each of [...apis, ...workers]) each.resume();
      await Promise.all([...apis, ...workers].map((each) => each.waitUntilReady()));
    },
    async close() {
      await Promise.all([...apis, ...workers].map((each) => each.stop()));
      await sandbox.stop();
      await database.close();
      await pooler?.close();
      await crew.release();
    },
  };
}

/** Whatever runs for a stage. From its first process on, nothing of it outlives its command, however that ends. */
class Crew {
  readonly folder: StageFolder;
  readonly logFile: string;
  readonly #log: WriteStream;
  readonly #members: StageProcess[] = [];
  readonly postgres: StagePostgres;

  constructor(folder: StageFolder, isArchiving: boolean) {
    this.folder = folder;
    this.postgres = new StagePostgres(folder, isArchiving);
    this.logFile = join(folder.path, "product.log");
    this.#log = createWriteStream(this.logFile, { flags: "a" });
    process.on("exit", this.abandon);
    for (const signal of SIGNALS) process.on(signal, endCommand);
  }

  start(name: string, service: Service): StageProcess {
    const member = startStageProcess(name, service, {
      onLine: (who, line) => this.#log.write(`${who}: ${line}\n`),
      onStart: (who, pid) => this.folder.processes.remember(who.replaceAll(" ", "-"), pid),
    });
    this.#members.push(member);
    return member;
  }

  /** After everything else has stopped. */
  async release(): Promise<void> {
    await this.postgres.stop();
    this.#log.end();
    // After a failure the database is kept too: somebody will want to look.
    if (process.exitCode === undefined || process.exitCode === 0) removeHeavy(this.folder.path);
    this.#leave();
  }

  /** Ends everything at once. */
  readonly abandon = (): void => {
    for (const each of this.#members) each.abandon();
    // Also one that is just being started. An immediate shutdown; the folder is emptied before it is used again.
    const postgres = listOwnWith(join(this.folder.path, "postgres"));
    for (const pid of new Set([this.postgres.pid ?? [], postgres].flat())) killQuietly(pid);
    this.#leave();
  };

  #leave(): void {
    process.off("exit", this.abandon);
    for (const signal of SIGNALS) process.off(signal, endCommand);
    this.folder.processes.release();
  }
}

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

function endCommand(): void {
  process.exit(130);
}

function killQuietly(pid: number): void {
  try {
    process.kill(pid, "SIGQUIT");
  } catch {
    // It has ended.
  }
}
