import { readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import type { SealedCount } from "@sendoff/db/vault";
import { Key32, Keys32 } from "@sendoff/kit/config";
import { type openKms, WRAPPED } from "@sendoff/kit/kms";
import { createSealer, createVaultKeys, vaultKeyId } from "@sendoff/kit/vault";
import { EGRESS_CONTEXT, readEgressProxies, SEALED } from "../../apps/worker/src/browser/egress.ts";
import { StartError } from "../start/start-error.ts";

type Environment = Readonly<Record<string, string | undefined>>;

const PUBLIC = "SENDOFF_VAULT_PUBLIC_KEY";
const PRIVATE = "SENDOFF_VAULT_PRIVATE_KEY";
const OTHERS = "SENDOFF_VAULT_OTHER_PRIVATE_KEYS";
const EGRESS = "EGRESS_PROXIES";

/** What the environment's keys are: the one that seals, and those that only open, by their ids in hex. */
interface KnownKeys {
  readonly sealing: string;
  readonly others: readonly string[];
}

/** Throws StartError where the environment names no key, or something else than keys. */
export function readVaultKeys(environment: Environment): KnownKeys {
  const sealing = Key32.safeParse(environment[PRIVATE]);
  const others = Keys32.safeParse(environment[OTHERS]);
  if (!sealing.success || !others.success) {
    throw new StartError(
      `${sealing.success ? OTHERS : PRIVATE} is not set, or is no key. Name the environment file: --env-file FILE`,
    );
  }
  const idOf = (key: Uint8Array): string => vaultKeyId(key).toString("hex");
  return { sealing: idOf(sealing.data), others: others.data.map(idOf) };
}

const records = (count: number): string => `${count} ${count === 1 ? "record" : "records"}`;

/** What is sealed for which key, a line for each, and what can be done now. */
export function describeVaultKeys(keys: KnownKeys, counts: readonly SealedCount[]): string[] {
  const countOf = (id: string): SealedCount =>
    counts.find(({ keyId }) => keyId === id) ?? { keyId: id, stored: 0, passing: 0 };
  const known = new Set([keys.sealing, ...keys.others]);
  const strange = counts.filter(({ keyId }) => !known.has(keyId));
  const lineOf = (name: string, { keyId, stored, passing }: SealedCount): string =>
    `${keyId}  ${name}: ${records(stored)} of connected accounts, ${passing} of mails, messages and sign-ins under way`;
  const isFree = ({ stored, passing }: SealedCount): boolean => stored + passing === 0;
  return [
    lineOf(`seals and opens (${PRIVATE})`, countOf(keys.sealing)),
    ...keys.others.flatMap((id) => {
      const count = countOf(id);
      return [
        lineOf(`opens only (${OTHERS})`, count),
        isFree(count)
          ? `    Nothing is sealed for it: take it out of ${OTHERS}, and start anew. Keep a copy for as long as you keep backups of before.`
          : "    Keep it: workers that have both keys seal what is stored for the first, at their start and every hour. Ask again then.",
      ];
    }),
    ...strange.map(
      (count) =>
        `${lineOf("NOT HERE", count)}\n    No key here opens these. Put its private key into ${OTHERS}; without it the accounts have to be connected again.`,
    ),
    ...(keys.others.length === 0 && strange.length === 0
      ? ["All is sealed for one key. A new one: npm run vault:keys -- --rotate --env-file FILE"]
      : []),
  ];
}

/**
 * Puts a new pair into an environment file, and the private key of the pair before to those that only open. The file keeps its rights;
 * it is replaced whole or not at all. Throws StartError, and changes nothing, where the file has no pair.
 */
export function rotateVaultKeys(file: string): void {
  const text = readFileSync(file, "utf8");
  const before = valueOf(text, PRIVATE);
  if (before === undefined || valueOf(text, PUBLIC) === undefined) {
    throw new StartError(`${file} has no lines ${PUBLIC} and ${PRIVATE} to change.`);
  }
  const others = valueOf(text, OTHERS);
  const { publicKey, privateKey } = createVaultKeys();
  const changed = [
    [PUBLIC, publicKey.toString("base64")],
    [PRIVATE, privateKey.toString("base64")],
    [OTHERS, [before, ...(others === undefined || others === "" ? [] : [others])].join(",")],
  ].reduce((all, [name = "", value = ""]) => withValue(all, name, value), text);
  replaceFile(file, changed);
}

/**
 * Puts in the place of the private keys in an environment file what a key management service makes of them, and returns how many there
 * were that it had not wrapped before. The file keeps its rights; it is replaced whole or not at all.
 */
export async function wrapVaultKeys(
  file: string,
  kms: Pick<ReturnType<typeof openKms>, "wrap">,
): Promise<number> {
  let text = readFileSync(file, "utf8");
  let count = 0;
  for (const name of [PRIVATE, OTHERS]) {
    const keys = (valueOf(text, name) ?? "").split(",").filter((each) => each.trim() !== "");
    const wrapped = await Promise.all(
      keys.map(async (each) => {
        if (each.trim().startsWith(WRAPPED)) return each;
        const key = Key32.safeParse(each.trim());
        if (!key.success) throw new StartError(`${name} in ${file} is no key.`);
        count += 1;
        return `${WRAPPED}${await kms.wrap(key.data)}`;
      }),
    );
    if (keys.length > 0) text = withValue(text, name, wrapped.join(","));
  }
  if (count > 0) replaceFile(file, text);
  return count;
}

/**
 * Seals the value of EGRESS_PROXIES in an environment file for the vault's public key there, so that only a worker can read it. False
 * where it was sealed before. The file keeps its rights; it is replaced whole or not at all.
 */
export function sealEgressProxies(file: string): boolean {
  const text = readFileSync(file, "utf8");
  const value = valueOf(text, EGRESS);
  const key = Key32.safeParse(valueOf(text, PUBLIC));
  if (value === undefined || value === "" || !key.success) {
    throw new StartError(`${file} has no lines ${EGRESS} and ${PUBLIC} to seal one for the other.`);
  }
  if (value.startsWith(SEALED)) return false;
  readEgressProxies(value, []);
  const sealed = createSealer(key.data).seal(value, EGRESS_CONTEXT).toString("base64");
  replaceFile(file, withValue(text, EGRESS, `${SEALED}${sealed}`));
  return true;
}

function replaceFile(file: string, text: string): void {
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, text, { mode: statSync(file).mode & 0o777, flag: "wx" });
  renameSync(unfinished, file);
}

/** The last line of a name wins, as it does where the file is read. */
const lineOf = (name: string): RegExp =>
  new RegExp(`^[ \\t]*(?:export[ \\t]+)?${name}[ \\t]*=(.*)$`, "gm");

function valueOf(text: string, name: string): string | undefined {
  const last = [...text.matchAll(lineOf(name))].at(-1)?.[1]?.trim();
  return last?.replace(/^(["'])(.*)\1$/, "$2");
}

function withValue(text: string, name: string, value: string): string {
  const line = `${name}=${value}`;
  if (lineOf(name).test(text)) return text.replaceAll(lineOf(name), line);
  const remark = new RegExp(`^# ${name}=.*$`, "m");
  if (remark.test(text)) return text.replace(remark, line);
  return `${text.replace(/\n?$/, "\n")}${line}\n`;
}
