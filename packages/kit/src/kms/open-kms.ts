import { z } from "zod";
import { signForAws } from "./aws-signature.ts";
import type { KmsSettings } from "./kms-config.ts";

const TIMEOUT_MS = 15_000;

/** The service is away or refuses; a sentence for whoever runs the product, without a secret. */
export class KmsError extends Error {
  override readonly name = "KmsError";
}

/** A service that keeps a key to itself, and with it wraps and unwraps others. */
export interface Kms {
  /** What of a key may lie in an environment: only the service makes the key of it again. */
  readonly wrap: (key: Uint8Array) => Promise<string>;
  /** Throws KmsError when the service is away, or refuses. */
  readonly unwrap: (wrapped: string) => Promise<Buffer>;
}

/** Vault's transit engine (developer.hashicorp.com/vault/api-docs/secret/transit), or AWS KMS (Encrypt, Decrypt), over HTTP. */
export function openKms(settings: KmsSettings, now: () => Date = () => new Date()): Kms {
  return settings.provider === "vault-transit" ? openTransit(settings) : openAws(settings, now);
}

const Transit = z.object({
  data: z.object({ ciphertext: z.string().optional(), plaintext: z.string().optional() }),
});

function openTransit({
  url,
  key,
  token,
}: Extract<KmsSettings, { provider: "vault-transit" }>): Kms {
  const call = async (act: "encrypt" | "decrypt", body: object) => {
    const address = new URL(
      `v1/transit/${act}/${encodeURIComponent(key)}`,
      url.replace(/\/?$/, "/"),
    );
    const headers = { "x-vault-token": token, "content-type": "application/json" };
    return Transit.parse(await post(address, headers, JSON.stringify(body))).data;
  };
  return {
    async wrap(plain) {
      const { ciphertext } = await call("encrypt", {
        plaintext: Buffer.from(plain).toString("base64"),
      });
      return z.string().parse(ciphertext);
    },
    async unwrap(wrapped) {
      const { plaintext } = await call("decrypt", { ciphertext: wrapped });
      return Buffer.from(z.string().parse(plaintext), "base64");
    },
  };
}

const Aws = z.object({ CiphertextBlob: z.string().optional(), Plaintext: z.string().optional() });

function openAws(settings: Extract<KmsSettings, { provider: "aws-kms" }>, now: () => Date): Kms {
  const url = new URL(settings.url);
  const call = async (act: "Encrypt" | "Decrypt", fields: object) => {
    const body = JSON.stringify({ KeyId: settings.key, ...fields });
    const headers = {
      "content-type": "application/x-amz-json-1.1",
      "x-amz-target": `TrentService.${act}`,
      ...(settings.sessionToken === undefined
        ? {}
        : { "x-amz-security-token": settings.sessionToken }),
    };
    const signed = signForAws(
      { method: "POST", url, headers, body },
      { service: "kms", ...settings },
      now(),
    );
    return Aws.parse(await post(url, signed, body));
  };
  return {
    async wrap(plain) {
      const { CiphertextBlob } = await call("Encrypt", {
        Plaintext: Buffer.from(plain).toString("base64"),
      });
      return z.string().parse(CiphertextBlob);
    },
    async unwrap(wrapped) {
      const { Plaintext } = await call("Decrypt", { CiphertextBlob: wrapped });
      return Buffer.from(z.string().parse(Plaintext), "base64");
    },
  };
}

/** Neither what was sent nor what came back is ever part of an error. */
async function post(url: URL, headers: Record<string, string>, body: string): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(url, {
      method: "POST",
      headers,
      body,
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (cause) {
    throw new KmsError(`The key management service at ${url.host} does not answer`, { cause });
  }
  if (!response.ok) {
    throw new KmsError(
      `The key management service at ${url.host} refuses (${response.status}): check its key's name, and what its token may do`,
    );
  }
  try {
    return await response.json();
  } catch {
    // The parser's own words quote the answer.
    throw new KmsError(`The key management service at ${url.host} answers what is no JSON`);
  }
}
