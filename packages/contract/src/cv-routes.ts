import { z } from "zod";
import { CvExtraction } from "./cv.ts";
import { PlatformId } from "./platform.ts";
import { defineRoutes, refusals } from "./route.ts";

/** The longest file name a CV may have, in characters, its ending included. */
export const CV_NAME_MAX = 200;

/** One of the user's CVs. */
export const CvVersion = z.object({
  id: z.string(),
  version: z.number(),
  /** Under which employers get it. */
  file_name: z.string(),
  byte_count: z.number(),
  sha256: z.string(),
  uploaded_at: z.string(),
  /** Employers get this one where no other is chosen for their platform. */
  is_current: z.boolean(),
  /** A run that is not over began with it and sends it to its end. */
  is_in_use: z.boolean(),
  /** Signed and expiring; a PDF opens in the browser, a Word file is downloaded. */
  file_url: z.string(),
  /** Signed and expiring; the first page as a picture, 404 where the file has none. */
  page_url: z.string(),
  sent: z.object({ employers: z.number(), applications: z.number() }),
});
export type CvVersion = z.infer<typeof CvVersion>;

/** A connected platform; `cv` is null where employers get the current CV. */
export const PlatformCvChoice = z.object({
  platform_id: z.number(),
  platform_name: z.string(),
  cv: z.string().nullable(),
});
export type PlatformCvChoice = z.infer<typeof PlatformCvChoice>;

/** The newest CV first, platforms by name. */
export const CvLibrary = z.object({
  cvs: z.array(CvVersion),
  platforms: z.array(PlatformCvChoice),
  second_reading: z.object({
    /** Where the rules leave gaps a model may read the CV once more. */
    is_on: z.boolean(),
    /** The model that would read and where it runs; null where none is set up. */
    model: z.object({ name: z.string(), host: z.string() }).nullable(),
  }),
});
export type CvLibrary = z.infer<typeof CvLibrary>;

/** An application that went out with a CV. */
export const CvRecipient = z.object({
  application_id: z.string(),
  company_name: z.string(),
  job_title: z.string(),
  sent_at: z.string().nullable(),
});
export type CvRecipient = z.infer<typeof CvRecipient>;

/** What a CV says. `second_reading` names the values that a model found and the rules did not: "personalInformation.city", "skills.3". */
const CvReading = z.object({ data: CvExtraction, second_reading: z.array(z.string()).optional() });

const CvId = z.object({ id: z.uuid() });

export const cvRoutes = defineRoutes({
  uploadCv: {
    method: "POST",
    path: "/v1/job/uploadCV",
    tag: "CV",
    summary: "Upload a CV (PDF, DOCX or DOC, at most 5 MB) in the form field `cv`",
    auth: "bearer",
    consumes: "multipart",
    responses: {
      200: z.object({
        cv: z.string(),
        file_name: z.string(),
        version: z.number(),
        sha256: z.string(),
      }),
      ...refusals(400, 401, 409, 413, 415, 422, 503),
    },
  },
  extractCv: {
    method: "POST",
    path: "/v1/job/extractCV",
    tag: "CV",
    summary: "Read the newest CV and answer what it says; the profile is not changed",
    auth: "bearer",
    body: z.unknown().optional(),
    responses: { 200: CvReading, ...refusals(401, 404, 422, 503) },
  },
  downloadCv: {
    method: "GET",
    path: "/v1/job/downloadCV",
    tag: "CV",
    summary: "The extracted profile as CSV",
    auth: "bearer",
    produces: "csv",
    responses: { 200: z.string(), ...refusals(401, 404, 503) },
  },
  listCvs: {
    method: "GET",
    path: "/v1/job/cvs",
    tag: "CV",
    summary: "All uploaded CVs, and which of them each connected platform gets",
    auth: "bearer",
    responses: { 200: CvLibrary, ...refusals(401, 503) },
  },
  listCvRecipients: {
    method: "GET",
    path: "/v1/job/cvs/:id/applications",
    tag: "CV",
    summary: "The applications that went out with a CV, the latest first, at most 200",
    auth: "bearer",
    params: CvId,
    responses: { 200: z.array(CvRecipient), ...refusals(400, 401, 404, 503) },
  },
  readCv: {
    method: "POST",
    path: "/v1/job/cvs/:id/extract",
    tag: "CV",
    summary: "Read one of the CVs again and answer what it says; the profile is not changed",
    auth: "bearer",
    params: CvId,
    body: z.unknown().optional(),
    responses: { 200: CvReading, ...refusals(400, 401, 404, 422, 503) },
  },
  getCvReading: {
    method: "GET",
    path: "/v1/job/cvs/:id/reading",
    tag: "CV",
    summary: "What was read from one of the CVs, as it is kept; null where it was not read yet",
    auth: "bearer",
    params: CvId,
    responses: {
      200: z.object({ data: CvExtraction.nullable() }),
      ...refusals(400, 401, 404, 503),
    },
  },
  makeCvCurrent: {
    method: "POST",
    path: "/v1/job/cvs/:id/current",
    tag: "CV",
    summary:
      "Make a CV the one that employers get where no other is chosen; runs under way keep theirs",
    auth: "bearer",
    params: CvId,
    body: z.unknown().optional(),
    responses: { 200: CvLibrary, ...refusals(400, 401, 404, 503) },
  },
  renameCv: {
    method: "PUT",
    path: "/v1/job/cvs/:id",
    tag: "CV",
    summary:
      "Give a CV another file name, under which employers get it from then on; its ending stays",
    auth: "bearer",
    params: CvId,
    body: z.object({ file_name: z.string().trim().min(1).max(CV_NAME_MAX) }),
    responses: { 200: CvLibrary, ...refusals(400, 401, 404, 503) },
  },
  deleteCv: {
    method: "DELETE",
    path: "/v1/job/cvs/:id",
    tag: "CV",
    summary:
      "Delete a CV and its file; receipts keep its name and hash. The newest one left becomes current where it was",
    auth: "bearer",
    params: CvId,
    responses: { 200: CvLibrary, ...refusals(400, 401, 404, 409, 503) },
  },
  choosePlatformCv: {
    method: "PUT",
    path: "/v1/job/cv-choices",
    tag: "CV",
    summary:
      "Choose the CV for one platform from its next run on; null goes back to the current CV",
    auth: "bearer",
    body: z.object({ platform_id: PlatformId, cv: z.uuid().nullable() }),
    responses: { 200: CvLibrary, ...refusals(400, 401, 404, 503) },
  },
  changeSecondReading: {
    method: "PUT",
    path: "/v1/job/cv-second-reading",
    tag: "CV",
    summary: "Allow or forbid that a model reads one's CVs where the rules leave gaps",
    auth: "bearer",
    body: z.object({ is_on: z.boolean() }),
    responses: { 200: CvLibrary, ...refusals(400, 401, 409, 503) },
  },
});
