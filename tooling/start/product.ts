import { refuseTakenPorts } from "../setup/ports.mjs";
import { createProgress, type Progress } from "../setup/progress.mjs";
import { lightenEndedStages } from "./stage-folder.ts";
import { makeDataFolder } from "./data-folder.ts";
import { claimFolder } from "./folder-mode.ts";
import { type Database, embeddedDatabase, externalDatabase, migrate } from "./database.ts";
import type { LogPrinter } from "./log-printer.ts";
import { createProcessStates, type ProcessStates, processStatesFile } from "./process-states.ts";
import { claimRunFolder, type RunFolder } from "./run-folder.ts";
import { getOrCreateSecrets } from "./secrets.ts";
import { removeLeftTemporary } from "./left-behind.ts";
import { listServices, type Service } from "./services.ts";
import type { StartSettings } from "./settings.ts";
import { StartError } from "./start-error.ts";
import { type Supervised, supervise } from "./supervisor.ts";

/** A worker gives its accounts back within this, after it has had its time to finish. */
const HAND_BACK_MS = 8000;
const SANDBOX_GRACE_MS = 5000;

export interface ProductHooks {
  readonly logs: LogPrinter;
  readonly say: (message: string) => void;
}

/** Everything that npm start runs, from the claim of the data folder to the stop in order. */
export class Product {
  readonly #settings: StartSettings;
  readonly #hooks: ProductHooks;
  readonly #progress: Progress = createProgress(process.stdout);
  readonly #supervised: Supervised[] = [];
  readonly #states: ProcessStates;
  readonly #workGraceMs: number;
  #runFolder: RunFolder | undefined;
  #database: Database | undefined;
  #isStopping = false;

  constructor(settings: StartSettings, hooks: ProductHooks) {
    this.#settings = settings;
    this.#hooks = hooks;
    this.#workGraceMs = (settings.stopSeconds ?? 10) * 1000 + HAND_BACK_MS;
    this.#states = createProcessStates(processStatesFile(settings.dataDir));
  }

  /** Starts everything and resolves when it is ready. Throws a sentence that helps; `stop` then cleans up. */
  async start(environment: Readonly<Record<string, string | undefined>>): Promise<Database> {
    const settings = this.#settings;
    makeDataFolder(settings.dataDir);
    claimFolder(settings.dataDir, settings.mode);
    this.#runFolder = await claimRunFolder(settings.dataDir, this.#progress.note);
    this.#states.begin();
    removeLeftTemporary(settings.dataDir);
    await lightenEndedStages();
    // Again: the set-up takes a while on a first start.
    await refuseTakenPorts(environment, settings.isWatching ? "npm run dev" : "npm start");
    const secrets =
      settings.mode === "sandbox" ? await getOrCreateSecrets(settings.dataDir) : undefined;
    const database = await this.#startDatabase();
    const services = listServices(settings, environment, database.urlOf, secrets);
    await this.#startServices(services.filter((service) => service.name === "sandbox"));
    await this.#startServices(services.filter((service) => service.name !== "sandbox"));
    return database;
  }

  /** Stops in order: api and worker, sandbox, PostgreSQL. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    const outside = this.#supervised.filter((each) => each.name === "sandbox");
    const own = this.#supervised.filter((each) => each.name !== "sandbox");
    await Promise.all(own.map((each) => each.stop(this.#workGraceMs)));
    await Promise.all(outside.map((each) => each.stop(SANDBOX_GRACE_MS)));
    await this.#database?.stop();
    this.#runFolder?.release();
  }

  /** Ends everything at once. What was acknowledged is safe all the same. */
  kill(): void {
    this.#isStopping = true;
    for (const each of this.#supervised) each.kill();
    this.#database?.abandon();
    this.#runFolder?.release();
  }

  /** Lets a start that is still going on end early. */
  cancel(): void {
    this.#isStopping = true;
    for (const each of this.#supervised) void each.stop(this.#workGraceMs);
  }

  async #startDatabase(): Promise<Database> {
    const url = this.#settings.databaseUrl;
    const database =
      url === undefined
        ? await this.#progress.step(async () => {
            const value = await embeddedDatabase(this.#settings, {
              say: this.#hooks.say,
              states: this.#states,
            });
            return { line: `PostgreSQL answers on ${value.place}`, value };
          })
        : externalDatabase(url, this.#settings.ownDatabaseUrls);
    this.#database = database;
    await this.#progress.step(async () => {
      const count = await migrate(database, this.#settings.mode);
      const line = count === 0 ? "Database schema is current" : `Database migrated (${count})`;
      return { line, value: undefined };
    });
    return database;
  }

  async #startServices(services: readonly Service[]): Promise<void> {
    await Promise.all(
      services.map((service) =>
        this.#progress.step(async () => {
          if (this.#isStopping) throw new StartError("Stopped while starting.");
          const nodeArguments = this.#settings.isWatching
            ? ["--watch", "--watch-preserve-output"]
            : [];
          const supervised = supervise(service, nodeArguments, {
            print: this.#hooks.logs.print,
            say: this.#hooks.say,
            remember: (name, pid) => this.#runFolder?.remember(name, pid),
            forget: (name) => this.#runFolder?.forget(name),
            states: this.#states,
          });
          this.#supervised.push(supervised);
          await supervised.waitUntilReady();
          return { line: `The ${service.name} is ready`, value: undefined };
        }),
      ),
    );
  }
}
