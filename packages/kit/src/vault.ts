import {
  createCipheriv,
  createDecipheriv,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from "node:crypto";

/**
 * Secrets at rest (RELIABILITY 4). Each record has a fresh data key (AES-256-GCM); the data key is wrapped for the
 * worker's X25519 key. Whoever has the public key can only seal; opening takes the private key, which the api is never
 * given. `context` (table, column, user, platform, version) is authenticated: a record moved to another row does not open.
 */
const VERSION = 1;
const KEY_ID_BYTES = 8;
const PUBLIC_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const WRAPPED_BYTES = 32 + TAG_BYTES;
const HEADER_BYTES = 1 + KEY_ID_BYTES + PUBLIC_BYTES + IV_BYTES + WRAPPED_BYTES + IV_BYTES;

// ASN.1 frames of a raw X25519 key (RFC 8410); node takes keys only inside them.
const SPKI_PREFIX = Buffer.from("302a300506032b656e032100", "hex");
const PKCS8_PREFIX = Buffer.from("302e020100300506032b656e04220420", "hex");

/** Where a record has the id of its key: the first byte, counted from 1, and how many. */
export const SEALED_KEY_ID = { from: 2, length: KEY_ID_BYTES } as const;

export type SecretContext = readonly [table: string, column: string, ...ids: (string | number)[]];

/** Why a record did not open: no key of that id here, wrong context or damaged bytes, not a record at all. */
export class VaultError extends Error {
  override readonly name = "VaultError";
  readonly kind: "key_missing" | "undecryptable" | "malformed";
  constructor(kind: VaultError["kind"], message: string) {
    super(message);
    this.kind = kind;
  }
}

export interface Sealer {
  /** The id of the key that records are sealed for, which stands in each of them (`SEALED_KEY_ID`). */
  readonly keyId: Buffer;
  readonly seal: (plain: string, context: SecretContext) => Buffer;
}
export interface Opener {
  /** Throws VaultError; its message holds nothing of the secret. */
  readonly open: (sealed: Uint8Array, context: SecretContext) => string;
}

/** Seals for the holder of the private key that belongs to `publicKey` (32 raw bytes). */
export function createSealer(publicKey: Uint8Array): Sealer {
  const recipient = publicFromRaw(publicKey);
  const keyId = keyIdOf(publicKey);
  return {
    keyId,
    seal(plain, context) {
      const dataKey = randomBytes(32);
      const body = encrypt(dataKey, Buffer.from(plain, "utf8"), aadOf(context));
      const ephemeral = generateKeyPairSync("x25519");
      const ephemeralRaw = rawPublic(ephemeral.publicKey);
      const wrapKey = deriveWrapKey(ephemeral.privateKey, recipient, ephemeralRaw, publicKey);
      const wrapped = encrypt(wrapKey, dataKey, keyId);
      return Buffer.concat([
        Buffer.from([VERSION]),
        keyId,
        ephemeralRaw,
        wrapped.iv,
        wrapped.box,
        body.iv,
        body.box,
      ]);
    },
  };
}

/** Opens what was sealed for any of these private keys (32 raw bytes each); several while keys rotate. */
export function createOpener(privateKeys: readonly Uint8Array[]): Opener {
  const byId = new Map(
    privateKeys.map((raw) => {
      const key = privateFromRaw(raw);
      const publicRaw = rawPublic(createPublicKey(key));
      return [keyIdOf(publicRaw).toString("hex"), { key, publicRaw }] as const;
    }),
  );
  return {
    open(sealed, context) {
      const bytes = Buffer.from(sealed);
      if (bytes.length < HEADER_BYTES + TAG_BYTES || bytes[0] !== VERSION) {
        throw new VaultError("malformed", "This is not a sealed record");
      }
      const read = reader(bytes, 1);
      const keyId = read(KEY_ID_BYTES);
      const holder = byId.get(keyId.toString("hex"));
      if (holder === undefined)
        throw new VaultError("key_missing", "No key here opens this record");
      const ephemeralRaw = read(PUBLIC_BYTES);
      const wrapIv = read(IV_BYTES);
      const wrapped = read(WRAPPED_BYTES);
      const iv = read(IV_BYTES);
      const box = bytes.subarray(HEADER_BYTES);
      try {
        const wrapKey = deriveWrapKey(
          holder.key,
          publicFromRaw(ephemeralRaw),
          ephemeralRaw,
          holder.publicRaw,
        );
        const dataKey = decrypt(wrapKey, wrapIv, wrapped, keyId);
        return decrypt(dataKey, iv, box, aadOf(context)).toString("utf8");
      } catch {
        throw new VaultError("undecryptable", "The record was changed or belongs to another row");
      }
    },
  };
}

/** The id of the pair that a private key (32 raw bytes) is half of. */
export function vaultKeyId(privateKey: Uint8Array): Buffer {
  return keyIdOf(rawPublic(createPublicKey(privateFromRaw(privateKey))));
}

/** A new key pair as raw bytes. */
export function createVaultKeys(): { publicKey: Buffer; privateKey: Buffer } {
  const pair = generateKeyPairSync("x25519");
  const privateDer = pair.privateKey.export({ format: "der", type: "pkcs8" });
  return { publicKey: rawPublic(pair.publicKey), privateKey: privateDer.subarray(-32) };
}

function reader(bytes: Buffer, start: number): (length: number) => Buffer {
  let at = start;
  return (length) => {
    at += length;
    return bytes.subarray(at - length, at);
  };
}

function aadOf(context: SecretContext): Buffer {
  return Buffer.from(context.join("|"), "utf8");
}

function keyIdOf(publicKey: Uint8Array): Buffer {
  return Buffer.from(hkdfSync("sha256", publicKey, "", "sendoff key id", KEY_ID_BYTES));
}

function deriveWrapKey(
  privateKey: KeyObject,
  publicKey: KeyObject,
  ephemeralRaw: Uint8Array,
  recipientRaw: Uint8Array,
): Buffer {
  const secret = diffieHellman({ privateKey, publicKey });
  const salt = Buffer.concat([ephemeralRaw, recipientRaw]);
  return Buffer.from(hkdfSync("sha256", secret, salt, "sendoff vault 1", 32));
}

function encrypt(key: Uint8Array, plain: Uint8Array, aad: Uint8Array): { iv: Buffer; box: Buffer } {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv("aes-256-gcm", key, iv);
  cipher.setAAD(aad);
  return { iv, box: Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]) };
}

function decrypt(key: Uint8Array, iv: Uint8Array, box: Buffer, aad: Uint8Array): Buffer {
  const decipher = createDecipheriv("aes-256-gcm", key, iv);
  decipher.setAAD(aad);
  decipher.setAuthTag(box.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(box.subarray(0, -TAG_BYTES)), decipher.final()]);
}

function publicFromRaw(raw: Uint8Array): KeyObject {
  return createPublicKey({ key: Buffer.concat([SPKI_PREFIX, raw]), format: "der", type: "spki" });
}

function privateFromRaw(raw: Uint8Array): KeyObject {
  return createPrivateKey({
    key: Buffer.concat([PKCS8_PREFIX, raw]),
    format: "der",
    type: "pkcs8",
  });
}

function rawPublic(key: KeyObject): Buffer {
  return key.export({ format: "der", type: "spki" }).subarray(-PUBLIC_BYTES);
}
