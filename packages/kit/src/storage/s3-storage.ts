import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import { ConfigError } from "../config.ts";
import { checkedKey, type Storage } from "./storage.ts";
import type { S3Settings } from "./storage-config.ts";

/** A store that says nothing for so long is asked again, at most this often. */
const TIMEOUT_MS = 20_000;
const ATTEMPTS = 3;
/** Objects that are deleted at the same time. */
const AT_ONCE = 16;

/**
 * Files as objects of one bucket of any S3-compatible store. Throws ConfigError when the bucket cannot be read: better at the
 * start than with the first picture.
 */
export async function openS3Storage(settings: S3Settings): Promise<Storage> {
  const { bucket: Bucket } = settings;
  const client = createClient(settings);
  const list = (prefix: string) => listObjects(client, Bucket, prefix);
  try {
    await client.send(new ListObjectsV2Command({ Bucket, MaxKeys: 1 }));
  } catch (error) {
    const why = error instanceof Error ? error.name : "it cannot be reached";
    throw new ConfigError(
      [
        {
          variables: ["S3_BUCKET"],
          problem: `${Bucket} at ${settings.endpoint} cannot be read (${why}); check the S3_ variables`,
        },
      ],
      { cause: error },
    );
  }
  const remove = async (key: string): Promise<void> => {
    await client.send(new DeleteObjectCommand({ Bucket, Key: checkedKey(key) }));
  };
  return {
    remove,
    async put(key, bytes) {
      // The client can repeat a body it has as a whole.
      await client.send(
        new PutObjectCommand({ Bucket, Key: checkedKey(key), Body: Buffer.from(bytes) }),
      );
    },
    async find(key) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: checkedKey(key) }));
        return Body === undefined ? undefined : Buffer.from(await Body.transformToByteArray());
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async listBelow(folderKey) {
      const prefix = `${checkedKey(folderKey)}/`;
      const names = new Set<string>();
      for await (const key of list(prefix)) names.add(key.slice(prefix.length).split("/")[0] ?? "");
      return [...names];
    },
    async removeBelow(folderKey) {
      const keys: string[] = [];
      for await (const key of list(`${checkedKey(folderKey)}/`)) keys.push(key);
      for (let start = 0; start < keys.length; start += AT_ONCE) {
        await Promise.all(keys.slice(start, start + AT_ONCE).map(remove));
      }
    },
  };
}

function createClient(settings: S3Settings): S3Client {
  return new S3Client({
    endpoint: settings.endpoint,
    region: settings.region,
    credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
    // Every store knows addresses of the form host/bucket/key; bucket.host needs names in its DNS.
    forcePathStyle: true,
    // Checksums of newer protocols are refused by some stores that are compatible otherwise.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    maxAttempts: ATTEMPTS,
    requestHandler: { requestTimeout: TIMEOUT_MS, connectionTimeout: TIMEOUT_MS },
  });
}

async function* listObjects(
  client: S3Client,
  bucket: string,
  prefix: string,
): AsyncGenerator<string> {
  let token: string | undefined;
  do {
    const page = await client.send(
      new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken: token }),
    );
    for (const { Key } of page.Contents ?? []) if (Key !== undefined) yield Key;
    token = page.NextContinuationToken;
  } while (token !== undefined);
}

function isMissing(error: unknown): boolean {
  if (error instanceof NoSuchKey) return true;
  return error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404;
}
