import { CvExtraction } from "@sendoff/contract/cv";
import { routes } from "@sendoff/contract/routes";
import {
  choosePlatformCv,
  findCv,
  listCvRecipients,
  makeCvCurrent,
  renameCv,
  setSecondReading,
} from "@sendoff/db/cv";
import { UserError } from "@sendoff/kit/errors";
import type { FastifyInstance } from "fastify";
import type { ApiDeps } from "../../deps.ts";
import { register } from "../../plugins/register-route.ts";
import { keptFileName, readLibrary, removeCv } from "./cv-library.service.ts";

/** All CVs of a user: which one is current, which one a platform gets, to whom each went. Another user's is a 404. */
export function registerCvLibrary(app: FastifyInstance, deps: ApiDeps): void {
  const library = async (userId: string) =>
    ({ status: 200, body: await readLibrary(deps, userId) }) as const;
  const find = async (userId: string, cvId: string) => {
    const cv = await findCv(deps.db, { userId, cvId });
    if (cv === undefined) throw noSuchCv();
    return cv;
  };

  register(app, routes.listCvs, ({ user }) => library(user.id));

  register(app, routes.listCvRecipients, async ({ user, params }) => {
    await find(user.id, params.id);
    const sent = await listCvRecipients(deps.db, { userId: user.id, cvId: params.id });
    return {
      status: 200,
      body: sent.map((row) => ({
        application_id: row.applicationId,
        company_name: row.company,
        job_title: row.jobTitle,
        sent_at: row.sentAt?.toISOString() ?? null,
      })),
    };
  });

  register(app, routes.getCvReading, async ({ user, params }) => {
    const { extraction } = await find(user.id, params.id);
    const data = extraction === null ? null : CvExtraction.parse(extraction);
    return { status: 200, body: { data } };
  });

  register(app, routes.makeCvCurrent, async ({ user, params }) => {
    if (!(await makeCvCurrent(deps.db, { userId: user.id, cvId: params.id }))) throw noSuchCv();
    return library(user.id);
  });

  register(app, routes.renameCv, async ({ user, params, body }) => {
    const cv = await find(user.id, params.id);
    const fileName = keptFileName(body.file_name, cv.mime_type);
    await renameCv(deps.db, { userId: user.id, cvId: cv.id, fileName });
    return library(user.id);
  });

  register(app, routes.deleteCv, async ({ user, params }) => {
    const outcome = await removeCv(deps, user.id, params.id);
    if (outcome === "missing") throw noSuchCv();
    if (outcome === "in_use") {
      const message =
        "A run under way sends this CV. Stop the run or wait until it ends, then delete the CV.";
      throw new UserError(409, "conflict", message);
    }
    return library(user.id);
  });

  register(app, routes.choosePlatformCv, async ({ user, body }) => {
    const key = { userId: user.id, platformId: body.platform_id };
    const isChosen = await deps.db
      .transaction()
      .execute((trx) => choosePlatformCv(trx, key, body.cv ?? undefined));
    if (!isChosen) {
      const message =
        "There is no such CV, or this platform is not connected. Load the page again and choose anew.";
      throw new UserError(404, "not_found", message);
    }
    return library(user.id);
  });

  register(app, routes.changeSecondReading, async ({ user, body }) => {
    if (body.is_on && deps.config.model === undefined) {
      const message =
        "No language model is set up on this installation. Ask whoever runs it to set one up first.";
      throw new UserError(409, "conflict", message);
    }
    await setSecondReading(deps.db, user.id, body.is_on);
    return library(user.id);
  });
}

/** Also what another user's CV is answered with. */
export function noSuchCv(): UserError {
  const message = "There is no such CV any more. Load the page again to see the ones you have.";
  return new UserError(404, "not_found", message);
}
