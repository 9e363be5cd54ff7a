import { startFauxqs } from "fauxqs";
import type { S3Settings } from "../storage/storage-config.ts";

/** A server that speaks S3, with one empty bucket: its settings, and how to end it. It takes any keys. */
export async function startS3Server(): Promise<{
  readonly settings: S3Settings;
  readonly close: () => Promise<void>;
}> {
  const bucket = "sendoff-files";
  const server = await startFauxqs({
    port: 0,
    host: "127.0.0.1",
    logger: false,
    init: { buckets: [bucket] },
  });
  return {
    settings: {
      kind: "s3",
      endpoint: `http://127.0.0.1:${server.port}`,
      bucket,
      accessKeyId: "test-key",
      secretAccessKey: "test-secret",
      region: "us-east-1",
    },
    close: () => server.stop(),
  };
}
