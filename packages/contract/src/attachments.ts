import { z } from "zod";
import { defineRoutes, refusals } from "./route.ts";

/** What a file beside the CV is for: it goes into a form's field of that purpose and nowhere else (DECISIONS D13). */
export const AttachmentPurpose = z.enum(["cover_letter", "photo"]);
export type AttachmentPurpose = z.infer<typeof AttachmentPurpose>;

/** Sides of a photo, in pixels. */
export const PHOTO_MIN_SIDE = 100;
export const PHOTO_MAX_SIDE = 6000;

/** A file that the user keeps for forms that ask for it. */
export const Attachment = z.object({
  purpose: AttachmentPurpose,
  /** Under which employers get it, with a mark of its content. */
  file_name: z.string(),
  byte_count: z.number(),
  sha256: z.string(),
  uploaded_at: z.string(),
  /** Signed and expiring; a PDF and a photo open in the browser, a Word file is downloaded. */
  file_url: z.string(),
});
export type Attachment = z.infer<typeof Attachment>;

const AttachmentList = z.object({ enclosures: z.array(Attachment) });

export const attachmentRoutes = defineRoutes({
  listAttachments: {
    method: "GET",
    path: "/v1/job/enclosures",
    tag: "CV",
    summary: "The cover letter and the photo that the user keeps; at most one of each",
    auth: "bearer",
    responses: { 200: AttachmentList, ...refusals(401, 503) },
  },
  uploadAttachment: {
    method: "POST",
    path: "/v1/job/enclosures",
    tag: "CV",
    summary:
      "Keep a file in the form field `cover_letter` (PDF or DOCX) or `photo` (JPEG or PNG), at most 5 MB, in place of the one before",
    auth: "bearer",
    consumes: "multipart",
    responses: { 200: AttachmentList, ...refusals(400, 401, 413, 415, 422, 503) },
  },
  deleteAttachment: {
    method: "DELETE",
    path: "/v1/job/enclosures/:purpose",
    tag: "CV",
    summary: "Delete a kept file; receipts keep its name and hash",
    auth: "bearer",
    params: z.object({ purpose: AttachmentPurpose }),
    responses: { 200: AttachmentList, ...refusals(400, 401, 404, 503) },
  },
});
