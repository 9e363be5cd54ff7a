import { z } from "zod";
import { ConfigError, requireSet, type Seen } from "../config.ts";

/** The variables of a key management service, for the worker and for whoever looks after its keys. */
export const kmsVariables = {
  KMS_PROVIDER: z.enum(["vault-transit", "aws-kms"]).optional(),
  /** Vault's address; AWS's own for the region where it is left out. */
  KMS_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Name of a key of Vault's transit engine; id, alias or ARN of one of AWS's. */
  KMS_KEY: z
    .string()
    .regex(/^[\w:/.-]{1,300}$/, "must be a key's name, id or ARN")
    .optional(),
  KMS_TOKEN: z.string().optional(),
  KMS_REGION: z
    .string()
    .regex(/^[a-z]{2}(?:-[a-z]+)+-\d$/, "must be a region such as ap-south-1")
    .optional(),
  KMS_ACCESS_KEY_ID: z.string().optional(),
  KMS_SECRET_ACCESS_KEY: z.string().optional(),
  KMS_SESSION_TOKEN: z.string().optional(),
};

export type KmsSettings =
  | {
      readonly provider: "vault-transit";
      readonly url: string;
      readonly key: string;
      readonly token: string;
    }
  | {
      readonly provider: "aws-kms";
      readonly url: string;
      readonly key: string;
      readonly region: string;
      readonly accessKeyId: string;
      readonly secretAccessKey: string;
      readonly sessionToken: string | undefined;
    };

const isPlainElsewhere = ({ protocol, hostname }: URL): boolean =>
  protocol === "http:" && hostname !== "127.0.0.1" && hostname !== "localhost";

/** Which service wraps the vault's keys; undefined where none is named. Throws ConfigError that names what it lacks. */
export function readKmsSettings(
  values: Seen<z.output<z.ZodObject<typeof kmsVariables>>>,
): KmsSettings | undefined {
  const { KMS_PROVIDER, KMS_URL, KMS_KEY, KMS_TOKEN, KMS_REGION } = values;
  if (KMS_PROVIDER === undefined) return undefined;
  const why = `${KMS_PROVIDER} needs it`;
  const needed =
    KMS_PROVIDER === "vault-transit"
      ? ["KMS_URL", "KMS_KEY", "KMS_TOKEN"]
      : ["KMS_KEY", "KMS_REGION", "KMS_ACCESS_KEY_ID", "KMS_SECRET_ACCESS_KEY"];
  requireSet(values, Object.fromEntries(needed.map((name) => [name, why])));
  const key = KMS_KEY ?? "";
  // What it unwraps comes back in the clear, whichever service it is.
  if (KMS_URL !== undefined && isPlainElsewhere(new URL(KMS_URL))) {
    throw new ConfigError([
      { variables: ["KMS_URL"], problem: "must be https: beyond this machine" },
    ]);
  }
  if (KMS_PROVIDER === "vault-transit") {
    return { provider: KMS_PROVIDER, url: KMS_URL ?? "", key, token: KMS_TOKEN ?? "" };
  }
  const region = KMS_REGION ?? "";
  return {
    provider: KMS_PROVIDER,
    url: KMS_URL ?? `https://kms.${region}.amazonaws.com/`,
    key,
    region,
    accessKeyId: values.KMS_ACCESS_KEY_ID ?? "",
    secretAccessKey: values.KMS_SECRET_ACCESS_KEY ?? "",
    sessionToken: values.KMS_SESSION_TOKEN,
  };
}
