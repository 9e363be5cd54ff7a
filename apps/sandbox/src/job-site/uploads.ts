import { createHash, randomUUID } from "node:crypto";
import type { FastifyRequest } from "fastify";
import type { Upload } from "./accounts.ts";
import { timestamp, type SiteClock } from "../site-clock.ts";

export interface SentFile {
  name: string;
  content: Buffer;
}

/** The file of a multipart request, or undefined when it holds none. */
export async function readSentFile(request: FastifyRequest): Promise<SentFile | undefined> {
  const type = request.headers["content-type"];
  if (!Buffer.isBuffer(request.body) || type === undefined) return undefined;
  const response = new Response(new Uint8Array(request.body), {
    headers: { "content-type": type },
  });
  const form = await response.formData().catch(() => undefined);
  const file = form?.get("file");
  if (!(file instanceof File)) return undefined;
  return { name: file.name, content: Buffer.from(await file.arrayBuffer()) };
}

/** What a site keeps of a file: its name, size and hash, never its content. */
export function describeUpload(
  owner: { account: string; purpose: Upload["purpose"]; clock: SiteClock },
  file: SentFile,
): Upload {
  return {
    id: randomUUID(),
    account: owner.account,
    purpose: owner.purpose,
    file_name: file.name,
    sha256: createHash("sha256").update(file.content).digest("hex"),
    bytes: file.content.length,
    uploaded_at: timestamp(owner.clock),
  };
}
