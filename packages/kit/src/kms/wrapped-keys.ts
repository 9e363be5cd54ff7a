import { z } from "zod";
import { ConfigError, readConfig } from "../config.ts";
import { createSealer, vaultKeyId } from "../vault.ts";
import { kmsVariables, readKmsSettings } from "./kms-config.ts";
import { openKms } from "./open-kms.ts";

type Environment = Readonly<Record<string, string | undefined>>;

const PRIVATE = "SENDOFF_VAULT_PRIVATE_KEY";
const OTHERS = "SENDOFF_VAULT_OTHER_PRIVATE_KEYS";
/** What a key begins with that a key management service has wrapped. */
export const WRAPPED = "kms:";

const isWrapped = (text: string): boolean => text.trim().startsWith(WRAPPED);

/** Whether one of the vault's private keys can be used only with the key management service. */
export const hasWrappedKeys = (environment: Environment): boolean =>
  [PRIVATE, OTHERS].some((name) => (environment[name] ?? "").split(",").some(isWrapped));

/**
 * The environment with the vault's private keys as they are: those that a key management service has wrapped are unwrapped by it, and
 * stay in this process's memory. Without such keys it is the environment itself, and no service is asked. Throws ConfigError where the
 * service is not named, or what it gives is not half of the pair; KmsError when it is away or refuses.
 */
export async function openWrappedKeys(environment: Environment): Promise<Environment> {
  if (!hasWrappedKeys(environment)) return environment;
  const settings = readKmsSettings(readConfig(z.object(kmsVariables), environment));
  if (settings === undefined) {
    const problem = `must be set: a key of the vault begins with ${WRAPPED}`;
    throw new ConfigError([{ variables: ["KMS_PROVIDER"], problem, isMissing: true }]);
  }
  const kms = openKms(settings);
  const open = async (name: string): Promise<string> => {
    const keys = (environment[name] ?? "").split(",").map(async (each) => {
      if (!isWrapped(each)) return each;
      return (await kms.unwrap(each.trim().slice(WRAPPED.length))).toString("base64");
    });
    return (await Promise.all(keys)).join(",");
  };
  const opened = { ...environment, [PRIVATE]: await open(PRIVATE), [OTHERS]: await open(OTHERS) };
  refuseOtherPair(opened);
  return opened;
}

/** What is sealed with one half could never be opened with another pair's. */
function refuseOtherPair(environment: Environment): void {
  const sealing = Buffer.from(environment["SENDOFF_VAULT_PUBLIC_KEY"] ?? "", "base64");
  const opening = Buffer.from(environment[PRIVATE] ?? "", "base64");
  if (sealing.length !== 32) return;
  if (opening.length === 32 && createSealer(sealing).keyId.equals(vaultKeyId(opening))) return;
  throw new ConfigError([
    {
      variables: [PRIVATE],
      problem: "what the key management service unwraps is no half of the pair",
    },
  ]);
}
