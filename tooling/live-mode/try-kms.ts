import { ConfigError } from "@sendoff/kit/config";
import { hasWrappedKeys, KmsError, openWrappedKeys } from "@sendoff/kit/kms";
import { bad, type Finding, good } from "./finding.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** Lets the key management service unwrap the vault's keys, as the worker does at its start. Nothing is tried where none is wrapped. */
export async function tryKms(environment: Environment): Promise<Finding[]> {
  if (!hasWrappedKeys(environment)) return [];
  try {
    await openWrappedKeys(environment);
    return [good("The key management service unwraps the vault's private key.")];
  } catch (error) {
    // What is not set was told of before.
    if (error instanceof ConfigError && error.problems.some(({ isMissing }) => isMissing))
      return [];
    if (!(error instanceof ConfigError || error instanceof KmsError)) throw error;
    return [bad(`The vault's private key cannot be unwrapped. ${error.message}.`)];
  }
}
