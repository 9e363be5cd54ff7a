import { routes } from "@sendoff/contract/routes";
import { checkDeletable, deleteEvidence, listPictureKeys } from "@sendoff/db/review";
import { findUser } from "@sendoff/db/user";
import { listApplications } from "@sendoff/db/views";
import { UserError } from "@sendoff/kit/errors";
import type { FastifyInstance } from "fastify";
import { findApplicationDetail, noSuchApplication } from "../../application-detail.ts";
import type { ApiDeps } from "../../deps.ts";
import { readerLanguage } from "../../plugins/reader-language.ts";
import { register } from "../../plugins/register-route.ts";
import { applicationPdf } from "../../receipt/application/application-pdf.ts";
import { isTimeZone } from "../../time-zone.ts";

/** The receipt of an application as a PDF, and the end of what it holds of the person. */
export function registerReceiptRoutes(app: FastifyInstance, deps: ApiDeps): void {
  register(app, routes.downloadReceipt, async ({ user, params, request }) => {
    const detail = await findApplicationDetail(deps, user.id, params.id);
    if (detail === undefined) throw noSuchApplication();
    const account = await findUser(deps.db, user.id);
    const zone = account?.time_zone ?? "";
    const pdf = await applicationPdf(detail, await readPictures(deps, user.id, params.id), {
      timeZone: isTimeZone(zone) ? zone : "UTC",
      isSandbox: deps.config.mode === "sandbox",
      language: readerLanguage(request),
    });
    return {
      status: 200,
      body: pdf,
      headers: {
        "content-type": "application/pdf",
        "content-disposition": `attachment; filename="sendoff_${detail.application.receipt_no}.pdf"`,
      },
    };
  });

  register(app, routes.deleteEvidence, async ({ user, params }) => {
    const key = { userId: user.id, id: params.id };
    const before = await checkDeletable(deps.db, key);
    if (before.kind === "not_found") throw noSuchApplication();
    if (before.kind === "not_over") throw notOver();
    // The files first: what a crash leaves are rows that say so, and deleting again ends it.
    for (const storageKey of await listPictureKeys(deps.db, key)) {
      await deps.storage.remove(storageKey);
    }
    const outcome = await deleteEvidence(deps.db, key);
    if (outcome.kind === "not_over") throw notOver();
    const detail = await findApplicationDetail(deps, user.id, params.id);
    if (detail === undefined) throw noSuchApplication();
    return { status: 200, body: detail };
  });
}

async function readPictures(deps: ApiDeps, userId: string, id: string) {
  const [view] = await listApplications(deps.db, { userId, id, limit: 1 });
  return Promise.all(
    (view?.pictures ?? []).map(async ({ kind, takenAt, width, height, storageKey }) => ({
      kind,
      width,
      height,
      takenAt: takenAt.toISOString(),
      bytes: await deps.storage.find(storageKey),
    })),
  );
}

const notOver = (): UserError =>
  new UserError(
    409,
    "conflict",
    "This application is still under way or waits for you. Its evidence can be deleted once it is over.",
  );
