import type { CvExtraction } from "@sendoff/contract/cv";
import type { Profile } from "@sendoff/contract/profile";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { showToast } from "../../lib/toast-manager.ts";
import { ApiError } from "../../lib/api-error.ts";
import { useIsShown } from "../../lib/use-is-shown.ts";
import { profileOf, saveProfile } from "../../queries/filters.ts";
import { userQuery } from "../../queries/user.query.ts";
import { useProfileStore } from "../../state/profile-store.ts";
import { type UploadWords, messages } from "./messages.ts";
import { forgetWaitingReview, keepWaitingReview } from "./waiting-review.ts";

/** Marks of the stages (SPEC 9). */
export const EXTRACTED = 60;
const SAVING = 90;

/** What was read from a CV; `byModel` names what only a model found. */
export interface CvFindings {
  readonly cvId: string;
  readonly found: CvExtraction;
  readonly byModel: readonly string[];
}

/** What a CV says beside the profile it was held against. */
interface CvReview extends CvFindings {
  readonly profile: Profile;
}

type CvUploadState =
  | { kind: "idle" }
  | { kind: "busy"; text: string; progress: number; review?: CvReview }
  | { kind: "review"; review: CvReview; failure?: { text: string; detail: string | undefined } }
  | { kind: "done"; text: string; found: CvExtraction; profile: Profile }
  | { kind: "told"; text: string }
  | { kind: "failed"; text: string; detail: string | undefined };

/** How a CV joins a profile; the profile feature brings the rules. */
export interface CvRules {
  merge: (profile: Profile, cv: CvExtraction) => Profile;
  /** Whether the person is asked before anything is merged. */
  needsReview: (profile: Profile, cv: CvExtraction) => boolean;
  /** Whether the CV says anything that the profile does not. */
  hasNews: (profile: Profile, cv: CvExtraction) => boolean;
  /** Takes what was read instead: then nothing is merged and saved here. */
  onRead?: ((found: CvExtraction) => void) | undefined;
}

export function detailOf(error: unknown): string | undefined {
  return error instanceof ApiError ? error.message : undefined;
}

/** How the findings of a CV get into the profile: at once, or after a review; told beside the upload, or in a toast to who left. */
export function useCvTaking(words: UploadWords, rules: CvRules) {
  const client = useQueryClient();
  const setProfile = useProfileStore((store) => store.setData);
  const [state, setState] = useState<CvUploadState>({ kind: "idle" });
  const isShown = useIsShown();

  /** Beside the upload, or as a toast once the person has gone to another page. */
  function finish(outcome: Extract<CvUploadState, { kind: "done" | "failed" }>): void {
    if (isShown()) setState(outcome);
    else if (outcome.kind === "done") showToast(messages.saved);
    else {
      const { text, detail } = outcome;
      showToast(text, { tone: "danger", ...(detail === undefined ? {} : { note: detail }) });
    }
  }

  async function save(
    found: CvExtraction,
    change: (profile: Profile) => Profile,
    review?: CvReview,
  ): Promise<void> {
    const at = (progress: number) =>
      setState({
        kind: "busy",
        text: words.saving,
        progress,
        ...(review === undefined ? {} : { review }),
      });
    try {
      at(EXTRACTED);
      const saving = saveProfile(client, change);
      at(SAVING);
      const profile = await saving;
      setProfile(profile);
      forgetWaitingReview();
      finish({ kind: "done", text: words.done, found, profile });
    } catch (error) {
      const failure = { text: messages.saveFailed, detail: detailOf(error) };
      // What was decided in the review is still on screen, to be saved again.
      if (review !== undefined && isShown()) setState({ kind: "review", review, failure });
      else finish({ kind: "failed", ...failure });
    }
  }

  /** Asks where the CV meets what is there, and where a model found something; `always` also where it only adds. */
  async function takeUp(findings: CvFindings, always: boolean): Promise<void> {
    const { cvId, found, byModel } = findings;
    if (rules.onRead !== undefined) {
      if (isShown()) rules.onRead(found);
      return;
    }
    const profile = profileOf(await client.fetchQuery({ ...userQuery, staleTime: 0 }));
    if (always && !rules.hasNews(profile, found)) {
      forgetWaitingReview();
      setState({ kind: "told", text: messages.nothingNew });
    } else if (!always && byModel.length === 0 && !rules.needsReview(profile, found)) {
      await save(found, (newest) => rules.merge(newest, found));
    } else if (isShown()) {
      keepWaitingReview(cvId);
      setState({ kind: "review", review: { ...findings, profile } });
    } else {
      showToast(messages.waits, {
        note: messages.openProfileInformationAndChoose,
      });
    }
  }

  return { state, setState, client, finish, save, takeUp };
}
