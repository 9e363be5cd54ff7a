import { createHash, randomBytes } from "node:crypto";
import { CvExtraction } from "@sendoff/contract/cv";
import { sniffCvType } from "@sendoff/cv/sniff";
import { createCv, type CvRow, findShownExtraction } from "@sendoff/db/cv";
import { UserError } from "@sendoff/kit/errors";
import { createId } from "@sendoff/kit/ids";
import type { ApiDeps } from "../../deps.ts";
import { MIME_TYPES } from "./cv-types.ts";
import type { Upload } from "./read-upload.ts";

/** Stores an upload as the user's next CV version. Throws UserError 415 when its content is neither PDF nor Word. */
export async function storeCv(
  deps: Pick<ApiDeps, "db" | "storage">,
  userId: string,
  upload: Upload,
): Promise<CvRow> {
  const type = sniffCvType(upload.bytes);
  if (type === undefined) {
    throw new UserError(415, "unsupported_file", "Please upload your CV as .pdf, .docx or .doc");
  }
  const storageKey = `cv/${userId}/${randomBytes(16).toString("hex")}.${type}`;
  await deps.storage.put(storageKey, upload.bytes);
  try {
    return await deps.db.transaction().execute((trx) =>
      createCv(trx, {
        id: createId(),
        userId,
        fileName: upload.fileName === "" ? `cv.${type}` : upload.fileName,
        mimeType: MIME_TYPES[type],
        byteCount: upload.bytes.length,
        sha256: createHash("sha256").update(upload.bytes).digest("hex"),
        storageKey,
      }),
    );
  } catch (error) {
    // Without its row nobody would ever find the file again.
    await deps.storage.remove(storageKey);
    throw error;
  }
}

/** A CV may hold characters that PostgreSQL cannot: NUL goes, a broken surrogate becomes the replacement character. */
export function storableExtraction(extraction: CvExtraction): CvExtraction {
  const text = JSON.stringify(extraction, (_key, value: unknown) =>
    typeof value === "string" ? value.replaceAll("\0", "").toWellFormed() : value,
  );
  return CvExtraction.parse(JSON.parse(text));
}

/** What the current CV says, else the newest that could be read; undefined when no CV of the user has been read yet. */
export async function findExtraction(
  deps: Pick<ApiDeps, "db">,
  userId: string,
): Promise<CvExtraction | undefined> {
  const found = await findShownExtraction(deps.db, userId);
  return found === undefined ? undefined : CvExtraction.parse(found.extraction);
}
