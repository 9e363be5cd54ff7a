import { CV_NAME_MAX, type CvLibrary } from "@sendoff/contract/cv-routes";
import {
  type CvListing,
  deleteCv,
  isSecondReadingOn,
  listCvs,
  listPlatformCvs,
} from "@sendoff/db/cv";
import { UserError } from "@sendoff/kit/errors";
import type { ApiDeps } from "../../deps.ts";
import { cvFileAddress } from "./cv-file.routes.ts";
import { cvPageAddress, removeCvPage } from "./cv-page.routes.ts";
import { endingOf } from "./cv-types.ts";
import { displayName } from "./read-upload.ts";

/** The user's CVs and what each connected platform gets. */
export async function readLibrary(
  deps: Pick<ApiDeps, "db" | "signer" | "clock" | "config">,
  userId: string,
): Promise<CvLibrary> {
  const [cvs, platforms, isOn] = await Promise.all([
    listCvs(deps.db, userId),
    listPlatformCvs(deps.db, userId),
    isSecondReadingOn(deps.db, userId),
  ]);
  return {
    cvs: cvs.map((cv) => presentCv(deps, cv)),
    platforms: platforms.map((platform) => ({
      platform_id: platform.platformId,
      platform_name: platform.platformName,
      cv: platform.cvId,
    })),
    second_reading: { is_on: isOn, model: deps.config.model ?? null },
  };
}

function presentCv(
  { signer, clock }: Pick<ApiDeps, "signer" | "clock">,
  cv: CvListing,
): CvLibrary["cvs"][number] {
  return {
    id: cv.id,
    version: cv.version,
    file_name: cv.fileName,
    byte_count: cv.byteCount,
    sha256: cv.sha256,
    uploaded_at: cv.uploadedAt.toISOString(),
    is_current: cv.isCurrent,
    is_in_use: cv.isInUse,
    file_url: cvFileAddress(signer, cv.storageKey, clock.now()),
    page_url: cvPageAddress(signer, cv.storageKey, clock.now()),
    sent: { employers: cv.employers, applications: cv.applications },
  };
}

/**
 * Deletes a CV with its file. The file goes before the row is committed: where it cannot be removed the CV stays in the list, to be
 * deleted again, and no file is left that nobody finds.
 */
export async function removeCv(
  deps: Pick<ApiDeps, "db" | "storage">,
  userId: string,
  cvId: string,
): Promise<"deleted" | "missing" | "in_use"> {
  return deps.db.transaction().execute(async (trx) => {
    const outcome = await deleteCv(trx, { userId, cvId });
    if (outcome.kind === "deleted") {
      await removeCvPage(deps, outcome.cv.storage_key);
      await deps.storage.remove(outcome.cv.storage_key);
    }
    return outcome.kind;
  });
}

/**
 * A name as typed, with the ending of what the file is: portals judge a file by it. Throws UserError 400 when nothing is left of
 * the name.
 */
export function keptFileName(typed: string, mimeType: string): string {
  const ending = endingOf(mimeType);
  const name = displayName(typed);
  const stem = name.toLowerCase().endsWith(ending) ? name.slice(0, -ending.length) : name;
  const clean = Array.from(stem.trim())
    .slice(0, CV_NAME_MAX - ending.length)
    .join("")
    .trim();
  if (clean === "") {
    const message = "Type a name of letters or digits, for example Data Engineer CV";
    const issues = [{ path: "file_name", message }];
    throw new UserError(400, "invalid_input", message, { issues });
  }
  return `${clean}${ending}`;
}
