import { CV_MAX_BYTES } from "@sendoff/contract/constants";
import { type CvExtraction } from "@sendoff/contract/cv";
import { type Profile } from "@sendoff/contract/profile";
import { routes } from "@sendoff/contract/routes";
import { useEffect, useRef } from "react";
import { call } from "../../lib/api-client.ts";
import { ApiError } from "../../lib/api-error.ts";
import { upload } from "../../lib/api-upload.ts";
import { cvReadingQuery, cvsQuery } from "./cvs.query.ts";
import { type UploadWords, messages } from "./messages.ts";
import {
  type CvFindings,
  type CvRules,
  EXTRACTED,
  detailOf,
  useCvTaking,
} from "./use-cv-taking.ts";
import { findWaitingReview, forgetWaitingReview } from "./waiting-review.ts";

/** Marks of the stages (SPEC 9); what lies between is real progress (DECISIONS D10). */
const UPLOADED = 30;
const DONE = 100;

/**
 * Upload, extract, review where there is something to review, merge, save (SPEC 4); each stage has its own text for a failure. A
 * review that a reload took away opens again.
 */
export function useCvUpload(words: UploadWords, rules: CvRules) {
  const { state, setState, client, finish, save, takeUp } = useCvTaking(words, rules);
  const hasLooked = useRef(false);

  async function run(file: File): Promise<void> {
    let failure: string = messages.uploadFailed;
    const at = (progress: number, text: string) => setState({ kind: "busy", text, progress });
    try {
      at(0, words.uploading);
      const onProgress = (share: number) => at(Math.round(share * UPLOADED), words.uploading);
      const { body: sent } = await upload(routes.uploadCv, { field: "cv", file, onProgress });
      void client.invalidateQueries({ queryKey: cvsQuery.queryKey });
      failure = messages.processFailed;
      at(UPLOADED, messages.extracting);
      const { body } = await call(routes.extractCv);
      void client.invalidateQueries({ queryKey: cvReadingQuery(sent.cv).queryKey });
      at(EXTRACTED, words.saving);
      await takeUp(findingsOf(sent.cv, body), false);
    } catch (error) {
      // Another try with the same file would end the same way.
      if (error instanceof ApiError && error.status === 415) failure = messages.wrongType;
      finish({ kind: "failed", text: failure, detail: detailOf(error) });
    }
  }

  async function start(file: File | undefined): Promise<void> {
    if (file === undefined) {
      setState({ kind: "failed", text: messages.noFile, detail: undefined });
    } else if (file.size > CV_MAX_BYTES) {
      const megabytes = (file.size / 1024 / 1024).toFixed(1);
      const detail = messages.cvIsTooBig(file.name, megabytes);
      setState({ kind: "failed", text: messages.uploadFailed, detail });
    } else {
      await run(file);
    }
  }

  /** Holds a CV that was uploaded before against the profile of now. One that a reload came back to may be gone, or another's. */
  async function compare(cvId: string, isReload = false): Promise<void> {
    try {
      setState({ kind: "busy", text: messages.reading, progress: UPLOADED });
      const { body } = await call(routes.readCv, { params: { id: cvId } });
      await takeUp(findingsOf(cvId, body), true);
    } catch (error) {
      if (isReload && error instanceof ApiError && error.status === 404) {
        forgetWaitingReview();
        setState({ kind: "idle" });
        return;
      }
      finish({ kind: "failed", text: messages.processFailed, detail: detailOf(error) });
    }
  }

  useEffect(() => {
    if (hasLooked.current) return;
    hasLooked.current = true;
    const waiting = findWaitingReview();
    if (waiting !== undefined) void compare(waiting, true);
  });

  const review = state.kind === "review" || state.kind === "busy" ? state.review : undefined;
  return {
    state,
    review,
    progress: state.kind === "busy" ? state.progress : state.kind === "done" ? DONE : 0,
    isBusy: state.kind === "busy" || state.kind === "review",
    start,
    compare: (cvId: string) => compare(cvId),
    /** Saves what the review left, on top of the newest profile. */
    accept: async (change: (profile: Profile) => Profile) => {
      if (review !== undefined) await save(review.found, change, review);
    },
    /** Leaves the profile alone; the CV stays. */
    decline: () => {
      forgetWaitingReview();
      setState({ kind: "told", text: messages.kept });
    },
  };
}

function findingsOf(
  cvId: string,
  body: { data: CvExtraction; second_reading?: string[] | undefined },
): CvFindings {
  return { cvId, found: body.data, byModel: body.second_reading ?? [] };
}

export type CvUpload = ReturnType<typeof useCvUpload>;
