import { join } from "node:path";
import { z } from "zod";
import { ConfigError, type Seen } from "../config.ts";

/** The variables of an S3-compatible store, for the environment of each process that keeps files. */
export const storageVariables = {
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "must be a bucket's name")
    .optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  /** Stores that have no regions take any. */
  S3_REGION: z.string().min(1).optional(),
};

export interface S3Settings {
  readonly kind: "s3";
  readonly endpoint: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
}

/** Where CVs and pictures are kept. */
export type StorageSettings = { readonly kind: "local"; readonly folder: string } | S3Settings;

const NEEDED = ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

/**
 * The data folder, or the S3-compatible store as soon as one of its variables is set. Throws ConfigError that names what is
 * missing then: files of one half of a configuration would be lost for the other.
 */
export function readStorageSettings(
  values: Seen<z.output<z.ZodObject<typeof storageVariables>>>,
  dataDir: string,
): StorageSettings {
  const isUnset = [...NEEDED, "S3_REGION" as const].every((name) => values[name] === undefined);
  if (isUnset) return { kind: "local", folder: join(dataDir, "storage") };
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = values;
  if (
    endpoint === undefined ||
    bucket === undefined ||
    accessKeyId === undefined ||
    secretAccessKey === undefined
  ) {
    const missing = NEEDED.filter((name) => values[name] === undefined);
    throw new ConfigError(
      missing.map((name) => ({
        variables: [name],
        problem: "must be set too when files are kept in an S3-compatible store",
      })),
    );
  }
  const region = values.S3_REGION ?? "us-east-1";
  return { kind: "s3", endpoint, bucket, accessKeyId, secretAccessKey, region };
}
