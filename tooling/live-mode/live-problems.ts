import {
  type ConfigProblem,
  ConfigError,
  gatherProblems,
  Key32,
  readConfig,
  requireSet,
} from "@sendoff/kit/config";
import { hasWrappedKeys, kmsVariables, readKmsSettings } from "@sendoff/kit/kms";
import { createOpener, createSealer, createVaultKeys } from "@sendoff/kit/vault";
import { z } from "zod";
import { readApiConfig } from "../../apps/api/src/config.ts";
import { readWorkerConfig } from "../../apps/worker/src/config.ts";
import { refuseOtherFolder } from "../start/folder-mode.ts";
import { dataDirOf, processesOf, readSettings } from "../start/settings.ts";
import { findVariable } from "./variables.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * All that keeps this environment from running live mode, for every process of this machine together, each variable once. Looks at
 * the environment and at the data folder's mark; opens nothing else and changes nothing.
 */
export function listLiveProblems(environment: Environment): ConfigProblem[] {
  const env = { ...environment, SENDOFF_MODE: "live", SENDOFF_DATA_DIR: dataDirOf(environment) };
  const processes = processesOf(environment);
  return gatherProblems([
    () => readSettings(env, { isWatching: false }),
    () => refuseOtherFolder(env.SENDOFF_DATA_DIR, "live"),
    () => (processes.includes("api") ? readApiConfig(env) : undefined),
    () => (processes.includes("worker") ? readWorkerConfig(withStandIns(env)) : undefined),
    () => (processes.includes("worker") ? refuseUnnamedKms(env) : undefined),
    () => (processes.includes("worker") ? refuseStrangeKeys(env) : undefined),
  ]);
}

/**
 * In the place of keys that a service has wrapped, some others: what they are is known to that service alone, and asked at the start
 * (npm run live:check asks too).
 */
function withStandIns(env: Environment): Environment {
  if (!hasWrappedKeys(env)) return env;
  const standIn = createVaultKeys().privateKey.toString("base64");
  return {
    ...env,
    SENDOFF_VAULT_PRIVATE_KEY: standIn,
    SENDOFF_VAULT_OTHER_PRIVATE_KEYS: "",
  };
}

function refuseUnnamedKms(env: Environment): void {
  const named = readKmsSettings(readConfig(z.object(kmsVariables), env));
  if (!hasWrappedKeys(env)) return;
  const why = "must be set: the vault's private key is wrapped by a key management service";
  requireSet({ KMS_PROVIDER: named }, { KMS_PROVIDER: why });
}

/** What was sealed with one half could never be opened with another pair's. */
function refuseStrangeKeys(env: Environment): void {
  const publicKey = Key32.safeParse(env["SENDOFF_VAULT_PUBLIC_KEY"]).data;
  const privateKey = Key32.safeParse(env["SENDOFF_VAULT_PRIVATE_KEY"]).data;
  if (publicKey === undefined || privateKey === undefined) return;
  const context = ["live", "check", 1] as const;
  try {
    createOpener([privateKey]).open(createSealer(publicKey).seal("", context), context);
  } catch {
    throw new ConfigError([
      {
        variables: ["SENDOFF_VAULT_PUBLIC_KEY", "SENDOFF_VAULT_PRIVATE_KEY"],
        problem: "these two are not one pair, so that nothing could be opened again",
      },
    ]);
  }
}

/** One problem as sentences: what is wrong, what the variable is, and how its value is got. */
export function problemInWords({ variables, problem, isMissing }: ConfigProblem): string {
  const known = findVariable(variables[0] ?? "");
  const names = variables.join(", ");
  const first = isMissing ? `${names} is not set` : `${names}: ${problem}`;
  const more = [known?.meaning, known?.source].filter((each) => each !== undefined);
  return `${withFullStop(first)}\n    ${more.map(withFullStop).join(" ")}`.trimEnd();
}

/** An address stays as it is to be copied. */
const withFullStop = (text: string): string => (/[.!?]$|:\/\/\S+$/.test(text) ? text : `${text}.`);

/** What npm start prints instead of starting. */
export function describeProblems(problems: readonly ConfigProblem[]): string {
  const lines = problems.map((each) => `✗ ${problemInWords(each)}`);
  return [
    `Live mode is not started, and nothing was opened: of its environment this is missing or wrong.\n`,
    ...lines,
    `\nnpm run live:init -- FILE makes an environment file with all of them, npm run live:check -- --env-file FILE tries it, and`,
    `npm start -- --env-file FILE starts with it. docs/going-live.md goes through it.`,
  ].join("\n");
}
