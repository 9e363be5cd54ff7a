import { CV_MAX_BYTES, type CvExtraction, type Profile, routes } from "@sendoff/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { showToast } from "../../components/ui/toast-manager.ts";
import { call } from "../../lib/api-client.ts";
import { ApiError } from "../../lib/api-error.ts";
import { upload } from "../../lib/api-upload.ts";
import { useIsShown } from "../../lib/use-is-shown.ts";
import { saveProfile } from "../../queries/filters.ts";
import { useProfileStore } from "../../state/profile-store.ts";
import { type UploadWords, cvMessages } from "./messages.ts";

/** Marks of the stages (SPEC 9); what lies between is real progress (DECISIONS D10). */
const UPLOADED = 30;
const EXTRACTED = 60;
const SAVING = 90;
const DONE = 100;

export type CvUploadState =
  | { kind: "idle" }
  | { kind: "busy"; text: string; progress: number }
  | { kind: "done"; text: string; found: CvExtraction; profile: Profile }
  | { kind: "failed"; text: string; detail: string | undefined };

/** Adds what the CV says to the profile; the profile feature brings the rule. */
export type MergeCv = (profile: Profile, cv: CvExtraction) => Profile;

function detailOf(error: unknown): string | undefined {
  return error instanceof ApiError ? error.message : undefined;
}

/** Upload, extract, merge into the profile, save (SPEC 4), each stage with its own text for a failure. */
export function useCvUpload(words: UploadWords, mergeCv: MergeCv) {
  const client = useQueryClient();
  const setProfile = useProfileStore((store) => store.setData);
  const [state, setState] = useState<CvUploadState>({ kind: "idle" });
  const isShown = useIsShown();

  /** Beside the upload, or as a toast once the person has gone to another page. */
  function finish(outcome: Extract<CvUploadState, { kind: "done" | "failed" }>): void {
    if (isShown()) setState(outcome);
    else if (outcome.kind === "done") showToast(cvMessages.saved);
    else {
      const { text, detail } = outcome;
      showToast(text, { tone: "danger", ...(detail === undefined ? {} : { note: detail }) });
    }
  }

  async function run(file: File): Promise<void> {
    let failure: string = cvMessages.uploadFailed;
    const at = (progress: number, text: string) => setState({ kind: "busy", text, progress });
    try {
      at(0, words.uploading);
      const onProgress = (share: number) => at(Math.round(share * UPLOADED), words.uploading);
      await upload(routes.uploadCv, { field: "cv", file, onProgress });
      failure = cvMessages.processFailed;
      at(UPLOADED, cvMessages.extracting);
      const { body } = await call(routes.extractCv);
      failure = cvMessages.saveFailed;
      at(EXTRACTED, words.saving);
      const saving = saveProfile(client, (profile) => mergeCv(profile, body.data));
      at(SAVING, words.saving);
      const profile = await saving;
      setProfile(profile);
      finish({ kind: "done", text: words.done, found: body.data, profile });
    } catch (error) {
      // Another try with the same file would end the same way.
      if (error instanceof ApiError && error.status === 415) failure = cvMessages.wrongType;
      finish({ kind: "failed", text: failure, detail: detailOf(error) });
    }
  }

  async function start(file: File | undefined): Promise<void> {
    if (file === undefined) {
      setState({ kind: "failed", text: cvMessages.noFile, detail: undefined });
    } else if (file.size > CV_MAX_BYTES) {
      const megabytes = (file.size / 1024 / 1024).toFixed(1);
      const detail = `${file.name} has ${megabytes} MB; a CV may have 5 MB at most.`;
      setState({ kind: "failed", text: cvMessages.uploadFailed, detail });
    } else {
      await run(file);
    }
  }

  const progress = state.kind === "busy" ? state.progress : state.kind === "done" ? DONE : 0;
  return { state, progress, isBusy: state.kind === "busy", start };
}

export type CvUpload = ReturnType<typeof useCvUpload>;
