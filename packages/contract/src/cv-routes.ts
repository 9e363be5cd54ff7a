import { z } from "zod";
import { CvExtraction } from "./cv.ts";
import { defineRoutes, refusals } from "./route.ts";

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
      ...refusals(400, 401, 413, 415, 422, 503),
    },
  },
  extractCv: {
    method: "POST",
    path: "/v1/job/extractCV",
    tag: "CV",
    summary: "Read the newest CV and answer what it says; the profile is not changed",
    auth: "bearer",
    body: z.unknown().optional(),
    responses: { 200: z.object({ data: CvExtraction }), ...refusals(401, 404, 422, 503) },
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
});
