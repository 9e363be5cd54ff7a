import type { OpenBundle } from "@sendoff/contract/console";
import { bundleFolder, findBundle } from "@sendoff/db/portal-health";
import { UserError } from "@sendoff/kit/errors";
import { z } from "zod";
import type { ApiDeps } from "../../deps.ts";
import { presentBundle } from "./describe-portals.ts";

const Trace = z.record(z.string(), z.unknown());

/** A bundle with addresses of its files that are good for some minutes. Throws UserError 404. */
export async function openBundle(
  { db, storage, signer, clock }: Pick<ApiDeps, "db" | "storage" | "signer" | "clock">,
  id: string,
): Promise<OpenBundle> {
  const bundle = await findBundle(db, id);
  if (bundle === undefined) {
    throw new UserError(
      404,
      "not_found",
      "This failure bundle is gone: they are kept for 14 days.",
    );
  }
  const folder = bundleFolder(id);
  const now = clock.now();
  return {
    ...presentBundle(bundle),
    files: bundle.files.map((name) => ({ name, url: signer.sign(`${folder}/${name}`, now) })),
    trace: bundle.files.includes("trace.json")
      ? readTrace(await storage.find(`${folder}/trace.json`))
      : null,
  };
}

function readTrace(bytes: Uint8Array | undefined): OpenBundle["trace"] {
  if (bytes === undefined) return null;
  try {
    return Trace.parse(JSON.parse(Buffer.from(bytes).toString("utf8")));
  } catch {
    return null;
  }
}
