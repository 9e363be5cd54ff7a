import { ConfigError } from "@sendoff/kit/config";
import { createOpener, createSealer, type SecretContext } from "@sendoff/kit/vault";

type Environment = Readonly<Record<string, string | undefined>>;

/** These open sign-ins that are stored, of this pair or of one before, whether a service has wrapped them or not. */
const WORKERS_ALONE = ["SENDOFF_VAULT_PRIVATE_KEY", "SENDOFF_VAULT_OTHER_PRIVATE_KEYS"];
const TRIAL: SecretContext = ["vault", "trial", 1];
const KEY_BYTES = 32;

/**
 * The api's proof that it cannot open what it seals (RELIABILITY 4): seals a record for `publicKey` and tries to open it with
 * everything in the environment that has a key's length, whatever it is called. Throws ConfigError that names each variable which
 * opens it, and each that is a worker's alone; nothing of a value.
 */
export function refuseOpeningKeys(environment: Environment, publicKey: Uint8Array): void {
  const sealed = createSealer(publicKey).seal("trial", TRIAL);
  const variables = Object.entries(environment)
    .filter(
      ([name, value = ""]) =>
        (WORKERS_ALONE.includes(name) && value !== "") ||
        keysIn(value).some((key) => opens(key, sealed)),
    )
    .map(([name]) => name);
  if (variables.length === 0) return;
  const problem =
    "opens sign-ins on portals, which an api only seals. Give it to workers alone (npm start does; docs/going-live.md)";
  throw new ConfigError([{ variables, problem }]);
}

/** What could be a key in this value, written as base64 or in hexadecimal digits, with commas between several. */
const keysIn = (value: string): Buffer[] =>
  value
    .split(",")
    .flatMap((part) => [Buffer.from(part.trim(), "base64"), Buffer.from(part.trim(), "hex")])
    .filter((key) => key.length === KEY_BYTES);

function opens(key: Buffer, sealed: Buffer): boolean {
  try {
    createOpener([key]).open(sealed, TRIAL);
    return true;
  } catch {
    return false;
  }
}
