import { CV_DOWNLOAD_NAME } from "@sendoff/contract/constants";
import { routes } from "@sendoff/contract/routes";
import {
  type CvRow,
  findCv,
  findNewestCv,
  isSecondReadingOn,
  recordExtraction,
} from "@sendoff/db/cv";
import { UserError } from "@sendoff/kit/errors";
import type { FastifyInstance } from "fastify";
import type { ApiDeps } from "../../deps.ts";
import { register } from "../../plugins/register-route.ts";
import { extractionToCsv } from "./cv-csv.ts";
import { registerCvFiles } from "./cv-file.routes.ts";
import { registerCvPages } from "./cv-page.routes.ts";
import { noSuchCv, registerCvLibrary } from "./cv-library.routes.ts";
import { findExtraction, storableExtraction, storeCv } from "./cv.service.ts";
import { registerAttachments } from "./attachment.routes.ts";
import { createCvQueue } from "./extraction-queue.ts";
import { readUpload } from "./read-upload.ts";
import { openSecondReading } from "./second-reading.ts";

/** Uploading, reading and downloading a CV (DECISIONS D10). */
export function registerCvModule(app: FastifyInstance, deps: ApiDeps): void {
  const queue = createCvQueue(deps.config.cvChild);
  const readAgain = openSecondReading(deps.config.modelSettings, deps.logger);
  registerCvLibrary(app, deps);
  registerCvFiles(app, deps);
  registerCvPages(app, deps, queue);
  registerAttachments(app, deps);

  register(app, routes.uploadCv, async ({ user, request }) => {
    const cv = await storeCv(deps, user.id, await readUpload(request, ["cv"]));
    return {
      status: 200,
      body: { cv: cv.id, file_name: cv.file_name, version: cv.version, sha256: cv.sha256 },
    };
  });

  const read = async (cv: CvRow) => {
    const bytes = await deps.storage.find(cv.storage_key);
    if (bytes === undefined) throw noCv("Please upload a CV first");
    const outcome = await queue.extract(cv.user_id, bytes);
    if (outcome.kind === "refused") throw new UserError(422, "unreadable_file", outcome.message);
    const extraction = storableExtraction(outcome.extraction);
    // What is kept, and downloaded as CSV, is what the rules found; a model's values become the user's own in the review.
    await recordExtraction(deps.db, { userId: cv.user_id, cvId: cv.id, extraction });
    if (readAgain === undefined || !(await isSecondReadingOn(deps.db, cv.user_id)))
      return { data: extraction };
    const again = await readAgain({ extraction, text: outcome.text });
    return {
      data: storableExtraction(again.extraction),
      ...(again.filled.length === 0 ? {} : { second_reading: [...again.filled] }),
    };
  };

  register(app, routes.extractCv, async ({ user }) => {
    const cv = await findNewestCv(deps.db, user.id);
    if (cv === undefined) throw noCv("Please upload a CV first");
    return { status: 200, body: await read(cv) };
  });

  register(app, routes.readCv, async ({ user, params }) => {
    const cv = await findCv(deps.db, { userId: user.id, cvId: params.id });
    if (cv === undefined) throw noSuchCv();
    return { status: 200, body: await read(cv) };
  });

  register(app, routes.downloadCv, async ({ user }) => {
    const extraction = await findExtraction(deps, user.id);
    if (extraction === undefined) throw noCv("There is no extracted CV to download yet");
    return {
      status: 200,
      body: extractionToCsv(extraction),
      headers: {
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": `attachment; filename="${CV_DOWNLOAD_NAME}"`,
      },
    };
  });
}

function noCv(message: string): UserError {
  return new UserError(404, "no_cv", message);
}
