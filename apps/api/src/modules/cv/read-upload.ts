import { CV_MAX_BYTES } from "@sendoff/contract/constants";
import { CV_NAME_MAX } from "@sendoff/contract/cv-routes";
import { UserError } from "@sendoff/kit/errors";
import type { FastifyRequest } from "fastify";
import { isStorable } from "../../plugins/guarded-json.ts";

export interface Upload {
  /** The last part of the name the browser sent; shown to the user, never used as a path. */
  readonly fileName: string;
  readonly bytes: Buffer;
}

/** The first file in one of these form fields, with its field. Throws UserError 400, 401, 413, 415 or 422 (RELIABILITY 5: a clear answer for each). */
export async function readUpload(
  request: FastifyRequest,
  fields: readonly string[],
): Promise<Upload & { readonly field: string }> {
  if (!request.isMultipart()) {
    throw new UserError(415, "invalid_input", "Send the file as multipart/form-data");
  }
  const upload = await findUpload(request, fields);
  await request.requireSession();
  if (upload === undefined || (upload.fileName === "" && upload.bytes.length === 0)) {
    const message = "Please select a file first";
    throw new UserError(400, "invalid_input", message, {
      issues: [{ path: fields[0] ?? "", message }],
    });
  }
  if (upload.bytes.length === 0) {
    throw new UserError(422, "unreadable_file", "This file is empty");
  }
  return upload;
}

async function findUpload(
  request: FastifyRequest,
  fields: readonly string[],
): Promise<(Upload & { readonly field: string }) | undefined> {
  let found: (Upload & { readonly field: string }) | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type !== "file") continue;
      // Every file is read to its end, else the form never ends; only the first that is asked for counts.
      const bytes = await part.toBuffer();
      if (fields.includes(part.fieldname) && found === undefined) {
        found = { field: part.fieldname, fileName: displayName(part.filename ?? ""), bytes };
      }
    }
  } catch (error) {
    throw uploadError(error, fields);
  }
  return found;
}

function uploadError(error: unknown, fields: readonly string[]): unknown {
  const code: unknown = error instanceof Error ? Reflect.get(error, "code") : undefined;
  if (code === "FST_REQ_FILE_TOO_LARGE") {
    const limit = `${CV_MAX_BYTES / 1024 / 1024} MB`;
    return new UserError(413, "too_large", `This file is larger than ${limit}`);
  }
  if (typeof code === "string" && /^FST_(?:FILES|PARTS|FIELDS)_LIMIT$/.test(code)) {
    return new UserError(
      413,
      "too_large",
      `Send one file in the form field ${fields.join(" or ")}`,
    );
  }
  // Anything else is a form that breaks off or is none: the sender's, whatever the parser calls it.
  return new UserError(400, "invalid_input", "The upload broke off or is not a valid form", {
    cause: error,
  });
}

/** Characters that nobody sees and that turn a name round ("gpj.exe"), but for the two that Indic and Persian words need. */
const UNSEEN = /(?![\u200C\u200D])[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** Without folders, control characters and anything the database cannot hold. */
export function displayName(name: string): string {
  const last = name.slice(Math.max(name.lastIndexOf("/"), name.lastIndexOf("\\")) + 1);
  const printable = last.replaceAll(UNSEEN, "").trim();
  return isStorable(printable) ? Array.from(printable).slice(0, CV_NAME_MAX).join("") : "cv";
}
