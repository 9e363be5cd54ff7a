import { createHash, createHmac } from "node:crypto";

interface SignedRequest {
  readonly method: "GET" | "POST";
  readonly url: URL;
  /** All that are signed beside host and date, names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

interface Signer {
  readonly service: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const sha256 = (text: string): string => createHash("sha256").update(text, "utf8").digest("hex");
const mac = (key: string | Buffer, text: string): Buffer =>
  createHmac("sha256", key).update(text, "utf8").digest();

/** The headers of a request to AWS, with its signature of version 4 (docs.aws.amazon.com, "Signature Version 4 signing process"). */
export function signForAws(
  { method, url, headers, body }: SignedRequest,
  { service, region, accessKeyId, secretAccessKey }: Signer,
  now: Date,
): Record<string, string> {
  const time = now.toISOString().replaceAll(/[-:]|\.\d+/g, "");
  const day = time.slice(0, 8);
  const all: Record<string, string> = { ...headers, host: url.host, "x-amz-date": time };
  const names = Object.keys(all).toSorted();
  const canonical = [
    method,
    url.pathname,
    [...url.searchParams]
      .map((pair) => pair.map(encodeURIComponent).join("="))
      .toSorted()
      .join("&"),
    ...names.map((name) => `${name}:${(all[name] ?? "").trim()}`),
    "",
    names.join(";"),
    sha256(body),
  ].join("\n");
  const scope = `${day}/${region}/${service}/aws4_request`;
  const text = ["AWS4-HMAC-SHA256", time, scope, sha256(canonical)].join("\n");
  const key = [day, region, service, "aws4_request"].reduce<string | Buffer>(
    mac,
    `AWS4${secretAccessKey}`,
  );
  const signature = mac(key, text).toString("hex");
  const { host: _, ...sent } = all;
  return {
    ...sent,
    authorization: `AWS4-HMAC-SHA256 Credential=${accessKeyId}/${scope}, SignedHeaders=${names.join(";")}, Signature=${signature}`,
  };
}
