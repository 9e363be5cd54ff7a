import type { CvRules } from "../features/cv/use-cv-taking.ts";
import type { CvUpload } from "../features/cv/use-cv-upload.ts";
import { CvReviewForm } from "../features/profile/cv-review-form.tsx";
import { mergeCv } from "../features/profile/merge-cv.ts";
import { applyReview, needsReview, reviewCv } from "../features/profile/review-cv.ts";

/** How a CV joins the profile, wherever it is uploaded (DECISIONS D10). */
export const cvRules: CvRules = {
  merge: mergeCv,
  needsReview,
  hasNews: (profile, cv) => reviewCv(profile, cv).length > 0,
};

/** Opens when an upload has found something that meets what the profile says. */
export function CvReviewDialog({ upload }: { upload: CvUpload }) {
  const { review, state } = upload;
  if (review === undefined) return null;
  return (
    <CvReviewForm
      sections={reviewCv(review.profile, review.found, review.byModel)}
      savingText={state.kind === "busy" ? state.text : undefined}
      failure={state.kind === "review" ? state.failure : undefined}
      onSave={(choices) =>
        void upload.accept((profile) => applyReview(profile, review.found, choices))
      }
      onCancel={upload.decline}
    />
  );
}
