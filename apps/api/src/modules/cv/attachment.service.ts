import { createHash, randomBytes } from "node:crypto";
import { type Attachment, AttachmentPurpose } from "@sendoff/contract/attachments";
import { sniffCvType } from "@sendoff/cv/sniff";
import { deleteAttachment, listAttachments, saveAttachment } from "@sendoff/db/cv";
import { UserError } from "@sendoff/kit/errors";
import type { ApiDeps } from "../../deps.ts";
import { cleanPhoto } from "./clean-photo.ts";
import { cvFileAddress } from "./cv-file.routes.ts";
import { MIME_TYPES } from "./cv-types.ts";
import type { Upload } from "./read-upload.ts";

/** The files that the user keeps beside their CV. */
export async function readAttachments(
  { db, signer, clock }: Pick<ApiDeps, "db" | "signer" | "clock">,
  userId: string,
): Promise<{ enclosures: Attachment[] }> {
  const rows = await listAttachments(db, userId);
  return {
    enclosures: rows.map((row) => ({
      purpose: AttachmentPurpose.parse(row.purpose),
      file_name: row.file_name,
      byte_count: row.byte_count,
      sha256: row.sha256,
      uploaded_at: row.uploaded_at.toISOString(),
      file_url: cvFileAddress(signer, row.storage_key, clock.now()),
    })),
  };
}

/**
 * Keeps an upload as the user's cover letter or photo, in place of the one before. Throws UserError 415 when its content is not what
 * the purpose takes, 422 for a picture that is damaged, too small or too large.
 */
export async function storeAttachment(
  deps: Pick<ApiDeps, "db" | "storage">,
  userId: string,
  { purpose, upload }: { readonly purpose: AttachmentPurpose; readonly upload: Upload },
): Promise<void> {
  const { bytes, ending, mimeType } = purpose === "photo" ? photoOf(upload) : letterOf(upload);
  // Below the folder of the user's CVs: what is left of it goes with the account.
  const storageKey = `cv/${userId}/${randomBytes(16).toString("hex")}.${ending}`;
  await deps.storage.put(storageKey, bytes);
  let replaced: string | undefined;
  try {
    replaced = await deps.db.transaction().execute((trx) =>
      saveAttachment(trx, {
        userId,
        purpose,
        fileName: nameFor(upload.fileName, purpose, ending),
        mimeType,
        byteCount: bytes.length,
        sha256: createHash("sha256").update(bytes).digest("hex"),
        storageKey,
      }),
    );
  } catch (error) {
    // Without its row nobody would ever find the file again.
    await deps.storage.remove(storageKey);
    throw error;
  }
  if (replaced !== undefined) await deps.storage.remove(replaced);
}

/** Deletes the file of a purpose; it goes before the row is committed, as that of a CV does. False when there is none. */
export async function removeAttachment(
  deps: Pick<ApiDeps, "db" | "storage">,
  userId: string,
  purpose: AttachmentPurpose,
): Promise<boolean> {
  return deps.db.transaction().execute(async (trx) => {
    const key = await deleteAttachment(trx, { userId, purpose });
    if (key !== undefined) await deps.storage.remove(key);
    return key !== undefined;
  });
}

interface KeptFile {
  readonly bytes: Buffer;
  readonly ending: string;
  readonly mimeType: string;
}

function letterOf({ bytes }: Upload): KeptFile {
  const type = sniffCvType(bytes);
  if (type !== "pdf" && type !== "docx") {
    const message = "Please upload your cover letter as .pdf or .docx";
    throw new UserError(415, "unsupported_file", message);
  }
  return { bytes, ending: type, mimeType: MIME_TYPES[type] };
}

function photoOf(upload: Upload): KeptFile {
  const photo = cleanPhoto(upload.bytes);
  if (photo.kind === "refused") {
    const code = photo.status === 415 ? "unsupported_file" : "unreadable_file";
    throw new UserError(photo.status, code, photo.message);
  }
  const mimeType = photo.type === "png" ? "image/png" : "image/jpeg";
  return { bytes: photo.bytes, ending: photo.type, mimeType };
}

/** The user's own name with the ending of what the file is: portals judge a file by it. */
function nameFor(typed: string, purpose: AttachmentPurpose, ending: string): string {
  const stem = typed.replace(/\.[a-z0-9]{1,5}$/i, "").trim();
  return `${stem === "" ? purpose.replace("_", "-") : stem}.${ending}`;
}
